import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionsOf, withSlot, type Question } from './answer-keys.ts';
import { correctless } from './call-correctless.ts';
import { outcomeOf, type ReviewOutcome } from './review-outcome.ts';

/**
 * Who answers. `nth` counts the tries from 1; from the second on `refused` says what was wrong with the one before.
 * `undefined`: there is no answer, and none will come. `wait`: there is none yet.
 */
export type Answer = (
  question: Question,
  nth: number,
  refused: string,
) => { readonly text: string } | 'wait' | undefined;

/** As often as an agent in the client: it is sent back twice. */
export const MOST_TRIES = 3;

type Step = {
  readonly run: string;
  readonly state: string;
  readonly slots: readonly { readonly slot: string }[];
};

/** A sample repository, and where what belongs to its review is kept between two calls. */
export type Place = {
  readonly top: string;
  readonly cache: string;
  readonly memory: string;
  /** Flags of `plan` that this sample needs. */
  readonly flags: readonly string[];
};

/**
 * A whole review in which replies are brought by hand: plan, then `next` until it is done. Called again it goes on
 * where it stood. `next` is asked only when every slot of the step before was dealt with; one to which no answer comes is
 * given up.
 */
export async function reviewByHand(place: Place, answer: Answer): Promise<ReviewOutcome | 'wait'> {
  let step = readMemory(place) ?? (await planned(place));
  while (step.state === 'dispatch') {
    const questions = questionsOf(runFolder(place, step.run));
    const asked = questions.filter(({ slot }) => step.slots.some((one) => one.slot === slot));
    let waits = false;
    for (const question of asked) waits = (await resolve(place, question, answer)) === 'wait' || waits;
    if (waits) {
      writeFileSync(place.memory, JSON.stringify(step));
      return 'wait';
    }
    step = await next(place, step.run);
    rmSync(place.memory, { force: true });
  }
  writeFileSync(place.memory, JSON.stringify(step));
  return outcomeOf(place.top, runFolder(place, step.run));
}

async function planned(place: Place): Promise<Step> {
  const target = ['main..feature', '--capture', 'manual', '--yes', '--json', ...place.flags];
  const { status, stdout, stderr } = await correctless(place.top, place.cache, ['plan', ...target]);
  if (status !== 0) throw new Error(`correctless plan: ${stderr}`);
  return next(place, (JSON.parse(stdout) as { run: string }).run);
}

async function next({ top, cache }: Place, run: string): Promise<Step> {
  const { status, stdout, stderr } = await correctless(top, cache, ['next', run, '--json']);
  if (status !== 0) throw new Error(`correctless next: ${stderr}`);
  return JSON.parse(stdout) as Step;
}

/** Brings answers until one is stored. What was refused for its claims at last is stored with them, to be dropped. */
async function resolve(place: Place, question: Question, answer: Answer): Promise<'done' | 'wait'> {
  let [last, refused] = ['', ''];
  for (let nth = 1; nth <= MOST_TRIES; nth += 1) {
    const given = answer(question, nth, refused);
    if (given === 'wait') return 'wait';
    if (given === undefined) break;
    last = withSlot(given.text, question.slot);
    const said = await correctless(place.top, place.cache, ['reply', question.slot, '-'], last);
    if (said.status === 0 || said.stderr.startsWith('run/slot-stored')) return 'done';
    refused = said.stderr;
  }
  if (refused.startsWith('refused/claims'))
    await correctless(place.top, place.cache, ['reply', question.slot, '-', '--keep'], last);
  // Of one that is stored by now this is refused, and nothing happens.
  await correctless(place.top, place.cache, ['give-up', question.slot]);
  return 'done';
}

function readMemory({ memory }: Place): Step | undefined {
  return existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Step) : undefined;
}

function runFolder({ top }: Place, run: string): string {
  return join(top, '.correctless', 'runs', run);
}
