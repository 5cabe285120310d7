import { withoutPersonTrailers, wholeLines } from './message-text.ts';

/** What the author says a commit of the change does. */
export type CommitMessage = { readonly sha: string; readonly subject: string; readonly body: string };

/** A body is kept up to this many bytes, all messages together up to the other limit, in UTF-8. */
const BODY_BYTES = 2000;
const ALL_BYTES = 24_576;

/** What `parseMessages` reads from `git log -z`. */
export const MESSAGE_FORMAT = '--format=%H%x00%P%x00%s%x00%b';
const FIELDS = 4;

/** Messages from a `git log -z` in `MESSAGE_FORMAT`, in its order; no merges except `head`, which may state the purpose of all. */
export function parseMessages(output: Buffer, head: string): CommitMessage[] {
  const tokens = output.toString('utf8').split('\0');
  const messages: CommitMessage[] = [];
  for (let at = 0; at + FIELDS <= tokens.length; at += FIELDS) {
    const [sha = '', parents = '', subject = '', body = ''] = tokens.slice(at, at + FIELDS);
    if (parents.includes(' ') && sha !== head) continue;
    messages.push({ sha, subject, body: wholeLines(withoutPersonTrailers(body), BODY_BYTES) });
  }
  return messages;
}

/** The first messages that fit together, whole, and the number of the others. */
export function boundedMessages(messages: readonly CommitMessage[]): {
  readonly commits: readonly CommitMessage[];
  readonly commitsOmitted: number;
} {
  let bytes = 0;
  const over = messages.findIndex(
    ({ subject, body }) => (bytes += Buffer.byteLength(subject + body)) > ALL_BYTES,
  );
  const commits = over === -1 ? messages : messages.slice(0, over);
  return { commits, commitsOmitted: messages.length - commits.length };
}
