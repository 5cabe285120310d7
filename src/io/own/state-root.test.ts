import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stateRoot } from './state-root.ts';

const home = join(homedir(), '.local', 'state', 'correctless');

it.each([
  ['where XDG says', { XDG_STATE_HOME: '/state', HOME: '/home/me' }, join('/state', 'correctless')],
  ['below the home folder', { HOME: '/home/me' }, join('/home/me', '.local', 'state', 'correctless')],
  ['never at a relative path', { XDG_STATE_HOME: 'state' }, home],
  ['at home also without a HOME', {}, home],
])('state is kept %s', (_, env, folder) => {
  expect(stateRoot(env)).toBe(folder);
});
