import { compareText } from '../../../kernel/order.ts';
import { distinctNames } from './distinct-names.ts';
import { plainText } from './plain-text.ts';

/** The prefix of every linter complaint among the names of failing tests. */
const LINT = 'lint: ';

export function isOfLint(failure: string): boolean {
  return failure.startsWith(LINT);
}

/** `src/a.ts:3:1: error …`, `src/a.ts(3,1): error …`, `a.py:3:1 E501 …` */
const PLACED = /^([^\s:(]*[./][^\s:(]*)(?::|\()\d+(?:[:,]\d+)?\)?:?\s*(?:-\s*)?(\S.*)$/;
/** A file above its complaints, and one of them: `  3:1  error  …`. */
const HEADING = /^([^\s:]*[./][^\s:]*)$/;
const BELOW = /^\s+\d+:\d+\s+(\S.*)$/;
/** The place below its complaint: ` --> src/a.rs:3:1`. */
const ARROW = /^\s*--> ([^\s:]+):\d+/;
/** Also printed by a linter that ends well. */
const NO_ERROR = /^(?:warn|warning|info|note|hint|help)\b/i;

/**
 * A linter's complaints, by file and words: lines move with every fix, so they are not part of a name. A linter that ends well
 * has no complaints; one that fails without a place is a failure by itself.
 */
export function readLintOutput(output: string, status: number, root: string): string[] {
  if (status === 0) return [];
  const found: string[] = [];
  let heading = '';
  let said = '';
  const add = (path: string, words: string): void => {
    const text = words.replace(/\s+/g, ' ').trim();
    if (!NO_ERROR.test(text)) found.push(`${LINT}${path}: ${text}`);
  };
  for (const line of plainText(output, root).split('\n')) {
    const [, path = '', words = ''] = PLACED.exec(line) ?? [];
    const below = BELOW.exec(line)?.[1];
    const arrow = ARROW.exec(line)?.[1];
    if (path !== '') add(path, words);
    else if (below !== undefined && heading !== '') add(heading, below);
    else if (arrow !== undefined && said !== '') add(arrow, said);
    heading = HEADING.exec(line)?.[1] ?? (line.trim() === '' ? '' : heading);
    if (/^\S/.test(line)) said = line;
  }
  const names = found.length === 0 ? [`${LINT}status ${status}`] : distinctNames(found);
  return names.toSorted(compareText);
}
