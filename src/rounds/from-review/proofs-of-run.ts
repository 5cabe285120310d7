import type { Proof } from '../../contracts/files/proof.ts';
import type { Repository } from '../../io/git/git.ts';
import { by } from '../../kernel/order.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { listAudits, type Audit } from '../stored/open-audit.ts';

/** The proofs of a review that this user has started, the oldest first. */
export async function proofAudits(home: Repository, run: string): Promise<Audit[]> {
  const audits = await listAudits(home);
  return audits
    .filter(({ file }) => file.preset === 'prove' && file.of?.run === run)
    .toSorted(by(({ file }) => file.started_at));
}

/**
 * What became of the proofs of a review's findings, by their ids. Of several the last one counts, but what is proven stays
 * proven: that nobody wrote a second test says nothing about the first.
 */
export async function proofsOfRun(home: Repository, run: string): Promise<ReadonlyMap<string, Proof>> {
  const proofs = new Map<string, Proof>();
  for (const { state } of await proofAudits(home, run))
    for (const [id, proof] of state.proofs)
      if (proof.outcome === 'proven' || proofs.get(id)?.outcome !== 'proven') proofs.set(id, proof);
  return proofs;
}

/** Whether nothing is left of the proof that a review was planned with. */
export async function isProven({ repository, file }: Pick<Run, 'repository' | 'file'>): Promise<boolean> {
  if (file.prove === undefined) return true;
  const audits = await proofAudits(repository, file.run);
  return audits.length > 0 && audits.every(({ state }) => state.finished !== undefined);
}
