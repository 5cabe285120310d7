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

/** The key that holds the globs in files of Cursor and of GitHub. */
export type ForeignKey = 'globs' | 'applyTo';

/**
 * What the tool does with a file that has no globs; undefined when it applies the file as a rule. In Cursor `alwaysApply` beats
 * `globs`; with only a description, the model decides; with nothing, the user applies it by hand.
 */
const WITHOUT_GLOBS: Readonly<
  Record<ForeignKey, (head: Readonly<Record<string, unknown>>) => string | undefined>
> = {
  globs: (head) =>
    head['alwaysApply'] === true || typeof head['description'] === 'string'
      ? undefined
      : 'neither globs nor alwaysApply, so Cursor applies it by hand only',
  applyTo: () => 'no applyTo, so GitHub does not apply it by itself',
};

/**
 * Reads the frontmatter of another tool's file, which has the common form and not the client's. Never throws and never runs
 * anything: only YAML is read, whatever language the first line names.
 */
export function readForeignFrontmatter(file: string, key: ForeignKey): Frontmatter {
  const text = withoutMark(file);
  const untouched = (line: number, problem: string): Frontmatter => ({
    globs: null,
    body: text,
    warning: unconditional(line, problem),
  });
  if (!/^---(?!-)/.test(text)) return narrowed({}, text, key);
  const language = /^---(.*)/.exec(text)?.[1]?.trim() ?? '';
  if (language !== '' && language !== 'yaml' && language !== 'yml') return untouched(1, neverRun(language));
  const end = text.indexOf('\n---');
  if (end === -1) return untouched(1, 'frontmatter has no closing "---"');
  // With the newline after `---`, so its line numbers are those of the file.
  const yaml = readYamlHead(text.slice(text.indexOf('\n'), end));
  if (yaml.kind === 'broken') return untouched(yaml.line, yaml.problem);
  return narrowed(yaml.value, text.slice(end + '\n---'.length).replace(/^\r?\n?/, ''), key);
}

function narrowed(head: Readonly<Record<string, unknown>>, body: string, key: ForeignKey): Frontmatter {
  const globs = head['alwaysApply'] === true ? null : globsOf(head, key);
  const problem = globs === null ? WITHOUT_GLOBS[key](head) : undefined;
  return { globs, body, ...(problem === undefined ? {} : { warning: unconditional(1, problem) }) };
}

/** The text below the frontmatter, whatever the frontmatter contains. */
export function bodyOf(file: string): string {
  return withoutMark(file).replace(HEAD, '');
}

/** The globs under that key; null when it is missing. */
function globsOf(head: Readonly<Record<string, unknown>>, key: string): string[] | null {
  const value = Object.hasOwn(head, key) ? head[key] : undefined;
  const globs = value ? globsIn(value) : [];
  return globs.length === 0 ? null : globs;
}

/** Removes one leading byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The text of every warning about a frontmatter. */
function unconditional(line: number, problem: string): string {
  return `line ${line}: ${problem}; the rule is taken as unconditional`;
}

function neverRun(language: string): string {
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
