import type { Live } from '../command.ts';

/** Standard error of a command at work: one line that is drawn anew on a terminal, plain lines elsewhere. */
export type LiveProgress = {
  /** @param changed what a log is to have a line for; the line itself also changes with the time */
  readonly show: (line: string, changed: string) => void;
  /** Lines that stay, each with its end of line. */
  readonly say: (text: string) => void;
  readonly end: () => void;
};

const ERASED = '\r\u001b[2K';

export function liveProgress(live: Live): LiveProgress {
  return live.isTerminal ? onTerminal(live) : inLog(live);
}

function onTerminal({ columns, write }: Live): LiveProgress {
  let shown = '';
  const draw = (line: string): void => {
    // A line that wraps could not be erased. The last column is left free: some terminals wrap there already.
    shown = line.slice(0, Math.max(1, columns() - 1));
    write(`${ERASED}${shown}`);
  };
  return {
    show: draw,
    say: (text) => {
      write(`${ERASED}${text}${shown}`);
    },
    end: () => {
      write(ERASED);
      shown = '';
    },
  };
}

function inLog({ write }: Live): LiveProgress {
  let last = '';
  return {
    show: (line, changed) => {
      if (changed === last) return;
      last = changed;
      write(`${line}\n`);
    },
    say: write,
    end: () => undefined,
  };
}
