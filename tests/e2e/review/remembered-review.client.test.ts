import { describe, expect, it } from 'vitest';
import { claimsIn, slotIn } from '../../../scripts/recorded-agents.ts';
import { AGENTS_WITHOUT_TREE, DEFAULT_LENSES } from '../../../src/contracts/vocabulary.ts';
import { sampleRepository, type SampleRepository } from '../../kit/sample-repository.ts';
import { say, tool } from '../harness/model-reply.ts';
import { lookThenAnswer, type AgentTurn, type ScriptedAgents } from '../harness/script.ts';
import { nothing, reviewRepository, type Reviewed } from './review-session.ts';

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const SHIP = 'export function ship(order) {\n  send(order.address);\n}\n';
const TAX = 'export function tax(order) {\n  return order.total * 1.19;\n}\n';

/** What the scripted bug scan finds wherever its packet shows it, by file. */
const DEFECTS: Readonly<Record<string, { readonly title: string; readonly quote: string }>> = {
  'src/pay.ts': { title: 'The charge is not awaited', quote: '  charge(order.card);' },
  'src/ship.ts': { title: 'An empty address is sent', quote: '  send(order.address);' },
  'src/tax.ts': { title: 'A fraction of a cent', quote: '  return order.total * 1.19;' },
  'src/refund.ts': { title: 'A refund is paid twice', quote: '  credit(order.card);' },
};

function bugs(turn: AgentTurn): object {
  const shown = Object.entries(DEFECTS).filter(([, { quote }]) => turn.packet.includes(`\n+${quote}`));
  const findings = shown.map(([file, { title, quote }]) => ({
    ...{ file, line: 2, severity: 'high', title, why: 'It goes wrong.', suggested_fix: '' },
    trigger: 'an ordinary order',
    verification: {
      ...{ code_examined: quote, line_range_examined: [1, 3], verification_method: 'Read it.' },
      ...{ claims_absence: false, checked_for_handling_elsewhere: false, where_checked: [] },
      is_impact_finding: false,
    },
  }));
  return { ...nothing(turn), findings };
}

const LOOK = [tool('Read', { file_path: 'src/pay.ts' })];

const agents: ScriptedAgents = {
  ...Object.fromEntries(
    DEFAULT_LENSES.map((lens) => [
      lens,
      AGENTS_WITHOUT_TREE.includes(lens)
        ? (turn) => say(JSON.stringify(nothing(turn)))
        : lookThenAnswer(LOOK, (turn) => say(JSON.stringify(nothing(turn)))),
    ]),
  ),
  'bug-scan': lookThenAnswer(LOOK, (turn) => say(JSON.stringify(bugs(turn)))),
  'finding-scorer': lookThenAnswer(LOOK, ({ packet }) =>
    say(
      JSON.stringify({
        slot: slotIn(packet),
        defects: claimsIn(packet).map(({ id }) => ({
          ...{
            claims: [id],
            score: 90,
            severity: 'high',
            status: 'confirmed_valid',
            refutes: [],
            reasoning: 'It is so.',
          },
          supports: [{ file: 'src/pay.ts', quote: '  charge(order.card);' }],
        })),
      }),
    ),
  ),
};

const packetBytes = ({ slots }: Reviewed): number =>
  slots.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

describe('/df:review of a branch that was pushed again, in the real client', () => {
  let repository: SampleRepository;

  it('tells new, open and fixed apart, asks nobody about what stayed, and sends fewer bytes', () =>
    reviewRepository(
      (top) => {
        repository = sampleRepository(
          { 'CLAUDE.md': '- Amounts are whole cents.\n', 'src/old.ts': 'export const old = 1;\n' },
          top,
        );
        repository.git('switch', '--quiet', '--create', 'work');
        repository.commit({ 'src/pay.ts': PAY, 'src/ship.ts': SHIP, 'src/tax.ts': TAX });
      },
      { agents },
      async (first) => {
        expect(first.report).toMatchObject({ status: 'complete', exit: 1, since: null });
        expect(first.report?.findings.map(({ title }) => title)).toHaveLength(3);

        repository.commit({
          'src/refund.ts': 'export function refund(order) {\n  credit(order.card);\n}\n',
        });
        const second = await first.again();
        expect(second.client.result?.permission_denials).toEqual([]);
        expect(second.report).toMatchObject({
          ...{ status: 'complete', exit: 1, gaps: [] },
          coverage: { hunks: 4, carried: 3 },
          since: { run: first.run, new: 1, open: 3, fixed: 0 },
        });
        const states = second.report?.findings.map(({ title, state }) => `${state}: ${title}`);
        expect(states?.toSorted()).toEqual([
          'new: A refund is paid twice',
          'open: A fraction of a cent',
          'open: An empty address is sent',
          'open: The charge is not awaited',
        ]);
        expect(second.client.result?.result).toMatch(/carried over/);
        const reviewers = second.slots.filter(({ phase }) => phase === 'review');
        for (const { text } of reviewers) expect(text).not.toContain('order.total * 1.19');
        // Only the new finding goes to a scorer.
        expect(second.slots.filter(({ phase }) => phase === 'score')).toHaveLength(1);
        // eslint-disable-next-line no-console -- what was measured is to be seen in the log of every run
        console.log(`bytes of packets: first ${packetBytes(first)}, second ${packetBytes(second)}`);
        expect(packetBytes(second)).toBeLessThan(packetBytes(first));

        const third = await second.again();
        expect(third.slots).toEqual([]);
        expect(third.report).toMatchObject({ status: 'complete', exit: 1, since: { open: 4, new: 0 } });

        // Of a small change all is reviewed anew where anything of it is another.
        const mended = SHIP.replace('send(order.address)', 'if (order.address) send(order.address, order)');
        repository.commit({ 'src/ship.ts': mended });
        const fourth = await third.again();
        expect(fourth.report).toMatchObject({
          coverage: { carried: 0 },
          since: { open: 3, new: 0, fixed: 1 },
        });
      },
    ));
});
