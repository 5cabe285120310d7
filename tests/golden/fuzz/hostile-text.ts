/** Input as text; `\ud800` in it is the half of a pair, which no UTF-8 can hold. */
export function hostileText(input: Buffer): string {
  return input
    .toString('utf8')
    .replaceAll(/\\u(d[89a-f][0-9a-f]{2})/gi, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)));
}

/** A text of as many words and lines that does nothing. */
export function harmlessTwin(text: string): string {
  return text.trim() === '' ? text : text.replaceAll(/\S+/g, 'word');
}
