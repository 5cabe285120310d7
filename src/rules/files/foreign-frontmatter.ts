import type { Frontmatter } from './frontmatter.ts';
import { globsOf, neverRun, unconditional, withoutMark } from './frontmatter.ts';
import { readYamlHead } from './yaml-head.ts';

/** Frontmatter in the files of other tools, which use the common form and not the client's. */
export type ForeignFormat = {
  /** The key that holds the globs. */
  readonly key: 'globs' | 'applyTo';
  /** What the tool does with a file that has no globs; undefined when it applies the file as a rule. */
  readonly withoutGlobs: (head: Readonly<Record<string, unknown>>) => string | undefined;
};

/** Cursor: `alwaysApply` beats `globs`; with only a description, the model decides; with nothing, the user applies it by hand. */
export const CURSOR: ForeignFormat = {
  key: 'globs',
  withoutGlobs: (head) =>
    head['alwaysApply'] === true || typeof head['description'] === 'string'
      ? undefined
      : 'neither globs nor alwaysApply, so Cursor applies it by hand only',
};

export const GITHUB_INSTRUCTIONS: ForeignFormat = {
  key: 'applyTo',
  withoutGlobs: () => 'no applyTo, so GitHub does not apply it by itself',
};

/** Reads such a frontmatter. Never throws and never runs anything: only YAML is read, whatever language the first line names. */
export function readForeignFrontmatter(file: string, format: ForeignFormat): Frontmatter {
  const text = withoutMark(file);
  const untouched = (line: number, problem: string): Frontmatter => ({
    globs: null,
    body: text,
    warning: unconditional(line, problem),
  });
  if (!/^---(?!-)/.test(text)) return narrowed({}, text, format);
  const language = /^---(.*)/.exec(text)?.[1]?.trim() ?? '';
  if (language !== '' && language !== 'yaml' && language !== 'yml') return untouched(1, neverRun(language));
  const end = text.indexOf('\n---');
  if (end === -1) return untouched(1, 'frontmatter has no closing "---"');
  // With the newline after `---`, so its line numbers are those of the file.
  const yaml = readYamlHead(text.slice(text.indexOf('\n'), end));
  if (yaml.kind === 'broken') return untouched(yaml.line, yaml.problem);
  return narrowed(yaml.value, text.slice(end + '\n---'.length).replace(/^\r?\n?/, ''), format);
}

function narrowed(
  head: Readonly<Record<string, unknown>>,
  body: string,
  { key, withoutGlobs }: ForeignFormat,
): Frontmatter {
  const globs = head['alwaysApply'] === true ? null : globsOf(head, key);
  const problem = globs === null ? withoutGlobs(head) : undefined;
  return { globs, body, ...(problem === undefined ? {} : { warning: unconditional(1, problem) }) };
}
