import type { Side } from '../contracts/shapes.ts';
import { firstLine } from '../diff/hunk-order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Redactor } from './redact.ts';
import type { ShownFile, ShownHunk } from './shown-files.ts';

/** The whole text of a changed file on one side, or undefined when there is none or it is not at hand. */
export type TextOf = (path: RepoPath, side: Side) => string | undefined;

/**
 * The files with the secrets in their hunks replaced.
 *
 * A hunk can cut a secret in two. So its lines are taken from the redacted file where `textOf` gives the file: what is
 * a secret there is one here, and a quote of the packet is a quote of the redacted blob. Without the file, each side of
 * the hunk is redacted on its own.
 */
export async function redactHunks(
  files: readonly ShownFile[],
  redactor: Redactor,
  textOf: TextOf = () => undefined,
): Promise<ShownFile[]> {
  const redacted: ShownFile[] = [];
  // One after the other: the order in which secrets are seen numbers them.
  for (const file of files) redacted.push(await redactFile(file, redactor, textOf));
  return redacted;
}

type Line = { readonly number: number; readonly text: string };

async function redactFile(file: ShownFile, redactor: Redactor, textOf: TextOf): Promise<ShownFile> {
  if (file.hunks.length === 0) return file;
  const side = async (name: Side, path: RepoPath) => {
    const text = textOf(path, name);
    const whole = text?.split('\n');
    const clean = text === undefined ? undefined : (await redactor.redact(text, path)).text.split('\n');
    return async (lines: readonly Line[]): Promise<readonly string[]> => {
      if (clean !== undefined && lines.every((line) => whole?.[line.number - 1] === line.text)) {
        return lines.map((line) => clean[line.number - 1] ?? '');
      }
      const own = await redactor.redact(lines.map((line) => line.text).join('\n'), path);
      return own.text.split('\n');
    };
  };
  const old = await side('old', file.from ?? file.path);
  const now = await side('new', file.path);
  const hunks: ShownHunk[] = [];
  for (const hunk of file.hunks) hunks.push({ ...hunk, text: await redactHunk(hunk, old, now) });
  return { ...file, hunks };
}

type RedactLines = (lines: readonly Line[]) => Promise<readonly string[]>;

/** Line by line from its two redacted sides; a context line is on both and taken from the new one. */
async function redactHunk(hunk: ShownHunk, old: RedactLines, now: RedactLines): Promise<string> {
  const [head = '', ...body] = hunk.text.split('\n');
  const oldLines = [...(await old(sideLines(body, '-', firstLine(hunk.old))))];
  const newLines = [...(await now(sideLines(body, '+', firstLine(hunk.new))))];
  const lines = body.map((line) => {
    const mark = line.slice(0, 1);
    if (mark === '-') return mark + (oldLines.shift() ?? '');
    if (mark === '+') return mark + (newLines.shift() ?? '');
    if (mark !== ' ') return line;
    oldLines.shift();
    return mark + (newLines.shift() ?? '');
  });
  // The text after the second `@@` is a line of the file, too.
  const [section = ''] = (await now([{ number: 0, text: head }])).slice(0, 1);
  return [section, ...lines].join('\n');
}

function sideLines(body: readonly string[], mark: '-' | '+', first: number): Line[] {
  return body
    .filter((line) => line.startsWith(mark) || line.startsWith(' '))
    .map((line, index) => ({ number: first + index, text: line.slice(1) }));
}
