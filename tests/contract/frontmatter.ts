import { parse } from 'yaml';
import type { ProjectFile } from './project-files.ts';

/** Keys that the client honours. It silently ignores all others, so a misspelt key grants or forbids nothing. */
const AGENT_KEYS = ['name', 'description', 'tools', 'model', 'omitClaudeMd', 'maxTurns', 'effort'];
const PROMPT_KEYS = [
  'name',
  'description',
  'argument-hint',
  'allowed-tools',
  'disallowed-tools',
  'model',
  'disable-model-invocation',
  'user-invocable',
];

/** What is wrong with the frontmatter of an agent, a command or a skill. `prompts.test.ts` says what the values of an agent are. */
export function frontmatterDefects({ path, text }: ProjectFile): string[] {
  const head = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];
  if (head === undefined) return [`${path}: no frontmatter`];
  const fields = parse(head) as Record<string, unknown>;
  const isAgent = /(^|\/)agents\//.test(path);
  const known = isAgent ? AGENT_KEYS : PROMPT_KEYS;
  const unknown = Object.keys(fields).filter((key) => !known.includes(key));
  return [
    ...unknown.map((key) => `${path}: the client does not know "${key}" here`),
    ...(isText(fields['description']) ? [] : [`${path}: no description`]),
    ...(isAgent ? [] : promptDefects(path, fields)),
  ];
}

/** Bash is allowed only for our own command. Anything else would ask the user or, worse, not ask. */
function promptDefects(path: string, fields: Record<string, unknown>): string[] {
  const tools = fields['allowed-tools'];
  if (!isText(tools)) return [`${path}: no allowed-tools`];
  const grants = tools.split(/,\s*/);
  const wide = grants.filter(
    (grant) => /^(Bash|Edit|Write|WebFetch)\b/.test(grant) && !/^Bash\(correctless [^)]*\)$/.test(grant),
  );
  return wide.map((grant) => `${path}: grants ${grant}`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
