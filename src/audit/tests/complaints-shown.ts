import { plainText } from './output/plain-text.ts';

/** The most characters of a linter's output that an executor is shown. */
const MOST = 10_000;

/** What the linter printed about the files of some complaints; the whole output if no line names one. */
export function complaintsShown(output: string, complaints: readonly string[], root: string): string {
  const text = plainText(output, root).trim();
  const files = new Set(complaints.map((name) => name.split(': ')[1] ?? name));
  const about = text
    .split(/\n(?=\S)/)
    .filter((part) => [...files].some((file) => part.includes(file)))
    .join('\n');
  const shown = about === '' ? text : about;
  return `### What the linter says\n${shown.slice(0, MOST)}${shown.length > MOST ? `\n(${shown.length - MOST} more characters)` : ''}`;
}
