import { expect, it } from 'vitest';
import { LAYOUT } from '../../../scripts/layout/layout-table.ts';
import { amongOwnFiles, OWN_FILES, ownFile } from './own-files.ts';

/** An example of each, as the table of the run directory names it. */
const example = (file: string): string =>
  `.correctless/${file}${file.endsWith('/') ? 'status.json' : ''}`
    .replaceAll(/<(n|N)>/g, '12')
    .replaceAll(/<(run|audit)>/g, 'r7k2ab')
    .replaceAll('<session>', '0b1c-2D_3')
    .replaceAll(/<\w+>/g, 'qa-2026-01-31');

it.each([...new Set([...LAYOUT.map(({ file }) => file), ...OWN_FILES])])('%s is ours', (file) => {
  expect(ownFile(example(file))).toBe(true);
  expect(ownFile(`${example(file)}.0123456789ab.tmp`)).toBe(true);
});

it('the folder of an audit’s work tree is ours', () => {
  expect(ownFile('.correctless/worktrees/r7k2ab/')).toBe(true);
});

it.each([
  '.correctless/evil.py',
  '.correctless/runs/evil.py',
  '.correctless/runs/r7k2ab/evil.py',
  '.correctless/runs/r7k2ab/run.json.py',
  '.correctless/runs/r7k2ab/replies/evil.sh',
  '.correctless/runs/r7k2ab/slots/1/evil.js',
  '.correctless/audits/r7k2ab/tests/1/evil.py',
  '.correctless/artifacts/evil.py',
  '.correctless/artifacts/findings/evil.json',
  '.correctless/worktrees/r7k2ab/evil.py',
  '.correctless/worktrees/evil.py',
  '.correctless/sessions/evil.py',
  'src/.correctless/runs/r7k2ab/run.json',
  'x.correctless/.gitignore',
])('%s is part of a change, in an audit’s work tree nobody’s', (path) => {
  expect(ownFile(path)).toBe(false);
  expect(amongOwnFiles(path)).toBe(path.startsWith('.correctless/'));
});

it.each(['.correctless/config/workflow-config.json', '.correctless/suppressions.json'])(
  '%s is the user’s',
  (path) => {
    expect([ownFile(path), amongOwnFiles(path)]).toEqual([false, false]);
  },
);
