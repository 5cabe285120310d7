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
 * What keeps a comment from being evidence; undefined when it stands in a comment of the file, at either revision: a
 * change may break a comment that stays, or remove a warning it should have heeded.
 */
export function flawOfComment(
  { commentText = '' }: { readonly commentText?: string },
  file: RepoPath,
  world: World,
): EvidenceDrop | undefined {
  const stands = (side: Side): boolean => {
    const text = textOn(side, file, world);
    return text !== undefined && isCommented(commentText, file, text);
  };
  return stands('new') || stands('old') ? undefined : { kind: 'comment_not_found', file };
}

/** Within one comment. Where the language's comments cannot be told from its strings, nothing is known to be one. */
function isCommented(quote: string, file: RepoPath, { plain, redacted }: ReviewedText): boolean {
  if (!hasOwnScanner(file, plain.text)) return false;
  const shown = redacted === undefined ? [] : commentsOf(redacted.text, file);
  return (
    commentsOf(plain.text, file).some(({ text }) => isInProse(quote, text)) ||
    shown.some(({ text }) => isInRedactedProse(quote, '', text))
  );
}
