import { declaredTests } from './declared-tests.ts';

/** A test file that a round changed and a fix changes again, at three moments; undefined: it is not there. */
export type TestFileThen = {
  readonly path: string;
  readonly start: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

export type WorkOfRound = {
  /** The tree that the fix makes. */
  readonly tree: string;
  /** Trees of the round's start and of its commits, with the commit. */
  readonly earlier: readonly { readonly tree: string; readonly sha: string }[];
  readonly tests: readonly TestFileThen[];
  /** Test files as the fix leaves them, whoever changed them: a test may be moved there. */
  readonly others: readonly string[];
};

export type Undone = { readonly rule: 'earlier_state' | 'tests_removed'; readonly reason: string };

/** How a fix takes back what the round has won: the state of before, or tests that the round added. */
export function undoneWork({ tree, earlier, tests, others }: WorkOfRound): Undone | undefined {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== undefined) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: 'earlier_state', reason };
  }
  const still = new Set(
    [...tests.flatMap(({ after }) => after ?? []), ...others].flatMap((text) => [...declaredTests(text)]),
  );
  const lost = tests.flatMap((file) => lostOf(file, still));
  if (lost.length === 0) return undefined;
  return {
    rule: 'tests_removed',
    reason: `tests_removed: tests that this round added are gone: ${lost.join(', ')}`,
  };
}

function lostOf({ path, start, before, after }: TestFileThen, still: ReadonlySet<string>): string[] {
  const known = declaredTests(start ?? '');
  const added = [...declaredTests(before ?? '')].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  // A file that declares nothing by name may still be a test.
  const isGone = start === undefined && before !== undefined && after === undefined && added.length === 0;
  return isGone ? [path] : lost;
}
