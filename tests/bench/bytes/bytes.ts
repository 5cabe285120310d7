import { join } from 'node:path';
import { plainPrompt } from '../../../evals/kit/plain-arm.ts';
import type { SheetBench } from '../lab.ts';
import { markdown } from '../table.ts';
import { goalOf } from './goal.ts';
import { realChanges, type RealChange } from './real-changes.ts';
import { scriptedReview, type Form, type ScriptedReview } from './scripted-review.ts';
import { bytesOf, sum, tallies, type AgentTally } from './tally.ts';

/** One review: what it sends, beside one prompt that holds the whole diff. Bytes of packets; agent files come on top. */
type Figures = {
  readonly change: string;
  readonly form: Form;
  readonly changedLines: number;
  readonly plainBytes: number;
  readonly agents: readonly AgentTally[];
};

/** What reviews of real changes send, in calls and bytes, beside a plain prompt. */
export const bytesBench: SheetBench = {
  name: 'bytes',
  sheet: async (lab) => {
    const figures: Figures[] = [];
    for (const change of await realChanges(lab.scratch)) {
      for (const form of ['quick', 'default', 'deep'] as const) {
        const review = await scriptedReview(change, join(lab.scratch, 'cache'), form);
        figures.push(figuresOf(change, form, review));
      }
    }
    return { text: sheetOf(figures), figures };
  },
};

function figuresOf(change: RealChange, form: Form, { changedLines, packets }: ScriptedReview): Figures {
  const plain = plainPrompt(change.top, change.base, change.head, change.paths);
  return {
    ...{ change: change.name, form, changedLines },
    ...{ plainBytes: bytesOf(plain), agents: tallies(packets) },
  };
}

function sheetOf(figures: readonly Figures[]): string {
  return [
    'Calls and bytes of whole reviews, with a finding for some 40 changed lines, three at least:\n',
    markdown(
      ['change', 'lines', 'form', 'plain', 'calls', 'bytes', 'of plain', 'goal', ''],
      figures.map(summaryRow),
    ),
    '\nBy agent:\n',
    markdown(
      ['change', 'form', 'agent', 'packets', 'bytes', 'own words', 'prefix'],
      figures.flatMap((one) => one.agents.map((agent) => agentRow(one, agent))),
    ),
  ].join('\n');
}

function summaryRow({ change, form, changedLines, plainBytes, agents }: Figures): string[] {
  const [calls, bytes] = [sum(agents.map((one) => one.packets)), sum(agents.map((one) => one.bytes))];
  const goal = goalOf(form, changedLines);
  const met = goal === undefined || (calls <= goal.calls && bytes <= goal.ofPlain * plainBytes);
  return [
    ...[change, String(changedLines), form, String(plainBytes), String(calls), String(bytes)],
    (bytes / plainBytes).toFixed(1),
    goal === undefined ? '–' : `${goal.calls} calls, ${goal.ofPlain.toFixed(1)}`,
    goal === undefined ? '' : met ? 'met' : '**missed**',
  ];
}

function agentRow({ change, form }: Figures, one: AgentTally): string[] {
  return [
    ...[change, form, one.agent, String(one.packets), String(one.bytes), String(one.ownWords)],
    one.packets < 2 ? '–' : percent(one.shared, (one.bytes * (one.packets - 1)) / one.packets),
  ];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}
