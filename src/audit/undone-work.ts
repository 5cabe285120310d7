import { declaredTests } from './declared-tests.ts';

/** A test file that a fix changes: at the round's start, before the fix and after it; undefined: it is not there. */
export type TestFileThen = {
  readonly path: string;
  readonly start: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The finding is about this very file: its tests may go. */
  readonly isAbout: boolean;
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

export type Undone = {
  readonly rule: 'earlier_state' | 'tests_removed' | 'tests_skipped';
  readonly reason: string;
};

/**
 * How a fix takes back what was won: the state of before, tests that the round added, tests that the project had (another name
 * in the same place is the same test), or a test that is skipped from now on.
 */
export function undoneWork({ tree, earlier, tests, others }: WorkOfRound): Undone | undefined {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== undefined) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: 'earlier_state', reason };
  }
  const still = new Set(
    [...tests.flatMap(({ after }) => after ?? []), ...others].flatMap((text) => [...declaredTests(text)]),
  );
  const kept = tests.filter(({ isAbout }) => !isAbout);
  const lost = kept.flatMap((file) => lostOf(file, still));
  if (lost.length > 0) return removed('this round added', lost);
  const gone = kept.flatMap((file) => goneFrom(file, still));
  if (gone.length > 0) return removed('the project had', gone);
  const skipping = tests.filter(({ before, after }) => skipsIn(after) > skipsIn(before));
  if (skipping.length === 0) return undefined;
  const names = skipping.map(({ path }) => path).join(', ');
  return {
    rule: 'tests_skipped',
    reason: `tests_skipped: more tests are skipped than before in ${names}, and a test that does not run proves nothing`,
  };
}

function removed(whose: string, names: readonly string[]): Undone {
  const reason = `tests_removed: tests that ${whose} are gone: ${names.join(', ')}`;
  return { rule: 'tests_removed', reason };
}

/** Names that are nowhere any more, where not as many new ones came. */
function goneFrom({ path, before, after }: TestFileThen, still: ReadonlySet<string>): string[] {
  const known = declaredTests(before ?? '');
  const gone = [...known].filter((name) => !still.has(name));
  const came = [...declaredTests(after ?? '')].filter((name) => !known.has(name));
  return gone.length > came.length ? gone.map((name) => `${path}: ${name}`) : [];
}

/** How tests are kept from running, in the runners whose output is read: a condition counts as well, and "only", which keeps all others from it. */
const SKIPS =
  /\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fails|failing)\b|\b[xf](?:it|test|describe|context|specify)[ \t]*\(|\b(?:skip|only|todo)[ \t]*:[ \t]*(?:true|['"`])|@(?:pytest\.mark\.|unittest\.)?(?:skip|skipIf|skipUnless|skipif|xfail|expectedFailure|Ignore|Disabled)\b|\b(?:pytest|self|t|b|ctx|context)\.(?:skip|skipTest|Skip|Skipf|SkipNow|xfail|todo)\(|#\[(?:cfg_attr\([^\]]*, *)?ignore\b|^[ \t]*skip(?:[ \t]|$)/gm;

function skipsIn(text = ''): number {
  return [...text.matchAll(SKIPS)].length;
}

function lostOf({ path, start, before, after }: TestFileThen, still: ReadonlySet<string>): string[] {
  const known = declaredTests(start ?? '');
  const added = [...declaredTests(before ?? '')].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  // A file that declares nothing by name may still be a test.
  const isGone = start === undefined && before !== undefined && after === undefined && added.length === 0;
  return isGone ? [path] : lost;
}
