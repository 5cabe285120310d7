import { lineAt, lineIndex } from '../line-index.ts';
import type { Caller } from '../contract-trigger.ts';
import { familyOf } from '../languages.ts';
import { SHELL } from '../languages/shell.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedContract } from './changed-contracts.ts';
import { functionsOf, type Functions } from './functions-of.ts';
import { inOneLine } from './masked.ts';
import { signaturesIn } from './signatures.ts';
import { cut } from './statements.ts';

/** The line of a caller is cut at this length (UTF-16 code units). */
const LONGEST_TEXT = 160;

/** A file that is searched for callers; its functions are read when the first name asks. */
export type CallerSource = {
  readonly path: RepoPath;
  readonly text: string;
  readonly functions: () => Functions;
};

export function callerSource(path: RepoPath, text: string): CallerSource {
  let known: Functions | undefined;
  return { path, text, functions: () => (known ??= functionsOf(text, path)) };
}

/**
 * The lines of one file that call a changed function, or use its name as a value: never a line that begins or declares
 * a function of that name, never an import, a comment or a string, and never a line inside the function itself.
 *
 * @param onlyCalls the file is not known to import the function's: a name without brackets may mean anything
 */
export function callersIn(contract: ChangedContract, source: CallerSource, onlyCalls: boolean): Caller[] {
  const { name, owner } = calledName(contract);
  if (!source.text.includes(name)) return [];
  const { source: masked, list } = source.functions();
  const mask = withoutImports(masked.mask);
  const declaresOnly = signaturesIn(masked.mask, source.path, list);
  const lines = lineIndex(source.text);
  const found = new Map<number, Caller>();
  for (const match of mask.matchAll(pattern(name, owner !== null, source.path, onlyCalls))) {
    const at = match.index;
    const begins = list.some((each) => each.name === name && each.start <= at && at < each.body.start - 1);
    const line = lineAt(lines, at);
    const own =
      source.path === contract.path &&
      contract.lines !== null &&
      contract.lines.start <= line &&
      line <= contract.lines.end;
    if (begins || own || found.has(line) || (owner === null && declaresOnly(name, at))) continue;
    const start = lines.starts[line - 1] ?? 0;
    const text = source.text.slice(start, (lines.starts[line] ?? source.text.length + 1) - 1);
    found.set(line, { path: source.path, line, text: cut(inOneLine(text), LONGEST_TEXT) });
  }
  return [...found.values()];
}

/** A constructor is called by the class's name. */
export function calledName({ name, owner }: ChangedContract): { name: string; owner: string | null } {
  const isBeginning =
    name === 'constructor' || name === '__init__' || name === 'initialize' || name === owner;
  return isBeginning && owner !== null ? { name: owner, owner: null } : { name, owner };
}

function pattern(name: string, isMember: boolean, path: RepoPath, onlyCalls: boolean): RegExp {
  const { callsByWord, callsWithoutBrackets } = familyOf(path) ?? SHELL.family;
  const word = `${name.replace(/\W/g, String.raw`\$&`)}(?![\\w$])`;
  if (callsByWord === true) return new RegExp(String.raw`(?<![\w$./-])${word}(?![-.]|[ \t]*(?:\(|=))`, 'g');
  const before = isMember
    ? String.raw`(?<=(?:\.|->|::)\s{0,200})`
    : String.raw`(?<![\w$])(?<!\b(?:function|def|fn|func|fun|class)\s{1,50})`;
  if (callsWithoutBrackets === true && (isMember || !onlyCalls)) return new RegExp(before + word, 'g');
  const call = String.raw`\s{0,200}(?:::<|<[^<>()\n]{1,200}>\s{0,50})?[(!]`;
  const asValue = String.raw`\s{0,200}[,);\]}\n]`;
  return new RegExp(`${before}${word}(?=${onlyCalls ? call : `(?:${call}|${asValue})`})`, 'g');
}

const IMPORTS = [
  /^[ \t]*(?:import|export)\b[^;()="]{0,4000}?\bfrom\b/gm,
  /^[ \t]*from[ \t]+[\w.]+[ \t]+import[ \t]*(?:\([^)]{0,4000}\)|[^\n]*)/gm,
  /^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+)?use[ \t][^;]{0,4000};/gm,
  /^[ \t]*import[ \t][^\n]*/gm,
  /^[ \t]*export[ \t]*\{[^}]{0,4000}\}/gm,
];

function withoutImports(mask: string): string {
  return IMPORTS.reduce((text, each) => text.replace(each, (all) => all.replace(/[^\n]/g, ' ')), mask);
}
