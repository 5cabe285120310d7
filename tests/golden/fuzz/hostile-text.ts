/** The input as text. `\ud800` in it becomes a lone surrogate, which UTF-8 cannot encode. */
export function hostileText(input: Buffer): string {
  return input
    .toString('utf8')
    .replaceAll(/\\u(d[89a-f][0-9a-f]{2})/gi, (_, unit: string) => String.fromCharCode(parseInt(unit, 16)));
}

/** A harmless text with as many words and lines. */
export function harmlessTwin(text: string): string {
  return text.trim() === '' ? text : text.replaceAll(/\S+/g, 'word');
}
