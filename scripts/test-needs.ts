import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests start, and its packages for `apt-get install` and `brew install`. */
type Program = { readonly name: string; readonly apt: string; readonly brew: string };

const program = (name: string, apt = name, brew = apt): Program => ({ name, apt, brew });

/**
 * What a test file may need besides git, node and the product, by the words before `.test.ts` in its name: `post.gh.test.ts`,
 * `large-change.client.network.test.ts`. A file without such a word is in the quick set of `npm test`.
 */
export const NEEDS = {
  client: {
    what: 'the client',
    // They cut the client off from the network; on other systems it runs on the host's network.
    programs:
      process.platform === 'linux' ? [program('ip', 'iproute2'), program('unshare', 'util-linux')] : [],
  },
  gh: { what: 'gh', programs: [program('gh'), program('openssl')] },
  chromium: { what: 'chromium', programs: [program('chromium')] },
  programs: {
    what: 'compilers and other programs',
    programs: [
      ...[program('python3'), program('jq'), program('sqlite3', 'sqlite3', 'sqlite')],
      ...[program('flock', 'util-linux', 'flock'), program('cc', 'gcc'), program('go', 'golang-go', 'go')],
      ...[program('rustc', 'rustc', 'rust'), program('cargo', 'cargo', 'rust')],
      program('javac', 'default-jdk-headless', 'openjdk'),
      ...(process.platform === 'linux' ? [program('bwrap', 'bubblewrap')] : []),
    ],
  },
  network: { what: 'published packages', programs: [] },
  slow: { what: 'more time', programs: [] },
  nightly: { what: 'a night', programs: [] },
} as const satisfies Record<string, { readonly what: string; readonly programs: readonly Program[] }>;

export type Need = keyof typeof NEEDS;
const ALL = Object.keys(NEEDS) as Need[];

/** Glob of the test files that need something. */
export const TESTS_WITH_NEEDS = `**/*.{${ALL.join(',')}}.test.ts`;

/** Glob of the test files that only the nightly workflow runs: they cost most and seldom change, such as facts about other programs. */
export const NIGHTLY_TESTS = '**/*.nightly.test.ts';

/** The needs in the name of a test file. */
export function needsOf(path: string): Need[] {
  const words = /([^/]*)\.test\.ts$/.exec(path)?.[1]?.split('.').slice(1) ?? [];
  return ALL.filter((need) => words.includes(need));
}

/** `12 need gh`, once for each need; a file counts for each of its needs. */
export function needCounts(paths: readonly string[]): string[] {
  return ALL.map((need) => [need, paths.filter((path) => needsOf(path).includes(need)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([need, count]) => `${count} need ${NEEDS[need].what}`);
}

/** Programs of these needs that are not on the PATH. */
export function missingPrograms(needs: readonly Need[] = ALL, path = process.env['PATH'] ?? ''): Program[] {
  const folders = path.split(delimiter);
  const isThere = (name: string): boolean => folders.some((folder) => isProgram(join(folder, name)));
  return needs.flatMap((need) => NEEDS[need].programs).filter(({ name }) => !isThere(name));
}

/** The command that installs the programs, for Debian and for Homebrew. */
export function installCommands(programs: readonly Program[]): string[] {
  const packages = (of: 'apt' | 'brew') => [...new Set(programs.map((one) => one[of]))].join(' ');
  return [
    `apt-get install -y --no-install-recommends ${packages('apt')}`,
    `brew install ${packages('brew')}`,
  ];
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
