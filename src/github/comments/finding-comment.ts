import type { ReportFinding } from '../../contracts/files/report.ts';
import { inertFence } from '../../kernel/text/inert.ts';
import { inertCode, inertGithub, inertGithubLines } from './inert-github.ts';
import { shortTitle } from '../../report/formats/words/at-a-glance.ts';
import { KNOWLEDGE } from '../../report/build/knowledge-note.ts';
import { boundedBody, cut, type Section } from './bounded-body.ts';
import { findingMarker } from './marker.ts';
import type { CommentPlace } from './place-comment.ts';

/** Characters of a title, and of what is told where the whole has no room. */
const TITLE = 300;
const BRIEF = 1000;

/**
 * The comment about one finding. The run has no part in it: the same finding has the same words in the next review.
 *
 * A suggested fix is code to read, never a GitHub suggestion: nothing proves that it may replace the lines it stands at.
 */
export function findingComment(finding: ReportFinding, place: CommentPlace | undefined): string {
  const marker = findingMarker({ ...finding, state: 'open' });
  return boundedBody([
    { full: `${marker}\n${headline(finding)}` },
    ...where(finding, place),
    ...details(finding),
  ]);
}

/** The same in the review's own text, for a finding that has no comment. Minor notes are opened by whoever wants them. */
export function findingEntry(finding: ReportFinding): Section {
  const head = `- ${headline(finding)}\n\n  ${inertCode(cut(placeText(finding), 500))}`;
  const told = details(finding).map(({ full }) => full);
  const blocks =
    finding.group === 'minor' ? ['<details><summary>Why</summary>', ...told, '</details>'] : told;
  return { full: [head, ...blocks.map(indented)].join('\n\n'), short: head };
}

/** One line of the review's own text, about a finding that is told elsewhere. */
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

/** Said where the comment does not stand at exactly these lines. */
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

function details({ why, evidence, suggested_fix: fix }: ReportFinding): Section[] {
  return [
    { full: inertGithubLines(why), short: inertGithub(cut(why, BRIEF)) },
    ...(fix.trim() === '' ? [] : [{ full: `Suggested fix:\n\n${inertFence(fix)}` }]),
    ...evidence.map(({ kind, source, text }) => ({
      full: `<details><summary>${standing(kind)}: ${inertGithub(kind)}</summary>\n\n${inertCode(cut(source, 500))}\n\n${inertFence(text)}\n\n</details>`,
    })),
  ];
}

/**
 * What code has looked up is proven. A trigger and how a dependency is used are the reviewer's words, which scorers judge; of a
 * commit the id is found, and what is said of it is words.
 */
function standing(kind: string): string {
  if (kind === KNOWLEDGE) return 'Not proven';
  if (kind === 'trigger' || kind === 'dependency') return 'Claimed';
  return kind === 'commit' ? 'Found, in the reviewer’s words' : 'Proven';
}

/** Below an entry of a list. */
function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

/** By this a comment is known to say the same, whatever else stands in it. */
export function boldTitle(title: string): string {
  return `**${inertGithub(cut(title, TITLE))}**`;
}
