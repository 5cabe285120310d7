import { join } from 'node:path';
import { fromSomebody, type Todo } from './answers-from-folder.ts';
import type { Ask } from './ask.ts';
import { readCaseFolder } from './case-folders.ts';
import { judgedCase, type JudgedCase } from './judged.ts';
import { judgementOf, judgeQuestion } from './judge.ts';
import { readReply, type Recording } from './recording.ts';
import { MOST_TRIES } from './review-by-hand.ts';
import { sampleIn } from './samples.ts';
import type { Reviewed } from './score-recording.ts';

/** Every case that the judge has spoken of; what waits for a verdict joins `todo`. */
export function judgedCases(
  recording: Recording,
  all: readonly Reviewed[],
  ask: Ask | undefined,
  todo: Todo[],
): JudgedCase[] {
  const names = [...new Set(all.map(({ job }) => job.name))];
  return names.flatMap((name) => {
    const own = all.filter(({ job }) => job.name === name);
    return judgedByHand(recording, name, own, ask, todo) ?? [];
  });
}

function judgedByHand(
  recording: Recording,
  name: string,
  own: readonly Reviewed[],
  ask: Ask | undefined,
  todo: Todo[],
): JudgedCase | undefined {
  const of = readCaseFolder(name);
  const claims = own.flatMap(({ outcome }) => outcome.listed.map(({ claim }) => claim));
  const asked = (nth: number, refused: string): string | undefined => {
    // A sample of its own: what an arm's has been through says which it was.
    const folder = join(recording.folder, '.samples', name, 'judge');
    const { top } = sampleIn(folder, { name, attempt: 1, arm: 'plain' });
    const answer = fromSomebody(recording.folder, name, todo, top, ask);
    const given = answer(judgeQuestion(of, claims, top), nth, refused);
    return given === 'wait' ? undefined : given?.text;
  };
  let refused = '';
  for (let nth = 1; nth <= MOST_TRIES; nth += 1) {
    const text = readReply(join(recording.folder, name), 'judge', nth) ?? asked(nth, refused);
    if (text === undefined) return undefined;
    const judgement = judgementOf(text, of, claims);
    if (judgement.kind === 'verdicts')
      return judgedCase(
        { name, key: of.goldens.length },
        own.map(({ job: { arm }, outcome }) => ({ arm, outcome })),
        judgement.of,
      );
    refused = judgement.why;
  }
  throw new Error(`the judge of ${name} was refused ${MOST_TRIES} times: ${refused}`);
}
