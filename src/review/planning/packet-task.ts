import type { RunFile } from '../../contracts/files/run-files.ts';
import { randomHex } from '../../io/random.ts';
import type { Nonces, Task } from '../../packets/assemble.ts';

export function taskOf({ run, base, head, tree_root }: RunFile): Task {
  return { run, base, head, treeRoot: tree_root };
}

export function noncesOf(run: RunFile): Nonces {
  return { run: run.nonce, fresh: () => randomHex(16) };
}
