import type { CommitMessage } from '../../context/intent/commit-messages.ts';
import type { Context } from '../../context/context.ts';
import { wholeLines } from '../../context/intent/message-text.ts';
import type { PullRequestText, Remark } from '../../context/intent/pull-request.ts';
import type { Intent, Summary } from '../../contracts/replies/summary.ts';
import { LIST_ROOM, listed } from './fact-texts.ts';
import { byteLength } from '../packet.ts';
import { shownPath } from '../hunks/shown-path.ts';

/** What people and the summarizer say about a change, as agents read it. Every text ends up in a fence. */

/** The part of the context that its author wrote. */
type Words = Pick<Context, 'pullRequest' | 'commits' | 'commitsOmitted'>;

/** Bytes of the description and of the commit messages, each, for the lens that judges the change by them. */
export const INTENT_ROOM = 4 * LIST_ROOM;

/** What the change is for: a model's summary, if one was requested, and the author's own words. */
export function intentText(summary: Summary | Intent | null, words: Words, room = LIST_ROOM): string {
  if (summary === null) {
    return `(no summary was made of this change)\n${authorText(words, Math.max(room, 2 * LIST_ROOM))}`;
  }
  const said = 'focus' in summary ? summaryLines(summary) : statedLines(summary);
  return [...said, '', authorText(words, room)].join('\n');
}

function summaryLines({ goal, approach, summary, focus }: Summary): string[] {
  const places = focus.map((item) => `- ${item}`);
  return [
    ...[`goal: ${goal}`, `approach: ${approach}`, `summary: ${summary}`],
    ...(places.length === 0 ? [] : ['look at:', ...places]),
  ];
}

/** Names the source of these words: the agent that states the intent may also have raised the claims. */
function statedLines({ goal, summary }: Intent): string[] {
  return ['(as a reviewer of this change understood it)', `goal: ${goal}`, `summary: ${summary}`];
}

/** The pull request's title and description, then the commit messages, each in at most `room` bytes of whole lines. */
export function authorText({ pullRequest, commits, commitsOmitted }: Words, room: number): string {
  const messages = commitsText(commits, room, commitsOmitted);
  return pullRequest === null ? messages : `${pullRequestText(pullRequest, room)}\n\n${messages}`;
}

function pullRequestText({ number, title, author, body }: PullRequestText, room: number): string {
  return `pull request #${number} by ${author}: ${title}\n\n${wholeLines(body.trim(), room) || '(no description)'}`;
}

/** Whole messages as far as they fit, oldest first; the subjects of the others as far as these fit; the rest counted. */
function commitsText(commits: readonly CommitMessage[], room: number, omitted: number): string {
  const texts: string[] = [];
  let bytes = 0;
  let left = omitted;
  for (const { sha, subject, body } of commits) {
    const short = `commit ${sha.slice(0, 12)}: ${subject}`;
    const fitting = [body === '' ? short : `${short}\n\n${body}`, `${short}\n(body left out)`].find(
      (text) => bytes + byteLength(text) + 2 <= room,
    );
    if (fitting === undefined) left += 1;
    else {
      texts.push(fitting);
      bytes += byteLength(fitting) + 2;
    }
  }
  if (left > 0) texts.push(`(${left} more commits)`);
  return texts.join('\n\n') || '(no commit messages: the change is not committed)';
}

// For one remark, in bytes: a pasted log must not crowd out the others.
const REMARK_BYTES = 2000;

/** What was said about the pull request, whole remarks as far as they fit `room` bytes. */
export function discussionText(pullRequest: PullRequestText | null, room: number): string {
  if (pullRequest === null) return '(this is not a pull request)';
  const { discussion, reviewRemarks, omitted } = pullRequest;
  const remarks = [
    ...discussion.map((remark) => remarkText(remark, '')),
    ...reviewRemarks.map((remark) => {
      const line = remark.line === null ? '' : `, line ${remark.line}`;
      return remarkText(remark, ` on ${shownPath(remark.path)}${line}`);
    }),
  ];
  return listed(remarks, '\n\n', room, omitted) || '(nobody has said anything)';
}

function remarkText({ author, at, text }: Remark, where: string): string {
  return `${author}, ${at}${where}:\n${wholeLines(text.trim(), REMARK_BYTES)}`;
}
