import type { RepoPath } from '../../kernel/repo-path.ts';
import type { CommentNear } from './comments-near.ts';

/** Words by which a comment states an obligation, an order, a bound or a unit. It finds too much rather than too little. */
const OBLIGES =
  /\b(?:after|all|allow\w*|always|answers?|ascending|assum\w*|at (?:least|most)|because|before|between|bytes?|call(?:ed|er|ers|ing)?|cannot|careful|contract|deprecated|descending|don'?t|each|empty|ensur\w*|every|exact\w*|except|expect\w*|first|freez\w*|held|hold\w*|if|in step|instead|invariant|keep\w*|last|limit\w*|lock\w*|may|milliseconds?|minutes?|must\w*|need\w*|never|newest|no|not|nothing|null|oldest|once|only|order\w*|otherwise|owns?|panics?|precondition|purpose|require\w*|returns?|rounded|safe\w*|same|seconds?|shall|should|so that|sort\w*|sync\w*|throws?|unchanged|unique|unless|until|unsafe|utc|valid\w*|when|while|without|wo(?:rk ?around|n'?t))\b|\d/iu;
const ENGLISH =
  /\b(?:a|an|and|are|as|at|be|by|for|from|have|has|in|is|it|its|of|on|or|that|the|their|this|to|what|which|with)\b/i;
/** The interpreter line, and instructions to tools about the next lines. */
const FOR_PROGRAMS =
  /^(?:#!|(?:#|\/\/|\/\*)\s*(?:shellcheck|eslint|prettier|pylint|noqa|type:|ts-|@ts-|biome|rubocop|nolint|vim:|-\*-)[^\n]*$)/;

/**
 * Why comments are irrelevant to a change: no comment near it states an obligation, and it changes none. Undefined if one
 * does, or if comments could not be searched for.
 *
 * @param unread changed files whose language has no scanner of its own here, or that are too large for one
 */
export function noRelevantComment(
  comments: readonly CommentNear[],
  unread: readonly RepoPath[],
): string | undefined {
  if (unread.length > 0) return undefined;
  return comments.some((comment) => !FOR_PROGRAMS.test(comment.text) && isRelevant(comment))
    ? undefined
    : 'no comment near these lines states an obligation, and none was changed';
}

/** Whether a comment asks something of the code near it, or was written or removed by the change. */
export function isRelevant({ side, changed, marker, text }: CommentNear): boolean {
  return side === 'old' || changed === true || marker !== null || obliges(text);
}

/** Whether a comment asks something of code. If it is not in English we cannot know, so it counts. */
function obliges(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return OBLIGES.test(text) || (words.length > 3 && !ENGLISH.test(text)) || /[^\P{L}A-Za-z]/u.test(text);
}
