import { isElsewhere, membersOf, type Beside } from './beside-list.ts';
import { wholeOf } from './failure-said.ts';
import { isObject, type JsonObject } from './loose-finding.ts';
import { excludedFiles, type IsOfChange } from './not-looked.ts';
import { outcomeOf, isNonEmpty } from './said-beside.ts';
import { toolReport } from '../formats/tool-places.ts';

/** Keys that identify a list and say nothing about its origin. */
const LABELS =
  /^(\$?schema|version|schemaversion|source|tool|toolname|name|id|runid|url|title|command|date|time|timestamp|(generated|created|started|planned)(at|on)?|duration(ms)?|elapsed|commit|sha|branch|base|head|model|author|reviewer|repository|language)$/;

/** The keys of our own report of a review. Its `status`, `gaps` and `exit` say how it ended; those are read. */
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
 * The unknown top-level keys next to the findings: what they say is not read, and a list that passes must not look as if it was
 * read whole. Empty values (null, an empty list) are not named. Files of the change that a tool was configured to leave out are
 * named too.
 */
export function ignoredKeys(written: string, isOfChange: IsOfChange = () => false): string[] {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  const known = knownKeys(whole);
  const unread = membersOf(whole, '', '')
    .filter(({ pointer }) => !known.has(pointer.slice(1)))
    .filter((member) => !isUnderstood(member));
  return [...unread.map(({ pointer }) => pointer.slice(1)), ...excludedFiles(whole, isOfChange)];
}

/**
 * The top-level keys (`verdict`, `success`, `exit`) by which a list with findings says that it did not end well. They may only
 * mean what it lists, but if all of that was dropped, nobody can tell.
 */
export function failureKeys(written: string): string[] {
  const whole = wholeOf(written);
  if (!isObject(whole)) return [];
  return membersOf(whole, '', '')
    .filter(saysBad)
    .map(({ pointer }) => pointer.slice(1));
}

/** A number of findings that are listed adds nothing to the list. */
function saysBad(member: Beside): boolean {
  const { name, value, pointer } = member;
  // The status of a list that is not empty.
  if (pointer === '/status' && value === 'fail') return false;
  const isCount = typeof value === 'number' && !/exit|return|^rc$|status|code/.test(name);
  if (!isCount && outcomeOf(member, 0) === 'bad') return true;
  return isObject(value) && !isElsewhere(name) && membersOf(value, pointer, name).some(saysBad);
}

function knownKeys(whole: JsonObject): ReadonlySet<string> {
  const has = (key: string): boolean => Object.hasOwn(whole, key);
  if (OWN_MARKS.every(has)) return new Set(OWN_REPORT);
  return new Set(toolReport(has)?.beside);
}

function isUnderstood(member: Beside): boolean {
  const { name, value, pointer } = member;
  if (value === null || (typeof value === 'object' && !isNonEmpty(value)) || value === '') return true;
  if (LABELS.test(name) && typeof value !== 'object') return true;
  // With nothing listed, a reader that took this as bad has already refused it.
  if (outcomeOf(member, Infinity) !== undefined) return true;
  if (!isObject(value) || isElsewhere(name)) return false;
  return membersOf(value, pointer, name).every(isUnderstood);
}
