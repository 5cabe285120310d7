import { currentRound } from '../audit/fold/audit-state.ts';
import { undecided } from '../audit/undecided.ts';
import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import { isGrave } from '../contracts/severity-rank.ts';
import { Failure } from '../kernel/failure.ts';
import { createRedactor } from '../packets/redaction/redact.ts';
import { note } from './stored/journal.ts';
import type { Audit } from './stored/open-audit.ts';

export type Deciding = {
  readonly decision: 'fix' | 'defer' | 'dispute';
  /** Ids, or `all` for those that are still undecided. */
  readonly ids: readonly string[];
  readonly reason: string | undefined;
};

/**
 * Records what the user wants done with findings of the round. Only findings that are kept and undecided can be decided.
 * Not fixing one needs a reason.
 *
 * @throws audit/no-question, usage/missing-argument, usage/bad-value
 */
export async function decideFindings(
  audit: Audit,
  { decision, ids, reason }: Deciding,
): Promise<readonly string[]> {
  const open = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === 'all' ? open.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new Failure('usage/bad-value', `${unknown.join(', ')}: not among the findings to be decided`, {
      hint: open.length === 0 ? 'none is' : `those are: ${open.map(({ id }) => id).join(', ')}`,
    });
  }
  if (decision !== 'fix' && (reason ?? '').trim() === '') {
    throw new Failure('usage/missing-argument', `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(' ')} --reason "…"`,
    });
  }
  const redacted = await createRedactor().redact(reason ?? '');
  await note(audit.paths, { kind: 'decided', ids: [...wanted], decision, reason: redacted, by: 'user' });
  return wanted;
}

/**
 * What `--auto` decides: fix confirmed findings, and critical or high ones of any tier, because nobody is asked and an
 * executor that finds no defect changes nothing. The rest is deferred with a reason.
 */
export async function decideAutomatically({ paths, ...audit }: Audit): Promise<void> {
  const open = openQuestions(audit);
  const confirmed = open.filter(({ tier }) => tier === 'confirmed');
  const grave = open.filter((finding) => finding.tier !== 'confirmed' && isGrave(finding));
  const rest = open.filter((finding) => finding.tier !== 'confirmed' && !isGrave(finding));
  const decisions = [
    { decided: confirmed, decision: 'fix', reason: 'confirmed' },
    { decided: grave, decision: 'fix', reason: 'critical or high, though not confirmed' },
    { decided: rest, decision: 'defer', reason: 'not confirmed, and neither critical nor high' },
  ] as const;
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await note(paths, { kind: 'decided', ids, decision, reason, by: 'auto' });
  }
}

function openQuestions(audit: Pick<Audit, 'state' | 'file'>): AuditFinding[] {
  const { state } = audit;
  const round = currentRound(state);
  const isOver = state.ended !== undefined || round === undefined || round.closed || round.untriaged.size > 0;
  if (!isOver) return undecided(state, round);
  throw noQuestion(audit);
}

function noQuestion({ file }: Pick<Audit, 'file'>): Failure {
  return new Failure('audit/no-question', `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`,
  });
}
