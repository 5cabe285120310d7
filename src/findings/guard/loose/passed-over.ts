import { isElsewhere, membersOf, type Beside } from './beside-list.ts';
import { wholeOf } from './failure-said.ts';
import { isObject, type JsonObject } from './loose-finding.ts';
import { leftOut, type IsOfChange } from './not-looked.ts';
import { saidBeside, saysSomething } from './said-beside.ts';
import { TOOL_REPORTS } from '../formats/tool-places.ts';

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
 * passes is not to be taken for one that was read whole. What says nothing (null, an empty list) is not named. So are
 * files of the change that a tool was told to leave out.
 */
export function passedOver(written: string, isOfChange: IsOfChange = () => false): string[] {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  const known = knownKeys(whole);
  const unread = membersOf(whole, '', '')
    .filter(({ pointer }) => !known.has(pointer.slice(1)))
    .filter((member) => !isUnderstood(member));
  return [...unread.map(({ pointer }) => pointer.slice(1)), ...leftOut(whole, isOfChange)];
}

/**
 * The keys at the top that say, of a list that has findings, that it did not end well: `verdict`, `success`, `exit`. They may only mean
 * what it lists; where all of that was dropped, nobody can tell.
 */
export function saidOfDropped(written: string): string[] {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  return membersOf(whole, '', '')
    .filter(saysBad)
    .map(({ pointer }) => pointer.slice(1));
}

/** A number of findings that are listed says no more than the list. */
function saysBad(member: Beside): boolean {
  const { name, value, pointer } = member;
  // The word for a list that is not empty.
  if (pointer === '/status' && value === 'fail') return false;
  const isCount = typeof value === 'number' && !/exit|return|^rc$|status|code/.test(name);
  if (!isCount && saidBeside(member, 0) === 'bad') return true;
  return isObject(value) && !isElsewhere(name) && membersOf(value, pointer, name).some(saysBad);
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
