import wrapAnsi from 'wrap-ansi';
import { withoutCommands } from './inert.ts';

/** Lines indented this far are quoted code: the terminal may break them, we do not, so that they can be copied. */
const CODE_INDENT = ' '.repeat(6);

/** Prose broken between words at `columns`, each line's rest below where its text begins, behind `- ` and indentation. */
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
  // A break makes new starts of lines.
  return withoutCommands(start + rest.replaceAll('\n', hang));
}
