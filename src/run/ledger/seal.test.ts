import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOtherUser } from '../../../tests/kit/other-user.ts';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { chainedText, wholeLines } from './chained-lines.ts';
import { runPaths, type RunPaths } from '../stored/layout.ts';
import { readLedger, readSealedLedger, record } from './ledger.ts';

let paths: RunPaths;

beforeEach(async () => {
  paths = runPaths(sampleFolder(), 'r7k2ab');
  for (const n of [1, 2, 3]) await record(paths, { kind: 'lost', slot: 'r7k2ab/1', why: `time ${n}` });
});

const lines = (): string[] => wholeLines(readFileSync(paths.ledger, 'utf8'));
const events = (): object[] => lines().map((line) => JSON.parse(line) as object);
const foreign = { code: 'run/foreign', message: expect.stringContaining('not written by you') as string };

describe('a ledger', () => {
  it('is believed by whoever wrote it', async () => {
    expect(await readLedger(paths)).toHaveLength(3);
    expect(await readSealedLedger(paths)).toHaveLength(3);
  });

  it('is believed by no other user, with a key or without one', async () => {
    await asOtherUser(async () => {
      await expect(readLedger(paths)).rejects.toMatchObject(foreign);
      await record(runPaths(sampleFolder(), 'r7k2ab'), {
        kind: 'lost',
        slot: 'r7k2ab/1',
        why: 'a key is made',
      });
      await expect(readLedger(paths)).rejects.toMatchObject(foreign);
      await expect(readSealedLedger(paths)).rejects.toMatchObject(foreign);
    });
  });

  it('of another user is read where it was named', async () => {
    await asOtherUser(async () => {
      expect(await readLedger(paths, 'named')).toHaveLength(3);
    });
  });

  it('is foreign from the line on that somebody else wrote, though every hash fits', async () => {
    const [first, ...others] = lines();
    const text = await asOtherUser(() => chainedText(paths.ledger, events()));
    writeFileSync(paths.ledger, text);
    await expect(readLedger(paths)).rejects.toMatchObject(foreign);
    writeFileSync(paths.ledger, `${[first, ...others].join('\n')}\n`);
    expect(await readLedger(paths)).toHaveLength(3);
  });

  it.each<[string, (line: string) => string]>([
    ['without a seal', (line) => line.replace(/,"seal":"[^"]*"/, '')],
    ['with the seal of another line', (line) => line.replace('time 1', 'time 9')],
    ['with a seal that is not at its end', (line) => line.replace(/("seal":"[^"]*")\}$/, '$1 }')],
  ])('with a line %s is not believed', async (_, change) => {
    const [only = ''] = lines();
    writeFileSync(paths.ledger, `${change(only)}\n`);
    await expect(readSealedLedger(paths)).rejects.toMatchObject(foreign);
  });

  it('of one run is no ledger of another', async () => {
    const other = runPaths(sampleFolder(), 'x9k2ab');
    await record(other, { kind: 'lost', slot: 'x9k2ab/1', why: 'time 1' });
    writeFileSync(other.ledger, readFileSync(paths.ledger));
    await expect(readLedger(other)).rejects.toMatchObject(foreign);
  });
});
