import { expect, it } from 'vitest';
import { judgeCode, judgeFolder } from './folder-checks.ts';

const MB = 1024 * 1024;

it.each([
  ['runs', 19 * MB, 'failed'],
  ['runs', 21 * MB, 'warning'],
  ['runs', 200 * MB, 'ok'],
  ['cache', 99 * MB, 'failed'],
  ['cache', 1023 * MB, 'warning'],
  ['cache', 1024 * MB, 'ok'],
  ['cache', undefined, 'ok'],
] as const)('%s with %s bytes free is %s', (name, free, state) => {
  expect(judgeFolder(name, '/f', { tried: '/f', problem: undefined, free }).state).toBe(state);
});

it('names the folder, the system’s words and what to do', () => {
  const check = judgeFolder('cache', '/c', {
    tried: '/c',
    problem: 'EROFS: read-only file system',
    free: 9e12,
  });
  expect(check).toMatchObject({
    state: 'failed',
    found: '/c cannot be written: EROFS: read-only file system',
    remedy: 'make /c writable for you, or set XDG_CACHE_HOME to another place',
  });
});

it.each([
  [undefined, { state: 'ok', found: 'not kept here' }],
  [
    { path: '/c/code', why: undefined },
    { state: 'ok', found: '/c/code' },
  ],
  [
    { path: '/c/code', why: 'others may open it' },
    {
      state: 'warning',
      found: 'not kept in /c/code: others may open it',
      remedy:
        'for faster starts remove /c/code, or set XDG_CACHE_HOME to a folder of your own outside of work trees',
    },
  ],
] as const)('compiled code that cannot be kept is a warning', (folder, expected) => {
  expect(judgeCode(folder)).toEqual({ name: 'compiled', ...expected });
});
