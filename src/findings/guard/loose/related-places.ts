import { isObject, valueAt, type JsonObject, type LoosePlace } from './loose-finding.ts';
import { FILE_KEYS, LINE_KEYS, plainPlaces } from '../formats/plain-places.ts';
import { sarifPlace, type SarifRun } from '../formats/sarif-places.ts';
import { STEPS, toolPlaces } from '../formats/tool-places.ts';

/** Levels of objects and lists: the steps of a SARIF code flow are the deepest of any format. */
const DEPTH = 12;

/** Parts of a place that is read as a whole, and texts that nobody has written yet. */
const PARTS = /^(start|end|range|region|contextregion|positions?|fix(es)?|edits?|suggestions?)$/;

/**
 * The places that a finding names besides its own, at any depth: `cause`, `also`, `related`, the code flows, stacks and related
 * locations of SARIF, a trace of semgrep. What cannot be read as a place is left out.
 */
export function relatedPlaces(
  finding: JsonObject,
  own: readonly LoosePlace[],
  run?: SarifRun,
): readonly LoosePlace[] {
  const [file] = own.flatMap((place) => (place.kind === 'place' ? [place.claims[0]] : []));
  const found = membersOf(finding).flatMap((value) => placesIn(value, { file, run }, DEPTH));
  return found.flatMap((place) => (place.kind === 'place' ? [{ ...place, isRelated: true } as const] : []));
}

type Finding = { readonly file: string | undefined; readonly run: SarifRun | undefined };

function placesIn(value: unknown, of: Finding, depth: number): readonly LoosePlace[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => placesIn(one, of, depth - 1));
  if (!isObject(value)) return [];
  const physical = value['physicalLocation'];
  if (of.run !== undefined && isObject(physical)) return [sarifPlace(physical, of.run)];
  const further = membersOf(value).flatMap((member) => placesIn(member, of, depth - 1));
  return [...placesOf(value, of), ...stepOf(value, of.run), ...further];
}

function membersOf(object: JsonObject): readonly unknown[] {
  return Object.entries(object).flatMap(([key, value]) => (PARTS.test(key.toLowerCase()) ? [] : [value]));
}

/** A line without a file belongs to the finding's file. */
function placesOf(value: JsonObject, { file }: Finding): readonly LoosePlace[] {
  const has = (key: string): boolean => Object.hasOwn(value, key);
  if (FILE_KEYS.some(has)) {
    const places = plainPlaces(value);
    return places.some(({ kind }) => kind === 'place') ? places : (toolPlaces(value, STEPS) ?? []);
  }
  return file !== undefined && LINE_KEYS.some(has) ? plainPlaces({ ...value, file }) : [];
}

/** A step of a flow may be an index into the run's list of them. */
function stepOf(value: JsonObject, run: SarifRun | undefined): readonly LoosePlace[] {
  const { index, location } = value;
  if (run === undefined || typeof index !== 'number' || location !== undefined) return [];
  const physical = valueAt(run.threadFlowLocations, index, 'location', 'physicalLocation');
  return isObject(physical) ? [sarifPlace(physical, run)] : [];
}
