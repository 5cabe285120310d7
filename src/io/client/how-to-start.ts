import { existsSync } from 'node:fs';
import { win32 } from 'node:path';
import { Failure } from '../../kernel/failure.ts';

/** Arguments for `spawn`, without a shell. */
type Start = {
  readonly file: string;
  readonly args: readonly string[];
  /** For `windowsVerbatimArguments`: the last argument is a command line of `cmd.exe`, already quoted. */
  readonly verbatim: boolean;
};

/** No character has a special meaning to `cmd.exe`. */
const PLAIN_WORD = /^[\w.,:=@+-]+$/;

/**
 * How to start a program that npm installed. On Windows npm leaves a `.cmd` file, which only `cmd.exe` can run. It reads its
 * arguments as a command line, so no argument may have a character that is special to it. Pass other text on standard input.
 *
 * @throws usage/bad-value for an argument that `cmd.exe` would change
 */
export function howToStart(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  on: { readonly platform: NodeJS.Platform; readonly exists: (path: string) => boolean } = {
    platform: process.platform,
    exists: existsSync,
  },
): Start {
  if (on.platform !== 'win32') return { file: program, args, verbatim: false };
  const found = onPath(program, env, on.exists);
  if (found === undefined) return { file: program, args, verbatim: false };
  if (!/\.(?:cmd|bat)$/i.test(found)) return { file: found, args, verbatim: false };
  const strange = args.find((arg) => !PLAIN_WORD.test(arg));
  if (strange !== undefined || found.includes('"') || found.includes('%')) {
    const what = strange === undefined ? found : `"${strange}"`;
    throw new Failure('usage/bad-value', `${what} cannot be handed to a .cmd file unchanged`, {
      hint: `install ${program} as a .exe, so that no command line has to be written`,
    });
  }
  const shell = env['ComSpec'] ?? env['COMSPEC'] ?? 'cmd.exe';
  // With /s, `cmd.exe` removes the outer quotes and leaves the rest unchanged.
  const line = `"${[`"${found}"`, ...args].join(' ')}"`;
  return { file: shell, args: ['/d', '/s', '/c', line], verbatim: true };
}

/**
 * The first `.exe`, `.cmd` or `.bat` of that name in the folders of PATH, as `cmd.exe` finds it, except that it also looks in the
 * current folder.
 */
function onPath(
  program: string,
  env: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean,
): string | undefined {
  // On Windows variable names ignore case, but the keys of a plain object do not.
  const [, path = ''] = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH') ?? [];
  const folders = path.split(win32.delimiter).filter((folder) => win32.isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of ['.exe', '.cmd', '.bat']) {
      const candidate = win32.join(folder, `${program}${ending}`);
      if (exists(candidate)) return candidate;
    }
  }
  return undefined;
}
