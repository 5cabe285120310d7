import { commentsOf } from '../../context/comments/comments.ts';
import { hasOwnScanner } from '../../context/syntax/syntax-of.ts';
import type { Side } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { textOn } from '../claimed-file.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import type { ReviewedText } from '../reviewed-text.ts';
import { isInProse, isInRedactedProse } from '../quotes/quote-in-prose.ts';
import type { World } from '../world.ts';

/**
 * Why a comment is not evidence; undefined when it is in a comment of the file, at either revision. A change may break a
 * comment that stays, or remove a warning it should have heeded.
 */
export function flawOfComment(
  { commentText = '' }: { readonly commentText?: string },
  file: RepoPath,
  world: World,
): EvidenceDrop | undefined {
  const occurs = (side: Side): boolean => {
    const text = textOn(side, file, world);
    return text !== undefined && isCommented(commentText, file, text);
  };
  return occurs('new') || occurs('old') ? undefined : { kind: 'comment_not_found', file };
}

/**
 * The quote must be within one comment. If a language's comments cannot be told from its strings, nothing counts as a comment.
 */
function isCommented(quote: string, file: RepoPath, { plain, redacted }: ReviewedText): boolean {
  if (!hasOwnScanner(file, plain.text)) return false;
  const shown = redacted === undefined ? [] : commentsOf(redacted.text, file);
  return (
    commentsOf(plain.text, file).some(({ text }) => isInProse(quote, text)) ||
    shown.some(({ text }) => isInRedactedProse(quote, '', text))
  );
}
