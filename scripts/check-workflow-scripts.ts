import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** Runs shellcheck on every script in `action.yml`, the workflows and the examples. */
const TOP = resolve(import.meta.dirname, '..');

type Steps = { readonly steps?: readonly { readonly run?: string; readonly shell?: string }[] };
type Document = { readonly runs?: Steps; readonly jobs?: Readonly<Record<string, Steps>> };

const paths = [
  'action.yml',
  ...['.github/workflows', 'docs/examples'].flatMap((folder) =>
    readdirSync(join(TOP, folder)).map((name) => `${folder}/${name}`),
  ),
];
let checked = 0;
for (const path of paths) {
  const { runs, jobs = {} } = parse(readFileSync(join(TOP, path), 'utf8')) as Document;
  for (const { run, shell = 'bash' } of [runs ?? {}, ...Object.values(jobs)].flatMap(
    ({ steps = [] }) => steps,
  )) {
    if (run === undefined || shell !== 'bash') continue;
    const done = spawnSync('shellcheck', ['--shell=bash', '-'], { input: run, encoding: 'utf8' });
    if (done.status !== 0) {
      process.stderr.write(`${path}:\n${done.stdout}${done.stderr}${done.error?.message ?? ''}\n`);
      process.exitCode = 1;
    }
    checked += 1;
  }
}
if (checked < 20) throw new Error(`only ${checked} scripts were found`);
