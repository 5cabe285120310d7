import { expect, it } from 'vitest';
import { refusalOf } from './gh-refusal.ts';

const refusal = (status: number, message?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  refusalOf('github.com', 'repos/a/b', {
    status,
    headers: new Map(Object.entries(headers)),
    body: message === undefined ? undefined : { message },
  });

it.each<[string, number, string | undefined, Record<string, string>, string, string, string]>([
  [
    'a bad login',
    401,
    'Bad credentials',
    {},
    'environment/gh-not-logged-in',
    'Bad credentials',
    'gh auth login',
  ],
  [
    'a used-up limit',
    403,
    'API rate limit exceeded for user ID 1.',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1893456000' },
    'environment/gh-rate-limited',
    'until 2030-01-01T00:00:00.000Z',
    'gh api rate_limit',
  ],
  [
    'a secondary limit',
    403,
    'You have exceeded a secondary rate limit.',
    { 'retry-after': '60', 'x-ratelimit-remaining': '4000' },
    'environment/gh-rate-limited',
    'for another 60 s',
    'wait',
  ],
  ['a limit without a time', 429, undefined, {}, 'environment/gh-rate-limited', 'for some minutes', 'wait'],
  [
    'a limit with a time that is none',
    429,
    undefined,
    { 'x-ratelimit-reset': '99999999999999' },
    'environment/gh-rate-limited',
    'for some minutes',
    'wait',
  ],
  [
    'no access',
    403,
    'Resource not accessible by personal access token',
    { 'x-ratelimit-remaining': '4999' },
    'environment/gh-no-access',
    'not accessible',
    'ask for access',
  ],
  [
    'single sign-on',
    403,
    'Resource protected by organization SAML enforcement.',
    { 'x-github-sso': 'required; url=https://github.com/orgs/acme/sso?authorization_request=1' },
    'environment/gh-no-access',
    'SAML',
    'https://github.com/orgs/acme/sso?authorization_request=1',
  ],
  ['a broken server', 502, undefined, {}, 'environment/gh-unreachable', 'status 502', 'githubstatus'],
])('%s', (_, status, message, headers, code, said, hint) => {
  expect(refusal(status, message, headers)).toMatchObject({
    code,
    message: expect.stringContaining(said) as string,
    hint: expect.stringContaining(hint) as string,
  });
});

it.each([200, 304, 404, 422])('leaves %i to whoever asked', (status) => {
  expect(refusal(status, 'x')).toBeUndefined();
});

it('lets no message steer the terminal', () => {
  expect(refusal(401, '\u001b[2Jgone\nhint: rm -rf x')?.message).toBe(
    String.raw`github.com does not take the login of gh: \u{1b}[2Jgone hint: rm -rf x`,
  );
});
