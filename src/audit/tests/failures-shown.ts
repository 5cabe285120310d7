import { plainText } from './output/plain-text.ts';
import type { FailureBlock } from './output/runner.ts';
import { RUNNERS } from './output/runners.ts';

/** The minimum number of characters for each test, however many fail. */
const LEAST = 400;
const SUMMARY_SHARE = 4000;

export type Shown = { readonly root: string; readonly budget: number };

/**
 * An output for the agent that must repair these tests: for each test its name, what the runner says about it and its
 * traceback; then the summary. A long part is cut in its middle, and says so. `budget` is in characters.
 */
export function failuresShown(output: string, failures: readonly string[], { root, budget }: Shown): string {
  const text = plainText(output, root);
  const found = saidOfEach(text, failures);
  const summary = cut(summaryOf(text), Math.min(SUMMARY_SHARE, budget / 4));
  if (found.every(({ text }) => text === undefined))
    return [cut(text.trim(), budget), summary].join('\n\n').trim();
  const share = Math.max(LEAST, Math.floor((budget - summary.length) / Math.max(1, found.length)));
  const parts: string[] = [];
  let left = budget - summary.length;
  for (const { name, text } of found) {
    const part = `### ${name}\n${cut(text ?? 'The output says nothing about this test but its name.', share)}`;
    if (part.length > left) break;
    left -= part.length;
    parts.push(part);
  }
  const untold = found.length - parts.length;
  const rest =
    untold === 0 ? [] : [`${untold} more of these tests fail; what was said of them is left out here.`];
  return [...parts, ...rest, '### Summary', summary].join('\n\n');
}

/** What an output, as plain text, says about each failure; undefined where it says nothing but the name. */
export function saidOfEach(
  text: string,
  failures: readonly string[],
): { readonly name: string; readonly text: string | undefined }[] {
  const blocks = RUNNERS.flatMap((runner) => runner.blocks(text));
  return failures.map((name) => ({ name, text: blockOf(name, blocks) }));
}

/**
 * What the output says about a test: found by its name without the file if the runner leaves that out, then by the file in its
 * text.
 */
function blockOf(failure: string, blocks: readonly FailureBlock[]): string | undefined {
  const [, once = failure, nth = '1'] = /^(.*) \((\d+)\)$/.exec(failure) ?? [];
  const wanted = ` ${words(once)}`;
  const named = blocks.filter(({ title }) => wanted.endsWith(` ${words(title)}`));
  const longest = Math.max(0, ...named.map(({ title }) => words(title).length));
  const fitting = named.filter(({ title }) => words(title).length === longest);
  const file = once.split(/::| > /)[0] ?? once;
  const inFile = fitting.filter(({ text }) => text.includes(file));
  const candidates = inFile.length > 0 ? inFile : fitting;
  return (candidates[Number(nth) - 1] ?? candidates[0])?.text;
}

/** Treats `tests/a.py::TestX::test_y`, `TestX.test_y` and `describe › name` alike: only the words. */
function words(name: string): string {
  return name.replace(/::| [>›] |[\s./:]+/g, ' ').trim();
}

function summaryOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => RUNNERS.some(({ summary }) => summary?.test(line)))
    .join('\n');
}

/** Cuts in the middle: the beginning names the place, the end the error. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = Math.max(0, Math.floor(most) - 60);
  const head = Math.ceil(kept / 2);
  const left = text.length - kept;
  return `${text.slice(0, head)}\n(… ${left} characters are left out here …)\n${text.slice(text.length - (kept - head))}`;
}
