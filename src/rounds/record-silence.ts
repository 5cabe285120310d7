import { roundOf } from '../audit/fold/audit-state.ts';
import type { TrailRecord } from '../contracts/files/audit-files.ts';
import { now } from '../io/clock.ts';
import { appendLine, readTextIfAny } from '../io/files/files.ts';
import { Failure } from '../kernel/failure.ts';
import { eventsOf } from '../run/ledger/ledger.ts';
import { openRun } from '../run/stored/open-run.ts';
import { abortRound } from './abort-round.ts';
import { artifactPaths } from './stored/audit-paths.ts';
import { noteInRound } from './stored/note-in-round.ts';
import type { Audit } from './stored/open-audit.ts';

/** Records that a large diff was reviewed without a finding. Without the record the round does not advance. */
export async function recordSilence(
  audit: Audit,
  { head, linesChanged }: { readonly head: string; readonly linesChanged: number },
): Promise<void> {
  const { file, home } = audit;
  const round = roundOf(audit.state);
  const review = round.reviews.at(-1);
  if (review === undefined) throw new Error('there is no review to put on record');
  const run = await openRun(home, review.run);
  const record: TrailRecord = {
    timestamp: now(),
    branch_slug: file.branch_slug,
    round: round.round,
    zero_findings_on_nontrivial_diff: true,
    lines_changed: linesChanged,
    threshold: file.settings.zero_findings_threshold,
    reviewer_request: run.slots.map(({ slot, packet }) => `${slot} sha256:${packet.sha256}`),
    reviewer_response: eventsOf(run.ledger, 'stored').map(({ slot, sha256 }) => `${slot} sha256:${sha256}`),
  };
  const { trail } = artifactPaths(file.top, file);
  try {
    // After a crash it may already be there.
    const there = ((await readTextIfAny(trail)) ?? '').includes(JSON.stringify(record.reviewer_request));
    if (!there) await appendLine(trail, JSON.stringify(record));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = `round=${round.round} slug=${file.branch_slug}: ${error.message}`;
    return abortRound(audit, 'FORENSIC-LOG-FAILED', why);
  }
  await noteInRound(audit, { kind: 'recorded', head, lines_changed: linesChanged });
}
