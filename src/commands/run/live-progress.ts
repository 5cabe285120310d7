import type { Live } from '../line/command.ts';

/** Standard error of a command at work: lines that are drawn anew on a terminal, plain lines elsewhere. */
export type LiveProgress = {
  /** What is at work now, in place of what was drawn before. The last line stays when they are too many. A log gets none of it. */
  readonly draw: (lines: readonly string[]) => void;
  /** A line, with its end, for a log alone: a terminal has it drawn. */
  readonly log: (text: string) => void;
  /** Lines that stay, each with its end of line. */
  readonly say: (text: string) => void;
  readonly end: () => void;
};

export function liveProgress(live: Live): LiveProgress {
  return live.isTerminal ? onTerminal(live) : inLog(live);
}

/** Of a terminal that does not know its size, and says 0. */
const USUAL = { columns: 80, rows: 24 };

function onTerminal({ write, ...live }: Live): LiveProgress {
  const columns = (): number => Math.max(0, live.columns()) || USUAL.columns;
  const rows = (): number => Math.max(0, live.rows()) || USUAL.rows;
  let shown: readonly string[] = [];
  /** To the first of the lines that were drawn, and nothing from there. A terminal that became narrower wraps them. */
  const erased = (): string => {
    const below = shown.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns())), 0) - 1;
    return below > 0 ? `\r\u001b[${below}A\u001b[J` : '\r\u001b[J';
  };
  const draw = (lines: readonly string[], before = ''): void => {
    const start = erased();
    // The last column is left free: some terminals wrap there already.
    shown = fitting(lines, rows() - 1).map((line) => line.slice(0, Math.max(1, columns() - 1)));
    write(`${start}${before}${shown.join('\n')}`);
  };
  return {
    draw,
    log: () => undefined,
    say: (text) => {
      draw(shown, text);
    },
    end: () => {
      draw([]);
    },
  };
}

/** What scrolled out of the terminal could not be drawn anew. */
function fitting(lines: readonly string[], most: number): readonly string[] {
  if (lines.length <= most) return lines;
  const kept = Math.max(0, most - 2);
  return [
    ...lines.slice(0, kept),
    `      … and ${lines.length - 1 - kept} more at work`,
    ...lines.slice(-1),
  ].slice(-Math.max(1, most));
}

function inLog({ write }: Live): LiveProgress {
  return { draw: () => undefined, log: write, say: write, end: () => undefined };
}
