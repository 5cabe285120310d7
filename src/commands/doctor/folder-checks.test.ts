import { expect, it } from 'vitest';
import { judgeFolder } from './folder-checks.ts';

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
