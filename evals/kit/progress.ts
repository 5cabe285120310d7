/** Where a run of the kit is, for people: on standard error, so that the table is all of standard output. */
export type Progress = { readonly step: (what: string) => void; readonly note: (line: string) => void };

export function progress(total: number, write: (text: string) => unknown): Progress {
  let done = 0;
  return {
    step: (what) => write(`${(done += 1)}/${total} ${what}\n`),
    note: (line) => write(`${line}\n`),
  };
}
