import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import { overlaps, overlapsAny } from '../../kernel/line-span.ts';
import type { Decision } from '../../kernel/sifted.ts';
import { claimedFile } from '../claimed-file.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { locateQuote } from '../quotes/locate-quote.ts';
import { findQuote, type FoundQuote } from '../quotes/find-quote.ts';
import type { Texts } from '../world.ts';

/** What a second quote of a finding shows. */
export type ProofRole = 'caller' | 'source' | 'sink' | 'existing';

/** A second quote of a finding, at the place that code computed. */
export type ProofPlace = Pick<FoundQuote, 'file' | 'side' | 'at'> & { readonly role: ProofRole };

type Proof = Decision<readonly ProofPlace[], EvidenceDrop>;

/**
 * The caller that a change breaks. It is at head; in the file that breaks it, it counts only on lines that the change did not
 * add. The cause breaks it, or the place of the finding if no cause is given. Placement drops an effect elsewhere without a
 * cause.
 */
export function proveCaller(claim: ClaimedFinding, own: FoundQuote, texts: Texts): Proof {
  const { callerFile = '', callerText = '', verification } = claim;
  const caller = standsAtHead('caller', callerFile, callerText, texts);
  if (caller === undefined) return { drop: { kind: 'caller_not_found', file: callerFile } };
  const { cause, is_impact_finding: isImpact } = verification;
  const here = isImpact ? undefined : own.file;
  const origin = cause === undefined ? here : claimedFile(cause.file, texts);
  if (caller.file === origin && isAdded(caller, texts))
    return { drop: { kind: 'caller_is_cause', file: caller.file } };
  return { keep: [caller] };
}

/** Both ends of a data flow, at head. They may be anywhere; the finding itself is between them, on the change. */
export function proveFlow(claim: ClaimedFinding, texts: Texts): Proof {
  const { sourceFile = '', sourceText = '', sinkFile = '', sinkText = '' } = claim;
  const source = standsAtHead('source', sourceFile, sourceText, texts);
  if (source === undefined) return { drop: { kind: 'source_not_found', file: sourceFile } };
  const sink = standsAtHead('sink', sinkFile, sinkText, texts);
  if (sink === undefined) return { drop: { kind: 'sink_not_found', file: sinkFile } };
  return { keep: [source, sink] };
}

/**
 * Code that was there before: it is at head on lines that the change did not add, and not at the finding's own place. A
 * duplicate naturally appears twice, so a place that may count wins over one that may not.
 */
export function proveExisting(claim: ClaimedFinding, own: FoundQuote, texts: Texts): Proof {
  const { existingFile = '', existingText = '' } = claim;
  const file = claimedFile(existingFile, texts);
  const text = file === undefined ? undefined : texts.headText(file);
  if (file === undefined || text === undefined)
    return { drop: { kind: 'existing_not_found', file: existingFile } };
  const change = texts.changed.get(file);
  const added = change?.kind === 'text' ? change.added : [];
  const isOwn = (at: FoundQuote['at']): boolean =>
    own.side === 'new' && own.file === file && overlaps(at, own.at);
  const remoteness = (at: FoundQuote['at']): number => (isOwn(at) ? 2 : overlapsAny(at, added) ? 1 : 0);
  const found = locateQuote(existingText, text, { side: 'new', remoteness });
  if (found.kind !== 'found') return { drop: { kind: 'existing_not_found', file } };
  if (isOwn(found.at)) return { drop: { kind: 'existing_is_own_place', file } };
  if (overlapsAny(found.at, added)) return { drop: { kind: 'existing_is_added', file } };
  return { keep: [{ role: 'existing', file, side: 'new', at: found.at }] };
}

function isAdded({ file, at }: ProofPlace, { changed }: Texts): boolean {
  const change = changed.get(file);
  return change?.kind === 'text' && overlapsAny(at, change.added);
}

function standsAtHead(role: ProofRole, file: string, quote: string, texts: Texts): ProofPlace | undefined {
  const standing = findQuote({ file, quote, side: 'new' }, texts);
  if ('drop' in standing) return undefined;
  return { role, file: standing.keep.file, side: 'new', at: standing.keep.at };
}
