import type { Report } from '../../contracts/files/report.ts';
import type { Skipped } from '../../contracts/files/skipped.ts';
import { counted } from '../../kernel/text/counted.ts';

/** Changes without anything to look at: no content of theirs was left out, and nothing is switched on or off. */
const WITHOUT_CONTENT: readonly string[] = ['rename', 'encoding', 'placeholder'];

/** How files without lines are counted. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['program', 'binary that may be run'],
  ['moved', 'moved as it is'],
  ['empty', 'empty'],
  ['executable', 'executable'],
  ['mode', 'no more executable'],
]);
const OPAQUE = 'binary or submodule';

/**
 * How much of the change nobody was shown, as the continuation of an all-clear: `412 lines in 2 files were`; undefined for
 * nothing.
 */
export function leftOut({ scope: { skipped } }: Report): string | undefined {
  const files = skipped.filter(({ reason }) => !WITHOUT_CONTENT.includes(reason));
  const withLines = files.filter(({ lines }) => lines > 0);
  const without = files.filter(({ lines }) => lines === 0);
  const lines = withLines.reduce((sum, file) => sum + file.lines, 0);
  const present = new Set(without.map(({ reason }) => KINDS.get(reason) ?? OPAQUE));
  const kinds = [OPAQUE, ...KINDS.values()].filter((kind) => present.has(kind)).join(', ');
  const parts = [
    ...(lines === 0 ? [] : [`${counted(lines, 'line')} in ${counted(withLines.length, 'file')}`]),
    ...(without.length === 0 ? [] : [`${counted(without.length, 'file')} without lines (${kinds})`]),
  ];
  if (parts.length === 0) return undefined;
  return `${parts.join(' and ')} ${lines + without.length === 1 ? 'was' : 'were'}`;
}

/** One file that nobody was shown, with the reason, who decided it, and how many of its lines changed. */
export function leftOutFile({ path, reason, lines, decided_by: by, why }: Skipped): string {
  const said = why === undefined ? reason : `${reason}: ${why}`;
  const size = lines === 0 ? '' : `, ${counted(lines, 'line')}`;
  return `${path} (${said}${by === 'base' && why === undefined ? ', says the base' : ''}${size})`;
}
