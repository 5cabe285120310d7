import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS } from '../../src/report/formats.ts';
import type { Bench, Lab } from './lab.ts';
import { finishedRun } from './finished-run.ts';
import { measured } from './measure.ts';
import type { Started } from './run.ts';
import { rowOf, type Row } from './row.ts';

const LARGEST_PAGE = 2 * 1024 * 1024;

/** A stored report of many findings, in every format that there is. */
export const reportBench: Bench = {
  name: 'report',
  runs: 'in full',
  run: async (lab) => {
    const findings = Math.max(100, Math.round(1000 * lab.scale));
    const { top, run } = finishedRun(lab, findings);
    const common = { cwd: top, env: lab.env };
    const floor: Started = { ...common, name: '`node -e 0`', argv: ['node', '-e', '0'] };
    const programs = FORMATS.map((format): Started => {
      const argv: Started['argv'] = [
        lab.correctless,
        'report',
        run,
        '--format',
        format,
        '--output',
        fileOf(lab, format),
      ];
      return { ...common, name: format, argv };
    });
    const [bare, ...rendered] = await measured([floor, ...programs], lab.short ? 3 : 11);
    return FORMATS.map((format, at) => {
      const bytes = statSync(fileOf(lab, format)).size;
      const work = `report of ${findings} findings, ${format}, ${Math.round(bytes / 1024)} KB`;
      const row = rowOf(work, rendered[at]!, bare!, { ratio: 3 });
      return format === 'html' ? withSize(row, bytes) : row;
    });
  },
};

function fileOf({ scratch }: Lab, format: string): string {
  return join(scratch, `report.${format}`);
}

function withSize(row: Row, bytes: number): Row {
  return { ...row, targets: [...row.targets, { says: '≤ 2 MB', met: bytes <= LARGEST_PAGE }] };
}
