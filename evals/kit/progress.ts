/** Where a run of the kit stands, for people: on standard error, so that the table is all of standard output. */
export type Progress = {
  readonly step: (what: string) => void;
  readonly note: (line: string) => void;
  readonly end: () => void;
};

const WIDTH = 24;

/** One line that is written over on a terminal, a line each elsewhere. */
export function progress(
  total: number,
  to: { readonly isTTY?: boolean; readonly write: (text: string) => unknown },
): Progress {
  const terminal = to.isTTY === true;
  let done = 0;
  return {
    step: (what) => {
      done += 1;
      const full = Math.round((WIDTH * done) / Math.max(total, done));
      const bar = `${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}`;
      to.write(terminal ? `\r\u001b[K[${bar}] ${done}/${total} ${what}` : `${done}/${total} ${what}\n`);
    },
    note: (line) => to.write(terminal ? `\r\u001b[K${line}\n` : `${line}\n`),
    end: () => {
      if (terminal) to.write('\r\u001b[K');
    },
  };
}
