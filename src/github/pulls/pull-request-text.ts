import { inThreads, newestRemarks, remarkBytes } from '../../context/intent/bounded-remarks.ts';
import { wholeLines } from '../../context/intent/message-text.ts';
import type { PullRequestText, Remark, ReviewRemark } from '../../context/intent/pull-request.ts';
import { asRepoPath } from '../../kernel/repo-path.ts';
import type { PullRequest } from '../names/pull-request.ts';
import { count, lineOrNull, text, textOrNull } from './fields.ts';
import { readNewest, type NewestItems } from './newest-pages.ts';

/** Bytes each for the body, the discussion and the remarks on lines; together a third of a packet. */
const ROOM = 12_288;

type Threaded = { readonly remark: ReviewRemark; readonly thread: string };

/**
 * What people wrote about a pull request: its description, the discussion including the texts of reviews, and the remarks on
 * lines. Commits are not requested: git has them.
 *
 * @throws environment/gh-*
 */
export async function readPullRequestText(pull: PullRequest): Promise<PullRequestText> {
  const { place, number } = pull;
  const bounds = { room: ROOM, bytesOf: remarkBytes };
  const onLines = { room: ROOM, bytesOf: ({ remark }: Threaded) => remarkBytes(remark) };
  const [comments, reviews, lines] = await Promise.all([
    readNewest(place, `/issues/${number}/comments`, (entry) => remarkIn(entry, 'created_at'), bounds),
    readNewest(place, `/pulls/${number}/reviews`, (entry) => remarkIn(entry, 'submitted_at'), bounds),
    readNewest(place, `/pulls/${number}/comments`, reviewRemarkIn, onLines),
  ]);
  const spoken = [...comments.items, ...reviews.items].map((remark, at) => ({ remark, thread: String(at) }));
  const discussion = newestRemarks(inThreads(spoken), ROOM);
  const reviewRemarks = newestRemarks(inThreads(lines.items), ROOM);
  const unread = [comments, reviews, lines].reduce((sum, one: NewestItems<unknown>) => sum + one.unread, 0);
  return {
    number,
    title: pull.title,
    body: wholeLines(pull.body.replaceAll('\r\n', '\n').trim(), ROOM),
    author: pull.author,
    discussion: discussion.kept,
    reviewRemarks: reviewRemarks.kept,
    omitted: discussion.omitted + reviewRemarks.omitted + unread,
  };
}

/** Undefined for a review without text, such as a mere approval. */
function remarkIn(entry: unknown, time: string): Remark | undefined {
  const said = (textOrNull(entry, 'body') ?? '').replaceAll('\r\n', '\n').trim();
  if (said === '') return undefined;
  return {
    author: textOrNull(entry, 'user', 'login') ?? 'ghost',
    at: textOrNull(entry, time) ?? '',
    text: said,
  };
}

function reviewRemarkIn(entry: unknown): Threaded | undefined {
  const remark = remarkIn(entry, 'created_at');
  const path = asRepoPath(text(entry, 'path'));
  if (remark === undefined || path === undefined) return undefined;
  const answered = lineOrNull(entry, 'in_reply_to_id') ?? count(entry, 'id');
  // A line of the old side is one that the pull request removes.
  const line = textOrNull(entry, 'side') === 'LEFT' ? null : lineOrNull(entry, 'line');
  return { remark: { ...remark, path, line }, thread: String(answered) };
}
