import {
  isObject,
  valueAt,
  type Claims,
  type JsonObject,
  type LoosePlace,
  type LooseQuote,
} from './loose-finding.ts';
import { FILE_KEYS } from '../formats/plain-places.ts';
import { sarifFile, type SarifRun } from '../formats/sarif-places.ts';

/** Levels of objects and lists. */
const DEPTH = 12;

/** Keys under which code is quoted. A `code` that is a rule's name is on no line. */
const QUOTES =
  /^(quote|snippet|codesnippet|code|codeexamined|existingcode|originalcode|excerpt|evidence|sourceline|lines)$/;

/** The code that a finding quotes, each with its file: the finding's own, unless one is named next to it. */
export function looseQuotes(
  finding: JsonObject,
  own: readonly LoosePlace[],
  run?: SarifRun,
): readonly LooseQuote[] {
  const [claims] = own.flatMap((place) => (place.kind === 'place' ? [place.claims] : []));
  return quotesIn(finding, claims, run, DEPTH);
}

function quotesIn(
  value: unknown,
  outer: Claims | undefined,
  run: SarifRun | undefined,
  depth: number,
): readonly LooseQuote[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => quotesIn(one, outer, run, depth - 1));
  if (!isObject(value)) return [];
  const physical = value['physicalLocation'];
  if (run !== undefined && isObject(physical)) return sarifQuotes(physical, run);
  const named = FILE_KEYS.map((key) => value[key]).find((file) => typeof file === 'string');
  const claims: Claims | undefined = typeof named === 'string' ? [named] : outer;
  return Object.entries(value).flatMap(([key, member]) => {
    const text = typeof member === 'string' ? member : valueAt(member, 'text');
    const isQuote = QUOTES.test(key.toLowerCase().replaceAll(/[_-]/g, '')) && typeof text === 'string';
    if (isQuote) return claims === undefined ? [] : [{ claims, text }];
    return quotesIn(member, claims, run, depth - 1);
  });
}

function sarifQuotes(physical: JsonObject, run: SarifRun): readonly LooseQuote[] {
  const claims = sarifFile(physical, run);
  if (claims === undefined) return [];
  const own = valueAt(physical, 'region', 'snippet', 'text');
  const context = valueAt(physical, 'contextRegion', 'snippet', 'text');
  const start = valueAt(physical, 'contextRegion', 'startLine');
  return [
    ...(typeof own === 'string' ? [{ claims, text: own }] : []),
    ...(typeof context === 'string' && typeof start === 'number'
      ? [{ claims, text: context, around: start }]
      : []),
  ];
}
