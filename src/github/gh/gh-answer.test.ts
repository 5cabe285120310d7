import { expect, it } from 'vitest';
import { lastPage, readGhAnswer } from './gh-answer.ts';

const answer = (...lines: string[]) => readGhAnswer(Buffer.from(lines.join('\r\n')));

it('reads status, headers and body', () => {
  const read = answer('HTTP/2.0 200 OK', 'X-RateLimit-Reset: 17', 'Link: <https://x/?a:b>', '', '{"a":"é"}');
  expect(read?.status).toBe(200);
  expect(read?.headers.get('x-ratelimit-reset')).toBe('17');
  expect(read?.body).toEqual({ a: 'é' });
});

it('reads the line ends that gh really writes', () => {
  const printed = 'HTTP/1.1 404 Not Found\nServer: x\r\n\r\n{}';
  expect(readGhAnswer(Buffer.from(printed))).toEqual({
    status: 404,
    headers: new Map([['server', 'x']]),
    body: {},
  });
});

it('takes a body that is no JSON for none', () => {
  expect(answer('HTTP/1.1 502 Bad Gateway', 'Server: x', '', '<html>')).toMatchObject({ body: undefined });
});

it.each(['', '{"message":"x"}', 'HTTP/1.1 200 OK', 'HTTP/1.1 200 OK\r\nServer: x\r\n'])(
  'finds no answer in %j',
  (printed) => {
    expect(readGhAnswer(Buffer.from(printed))).toBeUndefined();
  },
);

it.each([
  [
    '<https://api.github.com/x?per_page=100&page=2>; rel="next", <https://api.github.com/x?page=7>; rel="last"',
    7,
  ],
  ['<https://api.github.com/x?page=7&per_page=100>; rel="last"', 7],
  ['<https://api.github.com/x?per_page=100>; rel="last"', 1],
  ['<https://api.github.com/x?page=3>; rel="prev"', 1],
  [undefined, 1],
])('the last page by %s is %i', (link, expected) => {
  const headers = new Map(link === undefined ? [] : [['link', link]]);
  expect(lastPage({ status: 200, headers, body: [] })).toBe(expected);
});
