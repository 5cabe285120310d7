import { overlaps, type LineSpan } from '../../kernel/line-span.ts';
import { severityOf, type VerifiedFinding } from '../lifecycle.ts';

/**
 * Whether two findings certainly make the same claim about the same lines: the same severity, the same title (ignoring case and
 * punctuation) or the same broken rule, and reasons that share their words. A scorer tells claims apart that are only similar:
 * merging them earlier would hide one that nobody has judged.
 */
export function isSameClaim(a: VerifiedFinding, b: VerifiedFinding): boolean {
  return (
    sameLines(a, b) &&
    severityOf(a) === severityOf(b) &&
    (sameTitle(a, b) || sameRule(a, b) === true) &&
    sameReason(a, b)
  );
}

/** One may quote more context than the other. */
function sameLines(a: VerifiedFinding, b: VerifiedFinding): boolean {
  return samePlace(a, b) && (holds(a.at, b.at) || holds(b.at, a.at));
}

const holds = (a: LineSpan, b: LineSpan): boolean => a.start <= b.start && b.end <= a.end;

/**
 * Two reviewers of one defect share at least two fifths of the shorter reason's words (measured: three quarters of those who
 * quote the same lines do). Reasons for two defects of one file seldom share a third.
 */
function sameReason({ claim: a }: VerifiedFinding, { claim: b }: VerifiedFinding): boolean {
  const [first, second] = [wordsOf(a.why), wordsOf(b.why)];
  if (first.join(' ') === second.join(' ')) return true;
  const [few, many] = [significant(first), significant(second)];
  const { words } = sharedOf(few, many);
  return words > 0 && words * 5 >= Math.min(few.size, many.size) * 2;
}

/**
 * Whether two findings may make the same claim about the same place: certainly; or by the same quote with titles that share
 * most of their words; or by the same cause with titles that share some, since reviewers describe in many ways what one changed
 * line breaks at a caller. For following a finding from one review to the next, not for hiding one.
 */
export function mayBeSameClaim(a: VerifiedFinding, b: VerifiedFinding): boolean {
  if (!samePlace(a, b)) return false;
  if (sameTitle(a, b)) return true;
  const isRule = sameRule(a, b);
  if (isRule !== undefined) return isRule;
  const [first, second] = [wordsOf(a.claim.title), wordsOf(b.claim.title)];
  const sameQuote = a.at.start === b.at.start && a.at.end === b.at.end;
  const shared = sharedOf(significant(first), significant(second));
  return (sameCause(a, b) && shared.words >= 2) || (sameQuote && shared.words >= 2 && shared.most);
}

function samePlace(a: VerifiedFinding, b: VerifiedFinding): boolean {
  return a.file === b.file && a.side === b.side && overlaps(a.at, b.at);
}

function sameTitle(a: VerifiedFinding, b: VerifiedFinding): boolean {
  return wordsOf(a.claim.title).join(' ') === wordsOf(b.claim.title).join(' ');
}

/** Undefined unless both are about a rule. */
function sameRule(a: VerifiedFinding, b: VerifiedFinding): boolean | undefined {
  const [rule, other] = [ruleOf(a), ruleOf(b)];
  if (rule === undefined || other === undefined) return undefined;
  return rule.file === other.file && (rule.text.includes(other.text) || other.text.includes(rule.text));
}

/** Whether one title may paraphrase another: the same words, or most of them. */
export function isSimilarTitle(title: string, other: string): boolean {
  const [first, second] = [wordsOf(title), wordsOf(other)];
  if (first.join(' ') === second.join(' ')) return true;
  const shared = sharedOf(significant(first), significant(second));
  return shared.words >= 2 && shared.most;
}

/** Whether two titles are the same, ignoring case, endings, order and small words. */
export function isSameTitle(title: string, other: string): boolean {
  const [first, second] = [wordsOf(title), wordsOf(other)];
  if (first.join(' ') === second.join(' ')) return true;
  const [a, b] = [significant(first), significant(second)];
  return a.size >= 2 && a.size === b.size && sharedOf(a, b).words === a.size;
}

/** For a broken caller, one reviewer quotes the call and another the statement around it. The cause is the same. */
function sameCause({ cause: a }: VerifiedFinding, { cause: b }: VerifiedFinding): boolean {
  if (a === undefined || b === undefined) return false;
  return a.file === b.file && a.side === b.side && overlaps(a.at, b.at);
}

/** One reviewer may quote one sentence more of a rule than the other. */
function ruleOf({ claim: { ruleFile = '', ruleText } }: VerifiedFinding): Rule | undefined {
  if (ruleText === undefined) return undefined;
  return { file: ruleFile.replace(/^\.\//, ''), text: wordsOf(ruleText).join(' ') };
}

type Rule = { readonly file: string; readonly text: string };

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}

/** Words found in the titles of quite different findings. */
const FILLERS = new Set(
  'the and not for are was when with that this from into its has can will before after'.split(' '),
);

/** Cut to a stem of five letters: `awaited`, `awaiting` and `await` are one word. */
function significant(words: readonly string[]): Set<string> {
  return new Set(
    words.filter((word) => word.length > 2 && !FILLERS.has(word)).map((word) => word.slice(0, 5)),
  );
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): { words: number; most: boolean } {
  const words = [...a].filter((word) => b.has(word)).length;
  return { words, most: words >= Math.min(a.size, b.size) / 2 };
}
