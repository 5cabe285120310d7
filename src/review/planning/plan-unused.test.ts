import { describe, expect, it } from 'vitest';
import { EMPTY_CONTEXT, path, rule } from '../../../tests/golden/packets/sample-material.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import { planUnused } from './plan-unused.ts';

const file = (name: string, hunks = 1): ShownFile => ({
  ...{ path: path(name), from: null, status: 'modified', header: '' },
  ...{ addedLines: 1, removedLines: 0, skipped: null },
  hunks: Array.from({ length: hunks }, (_, n) => ({
    id: `${name}#${n + 1}`,
    ...{ old: { start: 1, count: 0 }, new: { start: 1, count: 1 }, text: '' },
  })),
});
const planned = (files: readonly ShownFile[], governed: string) =>
  planUnused({ lenses: ['bug-scan', 'rules-compliance'] }, { files, context: EMPTY_CONTEXT }, [
    { rule: rule(governed, 'Close what you open.'), governs: [] },
  ]);

it('the rules lens is not called for rules that start to count later, and the report says so', () => {
  const found = planUnused(
    { lenses: ['bug-scan', 'rules-compliance'] },
    { files: [file('a.ts')], context: EMPTY_CONTEXT },
    [],
    'not in force yet',
  );
  expect(found).toEqual({ idle: [{ lens: 'rules-compliance', why: 'not in force yet' }], notSent: [] });
});

describe('a lens that uses', () => {
  it('some of the changed files is not sent the others', () => {
    expect(planned([file('api/a.ts'), file('web/b.ts')], 'api/CLAUDE.md')).toEqual({
      idle: [],
      notSent: [{ lens: 'rules-compliance', path: 'web/b.ts', why: 'governed by no rule' }],
    });
  });

  it('none of them is not called, and the report says why', () => {
    expect(planned([file('web/a.ts'), file('web/b.ts'), file('web/empty.ts', 0)], 'api/CLAUDE.md')).toEqual({
      idle: [{ lens: 'rules-compliance', why: 'no rule governs a changed file' }],
      notSent: [],
    });
  });

  it('all of them is not called where nothing has lines to show', () => {
    const why = 'no line of the change is for a reviewer';
    expect(planned([file('web/empty.ts', 0)], 'api/CLAUDE.md')).toEqual({
      idle: [
        { lens: 'bug-scan', why },
        { lens: 'rules-compliance', why },
      ],
      notSent: [],
    });
  });
});
