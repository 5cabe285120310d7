import { Failure } from '../kernel/failure.ts';
import { INPUT_LIMITS, type InputKind } from '../kernel/input-limits.ts';
import { scanValue } from './scan-json.ts';
import { shown } from './show-value.ts';

const ALONE = { hint: 'send the one JSON value that the contract asks for and nothing before or after it' };

export type SoleJson = {
  /** Whether the value may be in one ```json fence. */
  readonly fence: boolean;
  /** The kind of input, which decides its limit and its name in messages. Default: a reply. */
  readonly input?: InputKind;
};

/**
 * The one JSON value that a model's reply consists of, or that its one ```json fence holds if nothing is around the fence.
 *
 * It never searches and never repairs. A reply that shows the format before answering holds two values: picking either
 * turns a review into a guess, and picking the empty example turns it into a false all-clear.
 *
 * `fence: false` accepts the bare value only. Throws `refused/*` with line and column.
 */
export function soleJsonValue(reply: string, options: SoleJson): unknown {
  return JSON.parse(soleJsonText(reply, options)) as unknown;
}

/** The same value as written, from its first character to its last: nothing is rounded as `JSON.parse` would. */
export function soleJsonText(reply: string, { fence, input = 'reply' }: SoleJson): string {
  const { bytes: most, called } = INPUT_LIMITS[input];
  const bytes = Buffer.byteLength(reply);
  if (bytes > most) {
    throw new Failure('refused/too-large', `${called} has ${bytes} bytes, more than ${most}`, ALONE);
  }
  const whole = trimWhitespace(reply);
  if (whole === '') throw new Failure('refused/no-json', `${called} is empty`, ALONE);
  const text = fence ? insideFence(whole) : whole;
  if (text === '') throw new Failure('refused/no-json', `the fence of ${called} is empty`, ALONE);
  requireOneValue(text, called);
  return text;
}

function requireOneValue(text: string, called: string): void {
  if (!/^[{[]/.test(text) && !isScalar(text)) throw notOneValue(text, called);
  const rest = text.slice(scanValue(text, 0));
  if (rest !== '') throw notOneValue(text, called, rest);
}

/** A scalar answers no contract, but it is one JSON value, so the contract reports what is wrong with it. */
function isScalar(text: string): boolean {
  return /^(?:"|-?\d|true$|false$|null$)/.test(text);
}

/** Says what the reply is instead of one value. The values counted here are never used. */
function notOneValue(text: string, called: string, rest?: string): Failure {
  const start = (from: string) => shown(from.slice(0, 60));
  if (!/[{[]/.test(text)) {
    return new Failure('refused/no-json', `${called} is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message = `${called} holds several JSON values; an example before the answer counts as one`;
    return new Failure('refused/several-json-values', message, ALONE);
  }
  const message =
    rest === undefined
      ? `there is text before the JSON value: ${start(text)}`
      : `there is text after the JSON value: ${start(trimWhitespace(rest))}`;
  return new Failure('refused/not-strict-json', message, ALONE);
}

/** One pass over brackets and strings; each balanced piece is tried once. */
function holdsTwoValues(text: string): boolean {
  let [depth, start, found, inString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (inString) {
      if (mark === '\\') at += 1;
      else inString = mark !== '"';
    } else if (mark === '{' || mark === '[') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (depth > 0 && (mark === '}' || mark === ']')) {
      depth -= 1;
      if (depth === 0 && isJson(text.slice(start, at + 1))) found += 1;
    } else inString = depth > 0 && mark === '"';
  }
  return found > 1;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The content of the fence if the fence is the whole text; otherwise the text itself. */
function insideFence(whole: string): string {
  return trimWhitespace(/^```json[ \t]*\r?\n([\s\S]*?)\r?\n```$/.exec(whole)?.[1] ?? whole);
}

/** Only what JSON calls white space: a byte order mark or a no-break space is text. A loop, because `/\s+$/` is quadratic. */
export function trimWhitespace(text: string): string {
  const isBlank = (at: number) => ' \t\n\r'.includes(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
