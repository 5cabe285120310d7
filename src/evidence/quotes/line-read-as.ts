/**
 * Whether a reader of this line could have written one of `quoted` for it. They may differ only where the line has non-ASCII
 * characters, each of which may look like any other character or like nothing. At least half of the quote must match exactly.
 */
export function lineReadAs(line: string, quoted: readonly string[]): boolean {
  const seen = Array.from(line.trim());
  const plain = seen.filter((char) => char <= '\u007F');
  const others = seen.length - plain.length;
  if (others === 0) return false;
  return quoted.some((one) => {
    const said = Array.from(one);
    const more = said.length - plain.length;
    return one !== seen.join('') && more <= others && more * 2 <= said.length && holdsInOrder(said, plain);
  });
}

function holdsInOrder(all: readonly string[], some: readonly string[]): boolean {
  let at = 0;
  for (const char of all) if (char === some[at]) at += 1;
  return at === some.length;
}
