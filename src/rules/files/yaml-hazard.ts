/** A larger head is not parsed, because the parser needs a thousand times its size. Real rule files are far smaller. */
const MAX_CHARACTERS = 262_144;
/** The parser is recursive: if the text is nested too deep, node crashes instead of throwing. */
const MAX_NESTING = 200;

/** Why a YAML text must not be parsed, and in which line (from 1); undefined when it may be. */
export function yamlHazard(text: string): { readonly problem: string; readonly line: number } | undefined {
  if (text.length > MAX_CHARACTERS) {
    return { problem: `frontmatter of ${text.length} characters is too large to be read`, line: 1 };
  }
  let open = 0;
  for (const [i, line] of text.split('\n').entries()) {
    // YAML forbids NUL; the library accepts it.
    if (line.includes('\0')) return { problem: 'frontmatter is not valid YAML (NUL character)', line: i + 1 };
    // Counts marks in quotes and comments too, so the result is never less than the real depth.
    const block = /^(?:[ \t]|[-?:](?=[ \t]))*/.exec(line)?.[0].length ?? 0;
    let deepest = open;
    for (const char of line) {
      if (char === '[' || char === '{') deepest = Math.max(deepest, ++open);
      else if ((char === ']' || char === '}') && open > 0) open--;
    }
    if (block / 2 + deepest > MAX_NESTING) {
      return { problem: `frontmatter is nested deeper than ${MAX_NESTING} levels`, line: i + 1 };
    }
  }
  return undefined;
}
