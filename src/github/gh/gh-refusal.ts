import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { GhAnswer } from './gh-answer.ts';

/** The failure for an answer that GitHub may give to any request (login, rate limit, access); undefined for other answers. */
export function refusalOf(host: string, path: string, answer: GhAnswer): Failure | undefined {
  const { status } = answer;
  const said = messageOf(answer);
  if (status === 401) {
    return new Failure('environment/gh-not-logged-in', `${host} does not take the login of gh: ${said}`, {
      hint: `gh auth login --hostname ${host}; a GH_TOKEN in the environment comes before it`,
    });
  }
  if ((status === 403 || status === 429) && isRateLimit(answer)) return rateLimited(host, answer);
  if (status === 403 || status === 451) return noAccess(host, path, answer);
  if (status >= 500) {
    return new Failure(
      'environment/gh-unreachable',
      `${host} answered ${path} with status ${status}: ${said}`,
      { hint: 'look at https://www.githubstatus.com, and run the command again' },
    );
  }
  return undefined;
}

/** GitHub's message about a refusal, for one line of a terminal. */
export function messageOf({ status, body }: GhAnswer): string {
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined;
  return typeof message === 'string' ? inertLine(message).slice(0, 300) : `status ${status}`;
}

function isRateLimit(answer: GhAnswer): boolean {
  const { status, headers } = answer;
  const exhausted = headers.get('x-ratelimit-remaining') === '0';
  return status === 429 || exhausted || headers.has('retry-after') || /rate limit/i.test(messageOf(answer));
}

function rateLimited(host: string, { headers }: GhAnswer): Failure {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  const until = Number.isSafeInteger(wait)
    ? `for another ${wait} s`
    : Number.isSafeInteger(reset) && reset < 1e11
      ? `until ${new Date(reset * 1000).toISOString()}`
      : 'for some minutes';
  return new Failure(
    'environment/gh-rate-limited',
    `${host} no longer answers this login ${until}: rate limit`,
    { hint: 'wait, then run the command again; what is left: gh api rate_limit' },
  );
}

function noAccess(host: string, path: string, answer: GhAnswer): Failure {
  const said = messageOf(answer);
  // An organisation with single sign-on requires every token to be authorised first, at a URL in this header.
  const authorise = /url=(https:\/\/[^\s;,]+)/.exec(answer.headers.get('x-github-sso') ?? '')?.[1];
  return new Failure('environment/gh-no-access', `${host} refuses ${path}: ${said}`, {
    hint:
      authorise === undefined
        ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}`
        : `authorise the login of gh for the organisation: ${inertLine(authorise)}`,
  });
}
