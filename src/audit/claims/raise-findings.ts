import type { AuditFinding, Rejection } from '../../contracts/replies/audit-finding.ts';
import type { AuditKind } from '../../contracts/vocabulary.ts';
import { isSimilarTitle } from '../../findings/accepted/same-claim.ts';
import { by, inOrder } from '../../kernel/order.ts';
import { bountyOf, penaltyOf } from '../bounty.ts';
import type { CheckedHunt, ProvenClaim } from './check-hunt.ts';
import { PRESET_RECORDS } from '../presets.ts';
import { isGrave, isGraver, severityRank } from '../../contracts/severity-rank.ts';

/** One specialist's claims, checked. */
export type Checked = { readonly agent: string; readonly checked: CheckedHunt };

export type Raising = {
  readonly preset: AuditKind;
  readonly round: number;
  readonly timestamp: string;
  /** Findings of earlier rounds, and of this one so far. */
  readonly known: readonly AuditFinding[];
  /** How many findings the round has numbered; ids continue from here. */
  readonly numbered: number;
};

export type Raised = { readonly findings: readonly AuditFinding[]; readonly rejected: readonly Rejection[] };

/**
 * The findings of a round with ids and bounties, the worst first. What the program drops is rejected with its reason: claims
 * that do not hold, and what is known to be open, deferred or disputed. A fixed finding that is back is raised anew, and so is
 * one more severe than what is known about these lines: nobody has decided on that.
 */
export function raiseFindings(all: readonly Checked[], raising: Raising): Raised {
  const claims = all
    .flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven })))
    .toSorted(
      inOrder(
        by(({ proven }) => severityRank(proven.claim)),
        by(({ proven }) => proven.file),
        by(({ proven }) => proven.at.start),
        by(({ agent }) => agent),
      ),
    );
  const dropped = all.flatMap(({ agent, checked }) =>
    checked.sifted.dropped.map(({ value, reason }) => ({ agent, value, reason })),
  );
  const number = numbers(raising);
  const rejections: Rejection[] = dropped.map(({ agent, value, reason }) => ({
    ...rejected(number(), agent, value, reason),
    severity: value.severity,
  }));
  const findings: AuditFinding[] = [];
  for (const { agent, proven } of claims) {
    const known = raising.known.find((one) => isKnown(proven, one));
    if (known === undefined) findings.push(found(number(), agent, proven, raising));
    else
      rejections.push({
        ...rejected(number(), agent, proven.claim, `known: ${known.id} is ${known.status}`),
        penalty_applied: 0,
      });
  }
  return { findings, rejected: rejections };
}

/**
 * Whether a claim is a finding that is open, deferred or disputed. If people decided on it, the title must match too: a
 * decision about one grave thing on a line does not cover another.
 */
function isKnown({ claim, fingerprint }: ProvenClaim, one: AuditFinding): boolean {
  if (one.fingerprint !== fingerprint || one.status === 'fixed' || isGraver(claim, one)) return false;
  return one.status === 'open' || !isGrave(claim) || isSimilarTitle(claim.title, one.title);
}

function numbers({ preset, round, numbered }: Raising): () => string {
  let last = numbered;
  return () => {
    last += 1;
    return `${PRESET_RECORDS[preset].prefix}-R${round}-${String(last).padStart(3, '0')}`;
  };
}

function rejected(
  id: string,
  agent: string,
  claim: Pick<ProvenClaim['claim'], 'title' | 'severity' | 'tier'>,
  reason: string,
): Rejection {
  return { id, title: claim.title, agent, reason, penalty_applied: penaltyOf({ ...claim, agent }) };
}

function found(
  id: string,
  agent: string,
  { claim, file, at, fingerprint }: ProvenClaim,
  { round, timestamp }: Raising,
): AuditFinding {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: 'audit-specialist',
    agent,
    status: 'open',
    bounty: bountyOf({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null,
  };
}
