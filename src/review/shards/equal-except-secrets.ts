const MARK = /\[REDACTED:[^\]\n]*\]/;

/**
 * Whether `shown` is `text` with secrets replaced: the same line by line, except that in a line with marks only what is
 * before the first mark and after the last must be the same.
 */
export function equalExceptSecrets(text: string, shown: string): boolean {
  if (text === shown) return true;
  const [lines, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines.length === others.length && lines.every((line, index) => sameLine(line, others[index] ?? ''));
}

/** A newline, literal or as JSON escapes it. */
const BREAK = /\n|\\n/;

function sameLine(line: string, shown: string): boolean {
  if (line === shown) return true;
  const parts = shown.split(MARK);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  return (
    parts.length > 1 &&
    line.length >= first.length + last.length &&
    line.startsWith(first) &&
    line.endsWith(last)
  );
}
