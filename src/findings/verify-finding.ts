import { ifAny } from '../kernel/if-any.ts';
import type { ClaimedFinding } from '../contracts/replies/review.ts';
import { lensRecord, type Lens, type ScopePolicy } from '../contracts/vocabulary.ts';
import { textOn } from '../evidence/claimed-file.ts';
import type { FoundCause } from '../evidence/proofs/prove-cause.ts';
import { proveClaim, type ProvenClaim } from '../evidence/proofs/prove-claim.ts';
import { ruleNamed } from '../evidence/proofs/prove-rule.ts';
import { withLead } from '../evidence/rule-lead.ts';
import type { Texts, World } from '../evidence/world.ts';
import type { Decision } from '../kernel/sifted.ts';
import { isBeside } from './beside-change.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { DropReason, RaisedFinding, VerifiedFinding } from './lifecycle.ts';
import { causeHash, placeOf, type Standing } from './place.ts';
import { changedLineMeant } from './line-meant.ts';
import { allowedBy, isOfChange, placementOf, type Placement } from './placement.ts';

/**
 * Claim → finding: its evidence holds, and it is where the scope policy admits findings. If lines are both before and after the
 * change, the changed ones are meant, whichever side was named.
 */
export function verifyFinding(raised: RaisedFinding, world: World): Decision<VerifiedFinding, DropReason> {
  const decided = verifyOn(raised.claim.side, raised, world);
  if (!('drop' in decided) || decided.drop.kind !== 'not_on_changed_lines') return decided;
  const others = SIDES.filter((side) => side !== raised.claim.side);
  for (const side of others) {
    const onOther = verifyOn(side, raised, world);
    if ('keep' in onOther) return onOther;
  }
  const meant = changedLineMeant(raised.claim, world);
  return meant === undefined ? decided : { drop: { kind: 'quote_of_another_line', ...meant } };
}

const SIDES = ['new', 'old'] as const;

function verifyOn(
  asked: ClaimedFinding['side'],
  raised: RaisedFinding,
  world: World,
): Decision<VerifiedFinding, DropReason> {
  const { lens, claim, slot } = raised;
  const proof = proveClaim(lens, asked === undefined ? claim : { ...claim, side: asked }, world);
  if ('drop' in proof) return proof;
  const { file, side, at, lines, occurrence, proofs, also, rests, lost, cause } = proof.keep;
  const placement = placeClaim(proof.keep, claim.verification.is_impact_finding, world);
  const policy = policyFor(lens, world);
  if (!allowedBy(policy, placement)) {
    return { drop: offChange(proof.keep, placement, claim.verification.is_impact_finding, world, policy) };
  }
  const source = sourceOf(raised, world);
  const fingerprint = fingerprintOf({ file, source, lines, occurrence });
  const place = placeNow({ file, side, source, at }, world, cause);
  return {
    keep: {
      slot,
      lens,
      claim: wholeRule(raised, world),
      file,
      side,
      at,
      placement,
      ...ifAny({ cause, also, rests, lost }),
      proofs,
      fingerprint,
      ...place,
    },
  };
}

/** A rule from a list says nothing without the line that leads into the list. */
function wholeRule({ claim }: RaisedFinding, world: World): RaisedFinding['claim'] {
  if (claim.ruleText === undefined) return claim;
  const rule = ruleNamed(claim.ruleFile ?? '', world);
  return rule === undefined
    ? claim
    : { ...claim, ruleText: withLead(claim.ruleText, world.redactedRule(rule.path) ?? rule.body) };
}

/** The place by its surroundings, for accepting or following the finding. */
export function placeNow(
  standing: Standing,
  world: World,
  cause: FoundCause | undefined,
): Pick<VerifiedFinding, 'place'> {
  const text = textOn(standing.side, standing.file, world)?.plain;
  if (text === undefined) throw new Error(`${standing.file} holds a quote and has no text`);
  const place = placeOf(standing, text);
  return { place: cause === undefined ? place : { ...place, cause: causeNow(cause, world) } };
}

/** What breaks a place, to be compared with what was accepted. */
export function causeNow(cause: FoundCause, texts: Texts): string {
  return causeHash(cause, textOn(cause.side, cause.file, texts)?.plain);
}

/** The run's policy, unless the lens has its own. */
export function policyFor(lens: Lens, { policy }: World): ScopePolicy {
  return lensRecord(lens).policy ?? policy;
}

function placeClaim(
  { file, side, at, cause }: ProvenClaim,
  isImpact: boolean,
  { changed }: World,
): Placement {
  const caused = cause === undefined ? {} : { cause };
  return placementOf({ file, side, at, isImpact, ...caused }, changed);
}

function offChange(
  { file, side, at, cause }: ProvenClaim,
  placement: Placement,
  isImpact: boolean,
  world: World,
  policy: ScopePolicy,
): DropReason {
  const reason = offChangeReason(placement, isImpact, cause, { changed: world.changed, policy });
  const isNear = reason.kind === 'not_on_changed_lines' && isBeside({ file, side, at }, placement, world);
  return isNear ? { ...reason, beside: true } : reason;
}

/** For a finding about an effect elsewhere, what its cause lacks; for any other, where it is. */
function offChangeReason(
  placement: Placement,
  isImpact: boolean,
  cause: FoundCause | undefined,
  { changed, policy }: Pick<World, 'changed' | 'policy'>,
): DropReason {
  if (isImpact && cause === undefined) return { kind: 'cause_missing' };
  if (isImpact && cause !== undefined && !isOfChange(cause, changed)) {
    return { kind: 'cause_not_on_changed_line' };
  }
  return { kind: 'not_on_changed_lines', placement, policy };
}

/** The lens; for a broken rule the rule's file, however a reviewer spelled its path. */
export function sourceOf({ lens, claim }: RaisedFinding, world: World): string {
  if (lens !== 'rules-compliance') return lens;
  return ruleNamed(claim.ruleFile ?? '', world)?.path ?? lens;
}
