import { quoted, through } from './closers.ts';
import { closing, code, ESCAPED, hereDocuments, line, skipped, text } from './openers.ts';
import { syntax, type Opener, type Syntax } from './region.ts';

/** Strings nest in the substitutions of strings, and the code in these has comments: the position decides. */

/** Where a command may begin: only there is `((` arithmetic and `case` a keyword. */
const COMMAND = '(?:^|[;|&({`!]|\\b(?:then|do|else|elif|if|while|until|for|time))[ \\t]{0,200}';
/** The sign is searched first, and then looked back from: looking back from every character would cost most of the time. */
const asCommand = (word: string): string => `${word}(?<=${COMMAND}${word})`;
/** Where a word begins; a blank after a backslash is part of the word before. */
const WORD = '(?<![^\\s;|&()<>]#)(?<!(?<!\\\\)\\\\.#)';

const SINGLE = text("'", through("'"));
const ANSI = text("\\$'", quoted({ lines: true }));
const DOUBLE: Opener = { pattern: '"', kind: 'text', inside: () => IN_DOUBLE };
/** Only the first kind can be inside a string. */
const SUBSTITUTIONS = [
  code('\\$\\(\\(', () => ARITHMETIC),
  code('\\$\\(', () => COMMANDS_IN_BRACKETS),
  code('`', () => COMMANDS_IN_TICKS),
];
const SHOWN = [
  ...SUBSTITUTIONS,
  code('\\$\\{[!#]?(?:\\w+|[@*#?$!-])(?:\\[[^\\]\\n]{0,200}\\])?[#%/^,]', () => PARAMETER),
  code('\\$\\{', () => SHOWN_PARAMETER),
];
const EVERYWHERE = [
  ESCAPED,
  ANSI,
  skipped('\\$[#$]'),
  ...SUBSTITUTIONS,
  code('\\$\\{', () => PARAMETER),
  SINGLE,
  DOUBLE,
];

const COMMANDS: readonly Opener[] = [
  skipped('\\\\\\n'),
  ...EVERYWHERE,
  line(`#${WORD}`),
  skipped('<<<'),
  ...hereDocuments('<<-?[ \\t]*(?:\'[^\'\\n]+\'|"[^"\\n]+"|\\\\?[^\\s;|&<>()\'"`\\\\]+)'),
  code('=~(?<=\\s=~)[ \\t]+', () => EXPRESSION),
  code('[?*+@!]\\(', () => PATTERN),
  code(asCommand('\\(\\('), () => ARITHMETIC),
  code('\\(', () => COMMANDS_IN_BRACKETS),
  code(`${asCommand('case')}(?=\\s)`, () => CASE),
];

export const SHELL = syntax(...COMMANDS);
const COMMANDS_IN_BRACKETS = syntax(closing('\\)'), ...COMMANDS);
/** No opening bracket matches the closing ones in its patterns. */
const CASE = syntax(closing(`${asCommand('esac')}\\b`), ...COMMANDS);
const COMMANDS_IN_TICKS = syntax(
  closing('`'),
  { ...line('#(?<![^\\s;|&()<>`]#)'), end: (script, at) => at + script.slice(at).search(/[\n`]|$/) },
  ...COMMANDS,
);
const IN_DOUBLE = syntax(closing('"'), skipped('\\\\[^]'), ...SHOWN);
const PARAMETER = syntax(closing('\\}'), ...EVERYWHERE);
/** An apostrophe is a character there. */
const SHOWN_PARAMETER: Syntax = syntax(closing('\\}'), skipped('\\\\[^]'), DOUBLE, ...SHOWN);
/** What began like arithmetic but is a subshell in brackets ends with one bracket. */
const ARITHMETIC = syntax(
  closing('\\)\\)?'),
  code('\\(', () => BRACKETS),
  ...EVERYWHERE,
);
const BRACKETS: Syntax = syntax(
  closing('\\)'),
  code('\\(', () => BRACKETS),
  ...EVERYWHERE,
);
/** No pattern continues on the next line, whatever bracket is open. */
const PATTERN: Syntax = syntax(
  closing('\\)|(?=\\n)'),
  code('\\(', () => PATTERN),
  ...EVERYWHERE,
);
const EXPRESSION = syntax(
  closing('(?=\\s)'),
  code('\\(', () => PATTERN),
  ...EVERYWHERE,
);
