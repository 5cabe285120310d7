import type { ChangedLines } from '../diff/changed-lines.ts';
import { compareText } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { compileGlobs } from '../globs/path-matcher.ts';
import type { RuleFile } from './rule.ts';
import { directoriesOf, isRulePlace, placesOfRule } from './files/source.ts';

/** Why a rule governs a file: it governs everything, the file is in its folder, or a glob matches. */
export type Why =
  | { readonly kind: 'always' }
  | { readonly kind: 'directory'; readonly directory: string }
  | { readonly kind: 'glob'; readonly glob: string; readonly directory: string };

/** A rule and the given paths that it governs, which may be none. */
export type RuleInForce = {
  readonly rule: RuleFile;
  readonly governs: readonly RepoPath[];
};

/**
 * Compiles the rule's globs, which are relative to each folder that it governs. The result says whether the rule governs a file,
 * and why.
 */
export function compileRule(rule: RuleFile): (path: RepoPath) => Why | undefined {
  const globMatching = compileGlobs(rule.paths ?? [], { anchored: rule.source === 'github-instructions' });
  const reasons = directoriesOf(rule).map((directory) => {
    const start = directory === '' ? '' : `${directory}/`;
    return (path: RepoPath): Why | undefined => {
      if (!path.startsWith(start)) return undefined;
      if (globMatching === null)
        return directory === '' ? { kind: 'always' } : { kind: 'directory', directory };
      const glob = globMatching(path.slice(start.length));
      return glob === undefined ? undefined : { kind: 'glob', glob, directory };
    };
  });
  return (path) => {
    for (const reason of reasons) {
      const why = reason(path);
      if (why !== undefined) return why;
    }
    return undefined;
  };
}

/** For a single path. For many paths, use `compileRule`. */
export function governs(rule: RuleFile, path: RepoPath): boolean {
  return compileRule(rule)(path) !== undefined;
}

/** Every rule with the changed paths it governs, both in the given order. */
export function rulesInForce(rules: readonly RuleFile[], changedPaths: Iterable<RepoPath>): RuleInForce[] {
  const paths = [...changedPaths];
  return rules.map((rule) => {
    const why = compileRule(rule);
    return { rule, governs: paths.filter((path) => why(path) !== undefined) };
  });
}

/**
 * Rule files the change touches: edited, deleted, added, renamed from or to, or reached through a link or an import that the
 * change touches. Their text at base applies, not the text in the change.
 */
export function changedRules(changed: ChangedLines, rules: readonly RuleFile[]): RepoPath[] {
  const known = new Set(rules.flatMap(placesOfRule));
  const touched = new Set<RepoPath>();
  for (const change of changed.values()) {
    const from = change.kind === 'deleted' ? undefined : change.from;
    for (const path of from === undefined ? [change.path] : [change.path, from]) {
      if (known.has(path) || isRulePlace(path)) touched.add(path);
    }
  }
  return [...touched].sort(compareText);
}
