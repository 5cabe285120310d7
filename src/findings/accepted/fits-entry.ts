import { isGrave } from '../../contracts/severity-rank.ts';
import type { Place, Suppression } from '../../contracts/files/suppressions.ts';
import { textOn } from '../../evidence/claimed-file.ts';
import { findLines } from '../../evidence/quotes/find-lines.ts';
import type { LinedText } from '../../evidence/reviewed-text.ts';
import type { Texts } from '../../evidence/world.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import type { MergedFinding, VerifiedFinding } from '../lifecycle.ts';
import { matchesPlace, placeAt } from '../place.ts';
import { isSameTitle, mayBeSameClaim, isSimilarTitle } from './same-claim.ts';
import { causeNow } from '../verify-finding.ts';

/** Whether an accepted entry is about a finding; `unsure` says why that cannot be decided. */
export type Fit = { readonly kind: 'other' | 'accepted' } | { readonly kind: 'unsure'; readonly why: string };

const OTHER: Fit = { kind: 'other' };
const ACCEPTED: Fit = { kind: 'accepted' };

/** Whether an entry may be about a finding at all, decided without its file. */
export function mayFit(entry: Suppression, finding: MergedFinding): boolean {
  return saidBy(finding).some((one) => isNamed(entry, one, finding));
}

/**
 * Whether an entry is about a finding or about a witness's claim: the same lines and the same claim at the accepted place. If
 * more than one place could be meant, that is reported and nothing is accepted.
 */
export function fitOf(entry: Suppression, finding: MergedFinding, texts: Texts): Fit {
  const fits = saidBy(finding)
    .filter((one) => isNamed(entry, one, finding))
    .map((one) => placeFit(entry, one, texts));
  const fit = fits.find(({ kind }) => kind === 'accepted') ?? fits.find(({ kind }) => kind === 'unsure');
  return fit?.kind === 'accepted' ? (alikeAtMost(entry, finding) ?? fit) : (fit ?? OTHER);
}

/**
 * A grave claim with another title than the accepted one may be another defect of these lines: two titles can share half of
 * their words because most of them are nouns of the code.
 */
function alikeAtMost({ titles }: Suppression, { claim }: MergedFinding): Fit | undefined {
  if (titles === undefined || !isGrave(claim)) return undefined;
  if (titles.some((title) => isSameTitle(title, claim.title))) return undefined;
  const why = `what was accepted is called "${titles[0]}", and "${claim.title}" (${claim.severity}) is no more than alike: accept it too if it is the same`;
  return { kind: 'unsure', why };
}

/** Everyone who made the same claim. A witness that only a scorer added makes another claim: see `applySuppressions`. */
function saidBy(finding: MergedFinding): readonly VerifiedFinding[] {
  return [finding, ...finding.witnesses.filter((one) => mayBeSameClaim(finding, one))];
}

/** Matches the lines and the claim. A finding that followed its code into another file matches by its former name. */
function isNamed(entry: Suppression, said: VerifiedFinding, { open }: MergedFinding): boolean {
  const wasNamed = entry.fingerprint === open?.fingerprint;
  const isSaid = entry.titles?.some((title) => isSimilarTitle(title, said.claim.title)) ?? true;
  const isThere =
    entry.place === undefined
      ? entry.fingerprint === said.fingerprint
      : entry.place.lines === said.place.lines;
  return isSaid && (wasNamed || isThere);
}

function placeFit(entry: Suppression, said: VerifiedFinding, texts: Texts): Fit {
  const { file, side, at } = said;
  const text = textOn(side, file, texts)?.plain;
  if (text === undefined) return { kind: 'unsure', why: `${file} cannot be read` };
  const everywhere = findLines(trimmed(text, at), text);
  const then = entry.place;
  if (then === undefined) {
    const fit = unboundFit(everywhere, text, { file, side, at }, texts);
    return fit.kind === 'accepted' ? (anotherCause(undefined, said, texts) ?? fit) : fit;
  }
  const possible = everywhere.filter((one) => matchesPlace(placeAt(file, one, text), then));
  if (!possible.some(({ start }) => start === at.start)) return OTHER;
  if (possible.length > 1) return severalPlaces(file, possible);
  return anotherCause(then, said, texts) ?? ACCEPTED;
}

/** Accepting lines does not accept what a later change makes of them. */
function anotherCause(then: Place | undefined, { cause }: VerifiedFinding, texts: Texts): Fit | undefined {
  if (cause === undefined || then?.cause === causeNow(cause, texts)) return undefined;
  const where = `line ${cause.at.start} of ${cause.file}`;
  return {
    kind: 'unsure',
    why: `${where}, which this change touches, is said to break it, and that was not accepted`,
  };
}

/**
 * For an entry without a place. It holds if its lines occur once; if they are at base, where the entry is too, they must be at
 * the same place there.
 */
function unboundFit(
  everywhere: readonly LineSpan[],
  text: LinedText,
  { file, side, at }: Pick<VerifiedFinding, 'file' | 'side' | 'at'>,
  texts: Texts,
): Fit {
  if (everywhere.length > 1) return severalPlaces(file, everywhere);
  const before = side === 'old' ? undefined : textOn('old', file, texts)?.plain;
  const then = before === undefined ? [] : findLines(trimmed(text, at), before);
  if (before === undefined || then.length === 0) return ACCEPTED;
  const here = placeAt(file, at, text);
  if (then.length === 1 && then.every((one) => matchesPlace(here, placeAt(file, one, before))))
    return ACCEPTED;
  return { kind: 'unsure', why: `at base it stood elsewhere in ${file}, line ${linesOf(then)}` };
}

function severalPlaces(file: string, places: readonly LineSpan[]): Fit {
  return { kind: 'unsure', why: `it could be meant for any of lines ${linesOf(places)} of ${file}` };
}

function linesOf(places: readonly LineSpan[]): string {
  const named = places.slice(0, MOST_NAMED).map(({ start }) => String(start));
  return places.length > MOST_NAMED ? `${named.join(', ')} …` : named.join(', ');
}

const MOST_NAMED = 5;

const trimmed = (text: LinedText, at: LineSpan): string[] => text.linesOf(at).map((line) => line.trim());
