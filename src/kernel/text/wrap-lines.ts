import wrapAnsi from 'wrap-ansi';
import { withoutCommands } from './inert.ts';

/** Lines indented this far are quoted code. We do not break them, so that they can be copied. */
const CODE_INDENT = ' '.repeat(6);

/** Breaks prose between words at `columns`. Continuation lines align with the text after `- ` and the indentation. */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const [start = ''] = /^ *(?:- )?/.exec(line) ?? [];
  // Escape sequences only make a line longer than it looks.
  if (line.length * 2 <= columns || line.startsWith(CODE_INDENT)) return line;
  const hang = `\n${' '.repeat(start.length)}`;
  const rest = wrapAnsi(line.slice(start.length), columns - start.length, { hard: true });
  // A break can put a command at the start of a line.
  return withoutCommands(start + rest.replaceAll('\n', hang));
}
