import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { median, type Figures } from './measure.ts';

/** One line of a table: ours beside its floor. `most` is the ratio of wall times that was asked for. */
export type Row = {
  readonly work: string;
  readonly ours: Figures;
  readonly floor: Figures;
  readonly most?: number;
};

/** As Markdown, which people read as it stands too. */
export function tableOf(rows: readonly Row[]): string {
  const head = [
    'work',
    'floor',
    'ms',
    'CPU ms',
    'floor’s',
    'CPU ratio',
    'ratio',
    'MB, floor’s',
    'target',
    '',
  ];
  return markdown(
    head,
    rows.map(({ work, ours, floor, most }) => {
      // The median of the quotients of runs that were neighbours.
      const ratio = median(ours.walls.map((wall, at) => wall / (floor.walls[at] ?? NaN)));
      return [
        ...[work, floor.name, median(ours.walls).toFixed(0), ours.cpu.toFixed(0), floor.cpu.toFixed(0)],
        ...[(ours.cpu / floor.cpu).toFixed(2), ratio.toFixed(2)],
        `${ours.peak.toFixed(0)}, ${floor.peak.toFixed(0)}`,
        ...(most === undefined ? ['', ''] : [`≤ ${most} ×`, verdict(ratio <= most)]),
      ];
    }),
  );
}

export const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**');

export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const shown = (line: readonly string[]): string => `| ${line.join(' | ')} |`;
  return [shown(head), shown(head.map(() => '---')), ...lines.map(shown), ''].join('\n');
}

/** What ran it: without it no figure means anything. */
export function machineLine(): string {
  const processors = cpus();
  const git = spawnSync('git', ['--version'], { encoding: 'utf8' }).stdout.trim();
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${process.platform}, node ${process.version}, ${git}`;
}
