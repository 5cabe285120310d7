import type { Cause } from '../../contracts/replies/review.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Decision } from '../../kernel/sifted.ts';
import { claimedFile } from '../claimed-file.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { findQuote, type FoundQuote } from '../quotes/find-quote.ts';
import type { Texts } from '../world.ts';

/** What makes an unchanged place wrong: lines, or a whole file that the change renames or deletes. */
export type FoundCause = Pick<FoundQuote, 'file' | 'side' | 'at'> & { readonly whole?: WholeFile };
export type WholeFile = 'renamed' | 'deleted';

/** Whether the cause is real: its quote is in the file, or the change does rename or delete the file. */
export function proveCause(
  claim: Cause,
  texts: Texts,
  near: { readonly line?: number; readonly side?: 'old' | 'new' } = {},
): Decision<FoundCause, EvidenceDrop> {
  if (!('quote' in claim)) return proveWhole(claim.file, 'renamed' in claim ? 'renamed' : 'deleted', texts);
  const standing = findQuote({ ...claim, ...near }, texts);
  if ('drop' in standing) return standing;
  const { file, side, at } = standing.keep;
  return { keep: { file, side, at } };
}

// A whole file is shown by its first line.
const FIRST: LineSpan = { start: 1, end: 1 };

/** A renamed file may be given by its old or its new name. */
function proveWhole(name: string, whole: WholeFile, texts: Texts): Decision<FoundCause, EvidenceDrop> {
  const file = claimedFile(name, texts);
  if (file === undefined) return { drop: { kind: 'path_invalid', file: name } };
  const found = whole === 'deleted' ? isDeleted(file, texts) : isRenamed(file, texts);
  if (!found) return { drop: { kind: 'cause_not_in_change', file, whole } };
  return { keep: { file, side: whole === 'deleted' ? 'old' : 'new', at: FIRST, whole } };
}

function isDeleted(file: RepoPath, { changed }: Texts): boolean {
  const change = changed.get(file);
  return change?.kind === 'deleted' || (change?.kind === 'opaque' && change.status === 'deleted');
}

function isRenamed(file: RepoPath, { changed }: Texts): boolean {
  const change = changed.get(file);
  return change !== undefined && change.kind !== 'deleted' && change.from !== undefined;
}
