/** `Signed-off-by: Name <mail>` and the like: who did it is nobody's business here. */
const PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;

/** A commit's body without the trailers that name people, and without blank lines around it. */
export function withoutPersonTrailers(body: string): string {
  return body
    .split(/\r?\n/)
    .filter((line) => !PERSON.test(line.trim()))
    .join('\n')
    .trim();
}

/** The text up to `limit` bytes of UTF-8, in whole lines; a line in brackets counts those left out. */
export function wholeLines(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split('\n');
  let bytes = 0;
  const kept = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join('\n');
}
