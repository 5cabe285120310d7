/** What a text says about the line numbers that tools should report. */
export type LineDirectives = {
  /** The first directive, for people. */
  readonly first: string;
  /** The last path segments, in lower case, of the files that the directives name; `any` if only a compiler knows them. */
  readonly names: ReadonlySet<string> | 'any';
};

/** Where C sees a directive: at the start of a line, or after a comment. A comment right after the sign is allowed too. */
const SIGN = String.raw`(?:^|\*\/)[ \t\v\f]*(?:#|%:|\?\?=)[ \t\v\f]*`;

/** By language, each up to the end of its line. */
const DIRECTIVES = new RegExp(
  [
    // C and languages with its preprocessor, C#, D, OCaml, Perl; a macro may replace all of it.
    String.raw`${SIGN}line[ \t\v\f]+(?:[\d(]|(?:hidden|default)\b|[A-Za-z_]\w*[ \t]*(?:$|["(/])).*`,
    String.raw`${SIGN}\d+[ \t]*(?:".*|$)`,
    String.raw`${SIGN}\/\*.*`,
    // Go.
    String.raw`^\/\/line .*:\d+[ \t]*$`,
    String.raw`\/\*line [^*\n]*:\d+\*\/`,
    // Haskell; Swift; Visual Basic; Erlang; Verilog; NASM.
    String.raw`\{-#[ \t]*LINE\b.*`,
    String.raw`${SIGN}(?:sourceLocation|ExternalSource)[ \t]*\(.*`,
    String.raw`^[ \t]*-[ \t]*file[ \t]*\(.*`,
    String.raw`^[ \t]*[%\x60]line[ \t]+\d.*`,
  ].join('|'),
  'gim',
);

/** A backslash at the end joins the next line, even inside a word. */
const CONTINUED = /(?:\\|\?\?\/)[ \t]*\r?\n/g;

/** As Python reads it, from the first two lines. */
const CODING = /^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+).*/i;
const SAME_LINES = /^(?:utf-?8(?:-.*)?|(?:us-?)?ascii|(?:iso-)?latin-?1(?:-.*)?|iso-?8859-\d+(?:-.*)?)$/;

/**
 * The directives of a text that move its lines, for the tools that follow them: `#line 1`, `//line x.go:1`, `# 1 "x.c"`, an
 * encoding that decodes to more lines. Undefined if there are none. Anything that looks like one counts.
 */
export function lineDirectives(text: string): LineDirectives | undefined {
  const joined = text.replace(CONTINUED, '');
  const found = [...joined.matchAll(DIRECTIVES)].map(([directive]) => directive.trim());
  const coding = otherCoding(text);
  const first = coding ?? found[0];
  if (first === undefined) return undefined;
  const names = new Set<string>();
  for (const named of found.map(namesIn)) {
    if (named === 'any') return { first, names: named };
    for (const name of named) names.add(name);
  }
  return { first, names };
}

function otherCoding(text: string): string | undefined {
  // The only line ends that Python counts before it decodes.
  const match = /^(?:[^\r\n]*(?:\r\n|\r|\n)){0,1}[^\r\n]*/.exec(text)?.[0].split(/\r\n|\r|\n/) ?? [];
  return match
    .map((line) => CODING.exec(line))
    .find((found) => found !== null && !SAME_LINES.test((found[1] ?? '').toLowerCase().replaceAll('_', '-')))
    ?.at(0)
    ?.trim();
}

function namesIn(directive: string): readonly string[] | 'any' {
  const go = /^\/[/*]line (.*?)(?::\d+){1,2}(?:\*\/)?$/.exec(directive);
  if (go !== null) return [lastPart(go[1] ?? '')].filter((name) => name !== '');
  const quoted = [...directive.matchAll(/"([^"]*)"/g)].map(([, name = '']) => name);
  if (quoted.some((name) => /\\[0-7xuU]/.test(name))) return 'any';
  const rest = directive
    .replace(/"[^"]*"/g, '')
    .replace(/\b(?:line|hidden|default|file|sourceLocation|ExternalSource)\b/gi, '');
  // Words outside quotes are macros, or comments with anything between them.
  return /[a-z_]|\/\*/i.test(rest) ? 'any' : quoted.map(lastPart);
}

/** Compilers name a file relative to where they were started. */
export function lastPart(path: string): string {
  return (path.split(/[\\/]/).at(-1) ?? path).toLowerCase();
}
