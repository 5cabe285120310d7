import type { Side } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Decision } from '../../kernel/sifted.ts';
import { claimedFile, textOn } from '../claimed-file.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { locateQuote, type Found } from './locate-quote.ts';
import { remotenessIn } from '../remoteness.ts';
import type { Texts } from '../world.ts';

/** A quote of code and the file it claims to be from, as any reply may hold it. */
export type ClaimedQuote = {
  readonly file: string;
  readonly quote: string;
  readonly line?: number;
  /** If missing: the file under review, or, if the quote is not in it, the lines that the change removed. */
  readonly side?: Side;
};

/** A quote that was found where it was claimed to be. */
export type FoundQuote = Omit<Found, 'kind'> & { readonly file: RepoPath; readonly side: Side };

/** Looks a quote up (see `locateQuote`). The only way from a claimed place to a real one. */
export function findQuote(claim: ClaimedQuote, texts: Texts): Decision<FoundQuote, EvidenceDrop> {
  const file = claimedFile(claim.file, texts);
  if (file === undefined) return { drop: { kind: 'path_invalid', file: claim.file } };
  let isEmpty = false;
  for (const side of claim.side === undefined ? (['new', 'old'] as const) : [claim.side]) {
    const text = textOn(side, file, texts);
    if (text === undefined) continue;
    const remoteness = remotenessIn(texts.changed, file, side);
    const line = claim.line === undefined ? {} : { line: claim.line };
    const located = locateQuote(claim.quote, text, {
      ...line,
      side,
      remoteness,
      isChanged: (at) => remoteness(at) === 0,
    });
    if (located.kind === 'without-substance') isEmpty = true;
    if (located.kind !== 'found') continue;
    // If the claim names no side, the old side is only for code that is gone.
    if (side === 'old' && claim.side === undefined && remoteness(located.at) > 0) continue;
    const { at, lines, occurrence } = located;
    return { keep: { file, side, at, lines, occurrence } };
  }
  return { drop: isEmpty ? { kind: 'quote_without_substance' } : { kind: 'quote_not_found', file } };
}
