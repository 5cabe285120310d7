import { expect, it } from 'vitest';
import { cacheRoot } from './cache-root.ts';

it.each([
  ['the XDG folder', { XDG_CACHE_HOME: '/var/cache/me', HOME: '/home/me' }, '/var/cache/me/correctless'],
  ['the home folder', { HOME: '/home/me' }, '/home/me/.cache/correctless'],
  [
    'the home folder when the XDG one is relative',
    { XDG_CACHE_HOME: 'cache', HOME: '/home/me' },
    '/home/me/.cache/correctless',
  ],
  [
    'the home folder when the XDG one is empty',
    { XDG_CACHE_HOME: '', HOME: '/home/me' },
    '/home/me/.cache/correctless',
  ],
])('is below %s', (_, env, expected) => {
  expect(cacheRoot(env)).toBe(expected);
});
