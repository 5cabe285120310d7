import type { ReportFinding } from '../../contracts/files/report.ts';
import { inertBlock, inertFence } from '../../kernel/text/inert.ts';
import { inertCode, inertGithub, inertGithubLines } from './inert-github.ts';
import { shortTitle } from '../../report/formats/words/at-a-glance.ts';
import { workLines } from '../../report/formats/words/work-lines.ts';
import { KNOWLEDGE } from '../../report/build/knowledge-note.ts';
import { boundedBody, cut, type Section } from './bounded-body.ts';
import { findingMarker } from './marker.ts';
import type { CommentPlace } from './place-comment.ts';
import { suggestionBlock, type Suggestion } from './suggestion.ts';

/** Characters of a title, and of the short form when there is no room. */
const TITLE = 300;
const BRIEF = 1000;

/**
 * The comment about one finding. It does not depend on the run: the same finding has the same text in the next review.
 *
 * A reviewer's fix is shown as code, never as a GitHub suggestion: nothing proves that it can replace the lines of the comment.
 *
 * @param suggestion a verified fix of exactly the lines of `place`
 */
export function findingComment(
  finding: ReportFinding,
  place: CommentPlace | undefined,
  suggestion?: Suggestion,
): string {
  const marker = findingMarker({ ...finding, state: 'open' });
  return boundedBody([
    { full: `${marker}\n${headline(finding)}` },
    ...where(finding, place),
    ...details(finding, suggestion),
  ]);
}

/** The finding in the text of the review, when it has no comment. Minor notes are collapsed. */
export function findingEntry(finding: ReportFinding): Section {
  const head = `- ${headline(finding)}\n\n  ${inertCode(cut(placeText(finding), 500))}`;
  const texts = details(finding).map(({ full }) => full);
  const blocks =
    finding.group === 'minor' ? ['<details><summary>Why</summary>', ...texts, '</details>'] : texts;
  return { full: [head, ...blocks.map(indented)].join('\n\n'), short: head };
}

/** One line in the text of the review, about a finding that is described elsewhere. */
export function findingLine(finding: ReportFinding): string {
  const place = inertCode(cut(placeText(finding), 500));
  return `${place} ${inertGithub(shortTitle(finding))} (${finding.severity})`;
}

function headline(finding: ReportFinding): string {
  return `${boldTitle(finding.title)} (${facts(finding)})`;
}

function facts({ group, severity, score, lens, witnesses }: ReportFinding): string {
  const scored = score === null ? 'not scored' : `score ${score}`;
  const also = witnesses.length === 0 ? '' : `, also ${witnesses.map(inertGithub).join(', ')}`;
  const rank = group === 'critical' || group === 'important' || group === 'minor' ? `${group}, ` : '';
  return `${rank}severity ${severity}, ${scored}, ${lens}${also}`;
}

/** The place of the finding, when the comment is not at exactly these lines. */
function where(finding: ReportFinding, place: CommentPlace | undefined): Section[] {
  const [start, end] = finding.lines;
  const exact =
    place?.path === finding.file && place.line === end && (place.start_line ?? place.line) === start;
  return exact ? [] : [{ full: `At ${inertCode(cut(placeText(finding), 500))}.` }];
}

export function placeText({
  file,
  lines: [start, end],
  side,
}: Pick<ReportFinding, 'file' | 'lines' | 'side'>): string {
  const lines = start === end ? `${start}` : `${start}-${end}`;
  return `${file}:${lines}${side === 'old' ? ' (before the change)' : ''}`;
}

function details(finding: ReportFinding, suggestion?: Suggestion): Section[] {
  const { why, evidence, suggested_fix: fix } = finding;
  const isOffered = (finding.fix?.patch ?? '') !== '';
  return [
    ...workLines(finding).map((text) => ({ full: inertGithub(cut(text, BRIEF)) })),
    { full: inertGithubLines(why), short: inertGithub(cut(why, BRIEF)) },
    ...(isOffered ? [{ full: verifiedFix(finding.fix?.patch ?? '', suggestion) }] : []),
    ...(fix.trim() === '' || isOffered ? [] : [{ full: `Suggested fix:\n\n${inertFence(fix)}` }]),
    ...evidence.map(({ kind, source, text }) => ({
      full: `<details><summary>${standing(kind)}: ${inertGithub(kind)}</summary>\n\n${inertCode(cut(source, 500))}\n\n${inertFence(text)}\n\n</details>`,
    })),
  ];
}

/** A patch over this many characters is not read in a comment. */
const SHOWN_PATCH = 4000;

/** The lines are named: a comment keeps its place, so its text must change when they do. */
function verifiedFix(patch: string, suggestion: Suggestion | undefined): string {
  if (suggestion !== undefined) {
    const [start, end] = suggestion.lines;
    const lines = start === end ? `line ${start}` : `lines ${start} to ${end}`;
    return `The verified fix replaces ${lines}:\n\n${suggestionBlock(suggestion)}`;
  }
  const parts = 'The verified fix has more parts than a suggestion at these lines can hold';
  return patch.length >= SHOWN_PATCH || inertBlock(patch) !== patch || patch.includes('[REDACTED:')
    ? `${parts}. As a patch: \`correctless fix RUN --patch FILE\``
    : `${parts}.\n\n<details><summary>The fix as a patch</summary>\n\n${inertFence(patch, 'diff')}\n\n</details>`;
}

/**
 * What code looked up is proven. A trigger and the use of a dependency are the reviewer's words, which scorers judge. The id of a
 * commit was found, but what is said about it is the reviewer's words.
 */
function standing(kind: string): string {
  if (kind === KNOWLEDGE) return 'Not proven';
  if (kind === 'trigger' || kind === 'dependency') return 'Claimed';
  return kind === 'commit' ? 'Found, in the reviewer’s words' : 'Proven';
}

/** Indents the text below a list entry. */
function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

/** Two comments with this title report the same finding, whatever else is in them. */
export function boldTitle(title: string): string {
  return `**${inertGithub(cut(title, TITLE))}**`;
}
