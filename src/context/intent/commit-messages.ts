/** What the author says a commit of the change does. */
export type CommitMessage = { readonly sha: string; readonly subject: string; readonly body: string };

/** All messages together, in UTF-8. */
const ALL_BYTES = 24_576;

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
