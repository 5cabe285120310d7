import { readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { exampleRun } from '../../../tests/kit/report-example.ts';
import { runPaths, type RunPaths } from '../stored/layout.ts';
import { readLedger, record } from './ledger.ts';
import { wholeLines } from './chained-lines.ts';

let paths: RunPaths;

beforeEach(async () => {
  paths = runPaths(sampleFolder(), exampleRun.run);
  for (const n of [1, 2, 3, 4]) await lose(n);
});

const lose = (n: number): Promise<void> => record(paths, { kind: 'lost', slot: 'abcd/1', why: `time ${n}` });
const read = (): string[] => wholeLines(readFileSync(paths.ledger, 'utf8'));
const write = (lines: readonly string[]): void => writeFileSync(paths.ledger, `${lines.join('\n')}\n`);

describe('a ledger', () => {
  it('is read as it was written', async () => {
    expect(await readLedger(paths)).toHaveLength(4);
  });

  it.each<[string, number, (lines: string[]) => string[]]>([
    ['a line changed', 3, (lines) => lines.map((line) => line.replace('time 2', 'time 9'))],
    ['a line removed', 2, (lines) => lines.toSpliced(1, 1)],
    ['the first line removed', 1, (lines) => lines.slice(1)],
    ['two lines swapped', 2, (lines) => [lines[0], lines[2], lines[1], lines[3]].map(String)],
    ['a line twice', 5, (lines) => lines.toSpliced(1, 0, lines[1] ?? '')],
    ['a line of somebody else', 5, (lines) => [...lines, withoutLink(lines[3] ?? '')]],
    ['a line in between', 3, (lines) => lines.toSpliced(2, 0, lines[3] ?? '')],
  ])('with %s is corrupt, and the line is named', async (_, line, change) => {
    write(change(read()));
    await expect(readLedger(paths)).rejects.toMatchObject({
      code: 'run/corrupt',
      message: expect.stringContaining(`ledger.jsonl:${line}: does not follow`) as string,
    });
  });

  it.each([1, 2, 4])(
    'with %i lines cut from its end is corrupt, and says how many are gone',
    async (gone) => {
      writeFileSync(
        paths.ledger,
        read()
          .slice(0, 4 - gone)
          .map((line) => `${line}\n`)
          .join(''),
      );
      await expect(readLedger(paths)).rejects.toMatchObject({
        code: 'run/corrupt',
        message: expect.stringContaining(`lacks ${gone} of the 4 lines that were written to it`) as string,
      });
    },
  );

  it('that was cut and written on is corrupt all the same', async () => {
    write(read().slice(0, 3));
    await lose(5);
    await expect(readLedger(paths)).rejects.toMatchObject({ code: 'run/corrupt' });
  });

  it('of many writers at once is in order', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => lose(n)));
    expect(await readLedger(paths)).toHaveLength(44);
  });

  it('of which a line is being written is read without it', async () => {
    writeFileSync(paths.ledger, `${readFileSync(paths.ledger, 'utf8')}{"at":"20`);
    expect(await readLedger(paths)).toHaveLength(4);
  });
});

function withoutLink(line: string): string {
  const { after: _, ...event } = JSON.parse(line) as Record<string, unknown>;
  return JSON.stringify(event);
}
