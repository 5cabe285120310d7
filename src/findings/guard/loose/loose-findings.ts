import type { Failure } from '../../../kernel/failure.ts';
import { elementsIn, membersIn } from '../../../replies/json-parts.ts';
import { soleJsonText, trimWhitespace } from '../../../replies/sole-json-value.ts';
import { diagnosticLines } from '../formats/diagnostic-lines.ts';
import { eslintMessages } from '../formats/eslint-files.ts';
import { isObject, valueAt, type JsonObject, type LooseFinding, type LoosePlace } from './loose-finding.ts';
import { looseQuotes } from './loose-quotes.ts';
import { eslintPlaces, FILE_KEYS, plainPlaces } from '../formats/plain-places.ts';
import { isProven, ownRemark, rdjsonPlaces } from '../formats/rdjson-places.ts';
import { relatedPlaces } from './related-places.ts';
import { refusedFindings, withFormats } from './refused-findings.ts';
import { sarifPlaces, type SarifRun } from '../formats/sarif-places.ts';
import { LISTING_TOOLS, toolPlaces, toolReport, type Tool } from '../formats/tool-places.ts';

type PlacesOf = (finding: JsonObject) => readonly LoosePlace[];

/**
 * The findings in `[…]`, `{status, violations[…]}`, `{violations[…]}`, `{findings[…]}`, SARIF 2.1.0, rdjson, rdjsonl, the JSON
 * of eslint, or that of a tool in `tool-places.ts`. A leading byte order mark is ignored.
 *
 * @throws refused/schema with a JSON pointer for anything else, and for a list that says that something was found or a tool
 *   failed, and names nothing: passing it would be a false all-clear
 * @throws refused/… for what is not one JSON value
 */
export function looseFindings(written: string): LooseFinding[] {
  const text = trimWhitespace(written.replace(/^\uFEFF/, ''));
  const lines = diagnosticLines(text);
  if (lines !== undefined) return lines.map((line, at) => asFinding(line, `line ${at + 1}`, linePlaces));
  const whole = withFormats(() => soleJsonText(text, { fence: true, input: 'findings' }));
  if (whole.startsWith('[')) {
    const messages = eslintMessages(whole);
    if (messages === undefined) return listed(whole, '', orAsTool(plainPlaces, LISTING_TOOLS));
    return messages.map((message, at) => asFinding(message, `message ${at + 1}`, eslintPlaces));
  }
  if (!whole.startsWith('{')) throw refusedFindings('the whole value is no list and no object');
  return inObject(membersIn(whole));
}

/** A line of rdjsonl, of ruff or of mypy. */
const linePlaces: PlacesOf = (line) =>
  orAsTool(isObject(line['location']) ? rdjsonPlaces : plainPlaces, LISTING_TOOLS)(line);

const READERS: Readonly<
  Record<string, (list: string, whole: ReadonlyMap<string, string>) => LooseFinding[]>
> = {
  violations: (list, whole) => statedFindings(list, '/violations', whole, ['pass', 'fail']),
  findings: (list, whole) => statedFindings(list, '/findings', whole),
  runs: sarifFindings,
  diagnostics: rdjsonFindings,
};

function inObject(whole: ReadonlyMap<string, string>): LooseFinding[] {
  const [key, another] = Object.keys(READERS).filter((one) => whole.has(one));
  const read = key === undefined ? undefined : READERS[key];
  if (key === undefined || read === undefined) return ofTool(whole) ?? withoutList(whole);
  if (another !== undefined) {
    throw refusedFindings(`the object has both ${key} and ${another}: which of them holds the findings?`);
  }
  const other = otherList(whole, key);
  if (other !== undefined) {
    throw anotherList(key, other);
  }
  return read(whole.get(key) ?? '', whole);
}

/**
 * The findings of a tool whose report is recognised by its keys. Files that it could not read are not findings: `reportedFailure`
 * reports them.
 */
function ofTool(whole: ReadonlyMap<string, string>): LooseFinding[] | undefined {
  const report = toolReport((key) => whole.has(key));
  if (report === undefined) return undefined;
  const other = otherList(new Map([...whole].filter(([key]) => key !== 'errors')), report.list);
  if (other !== undefined) throw anotherList(report.list, other);
  return listed(whole.get(report.list) ?? '', `/${report.list}`, orAsTool(plainPlaces, [report.tool]));
}

function anotherList(key: string, other: string): Failure {
  return refusedFindings(
    `the object has ${key} and, under ${JSON.stringify(other)}, a list of what looks like more findings`,
  );
}

/** Read in our own format, or else in that of one of these tools. */
function orAsTool(read: PlacesOf, tools: readonly Tool[]): PlacesOf {
  return (finding) => {
    const places = read(finding);
    return places.some(({ kind }) => kind === 'place') ? places : (toolPlaces(finding, tools) ?? places);
  };
}

/** A list under an unknown name, of objects that name a file: its content would be ignored. */
function otherList(whole: ReadonlyMap<string, string>, known: string): string | undefined {
  return [...whole].find(([key, text]) => {
    if (key === known || !text.startsWith('[')) return false;
    const list = JSON.parse(text) as readonly unknown[];
    return list.some((one) => isObject(one) && FILE_KEYS.some((name) => Object.hasOwn(one, name)));
  })?.[0];
}

/** Only a bare pass is a pass. Any further key may hold findings under an unknown name. */
function withoutList(whole: ReadonlyMap<string, string>): LooseFinding[] {
  if (whole.size === 1 && whole.get('status') === '"pass"') return [];
  const keys = [...whole.keys()].slice(0, 20).map((key) => JSON.stringify(key));
  const more = whole.size > keys.length ? ` and ${whole.size - keys.length} more` : '';
  const has = keys.length === 0 ? 'it has no key' : `it has the keys ${keys.join(', ')}${more}`;
  throw refusedFindings(`the object holds no ${Object.keys(READERS).join(', no ')}; ${has}`);
}

/** A list next to a `status`, which must be one of `statuses` if there are any, and must fit what is listed. */
function statedFindings(
  list: string,
  pointer: string,
  whole: ReadonlyMap<string, string>,
  statuses?: readonly string[],
): LooseFinding[] {
  const status: unknown = JSON.parse(whole.get('status') ?? 'null');
  if (statuses !== undefined && whole.has('status') && !statuses.some((one) => one === status)) {
    throw refusedFindings(`/status is neither ${statuses.map((one) => JSON.stringify(one)).join(' nor ')}`);
  }
  const findings = listed(list, pointer, plainPlaces);
  if (findings.length === 0 && (status === 'fail' || status === 'error')) {
    throw refusedFindings(`${pointer} is empty although status is "${status}"`);
  }
  return findings;
}

function rdjsonFindings(list: string, whole: ReadonlyMap<string, string>): LooseFinding[] {
  const source = valueAt(JSON.parse(whole.get('source') ?? 'null'), 'name');
  const found = listed(list, '/diagnostics', (one) => {
    const remark = ownRemark(one, source);
    return remark === undefined ? rdjsonPlaces(one) : [remark];
  });
  return found.map((one) => ({ ...one, isProven: isProven(JSON.parse(one.text) as JsonObject, source) }));
}

function sarifFindings(runs: string, whole: ReadonlyMap<string, string>): LooseFinding[] {
  const version = whole.get('version') ?? '(missing)';
  if (version !== '"2.1.0"')
    throw refusedFindings(`/version of SARIF is ${version.slice(0, 40)}, not "2.1.0"`);
  const all = partsOf(runs, '/runs');
  if (all.length === 0) throw refusedFindings('/runs is empty: no tool has looked');
  return all.flatMap((run, at) => sarifRun(run, `/runs/${at}`));
}

/** A run without a list has not looked for anything, nor has one that failed and lists nothing. */
function sarifRun(text: string, pointer: string): LooseFinding[] {
  if (!text.startsWith('{')) throw refusedFindings(`${pointer} is not an object`);
  const run = membersIn(text);
  const part = (key: string): unknown => JSON.parse(run.get(key) ?? 'null');
  const refers = {
    bases: part('originalUriBaseIds'),
    artifacts: part('artifacts'),
    threadFlowLocations: part('threadFlowLocations'),
  };
  const results = run.get('results') ?? 'null';
  const found = listed(results, `${pointer}/results`, (one) => sarifPlaces(one, refers), refers);
  const invocations = part('invocations');
  const failed = Array.isArray(invocations) && invocations.some(hasFailed);
  if (failed && found.length === 0) {
    throw refusedFindings(
      `${pointer}/results is empty and its tool did not end well (executionSuccessful is false)`,
    );
  }
  return found;
}

function hasFailed(invocation: unknown): boolean {
  return valueAt(invocation, 'executionSuccessful') === false;
}

function listed(list: string, pointer: string, places: PlacesOf, run?: SarifRun): LooseFinding[] {
  return partsOf(list, pointer).map((text, at) => asFinding(text, `${pointer}/${at}`, places, run));
}

function partsOf(list: string, pointer: string): string[] {
  if (list.startsWith('[')) return elementsIn(list);
  throw refusedFindings(`${pointer} is not a list`);
}

function asFinding(text: string, where: string, places: PlacesOf, run?: SarifRun): LooseFinding {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw refusedFindings(`${where} is not an object`);
  const own = places(value);
  return {
    text,
    places: [...own, ...relatedPlaces(value, own, run)],
    quotes: looseQuotes(value, own, run),
    isProven: isProven(value, undefined),
  };
}
