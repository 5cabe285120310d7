import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs that leave a mark when somebody runs them, in a folder outside of any repository. */
export type Canaries = {
  /** Removed by whoever made it. */
  readonly folder: string;
  /** Writes the program of that name and gives its path. `then` is what it does after leaving its mark. */
  readonly program: (name: string, then?: string) => string;
  /** The names of those that have run, sorted. */
  readonly ran: () => string[];
};

/** With this a filter hands on what it was given; most others may fail. */
export const PASS_ON = 'exec cat';

export function canaries(): Canaries {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'canaries-'));
  const marks = join(folder, 'ran');
  mkdirSync(marks);
  const program = (name: string, then = 'exit 1'): string => {
    const path = join(folder, name);
    if (!existsSync(path)) {
      // Inside of a filter git's own variables are set, so nothing here may call git.
      writeFileSync(path, `#!/bin/sh\n: >'${join(marks, name)}'\n${then}\n`);
      chmodSync(path, 0o755);
    }
    return path;
  };
  return { folder, program, ran: () => readdirSync(marks).toSorted() };
}
