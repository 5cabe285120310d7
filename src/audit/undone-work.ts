import { declaredTests, readAsCode } from './tests/declared-tests.ts';
import { weakenedTests } from './tests/test-edits.ts';

/** A test file that a fix changes: at the round's start, before the fix and after it; undefined if it does not exist. */
export type TestFileThen = {
  readonly path: string;
  readonly start: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The finding is about this very file, so its tests may go. */
  readonly isAbout: boolean;
};

export type WorkOfRound = {
  /** The tree that the fix makes. */
  readonly tree: string;
  /** Trees of the round's start and of its commits, with the commit. */
  readonly earlier: readonly { readonly tree: string; readonly sha: string }[];
  readonly tests: readonly TestFileThen[];
};

export type Undone = {
  readonly rule: 'earlier_state' | 'tests_removed' | 'tests_weakened' | 'tests_skipped';
  readonly reason: string;
};

/**
 * How a fix undoes earlier work, as far as that is certain: it restores an earlier state, or removes tests that the round
 * added, tests that the project had (another name in the same place is the same test) or assertions of a test, or it skips a
 * test from now on.
 */
export function undoneWork({ tree, earlier, tests }: WorkOfRound): Undone | undefined {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== undefined) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: 'earlier_state', reason };
  }
  const still = namesIn(tests);
  const kept = tests.filter(({ isAbout }) => !isAbout);
  const lost = kept.flatMap((file) => lostOf(file, still));
  if (lost.length > 0) return removed('this round added', lost);
  const gone = kept.flatMap((file) => goneFrom(file, still));
  if (gone.length > 0) return removed('the project had', gone);
  const weakened = kept.flatMap((file) =>
    weakenedTests(file, namesIn(tests.filter((other) => other !== file))).map(
      ({ name, before, after }) => `${file.path}: ${name} (${before} → ${after})`,
    ),
  );
  if (weakened.length > 0) return weaker(weakened);
  const skipping = tests.filter(({ path, before, after }) => skipsIn(path, after) > skipsIn(path, before));
  if (skipping.length === 0) return undefined;
  const names = skipping.map(({ path }) => path).join(', ');
  return {
    rule: 'tests_skipped',
    reason: `tests_skipped: more tests are skipped than before in ${names}, and a test that does not run proves nothing`,
  };
}

function namesIn(tests: readonly TestFileThen[]): ReadonlySet<string> {
  return new Set(tests.flatMap(({ path, after = '' }) => [...declaredTests(path, after)]));
}

function removed(whose: string, names: readonly string[]): Undone {
  const reason = `tests_removed: tests that ${whose} are gone: ${names.join(', ')}`;
  return { rule: 'tests_removed', reason };
}

function weaker(tests: readonly string[]): Undone {
  const reason = `tests_weakened: fewer assertions are reached than before in ${tests.join(', ')}; a test that is wrong itself is a finding of its own`;
  return { rule: 'tests_weakened', reason };
}

/** Names that no longer exist anywhere, unless as many new ones came. */
function goneFrom({ path, before, after }: TestFileThen, still: ReadonlySet<string>): string[] {
  const known = declaredTests(path, before ?? '');
  const gone = [...known].filter((name) => !still.has(name));
  const came = [...declaredTests(path, after ?? '')].filter((name) => !known.has(name));
  return gone.length > came.length ? gone.map((name) => `${path}: ${name}`) : [];
}

/**
 * How tests are kept from running, in the runners whose output is read. A condition counts as well, and so does "only", which
 * keeps all others from running.
 */
const SKIPS =
  /\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fails|failing)\b|\b[xf](?:it|test|describe|context|specify)[ \t]*\(|\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\(\s*(?:"+\s*,\s*)?\{[^{}]*\b(?:skip|only|todo|ignore)\b(?!\s*:\s*(?:false|undefined|null)\b)|@(?:pytest\.mark\.|unittest\.)?(?:skip|skipIf|skipUnless|skipif|xfail|expectedFailure|Ignore|Disabled)\b|\b(?:pytest|self|t|b|ctx|context)\.(?:skip|skipTest|Skip|Skipf|SkipNow|xfail|todo)\(|#\[(?:cfg_attr\([^\]]*, *)?ignore\b|^[ \t]*skip(?:[ \t]|$)/gm;

/** Text in a comment or a string skips nothing. */
function skipsIn(path: string, text = ''): number {
  return [...readAsCode(path, text).mask.matchAll(SKIPS)].length;
}

function lostOf({ path, start, before, after }: TestFileThen, still: ReadonlySet<string>): string[] {
  const known = declaredTests(path, start ?? '');
  const added = [...declaredTests(path, before ?? '')].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  // A file that declares nothing by name may still be a test.
  const isGone = start === undefined && before !== undefined && after === undefined && added.length === 0;
  return isGone ? [path] : lost;
}
