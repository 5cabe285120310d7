import { expect, it } from 'vitest';
import { liveProgress } from './live-progress.ts';

function progress(isTerminal: boolean, width = 20) {
  const written: string[] = [];
  const live = { isTerminal, columns: () => width, write: (text: string) => void written.push(text) };
  return { written, ...liveProgress(live) };
}

it('draws one line anew on a terminal, narrower than the terminal, and takes it away', () => {
  const { written, show, end } = progress(true);
  show('0:01  review: 0 of 6 slots stored', 'review 0');
  show('0:02  review: 0', 'review 0');
  end();
  expect(written).toEqual(['\r\u001b[2K0:01  review: 0 of ', '\r\u001b[2K0:02  review: 0', '\r\u001b[2K']);
});

it('puts lines that stay above the one that is drawn', () => {
  const { written, show, say } = progress(true);
  show('0:01', 'a');
  say('run: r7k2\n');
  expect(written.at(-1)).toBe('\r\u001b[2Krun: r7k2\n0:01');
});

it('gives a log a line for each change, not for each second, and no control characters', () => {
  const { written, show, say, end } = progress(false);
  say('run: r7k2\n');
  show('0:01  review: 0 of 6 slots stored', 'review 0');
  show('0:02  review: 0 of 6 slots stored', 'review 0');
  show('0:03  review: 1 of 6 slots stored', 'review 1');
  end();
  expect(written).toEqual([
    'run: r7k2\n',
    '0:01  review: 0 of 6 slots stored\n',
    '0:03  review: 1 of 6 slots stored\n',
  ]);
});
