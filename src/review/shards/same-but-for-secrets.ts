/** What the redactor puts in a secret's place. */
const MARK = /\[REDACTED:[^\]\n]*\]/;

/**
 * Whether `shown` is `text` with secrets replaced: line for line the same, but where a line holds a mark; there what
 * stands before the first mark and behind the last must be the same.
 */
export function sameButForSecrets(text: string, shown: string): boolean {
  if (text === shown) return true;
  const [lines, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines.length === others.length && lines.every((line, index) => sameLine(line, others[index] ?? ''));
}

/** A newline, as it stands or as JSON writes it. */
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
