import { counted } from '../kernel/text/counted.ts';
import { groupedBy } from '../kernel/grouped-by.ts';
import { printable } from '../kernel/text/printable.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { compileRule, type RuleInForce, type Why } from './governs.ts';
import type { RuleFile } from './rule.ts';

/** Rules and what they govern: the result of `correctless rules`. */
export type RulesAnswer = {
  /** The commit the rules were read at; the empty tree before a first commit. */
  readonly base: string;
  readonly rules: readonly RuleInForce[];
  readonly changedInDiff: readonly RepoPath[];
};

/** The format of `correctless rules --json`. */
export type RulesJson = {
  readonly base: string;
  readonly rules: readonly (Pick<RuleFile, 'path' | 'source' | 'paths' | 'sha256'> & {
    readonly governs: readonly RepoPath[];
  })[];
  readonly changedInDiff: readonly RepoPath[];
};

export function rulesJson({ base, rules, changedInDiff }: RulesAnswer): RulesJson {
  return {
    base,
    rules: rules.map(({ rule: { path, source, paths, sha256 }, governs }) => ({
      path,
      source,
      paths,
      governs,
      sha256,
    })),
    changedInDiff,
  };
}

/** For people: which rule governs which of the `asked` files, and why. */
export function rulesText({ base, rules, changedInDiff }: RulesAnswer, asked: number): string {
  const inForce = rules.filter(({ governs }) => governs.length > 0);
  const idle = rules.filter(({ governs }) => governs.length === 0);
  const at = `at ${base.slice(0, 12)}`;
  if (rules.length === 0) return `No rule files ${at}.\n${changedText(changedInDiff)}`;
  return [
    `${counted(rules.length, 'rule file')} ${at}, ${inForce.length} in force for ${counted(asked, 'file')}.\n`,
    ...inForce.map((one) => `\n${heading(one.rule)}\n${reasons(one, asked)}`),
    idle.length === 0 ? '' : '\nGoverning none of these files:\n',
    ...idle.map(({ rule }) => `  ${heading(rule)}${rule.paths === null ? '' : `: ${quoted(rule.paths)}`}\n`),
    changedText(changedInDiff),
  ].join('');
}

function heading({ path, source, via }: RuleFile): string {
  return `${printable(path)} (${source}${via === undefined ? '' : `, through ${via.map(printable).join(', ')}`})`;
}

/** Groups files with the same reason. */
function reasons({ rule, governs }: RuleInForce, asked: number): string {
  const why = compileRule(rule);
  const byReason = groupedBy(governs, (path) => reasonText(why(path)));
  return [...byReason]
    .map(([reason, paths]) => {
      const which =
        asked > 1 && paths.length === asked ? [`all ${counted(asked, 'file')}`] : paths.map(printable);
      return `  ${reason}:\n${which.map((path) => `    ${path}\n`).join('')}`;
    })
    .join('');
}

function reasonText(why: Why | undefined): string {
  switch (why?.kind) {
    case undefined:
      return 'nothing';
    case 'always':
      return 'always';
    case 'directory':
      return `everything in ${printable(why.directory)}/`;
    case 'glob':
      return `matches ${quoted([why.glob])}${why.directory === '' ? '' : ` in ${printable(why.directory)}/`}`;
  }
}

function changedText(paths: readonly RepoPath[]): string {
  if (paths.length === 0) return '';
  return `\nRule changed in this diff, not applied:\n${paths.map((path) => `  ${printable(path)}\n`).join('')}`;
}

function quoted(globs: readonly string[]): string {
  return globs.map((glob) => (printable(glob) === glob ? `"${glob}"` : printable(glob))).join(', ');
}
