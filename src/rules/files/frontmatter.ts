import { globsIn } from '../../globs/glob-list.ts';
import { readYamlHead } from './yaml-head.ts';

/** The content of a frontmatter: globs (null: the rule is unconditional), the text below it, and what is wrong with it. */
export type Frontmatter = {
  readonly globs: readonly string[] | null;
  readonly body: string;
  /** `line N: …` */
  readonly warning?: string;
};

/** The client's own pattern: the first `---` after the opening line closes, even inside a value. */
const HEAD = /^---\s*\n([\s\S]*?)---\s*\n?/;

/**
 * Reads the frontmatter of a rule file as the client does. `key` holds the globs; `null` means that globs have no meaning in this
 * file. Never throws: an unreadable frontmatter makes the rule unconditional and is reported in `warning`.
 */
export function readFrontmatter(file: string, key: string | null): Frontmatter {
  const text = withoutMark(file);
  const match = HEAD.exec(text);
  if (match === null) return { globs: null, body: text, ...unreadHead(text) };
  const [whole, head = ''] = match;
  const body = text.slice(whole.length);
  const yaml = readYamlHead(head);
  if (yaml.kind === 'broken') {
    const linesAbove = (/^---\s*\n/.exec(text)?.[0].split('\n').length ?? 2) - 1;
    return { globs: null, body, warning: unconditional(linesAbove + yaml.line, yaml.problem) };
  }
  return { globs: key === null ? null : globsOf(yaml.value, key), body };
}

/** The text below the frontmatter, whatever the frontmatter contains. */
export function bodyOf(file: string): string {
  return withoutMark(file).replace(HEAD, '');
}

/** The globs under that key; null when it is missing. */
export function globsOf(head: Readonly<Record<string, unknown>>, key: string): string[] | null {
  const value = Object.hasOwn(head, key) ? head[key] : undefined;
  const globs = value ? globsIn(value) : [];
  return globs.length === 0 ? null : globs;
}

/** Removes one leading byte order mark. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The text of every warning about a frontmatter. */
export function unconditional(line: number, problem: string): string {
  return `line ${line}: ${problem}; the rule is taken as unconditional`;
}

export function neverRun(language: string): string {
  return `frontmatter in "${language}" is neither read nor run, only YAML is`;
}

/** The warning for a text at the top that looks like frontmatter and is not. */
function unreadHead(text: string): { warning?: string } {
  const language = /^---[ \t]*([A-Za-z_][\w+-]*)[ \t]*\r?\n/.exec(text)?.[1];
  if (language !== undefined && text.includes('\n---')) {
    return { warning: unconditional(1, neverRun(language)) };
  }
  if (/^---[ \t]*\r?(?:\n|$)/.test(text)) {
    return { warning: unconditional(1, 'frontmatter has no closing "---"') };
  }
  const blank = /^\s*\n(?=---[ \t]*\r?\n[\w-]+:)/.exec(text)?.[0];
  if (blank === undefined) return {};
  return {
    warning: unconditional(blank.split('\n').length, 'frontmatter is read only when it starts on line 1'),
  };
}
