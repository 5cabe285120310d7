import { expect, it } from 'vitest';
import { forwardSlashes } from './forward-slashes.ts';

it.each([
  [String.raw`C:\Users\me\repo\src\a.ts`, 'C:/Users/me/repo/src/a.ts'],
  [String.raw`c:\Users\me`, 'C:/Users/me'],
  ['c:/Users/me', 'C:/Users/me'],
  [String.raw`src\..\..\secret`, 'src/../../secret'],
  [String.raw`\\?\C:\very\long`, 'C:/very/long'],
  [String.raw`\\?\UNC\server\share\x`, '//server/share/x'],
  [String.raw`\\server\share\x`, '//server/share/x'],
  ['src/a.ts', 'src/a.ts'],
])('on Windows %s is %s', (path, slashed) => {
  expect(forwardSlashes(path, 'win32')).toBe(slashed);
});

it.each(['linux', 'darwin'])('on %s a backslash is part of a name', (platform) => {
  expect(forwardSlashes(String.raw`src\a.ts`, platform)).toBe(String.raw`src\a.ts`);
});
