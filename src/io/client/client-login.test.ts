import { expect, it } from 'vitest';
import { saysLoggedOut } from './client-login.ts';

it.each([
  ['what the client prints without a login', '{\n  "loggedIn": false,\n  "authMethod": "none"\n}\n', true],
  ['with one', '{"loggedIn": true, "authMethod": "api_key"}', false],
  ['a text, of a client that prints none', 'Not logged in', false],
  ['nothing', '', false],
  ['JSON of another kind', '[false]', false],
  ['null', 'null', false],
  ['no truth value', '{"loggedIn": "false"}', false],
])('%s', (_, text, expected) => {
  expect(saysLoggedOut(text)).toBe(expected);
});
