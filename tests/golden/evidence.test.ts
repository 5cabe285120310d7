import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Side } from '../../src/contracts/shapes.ts';
import type { ChangedLines, FileChange } from '../../src/diff/changed-lines.ts';
import { reviewedText } from '../../src/evidence/reviewed-text.ts';
import { findQuote } from '../../src/evidence/quotes/find-quote.ts';
import type { Texts } from '../../src/evidence/world.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';

/**
 * `fixtures/evidence/*.yaml`: each has one quote, from `src/pay.ts` unless `file` names another file, and its expected result, written
 * by hand: the lines of the quote, or the reason why it is dropped.
 */
const ROOT = join(import.meta.dirname, '../../fixtures/evidence');

type Span = readonly [start: number, end: number];
type Case = {
  readonly says: string;
  readonly base?: string;
  readonly head?: string;
  readonly redacted?: string;
  /** The name at base of a renamed file. */
  readonly from?: string;
  readonly status?: 'deleted';
  readonly added?: readonly Span[];
  readonly removed?: readonly Span[];
  readonly anchors?: readonly number[];
  readonly file?: string;
  readonly side?: Side;
  readonly line: number;
  readonly quote: string;
  readonly expect: { readonly at: Span; readonly side: Side } | { readonly drop: string };
};

const cases = readdirSync(ROOT).map((file) => ({
  name: file.replace(/\.yaml$/, ''),
  ...(parse(readFileSync(join(ROOT, file), 'utf8')) as Case),
}));

it.each(cases)('$name: $says', (given) => {
  const { line, quote, side } = given;
  const claim = { file: given.file ?? 'src/pay.ts', line, quote, ...(side === undefined ? {} : { side }) };
  expect(outcome(findQuote(claim, textsOf(given)))).toEqual(given.expect);
});

it('finds the cases, and refusals among them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(75);
  expect(cases.filter((one) => 'drop' in one.expect).length).toBeGreaterThanOrEqual(30);
});

function outcome(decision: ReturnType<typeof findQuote>): Case['expect'] {
  if ('drop' in decision) return { drop: decision.drop.kind };
  const { at, side } = decision.keep;
  return { at: [at.start, at.end], side };
}

const PATH = 'src/pay.ts' as RepoPath;

function textsOf({ base, head, redacted, ...given }: Case): Texts {
  const before = (given.from ?? PATH) as RepoPath;
  return {
    headText: (path) => (path === PATH && head !== undefined ? reviewedText(head, redacted) : undefined),
    baseText: (path) => (path === before && base !== undefined ? reviewedText(base) : undefined),
    changed: changedLines(given),
    treeRoots: ['/cache/trees/1234'],
  };
}

function changedLines({
  status,
  from,
  added = [],
  removed = [],
  anchors = [],
}: Omit<Case, 'head'>): ChangedLines {
  const common = {
    path: PATH,
    addedLines: 0,
    removedLines: 0,
    hunks: [],
    removed: removed.map(([start, end]) => ({ start, end })),
  };
  const change: FileChange =
    status === 'deleted'
      ? { ...common, kind: 'deleted' }
      : {
          ...common,
          kind: 'text',
          ...(from === undefined ? { status: 'modified' } : { status: 'renamed', from: from as RepoPath }),
          added: added.map(([start, end]) => ({ start, end })),
          deletionAnchors: anchors,
        };
  return new Map([[PATH, change]]);
}
