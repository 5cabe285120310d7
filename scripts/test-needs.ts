import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that tests start, and the packages that bring it: `apt-get install`, `brew install`. */
type Program = { readonly name: string; readonly apt: string; readonly brew: string };

const program = (name: string, apt = name, brew = apt): Program => ({ name, apt, brew });

/**
 * What a file of tests may need besides git, node and the product, by the word before `.test.ts` in its name:
 * `post.gh.test.ts`, `large-change.client.network.test.ts`. A file without such a word is in the quick set of `npm test`.
 */
export const NEEDS = {
  client: {
    what: 'the client',
    // Takes it off the network; without these it runs on the host's.
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

/** Files of tests that need something, as a glob. */
export const NEEDY_TESTS = `**/*.{${ALL.join(',')}}.test.ts`;

/** Files that only the nightly workflow runs: what costs most and seldom changes, as facts about programs that are not ours. */
export const NIGHTLY_TESTS = '**/*.nightly.test.ts';

/** What a file of tests says by its name that it needs. */
export function needsOf(path: string): Need[] {
  const words = /([^/]*)\.test\.ts$/.exec(path)?.[1]?.split('.').slice(1) ?? [];
  return ALL.filter((need) => words.includes(need));
}

/** `12 files of tests need gh`, each need once; a file counts for each thing that it needs. */
export function countedNeeds(paths: readonly string[]): string[] {
  return ALL.map((need) => [need, paths.filter((path) => needsOf(path).includes(need)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([need, count]) => `${count} need ${NEEDS[need].what}`);
}

/** Programs of these needs that are not on the PATH. */
export function lackingPrograms(needs: readonly Need[] = ALL, path = process.env['PATH'] ?? ''): Program[] {
  const folders = path.split(delimiter);
  const isThere = (name: string): boolean => folders.some((folder) => isProgram(join(folder, name)));
  return needs.flatMap((need) => NEEDS[need].programs).filter(({ name }) => !isThere(name));
}

/** The one command that gets programs, for Debian and for Homebrew. */
export function installCommands(programs: readonly Program[]): string[] {
  const packages = (of: 'apt' | 'brew') => [...new Set(programs.map((one) => one[of]))].join(' ');
  return [
    `apt-get install -y --no-install-recommends ${packages('apt')}`,
    `brew install ${packages('brew')}`,
  ];
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
