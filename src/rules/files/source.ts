import type { RepoPath } from '../../kernel/repo-path.ts';
import type { RuleFile, RuleSource } from '../rule.ts';
import type { ForeignKey } from './frontmatter.ts';

/** What a file's path says about it: the kind of rule file, and the folder it governs (`''`: all). */
export type RuleLocation = { readonly source: RuleSource; readonly directory: string };

type Kind = {
  /** The first group is the governed folder. Case matters, as in the client: `claude.md` and `.claude/Rules` do not count. */
  readonly place: RegExp;
  /** The key of its frontmatter that holds globs; missing when globs have no meaning in this kind of file. */
  readonly globs?: 'paths' | ForeignKey;
  /** The client reads `@imports` in it. */
  readonly imports?: true;
};

/** `.claude/rules` comes first, so that a `CLAUDE.md` inside it is a rule like its neighbours. */
const KINDS: Readonly<Record<RuleSource, Kind>> = {
  'claude-rules': {
    place: /^(?:(.*?)\/)??\.claude\/rules\/(?:.*\/)?[^/]*\.md$/s,
    globs: 'paths',
    imports: true,
  },
  'claude-md': { place: /^(?:(.*?)\/)??(?:\.claude\/)?CLAUDE\.md$/s, imports: true },
  'agents-md': { place: /^(?:(.*?)\/)??(?:\.claude\/)?AGENTS\.md$/s, imports: true },
  'review-md': { place: /^REVIEW\.md$/ },
  'cursor-rules': { place: /^(?:(.*?)\/)??\.cursor\/rules\/(?:.*\/)?[^/]*\.mdc$/s, globs: 'globs' },
  'copilot-instructions': { place: /^\.github\/copilot-instructions\.md$/ },
  'github-instructions': {
    place: /^\.github\/instructions\/(?:.*\/)?[^/]*\.instructions\.md$/s,
    globs: 'applyTo',
  },
};

/** Folders of rules. If such a folder is a link, changing the link also changes the rules. */
const RULE_FOLDERS =
  /^(?:.*\/)?(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?)$|^\.github(?:\/instructions)?$/s;

/** Undefined when a file at that path is not a rule file. */
export function placeOf(path: string): RuleLocation | undefined {
  for (const [source, { place }] of Object.entries(KINDS)) {
    const match = place.exec(path);
    if (match !== null) return { source: source as RuleSource, directory: match[1] ?? '' };
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

export function globsKey(source: RuleSource): 'paths' | ForeignKey | null {
  return KINDS[source].globs ?? null;
}

export function mayImport(source: RuleSource): boolean {
  return KINDS[source].imports === true;
}

/** Every path with the rule's text: its own first. */
export function placesOfRule(rule: RuleFile): readonly RepoPath[] {
  return [rule.path, ...(rule.via ?? [])];
}
