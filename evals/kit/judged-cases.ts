import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { fromSomebody, type Todo } from './answers-from-folder.ts';
import { readCaseFolder } from './case-folders.ts';
import { judgedCase, type Judged, type JudgedCase } from './judged.ts';
import { judgementOf, judgeQuestion } from './judge.ts';
import { readReply, type Recording } from './recording.ts';
import { MOST_TRIES } from './review-by-hand.ts';
import { sampleIn } from './samples.ts';
import type { Reviewed } from './score-recording.ts';

/** Every case that the judge has spoken of; what waits for a verdict joins `todo`. */
export function judgedCases(recording: Recording, all: readonly Reviewed[], todo: Todo[]): JudgedCase[] {
  const names = [...new Set(all.map(({ job }) => job.name))];
  return names.flatMap((name) => {
    const own = all.filter(({ job }) => job.name === name);
    return judgedByHand(recording, name, own, todo) ?? [];
  });
}

function judgedByHand(
  recording: Recording,
  name: string,
  own: readonly Reviewed[],
  todo: Todo[],
): JudgedCase | undefined {
  const of = readCaseFolder(name);
  const claims = own.flatMap(({ outcome }) => outcome.listed.map(({ claim }) => claim));
  const folder = join(recording.folder, name);
  let refused = '';
  for (let nth = 1; nth <= MOST_TRIES; nth += 1) {
    const text = readReply(folder, 'judge', nth);
    if (text === undefined) {
      // A sample of its own: what an arm's has been through says which it was.
      const { top } = sampleIn(join(recording.folder, '.samples', name, 'judge'), {
        name,
        attempt: 1,
        arm: 'plain',
      });
      fromSomebody(recording.folder, name, todo, top)(judgeQuestion(of, claims, top), nth, refused);
      return undefined;
    }
    const judgement = judgementOf(text, of, claims);
    if (judgement.kind === 'verdicts')
      return judgedCase(
        { name, key: of.goldens.length },
        own.map(({ job: { arm, attempt }, outcome }) => ({ arm, attempt, outcome })),
        judgement.of,
      );
    refused = judgement.why;
  }
  throw new Error(`the judge of ${name} was refused ${MOST_TRIES} times: ${refused}`);
}

/** Judged cases of tables that were made before: of real packages nothing else is committed. */
export function figuresIn(files: readonly string[]): JudgedCase[] {
  return files.flatMap(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as { judged: Judged | null }).judged?.cases ?? [],
  );
}
