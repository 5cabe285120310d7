import { expect, it } from 'vitest';
import { howToStart } from './how-to-start.ts';

const on = (platform: NodeJS.Platform, ...files: string[]) => ({
  platform,
  exists: (path: string) => files.includes(path),
});
const env = {
  Path: String.raw`C:\Windows;relative;C:\Program Files\nodejs`,
  ComSpec: String.raw`C:\Windows\cmd.exe`,
};
const CMD = String.raw`C:\Program Files\nodejs\claude.cmd`;
const EXE = String.raw`C:\Program Files\nodejs\claude.exe`;

it.each(['linux', 'darwin'] as const)('on %s the system finds the program', (platform) => {
  expect(howToStart('claude', ['a b', '&'], env, on(platform, CMD))).toEqual({
    file: 'claude',
    args: ['a b', '&'],
    verbatim: false,
  });
});

it('on Windows a program is started as it is, with any argument', () => {
  const args = ['a b', '%PATH%', '"&calc'];
  expect(howToStart('claude', args, env, on('win32', EXE, CMD))).toEqual({
    file: EXE,
    args,
    verbatim: false,
  });
});

it('what npm leaves is run by cmd.exe, its name in quotes', () => {
  expect(howToStart('claude', ['plugin', 'list', '--json'], env, on('win32', CMD))).toEqual({
    file: String.raw`C:\Windows\cmd.exe`,
    args: ['/d', '/s', '/c', `""${CMD}" plugin list --json"`],
    verbatim: true,
  });
});

it.each(['a b', '&calc', '%PATH%', '"', '^', '|', '>x', '!x!', '(', '', 'ü\n'])(
  'an argument that cmd.exe could read as something else is refused: %j',
  (arg) => {
    expect(() => howToStart('claude', ['-p', arg], env, on('win32', CMD))).toThrow(
      /cannot be handed to a \.cmd/,
    );
  },
);

it('a folder of PATH that is not absolute is not looked into, and nothing found is left to the system', () => {
  const start = howToStart('claude', ['-p'], env, on('win32', String.raw`relative\claude.exe`));
  expect(start).toEqual({ file: 'claude', args: ['-p'], verbatim: false });
});
