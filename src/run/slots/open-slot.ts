import type { SlotFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { Failure } from '../../kernel/failure.ts';
import { slotParts } from '../stored/layout.ts';
import { openRun, type Run } from '../stored/open-run.ts';

/** A slot by its name, `RUN/N`, and its run. Throws `usage/bad-value`, `run/unknown-slot` and whatever `openRun` throws. */
export async function openSlot(repository: Repository, name: string): Promise<{ run: Run; slot: SlotFile }> {
  const parts = slotParts(name);
  if (parts === undefined) {
    throw new Failure('usage/bad-value', `"${name}" is not the name of a slot`, {
      hint: `a slot is RUN/N, such as ${/^[a-z0-9]{4,16}$/.test(name) ? name : 'r7k2ab'}/1`,
    });
  }
  const run = await openRun(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== undefined) return { run, slot };
  throw new Failure('run/unknown-slot', `run ${parts.run} has no slot ${parts.number}`, {
    hint:
      run.slots.length === 0
        ? `none has been offered yet: correctless next ${parts.run}`
        : `see its slots: correctless status ${parts.run}`,
  });
}
