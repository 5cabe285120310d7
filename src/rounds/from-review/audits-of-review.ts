import type { Purpose } from '../../contracts/vocabulary.ts';
import type { Repository } from '../../io/git/git.ts';
import { by } from '../../kernel/order.ts';
import { listAudits, type Audit } from '../stored/open-audit.ts';

/** The audits by which this user has findings of a review proven or fixed, the oldest first. */
export async function auditsOfReview(home: Repository, run: string, purpose: Purpose): Promise<Audit[]> {
  const audits = await listAudits(home);
  return audits
    .filter(({ file }) => file.preset === purpose && file.of?.run === run)
    .toSorted(by(({ file }) => file.started_at));
}
