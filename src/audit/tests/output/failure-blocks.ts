/** What a runner prints about one failure. `title` is its name for the test there, which may lack the file. */
export type FailureBlock = { readonly title: string; readonly text: string };

type Format = {
  /** The first line of a block; its first group is the title. */
  readonly begins: RegExp;
  /** The first line after the block, besides the start of another block. */
  readonly ends: RegExp;
};

const FORMATS: readonly Format[] = [
  // pytest: a heading of underlines, up to the next section.
  {
    begins: /^_{2,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(.+?) _{2,}$/,
    ends: /^=+ .+ =+$/,
  },
  // Jest
  { begins: /^ {2}● (.+)$/, ends: /^(?: ?(?:PASS|FAIL) +\S|Test Suites: |Summary of all failing tests$)/ },
  // Vitest
  { begins: /^ ?FAIL {2}(.+? > .+)$/, ends: /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)$|^ Test Files {2}/ },
  // Cargo
  { begins: /^---- (.+) stdout ----$/, ends: /^failures:$|^test result: / },
  // Go: a test's log is indented below its verdict; with `-v` it is above, below `=== RUN`.
  { begins: /^(?: {4})*--- FAIL: (\S+) \([\d.]+s\)$/, ends: /^(?:FAIL|ok|PASS|exit status|===|--- )/ },
  {
    begins: /^=== (?:RUN|CONT|NAME) +(\S+)$/,
    ends: /^(?: {4})*--- (?:PASS|SKIP|FAIL): |^(?:FAIL|ok|PASS)\b/,
  },
  // TAP: details in YAML, or comments.
  { begins: /^ *not ok\b(?: +\d+)?(?: +-)? *(.+?)(?: *# time=.*)?$/, ends: /^ *(?:not )?ok\b|^1\.\.\d/ },
];

/** Every block of every format in a text. A line may be in several, because one runner quotes another. */
export function failureBlocks(text: string): FailureBlock[] {
  const lines = text.split('\n');
  return FORMATS.flatMap((format) => blocksOf(lines, format));
}

function blocksOf(lines: readonly string[], { begins, ends }: Format): FailureBlock[] {
  const found: { readonly title: string; readonly lines: string[] }[] = [];
  let inside = false;
  for (const line of lines) {
    const title = begins.exec(line)?.[1];
    if (title !== undefined) found.push({ title, lines: [] });
    inside = title !== undefined || (inside && !ends.test(line));
    if (inside) found.at(-1)?.lines.push(line);
  }
  // A heading with nothing below it adds nothing to its name.
  return found
    .filter((block) => block.lines.some((line, n) => n > 0 && line.trim() !== ''))
    .map((block) => ({ title: block.title, text: block.lines.join('\n').trimEnd() }));
}
