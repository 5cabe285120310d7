import { compareText } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { RuleFile } from '../../rules/rule.ts';

/** A sentence of a rule file that forbids or demands something unconditionally, verbatim. */
export type Prohibition = { readonly path: RepoPath; readonly text: string };

/** More than this is a rule book, and the rules lens reads that in full. */
const MOST_PROHIBITIONS = 20;
/** Characters. Shorter ones say nothing, longer ones are paragraphs. */
const SHORTEST = 12;
const LONGEST = 300;

const CONCRETE = /\b(?:never|must not|mustn['’]t|always)\b/i;

/**
 * What the project's own rules forbid or demand outright ("never", "must not", "always"), in path and line order: the
 * first of each file before the second of any. Headings, code and tables are not rules.
 */
export function prohibitionsIn(rules: readonly RuleFile[]): Prohibition[] {
  const files = rules.toSorted((a, b) => compareText(a.path, b.path)).map(prohibitionsOf);
  const rounds = Math.max(0, ...files.map((found) => found.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    files.flatMap((found) => found[round] ?? []),
  ).flat();
  const chosen = new Set(inTurn.slice(0, MOST_PROHIBITIONS));
  return files.flat().filter((prohibition) => chosen.has(prohibition));
}

function prohibitionsOf(rule: RuleFile): Prohibition[] {
  const found = proseLines(rule.body)
    .flatMap(sentencesOf)
    .filter((text) => CONCRETE.test(text));
  const fitting = found.filter((text) => text.length >= SHORTEST && text.length <= LONGEST);
  return [...new Set(fitting)].map((text) => ({ path: rule.path, text }));
}

function proseLines(body: string): string[] {
  let fence: string | undefined;
  return body.split(/\r?\n/).filter((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      return false;
    }
    return fence === undefined && !/^\s*(?:#|\||<!--)|^(?: {4}|\t)(?!\s*[-*+\d])/.test(line);
  });
}

/** The line without its list marker, split at sentence ends; each part is verbatim in the file. */
function sentencesOf(line: string): string[] {
  const text = line.replace(/^[\s>]*(?:[-*+]|\d{1,3}[.)])?\s*(?:\[[ xX]\]\s+)?/, '').trim();
  return text.length <= LONGEST ? [text] : text.split(/(?<=[.!?])\s+(?=[A-Z`*])/);
}
