import { AGENTS } from '../contracts/vocabulary.ts';

/** One thing that is needed, or would help. */
export type Check = {
  readonly name: 'node' | 'git' | 'repository' | 'plugin' | 'client' | 'gh';
  /** `optional` is absent too, but only some uses need it. */
  readonly state: 'ok' | 'missing' | 'optional';
  readonly found: string;
  /** What to do about it: an exact command or an address. */
  readonly remedy?: string;
};

/** Without one of these files the plugin cannot review. Relative to its folder. */
export const PARTS: readonly string[] = [
  'bin/correctless',
  'dist/main.cjs',
  'hooks/hooks.json',
  'skills/caudit/SKILL.md',
  ...AGENTS.map((agent) => `agents/${agent}.md`),
];

const OLDEST_NODE = '20.0';
/** Since 2.30 `git rev-parse` too knows `--end-of-options`, which keeps a hostile branch name from being an option. */
const OLDEST_GIT = '2.30';
/** The first that has `gh auth token`, which tells of a login without asking the network. */
const OLDEST_GH = '2.17';
/** Plugins of this client were measured; a newer one is expected to do the same. */
const OLDEST_CLIENT = '2.1';

export function judgeNode(version: string): Check {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE)
    ? { name: 'node', state: 'ok', found }
    : {
        name: 'node',
        state: 'missing',
        found,
        remedy: `install Node 20 or newer: https://nodejs.org/en/download`,
      };
}

/** `said` is the first line of `git --version`. */
export function judgeGit(said: string | undefined): Check {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === undefined) return { name: 'git', state: 'missing', found: 'git cannot be started', remedy };
  return isAtLeast(said, OLDEST_GIT)
    ? { name: 'git', state: 'ok', found: said }
    : { name: 'git', state: 'missing', found: said, remedy };
}

/** `said` is the first line of `claude --version`. The helpers work without it; `/df:review` does not. */
export function judgeClient(said: string | undefined): Check {
  const remedy = 'for /df:review install Claude Code: https://code.claude.com/docs/en/setup';
  if (said === undefined) return { name: 'client', state: 'optional', found: 'no "claude" on PATH', remedy };
  return isAtLeast(said, OLDEST_CLIENT)
    ? { name: 'client', state: 'ok', found: `claude ${said}` }
    : { name: 'client', state: 'optional', found: `claude ${said} is too old`, remedy };
}

/** `said` is the first line of `gh --version`. */
export function judgeGh(said: string | undefined): Check {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === undefined) return { name: 'gh', state: 'optional', found: 'no "gh" on PATH', remedy };
  return isAtLeast(said, OLDEST_GH)
    ? { name: 'gh', state: 'ok', found: said }
    : { name: 'gh', state: 'optional', found: `${said} is too old`, remedy };
}

/** `version` is this program's own: a manifest of another version means that parts of two installs are mixed. */
export function judgePlugin(
  installed: { readonly top: string; readonly version: string; readonly missing: readonly string[] },
  version: string,
): Check {
  const remedy = 'install the plugin again: claude plugin update correctless@correctless';
  if (installed.missing.length > 0) {
    const found = `${installed.top} lacks ${installed.missing.join(', ')}`;
    return { name: 'plugin', state: 'missing', found, remedy };
  }
  if (installed.version !== version) {
    const found = `${installed.top} is of version ${installed.version}, this program of ${version}`;
    return { name: 'plugin', state: 'missing', found, remedy };
  }
  return { name: 'plugin', state: 'ok', found: `${installed.top} (${version})` };
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
