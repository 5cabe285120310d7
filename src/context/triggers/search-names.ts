import type { ChangedContract } from './changed-contracts.ts';
import { calledName } from './callers-in.ts';

/** Names that mean something different in every other file. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'get set run main init new call add remove delete update create start stop open close read write load save test ' +
    'setup teardown handle handler parse format render apply execute process build check validate toString to_s ' +
    'to_string equals hashCode clone copy next push pop map filter each find has is log print send make of from ' +
    'constructor __init__ initialize default name value data key index size length count then catch reset'
  ).split(' '),
);
const SHORTEST_NAME = 3;
/** A name with more hits than this in the tree is too common, whatever it is. */
export const MOST_HITS = 200;

/** Why a function's callers are searched for only in importers; undefined: they are searched for in the whole tree. */
export function tooCommon(contract: ChangedContract): string | undefined {
  const { name } = calledName(contract);
  if (name.length < SHORTEST_NAME) return `${name} is too short a name`;
  return COMMON.has(name) ? `${name} is too common a name` : undefined;
}
