import { tmpdir } from 'node:os';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { runBounded, type BoundedEnd } from '../../io/programs/bounded-program.ts';
import { readGhAnswer, type GhAnswer } from './gh-answer.ts';
import { refusalOf } from './gh-refusal.ts';

export type { GhAnswer } from './gh-answer.ts';

/** For one request. A page of a hundred long comments takes GitHub a few seconds. */
const PATIENCE_MS = 30_000;
/** A hundred comments of the maximum length are 26 MB; no other request comes near. */
const MOST_BYTES = 32 * 1024 * 1024;

/** gh asks no questions, sends no telemetry and prints no colours. */
const NEUTRAL = {
  LC_ALL: 'C',
  NO_COLOR: '1',
  CLICOLOR: '0',
  PAGER: 'cat',
  GH_PAGER: 'cat',
  GH_PROMPT_DISABLED: '1',
  GH_SPINNER_DISABLED: '1',
  GH_NO_UPDATE_NOTIFIER: '1',
  GH_NO_EXTENSION_UPDATE_NOTIFIER: '1',
} as const;

/** These would mix other output into gh's answers, or select another repository. */
const DROPPED: ReadonlySet<string> = new Set([
  'CLICOLOR_FORCE',
  'DEBUG',
  'GH_DEBUG',
  'GH_FORCE_TTY',
  'GH_REPO',
]);

/** Tokens of the environment that gh uses for every host except github.com. */
const FOR_ANY_HOST = ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];

/**
 * Asks GitHub's REST API on a host through the user's own gh and its login. Never writes there.
 *
 * @param path without the leading slash: `repos/OWNER/NAME/pulls/1`
 * @returns the answer, even if GitHub refused the request itself (404, 422): only the caller knows what that means
 * @throws environment/gh-missing, environment/gh-not-logged-in, environment/gh-no-access, environment/gh-rate-limited,
 * environment/gh-unreachable, environment/gh-failed
 */
export function askGithub(host: string, path: string, timeoutMs = PATIENCE_MS): Promise<GhAnswer> {
  return request(host, path, timeoutMs);
}

/**
 * Sends something to GitHub, once: without an answer, the caller does not know whether it arrived. Otherwise like `askGithub`.
 *
 * @param path `graphql`, which both reads and writes, or a path of the REST API
 */
export function sendToGithub(host: string, path: string, body: unknown): Promise<GhAnswer> {
  return request(host, path, PATIENCE_MS, JSON.stringify(body));
}

/** A GET, or with `input` a POST of this JSON. */
async function request(host: string, path: string, timeoutMs: number, input?: string): Promise<GhAnswer> {
  const accept = ['--header', 'Accept: application/vnd.github+json'];
  const sent = input === undefined ? [] : ['--method', 'POST', '--input', '-'];
  const ended = await runGh(['api', '--hostname', host, '--include', ...accept, ...sent, '--', path], {
    timeoutMs,
    ...(input === undefined ? {} : { input }),
  });
  switch (ended.kind) {
    case 'late':
      throw new Failure(
        'environment/gh-unreachable',
        `${host} did not answer within ${Math.ceil(timeoutMs / 1000)} s`,
        { hint: 'look at your network or https://www.githubstatus.com, and run the command again' },
      );
    case 'too-large':
      throw new Failure(
        'environment/gh-failed',
        `${host} answered ${path} with more than ${MOST_BYTES} bytes`,
      );
    case 'ended': {
      const answer = readGhAnswer(ended.stdout);
      const refusal = answer === undefined ? withoutAnswer(host, ended) : refusalOf(host, path, answer);
      if (refusal !== undefined) throw refusal;
      if (answer !== undefined) return answer;
      throw new Failure('environment/gh-failed', `gh ended without an answer to ${path}`);
    }
  }
}

/**
 * Whether gh has a login for a host. Uses no network and never sees the token: gh's output is discarded, and only its status
 * counts. A token in the environment that works for any host proves nothing about this one.
 *
 * @throws environment/gh-missing, environment/gh-failed when gh is too old to say or does not say in time
 */
export async function isLoggedIn(host: string, timeoutMs = PATIENCE_MS): Promise<boolean> {
  const named = process.env['GH_HOST']?.toLowerCase() === host;
  const env = named ? {} : Object.fromEntries(FOR_ANY_HOST.map((name) => [name, undefined]));
  const ended = await runGh(['auth', 'token', '--hostname', host], { timeoutMs, env });
  if (ended.kind === 'ended' && /^unknown command\b/.test(ended.stderr)) {
    throw new Failure('environment/gh-failed', 'gh is too old: it has no "gh auth token"', {
      hint: 'install gh 2.17 or newer: https://cli.github.com',
    });
  }
  if (ended.kind === 'late') {
    throw new Failure(
      'environment/gh-failed',
      `gh did not say within ${Math.ceil(timeoutMs / 1000)} s whether it has a login for ${host}`,
      { hint: `a key ring may be waiting for you; ask by hand: gh auth token --hostname ${host}` },
    );
  }
  return ended.kind === 'ended' && ended.status === 0;
}

type Started = {
  readonly timeoutMs: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
};

async function runGh(args: readonly string[], { timeoutMs, env = {}, input }: Started): Promise<BoundedEnd> {
  const kept = Object.entries(process.env).filter(([name]) => !DROPPED.has(name));
  try {
    return await runBounded('gh', args, {
      // Not in the repository, so that none of its settings apply.
      cwd: tmpdir(),
      env: { ...Object.fromEntries(kept), ...NEUTRAL, ...env },
      timeoutMs,
      mostBytes: MOST_BYTES,
      ...(input === undefined ? {} : { input }),
    });
  } catch (cause) {
    throw new Failure('environment/gh-missing', 'gh could not be started: no program of that name on PATH', {
      hint: 'install it (https://cli.github.com), then: gh auth login',
      cause,
    });
  }
}

/** gh ends with 4 when it has no login at all; its other messages are about the network. */
function withoutAnswer(host: string, { status, stderr }: BoundedEnd & { kind: 'ended' }): Failure {
  if (status === 4) return notLoggedIn(host);
  const said = inertLine(stderr).slice(0, 300) || `status ${status}`;
  return new Failure('environment/gh-unreachable', `gh could not ask ${host}: ${said}`, {
    hint: 'look at your network and proxy settings, and run the command again',
  });
}

export function notLoggedIn(host: string): Failure {
  return new Failure('environment/gh-not-logged-in', `gh is not logged in to ${host}`, {
    hint: `gh auth login --hostname ${host}; in a job set GH_TOKEN for the step: GH_TOKEN: \${{ github.token }}`,
  });
}
