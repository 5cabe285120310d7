import { join } from 'node:path';
import { gitIn } from '../made-repository.ts';
import type { SheetBench } from '../lab.ts';
import { markdown } from '../table.ts';
import { realChanges, type RealChange } from './real-changes.ts';
import { scriptedReview, type ScriptedReview } from './scripted-review.ts';
import { bytesOf, outsideFences, sum, tallies, type AgentTally } from './tally.ts';

/** One change: what its review sends, and what a plain one would send. Bytes of packets; agent files come on top of both. */
type Figures = {
  readonly change: string;
  readonly changedLines: number;
  readonly diffBytes: number;
  readonly agents: readonly AgentTally[];
  /** The whole diff, as git prints it, to each agent that is called, with the words of this program around it. */
  readonly plain: Readonly<Record<string, number>>;
};

/** What a review of real changes sends, agent by agent, beside sending the whole diff to each of them. */
export const bytesBench: SheetBench = {
  name: 'bytes',
  sheet: async (lab) => {
    const figures: Figures[] = [];
    for (const change of await realChanges(lab.scratch)) {
      figures.push(figuresOf(change, await scriptedReview(change, join(lab.scratch, 'cache'))));
    }
    return { text: sheetOf(figures), figures };
  },
};

function figuresOf(change: RealChange, { changedLines, packets }: ScriptedReview): Figures {
  const diff = gitIn(change.top, ['diff', '-M', change.base, change.head, '--', ...change.paths]);
  const agents = tallies(packets);
  const scored = sum(packets.map(({ findings = [] }) => findings.length));
  const plain = agents.map(({ agent }): [string, number] => {
    // Those of a packet about one finding, where several share one.
    const words = packets.flatMap((packet) =>
      packet.agent === agent ? [bytesOf(outsideFences(packet.text))] : [],
    );
    // One call for a lens, however many packets it takes; a scorer for each finding.
    const times = agent === 'finding-scorer' ? scored : 1;
    return [agent, times * (Math.min(...words) + bytesOf(diff))];
  });
  return {
    ...{ change: change.name, changedLines, diffBytes: bytesOf(diff), agents },
    plain: Object.fromEntries(plain),
  };
}

function sheetOf(figures: readonly Figures[]): string {
  return [
    'Bytes of packets per changed line, with fifteen findings to score:\n',
    markdown(
      [
        'change',
        'lines',
        'diff',
        'calls',
        'bytes',
        'per line',
        'plain',
        'per line',
        'share',
        'without scores',
      ],
      figures.map(summaryRow),
    ),
    '\nBy agent:\n',
    markdown(
      ['change', 'phase', 'agent', 'packets', 'bytes', 'per line', 'share of plain', 'own words', 'prefix'],
      figures.flatMap((one) => one.agents.map((agent) => agentRow(one, agent))),
    ),
  ].join('\n');
}

function summaryRow({ change, changedLines, diffBytes, agents, plain }: Figures): string[] {
  const [bytes, all] = [sum(agents.map((one) => one.bytes)), sum(Object.values(plain))];
  const others = agents.filter(({ phase }) => phase !== 'score');
  return [
    change,
    String(changedLines),
    String(diffBytes),
    String(sum(agents.map(({ packets }) => packets))),
    String(bytes),
    (bytes / changedLines).toFixed(0),
    String(all),
    (all / changedLines).toFixed(0),
    percent(bytes, all),
    percent(sum(others.map((one) => one.bytes)), sum(others.map(({ agent }) => plain[agent] ?? 0))),
  ];
}

function agentRow({ change, changedLines, plain }: Figures, one: AgentTally): string[] {
  return [
    change,
    one.phase,
    one.agent,
    String(one.packets),
    String(one.bytes),
    (one.bytes / changedLines).toFixed(1),
    percent(one.bytes, plain[one.agent] ?? 0),
    String(one.ownWords),
    one.packets < 2 ? '–' : percent(one.shared, (one.bytes * (one.packets - 1)) / one.packets),
  ];
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(0)} %`;
}
