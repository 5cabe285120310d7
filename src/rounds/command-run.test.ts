import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { runCommand } from './command-run.ts';

it('a command that takes longer than one call waits goes on, and is not started twice', async () => {
  const place = sampleFolder();
  const folder = join(place, 'tests', '1');
  const command = 'echo started >>starts; until [ -e go ]; do sleep 0.05; done; echo late; exit 3';
  expect(await runCommand(folder, command, place, 300)).toEqual({ kind: 'running' });
  expect(await runCommand(folder, command, place, 50)).toEqual({ kind: 'running' });
  writeFileSync(join(place, 'go'), '');
  expect(await runCommand(folder, command, place, 10_000)).toMatchObject({
    kind: 'ended',
    status: 3,
    output: 'late\n',
  });
  expect(readFileSync(join(place, 'starts'), 'utf8')).toBe('started\n');
});

it('asked again after its end, it answers with what was stored and runs nothing', async () => {
  const place = sampleFolder();
  const folder = join(place, 'tests', '1');
  await runCommand(folder, 'echo one', place, 10_000);
  expect(await runCommand(folder, 'touch ran-again', place, 10_000)).toMatchObject({
    status: 0,
    output: 'one\n',
  });
  expect(existsSync(join(place, 'ran-again'))).toBe(false);
});
