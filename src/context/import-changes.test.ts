import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { importChange } from './import-changes.ts';

const counts = { addedLines: 1, removedLines: 1, hunks: [], removed: [] };
const modified = {
  kind: 'text',
  status: 'modified',
  path: 'a.ts' as RepoPath,
  added: [],
  deletionAnchors: [],
  ...counts,
} as const;
const deleted = { kind: 'deleted', path: 'a.ts' as RepoPath, ...counts } as const;

describe('imports that a change adds and removes', () => {
  it('tells a name added to an import over many lines by its module', () => {
    const before = "import {\n  total,\n} from './cart'\n";
    const after = "import {\n  Cart,\n  total,\n} from './cart'\n";
    expect(importChange({ change: modified, before, after })).toEqual({
      path: 'a.ts',
      added: ['./cart { Cart }'],
      removed: [],
    });
  });

  it('tells a module that came and one that went, sorted', () => {
    const before = "import x from 'old'\n";
    const after = "import 'z'\nimport { b, a } from 'y'\n";
    expect(importChange({ change: modified, before, after })).toEqual({
      path: 'a.ts',
      added: ['y { a, b }', 'z'],
      removed: ['old { default }'],
    });
  });

  it('is null when imports were only moved or written otherwise', () => {
    const before = "import { a } from 'a'\nimport { b } from 'b'\n";
    const after = 'import { b } from "b";\nimport {\n  a,\n} from \'a\';\n';
    expect(importChange({ change: modified, before, after })).toBeNull();
  });

  it('tells what an added file brings and what a deleted one takes along', () => {
    expect(
      importChange({ change: { ...modified, status: 'added' }, before: null, after: "import 'a'\n" }),
    ).toEqual({ path: 'a.ts', added: ['a'], removed: [] });
    expect(importChange({ change: deleted, before: "import 'a'\n", after: null })).toEqual({
      path: 'a.ts',
      added: [],
      removed: ['a'],
    });
  });

  it('reads the old side of a renamed file in the language it had', () => {
    const change = { ...modified, status: 'renamed', from: 'a.py' as RepoPath } as const;
    expect(importChange({ change, before: 'import os\n', after: "import 'os'\n" })).toBeNull();
  });
});
