import { join } from 'node:path';
import { plainPrompt } from '../../../evals/kit/plain-arm.ts';
import type { Bench } from '../lab.ts';
import { markdown } from '../table.ts';
import { realChanges } from './real-changes.ts';
import { scriptedReview, type Form } from './scripted-review.ts';

/** One review: what it sends, beside one prompt that holds the whole diff. Bytes of packets; agent files come on top. */
type Figures = {
  readonly change: string;
  readonly form: Form;
  readonly changedLines: number;
  readonly plainBytes: number;
  readonly calls: number;
  readonly bytes: number;
};

/** What reviews of real changes send, in calls and bytes, beside a plain prompt. */
export const bytesBench: Bench = {
  name: 'bytes',
  runs: 'in full',
  run: async (lab) => {
    const figures: Figures[] = [];
    for (const change of await realChanges(lab.scratch)) {
      const plainBytes = Buffer.byteLength(plainPrompt(change.top, change.base, change.head, change.paths));
      for (const form of ['quick', 'default', 'deep'] as const) {
        const sent = await scriptedReview(change, join(lab.scratch, 'cache'), form);
        figures.push({ change: change.name, form, plainBytes, ...sent });
      }
    }
    return { text: sheetOf(figures), figures };
  },
};

/** The most that a review may take, as a multiple of the plain prompt; undefined where it takes what it needs. */
function goalOf({
  form,
  changedLines,
}: Figures): { readonly calls: number; readonly times: number } | undefined {
  if (form === 'quick') return { calls: 3, times: 2 };
  if (form === 'deep' || changedLines >= 400) return undefined;
  return changedLines < 100 ? { calls: 4, times: 3 } : { calls: 6, times: 4 };
}

function sheetOf(figures: readonly Figures[]): string {
  const head = ['change', 'lines', 'form', 'plain', 'calls', 'bytes', 'of plain', 'goal', ''];
  const what = 'Calls and bytes of whole reviews, with a finding for some 40 changed lines, three at least:';
  return `${what}\n\n${markdown(head, figures.map(lineOf))}`;
}

function lineOf(one: Figures): string[] {
  const { change, form, changedLines, plainBytes, calls, bytes } = one;
  const goal = goalOf(one);
  const isMet = goal === undefined || (calls <= goal.calls && bytes <= goal.times * plainBytes);
  return [
    ...[change, String(changedLines), form, String(plainBytes), String(calls), String(bytes)],
    (bytes / plainBytes).toFixed(1),
    goal === undefined ? '–' : `${goal.calls} calls, ${goal.times.toFixed(1)}`,
    goal === undefined ? '' : isMet ? 'met' : '**missed**',
  ];
}
