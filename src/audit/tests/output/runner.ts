/** All that is known of a test runner, from what it prints. A new one is a file with its record, and a row of `RUNNERS`. */
export type Runner = {
  readonly name: string;
  readonly read: (text: string) => Recognised | undefined;
  /** What it prints about each failure. */
  readonly blocks: (text: string) => FailureBlock[];
  /** A line of its summary. */
  readonly summary?: RegExp;
  /** A test that passed; the first group is its name. */
  readonly passed?: RegExp;
  /** A file whose tests ran; the first group is its path. */
  readonly ran?: RegExp;
  /** The same for a runner that names only the package, whose last part is the folder of the file. */
  readonly ranPackage?: RegExp;
  /** Among its failures, a package or file that was not loaded, or not run to its end. */
  readonly unloaded?: RegExp;
};

/** What one runner says in an output; `undefined` instead means that it is not in it. */
export type Recognised = {
  /** In the order of the output, with a name once for each of its failures. */
  readonly failures: readonly string[];
  /** How many failures the runner itself counted, if it says so. */
  readonly counted?: number;
  /** How many tests ran and did not fail. Skipped tests did not run. */
  readonly passed: number;
  /** How many tests ran, if the runner says so; otherwise those that passed or failed. */
  readonly ran?: number;
};

/** What a runner prints about one failure. `title` is its name for the test there, which may lack the file. */
export type FailureBlock = { readonly title: string; readonly text: string };

/** The sum of the numbers in a pattern's first group. */
export function sumOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}

/**
 * Blocks by their first line, whose first group is the title, and by the first line after them, besides the start of another. A
 * line may be in blocks of several runners, because one quotes another.
 */
export function blocksBetween(begins: RegExp, ends: RegExp): Runner['blocks'] {
  return (text) => {
    const found: { readonly title: string; readonly lines: string[] }[] = [];
    let inside = false;
    for (const line of text.split('\n')) {
      const title = begins.exec(line)?.[1];
      if (title !== undefined) found.push({ title, lines: [] });
      inside = title !== undefined || (inside && !ends.test(line));
      if (inside) found.at(-1)?.lines.push(line);
    }
    // A heading with nothing below it adds nothing to its name.
    return found
      .filter((block) => block.lines.some((line, n) => n > 0 && line.trim() !== ''))
      .map((block) => ({ title: block.title, text: block.lines.join('\n').trimEnd() }));
  };
}
