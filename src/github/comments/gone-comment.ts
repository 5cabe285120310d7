import type { Report } from '../../contracts/files/report.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import { inertGithub } from './inert-github.ts';
import { boundedBody, cut } from './bounded-body.ts';
import { boldTitle } from './finding-comment.ts';
import type { PostedComment } from './posted-comment.ts';
import { findingMarker, type FindingMarker } from './marker.ts';

/** What a run says about a finding for which it wants no comment. */
export type Resolution =
  | { readonly kind: 'gone'; readonly text: string }
  /** Nobody reviewed it again: the comment stays as it is. */
  | { readonly kind: 'not-reviewed'; readonly why: string };

/** What the run covered; the report does not say. */
export type RunScope = {
  /** The paths it was limited to; empty: the whole change. */
  readonly paths: readonly string[];
  /** Whether it compared with the same commit as GitHub. */
  readonly wholePullRequest: boolean;
};

const BECAME = {
  fixed: 'Fixed',
  dismissed: 'Accepted',
  withdrawn: 'Withdrawn',
} as const;

/**
 * What became of the finding of an earlier comment. It is gone only in two cases: the run is complete and says so, or the lens
 * that raised it reviewed the whole pull request again, including this file, and did not raise it. A finding that was raised
 * again and dropped, because of a lower score or a missing proof, is not gone: people have to resolve it.
 */
export function resolutionOf(
  { marker: { fingerprint, lens }, path, body }: Pick<PostedComment, 'marker' | 'path' | 'body'>,
  report: Report,
  { paths, wholePullRequest }: RunScope,
): Resolution {
  if (report.status !== 'complete') return notReviewed(`the review is ${report.status}`);
  const gone = report.since?.gone.find((one) => one.fingerprint === fingerprint);
  if (gone?.became === 'unconfirmed') return notReviewed(gone.why);
  if (gone !== undefined) {
    return { kind: 'gone', text: `**${BECAME[gone.became]}.** ${inertGithub(cut(gone.why, 1000))}` };
  }
  const now = report.findings.find((finding) => finding.fingerprint === fingerprint);
  if (now !== undefined) {
    if (!saysIt(body, now.title)) return notReviewed('of its lines the review says something else');
    return { kind: 'gone', text: '**No more than a minor note now**: it is in the text of the review.' };
  }
  const again = report.dropped.find(
    ({ finding }) =>
      finding.fingerprint === fingerprint ||
      (finding.lens === lens && finding.file === path && saysIt(body, finding.title)),
  );
  if (again?.reason.kind === 'suppressed') {
    return { kind: 'gone', text: `**Accepted.** ${inertGithub(cut(again.reason.text, 1000))}` };
  }
  if (again !== undefined) return notReviewed(`it was raised again, and dropped: ${again.reason.text}`);
  if (report.scope.shard !== undefined) return notReviewed('the review is of one shard');
  if (!wholePullRequest) return notReviewed('the review compared with another base');
  if (paths.length > 0) return notReviewed('the review was narrowed to some paths');
  if (report.scope.skipped.some((skipped) => skipped.path === path))
    return notReviewed('its file was skipped');
  if (!wasAtWork(lens, report)) return notReviewed(`${lens} was not at work`);
  return { kind: 'gone', text: `**Not raised again** by a complete review of ${commitText(report)}.` };
}

const notReviewed = (why: string): Resolution => ({ kind: 'not-reviewed', why });

function wasAtWork(lens: Lens, { coverage }: Report): boolean {
  return coverage.lenses.some((row) => row.lens === lens && row.why === null);
}

/** Short, and as code: GitHub links the bare id of a commit. */
export function commitText({ scope: { head } }: Report): string {
  return head.sha === null ? 'uncommitted work' : `\`${head.sha.slice(0, 12)}\``;
}

/** A fingerprint covers everything a lens says about some lines; the title tells these findings apart. */
const saysIt = (body: string, title: string): boolean => body.includes(boldTitle(title));

/** The comment of a finding that is gone. Its old text stays below, for people who replied. */
export function goneComment(marker: FindingMarker, text: string, body: string): string {
  const said = body.split(/\r?\n/).slice(1).join('\n').trim();
  return boundedBody([
    { full: `${findingMarker({ ...marker, state: 'gone' })}\n${text}` },
    { full: `<details><summary>What was said</summary>\n\n${said}\n\n</details>` },
  ]);
}
