import { counted } from '../../../kernel/text/counted.ts';
import type { Report } from '../../../contracts/files/report.ts';

/** Why nobody was shown a file, for people. A reason that is not in the list is printed unchanged. */
const WHY: ReadonlyMap<string, string> = new Map([
  ['binary', 'binary, or declared so'],
  ['lockfile', 'a lock file, which a package manager writes'],
  ['minified', 'minified, which nobody wrote by hand'],
  ['generated', 'generated, which nobody wrote by hand'],
  ['vendored', 'other people’s code that was copied here'],
  ['submodule', 'another commit of a submodule, no line of this repository'],
  ['mode', 'no more executable, the same content'],
  ['executable', 'made executable, the same content'],
  ['rename', 'another name, the same content'],
  ['moved', 'another name, the same content, which may be loaded by its name or place'],
  ['program', 'binary, and may be run'],
  ['empty', 'an empty file'],
  ['placeholder', 'an empty file that keeps a folder'],
  ['encoding', 'another encoding, the same text'],
  ['review.skip', 'left out by review.skip'],
  ['unreadable', 'may be code, and is no text'],
  [
    'misread',
    'declares an encoding that changes what its bytes say; convert it to UTF-8, or list it in review.skip',
  ],
  ['lfs', 'is kept in Git LFS, of which only the pointer is in the repository'],
  ['large', 'too large to be read'],
]);

export function whyUnshown(reason: string): string {
  return WHY.get(reason) ?? reason;
}

const NAMED = 10;

/** The title of a report. A report that certifies nothing must not read as if somebody had looked. */
export function reportKind(report: Pick<Report, 'coverage'>): string {
  return isReviewed(report) ? 'Code Review' : 'Nothing Was Reviewed';
}

/**
 * What changed and why nobody was shown it, if that is the whole change; undefined if any line of it was to be reviewed. Not
 * yet safe to print: it names files.
 */
export function nothingReviewed(report: Report): string | undefined {
  if (isReviewed(report)) return undefined;
  const { skipped, shard } = report.scope;
  const named = skipped.slice(0, NAMED).map(({ path, reason }) => `${path} (${whyUnshown(reason)})`);
  const more = skipped.length > NAMED ? ` and ${skipped.length - NAMED} more` : '';
  const part = shard === undefined ? 'this change' : `shard ${shard.index} of ${shard.of}`;
  return `No line of ${part} is for a reviewer, so nobody was shown anything. ${counted(skipped.length, 'file')} changed: ${named.join(', ')}${more}. Look at what you did not expect.`;
}

function isReviewed({ coverage }: Pick<Report, 'coverage'>): boolean {
  return coverage.hunks > 0;
}
