import { ifAny } from '../../kernel/if-any.ts';
import type { Cause } from '../../contracts/replies/review.ts';
import type { Side } from '../../contracts/shapes.ts';
import { textOn } from '../../evidence/claimed-file.ts';
import { findLines } from '../../evidence/quotes/find-lines.ts';
import { flawOfComment } from '../../evidence/proofs/prove-comment.ts';
import { flawOfRule } from '../../evidence/proofs/prove-rule.ts';
import { proveCause, type FoundCause } from '../../evidence/proofs/prove-cause.ts';
import type { FoundPlace } from '../../evidence/proofs/prove-claim.ts';
import { findQuote, type FoundQuote } from '../../evidence/quotes/find-quote.ts';
import { withPackages, type World } from '../../evidence/world.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Decision } from '../../kernel/sifted.ts';
import { lensRecord } from '../../contracts/vocabulary.ts';
import { isBackInComment } from './back-in-comment.ts';
import { fingerprintOf, isNumbered } from '../fingerprint.ts';
import type { DropReason, MergedFinding } from '../lifecycle.ts';
import { matchesPlace, placeAt } from '../place.ts';
import { allowedBy, isOnChangedLine, placementOf } from '../placement.ts';
import { withCurrentQuote } from './quote-now.ts';
import { reformatted } from './reformatted.ts';
import { placeNow, policyFor, sourceOf } from '../verify-finding.ts';

export type FoundAgain = Decision<MergedFinding, DropReason>;

/**
 * Whether a finding of an earlier run still holds, and where: its quote in the file, the cause of an effect elsewhere, the
 * comment it rests on. A quote that is gone, not just reformatted, means fixed, as code decided. A quote where the scope policy
 * no longer counts findings, or a rule no longer in force, means withdrawn.
 *
 * What only the reviewer could show (where it looked, which commit it read) was proven then and is not checked again.
 *
 * @param appeared changed files that are new or edited since the previous run: code may have moved there
 */
export function findAgain(past: MergedFinding, world: World, appeared: readonly RepoPath[] = []): FoundAgain {
  const places = placesNow(past, world, appeared);
  if ('drop' in places) return places;
  const { quote, cause } = places.keep;
  const { file, side, at, lines, occurrence } = quote;
  const isImpact = past.claim.verification.is_impact_finding;
  const placement = placementOf({ file, side, at, isImpact, ...ifAny({ cause }) }, world.changed);
  if (!allowedBy(policyFor(past.lens, world), placement) && !isBackInComment(quote, world))
    return offChange(past, side, file, world);
  const flaw = flawOfSource(past, file, world);
  if (flaw !== undefined) return { drop: flaw };
  const source = sourceOf(past, world);
  const computed = fingerprintOf({ file, source, lines, occurrence });
  const fingerprint = isNumbered(past.fingerprint, computed) ? past.fingerprint : computed;
  const { also: alsoBefore = [], rests: restsBefore = [], ...rest } = past;
  const [also, rests] = [placesLeft(alsoBefore, world), placesLeft(restsBefore, withPackages(world))];
  return {
    keep: {
      ...rest,
      claim: withCurrentQuote(rest.claim, lines),
      file,
      side,
      at,
      placement,
      ...ifAny({ cause, also, rests }),
      fingerprint,
      ...placeNow({ file, side, source, at }, world, cause),
    },
  };
}

/** The further places of a defect, or of what it rests on, that are still there. */
function placesLeft(places: readonly FoundPlace[], world: World): FoundPlace[] {
  return places.flatMap(({ file, side, at, quote }) => {
    const found = findQuote({ file, side, line: at.start, quote }, world);
    return 'drop' in found ? [] : [{ file: found.keep.file, side, at: found.keep.at, quote }];
  });
}

type Places = { readonly quote: FoundQuote; readonly cause?: FoundCause };

function placesNow(
  past: MergedFinding,
  world: World,
  appeared: readonly RepoPath[],
): Decision<Places, DropReason> {
  const { cause: claimed, code_examined: text } = past.claim.verification;
  const quote =
    nearestOfSame(past, text, world) ??
    movedTo(past, text, world, appeared) ??
    reformattedIn(past, text, world);
  if (quote === undefined) return { drop: { kind: 'fixed', why: `the quote is gone from ${past.file}` } };
  if (claimed === undefined) return { keep: { quote } };
  const cause = causeNow(claimed, past.cause, world);
  if (cause !== undefined) return { keep: { quote, cause } };
  const gone =
    'quote' in claimed ? 'the changed line that caused it is gone from' : 'the change does not touch';
  return {
    drop: {
      kind: 'fixed',
      why: `${gone} ${claimed.file}${'quote' in claimed ? '' : ' as a whole any more'}`,
    },
  };
}

/**
 * The quote's place. Of several, the one with the finding's surroundings, if exactly one has them; else the one with its own
 * fingerprint, so that equal defects are not confused when lines move or the same code appears above; else the nearest to its
 * old place.
 */
function nearestOfSame(past: MergedFinding, quote: string, world: World): FoundQuote | undefined {
  const at = (line: number): FoundQuote | undefined => {
    const found = findQuote({ file: past.file, side: past.side, line, quote }, world);
    return 'keep' in found ? found.keep : undefined;
  };
  const nearest = at(past.at.start);
  if (nearest === undefined) return undefined;
  const text = textOn(nearest.side, nearest.file, world)?.plain;
  const others = text === undefined ? [] : findLines(nearest.lines, text);
  if (text !== undefined) {
    const [only, ...more] = others.filter((one) =>
      matchesPlace(placeAt(nearest.file, one, text), past.place),
    );
    if (only !== undefined && more.length === 0) {
      return { ...nearest, at: only, occurrence: others.indexOf(only) };
    }
  }
  const isSame = ({ file, lines, occurrence }: FoundQuote): boolean =>
    isNumbered(past.fingerprint, fingerprintOf({ file, source: sourceOf(past, world), lines, occurrence }));
  if (isSame(nearest)) return nearest;
  return others.map(({ start }) => at(start)).find((one) => one !== undefined && isSame(one)) ?? nearest;
}

/**
 * Where the quote of a finding about added lines went when its file was renamed or its code moved out. Git knows no such rename
 * when the file is not at base. Only into a single file that is new or edited since, and onto changed lines: between two files
 * nobody can decide.
 */
function movedTo(
  { side, placement }: MergedFinding,
  quote: string,
  world: World,
  appeared: readonly RepoPath[],
): FoundQuote | undefined {
  if (side !== 'new' || placement !== 'added') return undefined;
  const found = appeared.flatMap((file) => {
    const place = findQuote({ file, side, quote }, world);
    return 'keep' in place && isOnChangedLine(place.keep, world.changed) ? [place.keep] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Where the cause is now: verbatim, or with other white space. */
function causeNow(claimed: Cause, then: FoundCause | undefined, world: World): FoundCause | undefined {
  const near = then === undefined ? {} : { side: then.side, line: then.at.start };
  const proven = proveCause(claimed, world, near);
  if ('keep' in proven) return proven.keep;
  if (then === undefined || !('quote' in claimed)) return undefined;
  return reformattedIn(then, claimed.quote, world);
}

/** The same code with other white space, as a formatter leaves it. That fixes nothing. */
function reformattedIn(
  { file, side, at }: Pick<FoundCause, 'file' | 'side' | 'at'>,
  quote: string,
  world: World,
): FoundQuote | undefined {
  const text = side === 'new' ? textOn(side, file, world)?.plain : undefined;
  const now = text === undefined ? undefined : reformatted(quote, text, at.start);
  if (now === undefined) return undefined;
  const found = findQuote({ file, side, line: now.at.start, quote: now.quote }, world);
  return 'keep' in found ? found.keep : undefined;
}

/** Removed code that is back is fixed; anything else is merely no longer part of this change. */
function offChange(past: MergedFinding, side: Side, file: RepoPath, world: World): FoundAgain {
  const quote = past.claim.verification.code_examined;
  if (side === 'old' && 'keep' in findQuote({ file, side: 'new', quote }, world)) {
    return { drop: { kind: 'fixed', why: `the removed code is back in ${file}` } };
  }
  return { drop: { kind: 'withdrawn', why: 'its lines are no longer part of this change' } };
}

/** What the lens's own source says now: a rule may have been dropped at base, a comment rewritten. */
function flawOfSource(past: MergedFinding, file: RepoPath, world: World): DropReason | undefined {
  const { claim } = past;
  const { provenBy } = lensRecord(past.lens);
  if (provenBy === 'rule' && flawOfRule(claim, file, world) !== undefined) {
    const why = `the rule of ${claim.ruleFile ?? ''} is not in force at base any more`;
    return { kind: 'withdrawn', why, unsettled: true };
  }
  if (provenBy === 'comment' && flawOfComment(claim, file, world) !== undefined) {
    return { kind: 'fixed', why: `the comment is gone from ${file}` };
  }
  return undefined;
}
