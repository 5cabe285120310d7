import { enclosingHeaders } from '../../context/enclosing-headers.ts';

/**
 * What encloses a line (1-based), by name, outermost first: classes, functions, keys of a nested file; of Markdown and of
 * files in sections, the heading above. Told by indentation and by no parser, so it must only be the same for the same code.
 *
 * Of a header the name counts and what follows it does not, so that a parameter more is no other function.
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

/** Blocks that have no name of their own: wrapping code in one does not move it to another function. */
const NAMELESS =
  /^[\s})\]]*(if|elif|else|elseif|elsif|unless|for|foreach|while|until|do|switch|case|match|when|default|try|catch|except|rescue|finally|ensure|with|using|begin|return|yield|await)\b/;

/** `async pay(order) {` is `async pay`; of a call with a text first, such as `it('pays', …)`, the text is part of it. */
function headerName(header: string): string {
  if (NAMELESS.test(header)) return '';
  return (/^[^({=:]*(\(\s*(['"`])[^'"`]*\2)?/.exec(header)?.[0] ?? '').trim();
}
