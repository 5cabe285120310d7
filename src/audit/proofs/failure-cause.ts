/** What made a test fail, by what its runner says about it. */
export type Cause =
  | { readonly kind: 'assertion' }
  | { readonly kind: 'time-out' }
  | { readonly kind: 'unknown' }
  /** `name`: the class of the error, if it has one. */
  | { readonly kind: 'error'; readonly name: string | undefined; readonly message: string };

/** Source lines with their numbers, and the stack: they quote code, which says nothing about what happened. */
const QUOTED = /^\s*>?\s*\d+\s*\|.*$|^\s+(?:at|❯) .*$|^ +File ".+", line \d+.*\n(?: {4,}.*(?:\n|$))*/gm;
/** Errors that led to one another have one each. */
const TRACEBACK = 'Traceback (most recent call last):';

const TIME_OUT =
  /^\s*failureType: '(?:testTimeoutFailure|cancelledByParent)'|\bTest timed out in \d|\btest timed out after \d|\bExceeded timeout of \d|\b[Tt]imeout of \d+ ?ms exceeded|^\s*(?:Failed: )?Timeout(?: \(?>|: )|^\s*(?:[\w.]+\.)?Timeout(?:Error|Exception|Expired)\b|\btimed out after \d+ (?:milli)?seconds/m;

const GO_PANIC = /^\s*(?:panic|fatal error): (.+?)(?: \[recovered\].*)?$/m;

/** The first words of what assertion libraries print. */
const ASSERTION: readonly RegExp[] = [
  // node:assert, chai, Python, Java, minitest, RSpec
  /^\s*(?:code: 'ERR_ASSERTION'|name: 'AssertionError')/m,
  /^\s*(?:\w+(?:\.|::))*(?:Assertion(?:Failed)?(?:Error|Exception)|ComparisonFailure|MultipleFailuresError|ExpectationNotMetError|Assertion)\b/m,
  // tape, tap
  /^\s*operator: '?\w/m,
  // pytest
  /^\s*assert\b|^\s*Failed: DID NOT (?:RAISE|WARN)/m,
  // Jest, Vitest
  /^\s*(?:Error: )?expect\(.*\)\.\w/m,
  // Go: what a failing test has logged
  /^\s+\w+_test\.go:\d+: /m,
  // Rust
  /^(?:.* panicked at ')?assertion .*failed/m,
  // PHPUnit, RSpec, minitest
  /^\s*Failed asserting that |^\s*Failure\/Error: .*(?:expect|should)|^\s*Expected: .*\n\s*Actual: /m,
  // bats
  /^#\s+`(?:\[|\(\(|assert|refute|test ).*' failed/m,
];

const RUST_PANIC = /panicked at (?:([^'\n]+):\n(.+)|'(.+)', (.+))/;
const CLASS =
  /^\s*(?:Uncaught )?((?:[\w$]+(?:\.|::))*[\w$]*(?:Error|Exception|StopIteration|Interrupt|Fault))(?: \[\w+\])?(?:: (.*))?$/m;
/** The details of node:test: the message comes first. */
const OF_NODE = /^\s*error: (?:'(.*)'|"(.*)"|\|-\n\s*(.+))$[^]*?^\s*name: '(\w+)'$/m;

/** Whether there is an assertion at a place that a runner names, `src/lib.rs:3:20`. */
export type AssertsAt = (place: string) => boolean;

export function failureCause(failure: string, assertsAt: AssertsAt = () => false): Cause {
  const text = raisedIn(failure.replaceAll(QUOTED, ''));
  if (TIME_OUT.test(text)) return { kind: 'time-out' };
  const panic = GO_PANIC.exec(text)?.[1];
  if (panic !== undefined) return { kind: 'error', name: undefined, message: panic };
  if (ASSERTION.some((pattern) => pattern.test(text))) return { kind: 'assertion' };
  const [, place, late, early, placeEarly] = RUST_PANIC.exec(text) ?? [];
  const message = late ?? early;
  // With words of its own, an assertion prints nothing else.
  if (assertsAt(place ?? placeEarly ?? '')) return { kind: 'assertion' };
  if (message !== undefined) return { kind: 'error', name: undefined, message };
  return errorIn(text) ?? { kind: 'unknown' };
}

function errorIn(text: string): Cause | undefined {
  const [, single, double, block, ofNode] = OF_NODE.exec(text) ?? [];
  if (ofNode !== undefined) return { kind: 'error', name: ofNode, message: single ?? double ?? block ?? '' };
  const [, name, said = ''] = CLASS.exec(text) ?? [];
  return name === undefined ? undefined : { kind: 'error', name: name.split(/\.|::/).at(-1), message: said };
}

/** pytest marks what was raised with an E. Of errors that led to one another it is the last. */
function raisedIn(text: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => /^E {2,}\S/.test(line));
  if (last === -1) return text.slice(Math.max(0, text.lastIndexOf(TRACEBACK)));
  const first = lines.findLastIndex((line, at) => at < last && !/^E(?: |$)/.test(line)) + 1;
  return lines
    .slice(first, last + 1)
    .map((line) => line.replace(/^E {1,3}/, '').trimStart())
    .join('\n');
}
