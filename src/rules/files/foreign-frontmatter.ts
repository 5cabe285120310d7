import matter from 'gray-matter';
import type { Frontmatter } from './frontmatter.ts';
import { globsOf, unconditional, withoutMark } from './frontmatter.ts';
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

/**
 * Reads such a frontmatter. Never throws and never runs anything: only YAML is read, and every other engine that gray-matter
 * would choose by the word after `---` is made to refuse.
 */
export function readForeignFrontmatter(file: string, format: ForeignFormat): Frontmatter {
  const text = withoutMark(file);
  const untouched = (line: number, problem: string): Frontmatter => ({
    globs: null,
    body: text,
    warning: unconditional(line, problem),
  });
  if (!/^---(?!-)/.test(text)) return narrowed({}, text, format);
  const language = matter.language(text).name;
  if (language !== '' && language !== 'yaml' && language !== 'yml') {
    return untouched(1, `frontmatter in "${language}" is neither read nor run, only YAML is`);
  }
  if (!text.includes('\n---')) return untouched(1, 'frontmatter has no closing "---"');
  try {
    const { data, content } = matter(text, { engines: ENGINES });
    return narrowed(data, content, format);
  } catch (error) {
    if (error instanceof BrokenYaml) return untouched(error.line, error.message);
    throw error;
  }
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

class BrokenYaml extends Error {
  readonly line: number;
  constructor(problem: string, line: number) {
    super(problem);
    this.line = line;
  }
}

function refuse(): never {
  throw new BrokenYaml('frontmatter is in another language than YAML', 1);
}

/** gray-matter's own JavaScript engine is `eval`. */
const ENGINES = {
  yaml: (text: string) => {
    const head = readYamlHead(text);
    // The text starts with the newline after `---`, so its line numbers are those of the file.
    if (head.kind === 'broken') throw new BrokenYaml(head.problem, head.line);
    return { ...head.value };
  },
  json: refuse,
  javascript: refuse,
  js: refuse,
  coffee: refuse,
};
