import type { Proof } from '../../contracts/files/proof.ts';
import type { Repository } from '../../io/git/git.ts';
import { by } from '../../kernel/order.ts';
import { listAudits } from '../stored/open-audit.ts';

/** What became of the proofs of a review's findings, by their ids. Of several attempts the last one counts. */
export async function proofsOfRun(home: Repository, run: string): Promise<ReadonlyMap<string, Proof>> {
  const audits = (await listAudits(home)).filter(({ file }) => file.of?.run === run);
  const inOrder = audits.toSorted(by(({ file }) => file.started_at));
  return new Map(inOrder.flatMap(({ state }) => [...state.proofs]));
}
