import { counted } from '../../kernel/text/counted.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import { carriedFor } from '../../packets/hunks/hunk-keys.ts';
import { hunkIds } from '../../packets/hunks/shown-files.ts';
import type { PlannedRun } from '../../review/planning/plan-run.ts';
import { whyUnshown } from '../../report/formats/words/nothing-reviewed.ts';
import { workingLenses } from '../../review/phases/review-slots.ts';

/** What a review was planned to look at, and what it leaves out. */
export function plannedLines(planned: PlannedRun): string[] {
  const { file, material } = planned;
  if (hunkIds(material.files).length === 0) return nothingLines(planned);
  return [
    `Reviewing ${file.scope_note}`,
    ...sinceLines(planned),
    ...proveLines(file),
    ...file.lenses_without_work.map(({ lens, why }) => `${lens}: nothing to do, ${why}`),
    ...notSentLines(file.not_sent ?? []),
    ...file.warnings.map((warning) => `warning: ${warning}`),
  ];
}

/** A model's test is never run without saying so. */
function proveLines({ prove }: RunFile): string[] {
  return prove === undefined
    ? []
    : [
        `then proving at most ${counted(prove.most, 'listed finding')}: 2 to 4 calls each, and the test command runs tests that a model wrote (prove.sandbox)`,
      ];
}

const MOST_NAMED = 10;

/** A change in which nobody is shown a line: it is not reviewed, and nothing is said of lenses. */
function nothingLines({ file, material }: PlannedRun): string[] {
  return [
    `Nothing to review in ${file.scope_note}`,
    ...material.files
      .slice(0, MOST_NAMED)
      .map(
        ({ path, skipped }) => `${printable(path)}: shown to nobody (${whyUnshown(skipped ?? 'no line')})`,
      ),
    ...(material.files.length > MOST_NAMED ? [`and ${material.files.length - MOST_NAMED} more`] : []),
    ...file.warnings.map((warning) => `warning: ${warning}`),
  ];
}

function notSentLines(notSent: NonNullable<RunFile['not_sent']>): string[] {
  const keys = new Set(notSent.map(({ lens, why }) => `${lens}: ${why}`));
  return [...keys].map((key) => {
    const n = notSent.filter(({ lens, why }) => `${lens}: ${why}` === key).length;
    return `${counted(n, 'file')} not sent to ${key}`;
  });
}

/** Of each lens at work, how many hunks it need not review. */
export function carriedByLens({
  file,
  material,
  past,
}: PlannedRun): { lens: Lens; hunks: number; of: number }[] {
  const of = hunkIds(material.files).length;
  return workingLenses(file).map((lens) => ({ lens, hunks: carriedFor(lens, past.carried).size, of }));
}

function sinceLines(planned: PlannedRun): string[] {
  const { since, kept } = planned.file;
  const { findings } = planned.past;
  if (since === undefined && kept === undefined) return [];
  const pending = findings.filter((one) => one.pending === true).length;
  return [
    ...(since === undefined
      ? []
      : [
          `going on from run ${since.run} of ${since.planned_at.slice(0, 10)}, following ${findings.length - pending} findings`,
        ]),
    ...(kept === undefined
      ? []
      : [
          `keeping what still holds of run ${kept.run}, which was not finished, with ${counted(pending, 'finding')}`,
        ]),
    carriedLine(carriedByLens(planned)),
  ];
}

/** Names the lenses that carry something over; of the others, why they do not. */
function carriedLine(rows: ReturnType<typeof carriedByLens>): string {
  const some = rows.filter(({ hunks }) => hunks > 0);
  const none = rows.filter(({ hunks }) => hunks === 0).map(({ lens }) => lens);
  const why = 'nobody has reviewed these hunks by the same rules, settings, capture and version';
  if (some.length === 0) return `carried over: nothing, ${why}`;
  const carried = some.map(({ lens, hunks, of }) => `${lens} ${hunks} of ${of} hunks`).join(', ');
  return `carried over: ${carried}${none.length === 0 ? '' : `; nothing for ${none.join(', ')}: ${why}`}`;
}
