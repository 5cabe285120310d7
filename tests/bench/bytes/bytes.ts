import { join } from 'node:path';
import { plainPrompt } from '../../../evals/kit/plain-arm.ts';
import { reviewByHand } from '../../../evals/kit/review-by-hand.ts';
import type { Lab } from '../lab.ts';
import { markdown, verdict } from '../table.ts';
import { answerTo } from './answer-to.ts';
import { realChanges, type RealChange } from './real-changes.ts';

const FORMS = { quick: ['--quick'], default: [], deep: ['--deep'] } as const;
type Form = keyof typeof FORMS;

/** What reviews of real changes send, in calls and bytes of packets, beside one prompt that holds the whole diff. */
export async function bytesBench({ scratch }: Lab): Promise<string> {
  const lines: string[][] = [];
  for (const change of realChanges(scratch))
    for (const form of ['quick', 'default', 'deep'] as const) lines.push(await lineOf(scratch, change, form));
  return markdown(['change', 'lines', 'form', 'plain', 'calls', 'bytes', 'of plain', 'goal', ''], lines);
}

async function lineOf(scratch: string, { name, top }: RealChange, form: Form): Promise<string[]> {
  const place = {
    ...{ top, cache: join(scratch, 'cache'), memory: join(top, '.git', form) },
    flags: ['--no-since-last', ...FORMS[form]],
  };
  const outcome = await reviewByHand(place, (question) => ({ text: JSON.stringify(answerTo(question)) }));
  if (outcome === 'wait' || outcome.status !== 'complete')
    throw new Error(`${name} was not reviewed: ${outcome === 'wait' ? '' : outcome.gaps.join('; ')}`);
  const { changedLines, cost } = outcome;
  const plain = Buffer.byteLength(plainPrompt(top));
  const goal = goalOf(form, changedLines);
  const isMet = goal === undefined || (cost.calls <= goal.calls && cost.bytes <= goal.times * plain);
  return [
    ...[name, String(changedLines), form, String(plain), String(cost.calls), String(cost.bytes)],
    (cost.bytes / plain).toFixed(1),
    ...(goal === undefined ? ['', ''] : [`${goal.calls} calls, ${goal.times} ×`, verdict(isMet)]),
  ];
}

/** The most that a review may take, as a multiple of the plain prompt; undefined where it takes what it needs. */
function goalOf(form: Form, lines: number): { readonly calls: number; readonly times: number } | undefined {
  if (form === 'quick') return { calls: 3, times: 2 };
  if (form === 'deep' || lines >= 400) return undefined;
  return lines < 100 ? { calls: 4, times: 3 } : { calls: 6, times: 4 };
}
