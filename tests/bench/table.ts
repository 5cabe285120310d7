import { cpus } from 'node:os';
import { spawnSync } from 'node:child_process';
import type { Row } from './row.ts';

/** The table as Markdown, which people read as it stands too. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['work', 'floor', 'ours', 'floor', 'ratio', 'CPU ratio', 'peak', 'target', ''];
  const lines = rows.map((row) => [
    row.work,
    row.floor,
    milliseconds(row.ours),
    milliseconds(row.floorTime),
    row.ratio.toFixed(2),
    row.cpuRatio?.toFixed(2) ?? '–',
    peakText(row),
    row.targets.map(({ says }) => says).join(', '),
    row.targets.length === 0 ? '' : row.targets.every(({ met }) => met) ? 'met' : '**missed**',
  ]);
  return markdown(head, lines);
}

export function markdown(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at]?.length ?? 0), 3));
  const shown = (line: readonly string[]): string =>
    `| ${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [shown(head), shown(widths.map((width) => '-'.repeat(width))), ...lines.map(shown), ''].join('\n');
}

export function milliseconds(time: number): string {
  return time < 10
    ? `${time.toFixed(1)} ms`
    : time < 10_000
      ? `${time.toFixed(0)} ms`
      : `${(time / 1000).toFixed(1)} s`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

function peakText({ peak, floorPeak }: Row): string {
  if (peak === null) return '–';
  return floorPeak === null ? megabytes(peak) : `${megabytes(peak)} / ${megabytes(floorPeak)}`;
}

/** What ran it: without it no figure means anything. */
export function machineLine(): string {
  const processors = cpus();
  const git = spawnSync('git', ['--version'], { encoding: 'utf8' })
    .stdout.trim()
    .replace('git version', 'git');
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown'}, ${process.platform}, node ${process.version}, ${git}`;
}
