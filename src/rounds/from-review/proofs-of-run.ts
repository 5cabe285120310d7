import type { Proof } from '../../contracts/files/proof.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { auditsOfReview } from './audits-of-review.ts';

/**
 * What became of the proofs of a review's findings, by their ids. Of several the last one counts, but what is proven stays
 * proven: that nobody wrote a second test says nothing about the first.
 */
export async function proofsOfRun(home: Repository, run: string): Promise<ReadonlyMap<string, Proof>> {
  const proofs = new Map<string, Proof>();
  for (const { state } of await auditsOfReview(home, run, 'prove'))
    for (const [id, proof] of state.proofs)
      if (proof.outcome === 'proven' || proofs.get(id)?.outcome !== 'proven') proofs.set(id, proof);
  return proofs;
}

/** Whether nothing is left of the proof that a review was planned with. */
export async function isProven({ repository, file }: Pick<Run, 'repository' | 'file'>): Promise<boolean> {
  if (file.prove === undefined) return true;
  const audits = await auditsOfReview(repository, file.run, 'prove');
  return audits.length > 0 && audits.every(({ state }) => state.finished !== undefined);
}
