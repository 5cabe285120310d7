import { claimOf, review } from '../../kit/review-driver.ts';
import { GOOD } from '../../kit/proved-review.ts';
import { sampleRepository, type SampleRepository } from '../../kit/sample-repository.ts';
import { AGENTS, writes } from '../audit/audit-agents.ts';
import type { ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import { reviewers } from '../work/work-session.ts';
import { failing, agentNamed } from './failing-agents.ts';
import { rowOf, type Cell } from './fault-table.ts';
import { agentEvents, journalOf, kindsOf } from './stored.ts';

const numbers = (prices: number): number[] => Array.from({ length: prices }, (_, n) => n);
const titleOf = (n: number): string => `Price ${n} is wrong`;

/** Which of the prices a packet is about. */
const priceIn = (packet: string): number => Number(/Price (\d+) is wrong/.exec(packet)?.[1]);

const claimsOf = (prices: number) =>
  numbers(prices).map((n) =>
    claimOf(`src/price${n}.js`, 'return net + rate;', titleOf(n), { line: 3, trigger: 'any rate' }),
  );

/** A change that breaks this many prices, in a file each. */
export function brokenPrices(prices: number): (top: string) => SampleRepository {
  return (top) => broken(prices, top);
}

/** The same with a finished review of it, to be fixed. */
export function reviewedPrices(prices: number): (top: string) => Promise<unknown> {
  return (top) => review(broken(prices, top), { claims: { 'bug-scan': claimsOf(prices) } });
}

function broken(prices: number, top: string): SampleRepository {
  const files = (text: string) =>
    Object.fromEntries(numbers(prices).map((n) => [`src/price${n}.js`, text] as const));
  const config = { commands: { test: 'node --test --test-reporter=tap' }, prove: { most: prices } };
  const repository = sampleRepository(
    {
      ...files(GOOD),
      '.correctless/config/workflow-config.json': JSON.stringify(config),
      '.gitignore': '.correctless/*\n!.correctless/config/\n',
      'package.json': '{"type": "module"}\n',
      'AGENTS.md': 'Prices are right.\n',
      'test/fixtures/prices.json': '{}\n',
      'test/starts.test.js': "import test from 'node:test';\n\ntest('it starts', () => {});\n",
    },
    top,
  );
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  repository.git('checkout', '--quiet', '-b', 'cheaper');
  repository.commit(files(GOOD.replace('net * (1 + rate)', 'net + rate')));
  return repository;
}

/** A test of a price, and what else a prover does and says. */
function proof(n: number, fault = ''): ReturnType<Parameters<typeof writes>[0]> {
  const file = `test/price${n}.test.js`;
  const isSlow = fault === 'a test that fails by a time-out';
  const body = isSlow
    ? 'return new Promise(() => setInterval(() => {}, 9));'
    : 'assert.equal(price(100, 0.2), 120);';
  const name = `price ${n} has the tax on top`;
  const lines = [
    "import assert from 'node:assert/strict';",
    "import test from 'node:test';",
    `import { price } from '../src/price${n}.js';`,
    '',
    `test('${name}', ${isSlow ? '{ timeout: 99 }, ' : ''}() => {\n  ${body}\n});\n`,
  ];
  const also: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'an edit of the code': { [`src/price${n}.js`]: '\n' },
    'an edit of a fixture': { 'test/fixtures/prices.json': '[]\n' },
  };
  const claimed = fault === 'a test that is not there' ? `price ${n} is right` : name;
  return {
    files: { [file]: lines.join('\n'), ...also[fault] },
    claim: {
      test: { file, name: claimed },
      expected: {
        file: `src/price${n}.js`,
        quote: 'The net price with the tax on top: price(100, 0.2) is 120.',
      },
    },
  };
}

/** A fix of a price, and what else an executor does. */
function mend(n: number, fault = ''): ReturnType<Parameters<typeof writes>[0]> {
  const path = `src/price${n}.js`;
  if (fault !== 'a file left out of its list') return { files: { [path]: GOOD } };
  const claim = { filesWritten: [path], filesTouched: [path] };
  return { files: { [path]: GOOD, 'src/tax.js': 'export const tax = 0;\n' }, claim };
}

/** Agents that raise every price, prove it, fix it and accept it; at the price of its number each cell's agent fails. */
export function workers(prices: number, cells: readonly Cell[] = []): ScriptedAgents {
  const faultOf = (packet: string): string | undefined => cells[priceIn(packet)]?.fault;
  const healthy: ScriptedAgents = {
    ...AGENTS,
    ...reviewers(claimsOf(prices)),
    'finding-prover': writes(({ packet }) => proof(priceIn(packet), faultOf(packet))),
    'fix-executor': writes(({ packet }) => mend(priceIn(packet), faultOf(packet))),
  };
  const broken = [...new Set(cells.map(({ place }) => place))].map((place): [string, ScriptedAgent] => {
    const agent = agentNamed(healthy, place);
    const own = (packet: string): Cell | undefined => {
      const cell = cells[priceIn(packet)];
      return cell?.place === place && rowOf(cell).kind === 'agent' ? cell : undefined;
    };
    return [place, (now) => failing(own(now.packet), agent)(now)];
  });
  return { ...healthy, ...Object.fromEntries(broken) };
}

/** The finding of a price in a report. */
export function findingOf<T extends { readonly title: string }>(
  { findings }: { readonly findings: readonly T[] },
  n: number,
): T {
  const found = findings.find(({ title }) => title === titleOf(n));
  if (found === undefined) throw new Error(`${titleOf(n)} is not in the report`);
  return found;
}

/** Kinds of the ledger lines about an agent in the steps of one finding. */
export function stepEvents(top: string, subject: string, agent: string): string[] {
  const runs = journalOf(top).flatMap((event) =>
    event.kind === 'planned' && event.subject === subject ? [event.run] : [],
  );
  return kindsOf(runs.flatMap((run) => agentEvents(top, run, agent)).map((kind) => ({ kind })));
}
