import { enclosingHeaders } from '../../context/enclosing-headers.ts';

/**
 * The names of what encloses a line (1-based), outermost first: classes, functions, keys of a nested file; in Markdown and in
 * files with sections, the heading above. Found by indentation, without a parser, so it only has to be stable for the same
 * code.
 *
 * Only the name in a header counts: one more parameter does not make another function.
 */
export function sectionName(path: string, lines: readonly string[], line: number): string {
  const heading = HEADINGS.find(({ files }) => files.test(path))?.heading;
  const above =
    heading === undefined ? undefined : lines.slice(0, line - 1).findLast((one) => heading.test(one));
  const enclosing = enclosingHeaders(lines, line).toReversed();
  const names = enclosing.map((at) => headerName(lines[at - 1] ?? '')).filter((name) => name !== '');
  return JSON.stringify([...(above === undefined ? [] : [above.trim()]), ...names]);
}

const HEADINGS = [
  { files: /\.(md|mdx|markdown)$/i, heading: /^#{1,6}\s/ },
  { files: /\.(ini|cfg|conf|toml|editorconfig|properties)$/i, heading: /^\s*\[.+\]\s*$/ },
] as const;

/** Blocks without a name: wrapping code in one does not move it to another function. */
const NAMELESS =
  /^[\s})\]]*(if|elif|else|elseif|elsif|unless|for|foreach|while|until|do|switch|case|match|when|default|try|catch|except|rescue|finally|ensure|with|using|begin|return|yield|await)\b/;

/** `async pay(order) {` is `async pay`. If a call starts with a text, as in `it('pays', …)`, the text is part of the name. */
function headerName(header: string): string {
  if (NAMELESS.test(header)) return '';
  return (/^[^({=:]*(\(\s*(['"`])[^'"`]*\2)?/.exec(header)?.[0] ?? '').trim();
}
