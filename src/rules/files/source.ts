import type { RepoPath } from '../../kernel/repo-path.ts';
import type { RuleFile, RuleSource } from '../rule.ts';

/** What a file's path says about it: the kind of rule file, and the folder it governs (`''`: all). */
export type RuleLocation = { readonly source: RuleSource; readonly directory: string };

/**
 * The first group is the governed folder. Case matters, as in the client: `claude.md` and `.claude/Rules` do not count.
 * `.claude/rules` comes first, so that a `CLAUDE.md` inside it is a rule like its neighbours.
 */
const PLACES: readonly (readonly [RuleSource, RegExp])[] = [
  ['claude-rules', /^(?:(.*?)\/)??\.claude\/rules\/(?:.*\/)?[^/]*\.md$/s],
  ['claude-md', /^(?:(.*?)\/)??(?:\.claude\/)?CLAUDE\.md$/s],
  ['agents-md', /^(?:(.*?)\/)??(?:\.claude\/)?AGENTS\.md$/s],
  ['review-md', /^REVIEW\.md$/],
  ['cursor-rules', /^(?:(.*?)\/)??\.cursor\/rules\/(?:.*\/)?[^/]*\.mdc$/s],
  ['copilot-instructions', /^\.github\/copilot-instructions\.md$/],
  ['github-instructions', /^\.github\/instructions\/(?:.*\/)?[^/]*\.instructions\.md$/s],
];

/** Folders of rules. If such a folder is a link, changing the link also changes the rules. */
const RULE_FOLDERS =
  /^(?:.*\/)?(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?)$|^\.github(?:\/instructions)?$/s;

/** Undefined when a file at that path is not a rule file. */
export function placeOf(path: string): RuleLocation | undefined {
  for (const [source, pattern] of PLACES) {
    const match = pattern.exec(path);
    if (match !== null) return { source, directory: match[1] ?? '' };
  }
  return undefined;
}

/** Whether this is the name of a rule file, or of a folder of rules that may be a link. */
export function isRulePlace(path: string): boolean {
  return placeOf(path) !== undefined || RULE_FOLDERS.test(path);
}

/** The folders a rule governs: those of its claims if given, otherwise that of its own path. */
export function directoriesOf(rule: Pick<RuleFile, 'path' | 'directories'>): readonly string[] {
  return rule.directories ?? [placeOf(rule.path)?.directory ?? ''];
}

/** Whether globs in the frontmatter of this kind of file have a meaning. */
export function isScopable(source: RuleSource): boolean {
  switch (source) {
    case 'claude-rules':
    case 'cursor-rules':
    case 'github-instructions':
      return true;
    case 'claude-md':
    case 'agents-md':
    case 'review-md':
    case 'copilot-instructions':
      return false;
  }
}

/** Whether the client reads `@imports` in this kind of file. */
export function mayImport(source: RuleSource): boolean {
  switch (source) {
    case 'claude-rules':
    case 'claude-md':
    case 'agents-md':
      return true;
    case 'cursor-rules':
    case 'review-md':
    case 'copilot-instructions':
    case 'github-instructions':
      return false;
  }
}

/** Every path with the rule's text: its own first. */
export function placesOfRule(rule: RuleFile): readonly RepoPath[] {
  return [rule.path, ...(rule.via ?? [])];
}
