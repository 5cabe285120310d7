/** What a terminal or a reader would act on instead of showing: controls, text direction, invisible marks, line breaks. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A value from a reply, for use in a message: JSON on one line, shortened, every character visible. */
export function shown(value: unknown): string {
  // JSON.stringify escapes lone surrogates. `undefined` means that the property is missing.
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return visible(shortened(text));
}

/** Text in which every invisible character is written as `\u{…}`. */
export function visible(text: string): string {
  return text.replace(UNSHOWABLE, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Cut by code points, so that no surrogate pair is split. */
function shortened(text: string): string {
  return text.replace(/^(.{120}).+$/su, '$1…');
}
