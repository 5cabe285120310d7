import { findingOfReview } from '../../audit/claims/finding-of-review.ts';
import { leaders } from '../../audit/claims/shared-call.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import { now } from '../../io/clock.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { note } from '../stored/journal.ts';
import { noteInRound } from '../stored/note-in-round.ts';
import type { Audit } from '../stored/open-audit.ts';

/**
 * In place of a hunt and a triage: the findings that the review has listed and its user has named. Each of the three notes
 * may be the last before a crash; what is missing is noted by the next call.
 */
export async function bringFindings(audit: Audit): Promise<void> {
  const { home, file, paths } = audit;
  const { hunts, untriaged } = roundOf(audit.state);
  const { run, findings: ids } = requireOf(file);
  const reported = (await readReport(await openRun(home, run))).findings;
  const findings = reported
    .filter(({ id }) => ids.includes(id))
    .map((finding) => findingOfReview(finding, now()));
  if (hunts === 0)
    await noteInRound(audit, { kind: 'raised', run, findings, rejected: [], gaps: [], unopened: [] });
  if (hunts === 0 || untriaged.size > 0) {
    // A proof is of one finding; a fix is of all that is on the same lines.
    const leads = leaders(file.preset === 'fix' ? findings : []);
    const decisions = findings.map(({ id, tier }) => {
      const of = leads.get(id) ?? id;
      return of === id
        ? { id, tier, decision: 'keep' as const, reason: `listed by review ${run}` }
        : { id, tier, decision: 'duplicate' as const, of, reason: 'it is on the same lines' };
    });
    await noteInRound(audit, { kind: 'triaged', run, decisions });
  }
  const reason = 'named by the user';
  await note(paths, { kind: 'decided', ids: [...ids], decision: 'fix', reason, by: 'user' });
}

function requireOf({ audit, of }: Audit['file']): NonNullable<Audit['file']['of']> {
  if (of !== undefined) return of;
  throw new Error(`audit ${audit} is about no review`);
}
