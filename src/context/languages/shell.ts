import { posix } from 'node:path';
import type { GraphSources, Resolve } from '../graph/tree-paths.ts';
import { readerOf, type ImportReader } from '../imports/found-import.ts';
import { through } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import { SHELL as SYNTAX } from '../syntax/shell.ts';
import { braceFunctions } from '../triggers/brace-functions.ts';
import type { Family, LanguageRecord } from './language-record.ts';

/** A word may be composed of strings and bare text: `"$(dirname "$0")/lib.sh"`. */
const shellImports: ImportReader = (code) =>
  readerOf(/(?:^|[;&|]|\bthen\b|\bdo\b)[ \t]*(?:source|\.)[ \t]+(?<module>(?:"\d+"|[^\s;&|"]){1,1000})/gm)(
    code,
  ).map((found) => ({
    ...found,
    module: found.module.replace(/"(\d+)"/g, (_, number: string) => code.strings[Number(number)] ?? ''),
  }));

const POWERSHELL_STRINGS = (): readonly Opener[] => [
  o.opaque('@"[ \\t]*(?=\\r?$)', through('\n"@')),
  o.opaque("@'[ \\t]*(?=\\r?$)", through("\n'@")),
  o.skipped('`[^]'),
  o.interpolated('"', '"(?!")', '`[^]|""', ['\\$\\(', IN_POWERSHELL]),
  o.SINGLE_DOUBLED,
];
const IN_POWERSHELL = o.interpolation('\\(', '\\)', POWERSHELL_STRINGS);
const POWERSHELL = syntax(o.block('<#', '#>'), o.HASH_SPACED, ...POWERSHELL_STRINGS());

/** For every language that runs commands. */
export const ASK_IF_QUOTED = 'Is every expansion quoted that may hold blanks, globs or nothing at all?';

const PLAIN = { scanner: 'own', imports: 'unread', questions: [] } as const;

const FAMILY: Family = {
  name: 'shell',
  resolver: shellResolver,
  configuration: [/^\.shellcheckrc$/],
  functions: braceFunctions([
    {
      header: /^[ \t]*(?:function[ \t]+)?(?<name>[\w:.-]+)[ \t]*\(/gm,
      tail: /^\s*$/,
      isBare: true,
    },
  ]),
  callsByWord: true,
};

/** A program whose name has no extension counts as a shell script. */
export const SHELL: LanguageRecord & { readonly family: Family } = {
  name: 'Shell',
  extensions: 'sh bash zsh ksh bats',
  programs: 'bash zsh dash ksh sh',
  syntax: SYNTAX,
  scanner: 'own',
  imports: shellImports,
  family: FAMILY,
  questions: [
    ASK_IF_QUOTED,
    'Does a failing command in a pipe, a substitution or a condition go unnoticed (set -e does not see it)?',
    'Can rm, mv or cd run with an empty or unexpected variable?',
    'Are temporary files predictable in name or left behind on failure?',
  ],
};

export const LANGUAGES: readonly LanguageRecord[] = [
  SHELL,
  { ...PLAIN, names: '.bashrc .zshrc .profile', syntax: SYNTAX },
  { ...PLAIN, name: 'PowerShell', extensions: 'ps1 psm1', syntax: POWERSHELL },
  { ...PLAIN, extensions: 'psd1', syntax: POWERSHELL },
];

/**
 * Shell: a path next to the sourcing script or from the top. A path that begins with a variable or a command is known
 * only after it: it means the file next to the script, else the only file of the tree with that ending.
 */
function shellResolver({ tree }: GraphSources): Resolve {
  return (from, { module }) => {
    const known = /[$`]/.test(module) ? /^.*[$`)}][^/]*\/([^$`]+)$/.exec(module)?.[1] : module;
    if (known === undefined || posix.isAbsolute(known)) return [];
    const direct = tree.file(posix.join(posix.dirname(from), known)) ?? tree.file(posix.normalize(known));
    if (direct !== undefined) return [direct];
    const found = tree.endingWith(posix.normalize(known).replace(/^(?:\.\.\/)+/, ''));
    return found.length === 1 ? found : [];
  };
}
