import { describe, expect, it } from 'vitest';
import { liveProgress } from './live-progress.ts';

function progress(isTerminal: boolean, size: { columns?: number; rows?: number } = {}) {
  const written: string[] = [];
  const now = { columns: 20, rows: 24, ...size };
  const live = {
    isTerminal,
    columns: () => now.columns,
    rows: () => now.rows,
    write: (text: string) => void written.push(text),
  };
  return { written, now, ...liveProgress(live) };
}

describe('on a terminal', () => {
  it('draws lines anew, narrower than the terminal, and takes them away', () => {
    const { written, draw, end } = progress(true);
    draw(['r7k2/1  bug-scan  0:01', '0:01  review: 0 of 6 slots stored']);
    draw(['0:02  review: 1']);
    draw(['0:03  review: 1']);
    end();
    expect(written).toEqual([
      '\r\u001b[Jr7k2/1  bug-scan  0\n0:01  review: 0 of ',
      '\r\u001b[1A\u001b[J0:02  review: 1',
      '\r\u001b[J0:03  review: 1',
      '\r\u001b[J',
    ]);
  });

  it('puts lines that stay above those that are drawn', () => {
    const { written, draw, say } = progress(true);
    draw(['a', 'b']);
    say('run: r7k2\n');
    expect(written.at(-1)).toBe('\r\u001b[1A\u001b[Jrun: r7k2\na\nb');
  });

  it('takes a terminal that does not know its size for one of the usual size', () => {
    const { written, draw } = progress(true, { columns: 0, rows: 0 });
    draw(['a', 'b'.repeat(100)]);
    draw(['c']);
    expect(written).toEqual([`\r\u001b[Ja\n${'b'.repeat(79)}`, '\r\u001b[1A\u001b[Jc']);
  });

  it('goes up further when the terminal has become narrower and wraps what was drawn', () => {
    const { written, now, draw } = progress(true, { columns: 21 });
    draw(['12345678901234567890', 'b']);
    now.columns = 10;
    draw(['c']);
    expect(written.at(-1)).toBe('\r\u001b[2A\u001b[Jc');
  });

  it('draws no more lines than the terminal has, and says how many are left out', () => {
    const { written, draw } = progress(true, { columns: 40, rows: 5 });
    draw(['a', 'b', 'c', 'd', 'e', 'sum']);
    expect(written).toEqual(['\r\u001b[Ja\nb\n      … and 3 more at work\nsum']);
    draw(['a', 'b', 'c', 'sum']);
    expect(written.at(-1)).toBe('\r\u001b[3A\u001b[Ja\nb\nc\nsum');
  });

  it('leaves out what only a log is told', () => {
    const { written, log } = progress(true);
    log('0:01  r7k2/1  bug-scan  called\n');
    expect(written).toEqual([]);
  });
});

it('gives a log lines as they are, nothing that is drawn anew, and no control characters', () => {
  const { written, draw, log, say, end } = progress(false);
  say('run: r7k2\n');
  draw(['0:01  review: 0 of 6 slots stored']);
  log('0:03  review: 1 of 6 slots stored\n');
  end();
  expect(written).toEqual(['run: r7k2\n', '0:03  review: 1 of 6 slots stored\n']);
});
