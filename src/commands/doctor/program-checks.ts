import type { FoundSandbox } from '../../io/programs/sandbox/find-sandbox.ts';
import { failed, ok, warning, type Check } from './check.ts';

const OLDEST_NODE = '20.0';
/**
 * 2.31 is the first git that reads settings from `GIT_CONFIG_COUNT`, by which `io/git/configured-programs.ts` switches off content filters:
 * an older one ignores the variable and would run programs that the repository names. 2.30 was the first whose `rev-parse`
 * knows `--end-of-options`. `docs/notes/git.md` lists what else is used, and what each came with.
 */
const OLDEST_GIT = '2.31';
/** The first that has `gh auth token`, which tells of a login without asking the network. */
const OLDEST_GH = '2.17';
/** Plugins of this client were measured; a newer one is expected to do the same. */
const OLDEST_CLIENT = '2.1';
/** The client that every end-to-end test runs; a contract test compares it with `scripts/client.ts`. */
export const TESTED_CLIENT = '2.1.330';

export function judgeNode(version: string): Check {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE)
    ? ok('node', found)
    : failed('node', found, 'install Node 20 or newer: https://nodejs.org/en/download');
}

/** `said` is the first line of `git --version`. */
export function judgeGit(said: string | undefined): Check {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === undefined) return failed('git', 'git cannot be started', remedy);
  return isAtLeast(said, OLDEST_GIT) ? ok('git', said) : failed('git', `${said} is too old`, remedy);
}

/** `said` is the first line of `claude --version`. The helpers work without it; `/df:review` does not. */
export function judgeClient(said: string | undefined): Check {
  const remedy = 'for /df:review install Claude Code: https://code.claude.com/docs/en/setup';
  if (said === undefined) return warning('client', 'no "claude" on PATH', remedy);
  const found = `claude ${said}`;
  if (!isAtLeast(said, OLDEST_CLIENT)) return warning('client', `${found} is too old`, remedy);
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return ok('client', version === TESTED_CLIENT ? found : untested(found));
}

/** Most people have another version: that is no reason to warn them each time. */
function untested(found: string): string {
  return `${found}; tested with ${TESTED_CLIENT}, and "correctless doctor --probe" tests this one`;
}

type GhFacts = {
  /** First line of `gh --version`. */
  readonly said: string | undefined;
  readonly host: string;
  /** Undefined when gh could not say. */
  readonly loggedIn: boolean | undefined;
};

export function judgeGh({ said, host, loggedIn }: GhFacts): Check {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === undefined) return warning('gh', 'no "gh" on PATH', remedy);
  if (!isAtLeast(said, OLDEST_GH)) return warning('gh', `${said} is too old`, remedy);
  if (loggedIn === true) return ok('gh', `${said}, logged in to ${host}`);
  return warning('gh', `${said}, not logged in to ${host}`, `gh auth login --hostname ${host}`);
}

export function judgeSandbox({ kind, lacking }: FoundSandbox): Check {
  if (kind !== 'none') return ok('sandbox', kind);
  const remedy =
    'for --prove on Linux: install bubblewrap, and allow user name spaces (sysctl kernel.unprivileged_userns_clone=1, or kernel.apparmor_restrict_unprivileged_userns=0)';
  return warning('sandbox', `none: ${lacking.join('; ')}`, remedy);
}

/** Compares the first number of the form `a.b` in a text. A text without one is too old. */
function isAtLeast(text: string, oldest: string): boolean {
  const [major, minor] = numbersIn(text);
  const [oldestMajor, oldestMinor] = numbersIn(oldest);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

function numbersIn(text: string): [major: number, minor: number] {
  const found = /(\d+)\.(\d+)/.exec(text);
  return found === null ? [-1, -1] : [Number(found[1]), Number(found[2])];
}
