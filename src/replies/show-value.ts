/** What a terminal or a reader would act on instead of show: controls, text direction, invisible marks, line breaks. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A value of a reply as part of a message: JSON on one line, shortened, every character visible. */
export function shown(value: unknown): string {
  // A lone half of a pair is escaped by JSON.stringify; `undefined` stands for a property that is not there.
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return visible(shortened(text));
}

/** Text with everything that would not be seen written as `\u{…}`. */
export function visible(text: string): string {
  return text.replace(UNSHOWABLE, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}

/** By code points, so that no pair is cut. */
function shortened(text: string): string {
  return text.replace(/^(.{120}).+$/su, '$1…');
}
