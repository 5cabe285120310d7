import { isElsewhere, membersOf, type Beside } from './beside-list.ts';
import { wholeOf } from './failure-said.ts';
import { isObject, type JsonObject } from './loose-finding.ts';
import { saidBeside, saysSomething } from './said-beside.ts';
import { TOOL_REPORTS } from './tool-places.ts';

/** What tells one list from another and says nothing of how it came about. */
const LABELS =
  /^(\$?schema|version|schemaversion|source|tool|toolname|name|id|runid|url|title|command|date|time|timestamp|(generated|created|started|planned)(at|on)?|duration(ms)?|elapsed|commit|sha|branch|base|head|model|author|reviewer|repository|language)$/;

/** The keys of our own report of a review. How it ended is said by its `status`, `gaps` and `exit`, which are read. */
export const OWN_REPORT = [
  ...[
    'schema',
    'version',
    'run',
    'title',
    'status',
    'gaps',
    'exit',
    'captured',
    'scope',
    'counts',
    'coverage',
  ],
  ...[
    'since',
    'lapsed',
    'kept',
    'findings',
    'dropped',
    'rules_changed',
    'suppressions',
    'refused_claims',
    'warnings',
  ],
  ...['word_of', 'risk_areas', 'cost'],
] as const;
const OWN_MARKS = ['schema', 'run', 'captured', 'coverage', 'refused_claims'] as const;

/**
 * The keys at the top of a list, beside the findings, that nobody here understands: what they say is not read, and a list that
 * passes is not to be taken for one that was read whole. What says nothing (null, an empty list) is not named.
 */
export function passedOver(written: string): string[] {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  const known = knownKeys(whole);
  return membersOf(whole, '', '')
    .filter(({ pointer }) => !known.has(pointer.slice(1)))
    .filter((member) => !isUnderstood(member))
    .map(({ pointer }) => pointer.slice(1));
}

function knownKeys(whole: JsonObject): ReadonlySet<string> {
  const has = (key: string): boolean => Object.hasOwn(whole, key);
  if (OWN_MARKS.every(has)) return new Set(OWN_REPORT);
  const report = TOOL_REPORTS.find(({ list, beside }) => [list, ...beside].every(has));
  return new Set(report?.beside);
}

function isUnderstood(member: Beside): boolean {
  const { name, value, pointer } = member;
  if (value === null || (typeof value === 'object' && !saysSomething(value)) || value === '') return true;
  if (LABELS.test(name) && typeof value !== 'object') return true;
  // With nothing listed: whoever read it as bad has refused it.
  if (saidBeside(member, Infinity) !== undefined) return true;
  if (!isObject(value) || isElsewhere(name)) return false;
  return membersOf(value, pointer, name).every(isUnderstood);
}
