/**
 * Replaces every character of `text` that a reader cannot see, or that changes how others are shown, by what `show` makes of it.
 * Tab and newline stay.
 *
 * The selectors that choose how an emoji looks stay where people write them: one, after a picture or in a keycap. Anywhere else
 * they carry bytes that nobody sees.
 */
export function replaceInvisible(text: string, show: (char: string) => string): string {
  return text.replaceAll(INVISIBLE, (found: string, char: string | undefined) =>
    char === undefined ? found : show(char),
  );
}

// C0 except tab and newline, DEL and C1, line and paragraph separators, interlinear annotations, lone surrogates, and all that
// Unicode ignores when it cannot be shown: bidirectional controls, zero-width characters, fillers, variation selectors, tags.
// Also noncharacters, which HTML does not allow in a page.
const INVISIBLE =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]|[0-9#*]\ufe0f\u20e3|([\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}])/gu;
