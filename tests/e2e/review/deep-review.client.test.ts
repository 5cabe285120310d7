import { describe, expect, it } from 'vitest';
import { claimsIn, slotIn } from '../../../scripts/recorded-agents.ts';
import { AGENTS_WITHOUT_TREE, LENSES } from '../../../src/contracts/vocabulary.ts';
import { say, tool } from '../harness/model-reply.ts';
import { lookThenAnswer, type AgentTurn, type ScriptedAgents } from '../harness/script.ts';
import { nothing, reviewRepository, type Reviewed } from './review-session.ts';
import { ORDER_TO_REVIEWERS, stockShop } from './stock-shop.ts';

const LOOKS = [
  tool('Read', { file_path: 'src/order.ts' }),
  tool('Read', { file_path: 'src/stock.ts' }),
  tool('Grep', { path: 'src', pattern: 'reserve\\(' }),
];

const answers = (reply: (turn: AgentTurn) => object) =>
  lookThenAnswer(LOOKS, (turn) => say(JSON.stringify(reply(turn))));

type Parts = { readonly verification: object } & Readonly<Record<string, unknown>>;

const finding =
  ({ verification, ...parts }: Parts) =>
  (turn: AgentTurn): object => ({
    ...nothing(turn),
    findings: [
      {
        ...{
          why: 'A short cart is confirmed.',
          severity: 'high',
          suggested_fix: 'Check the answer.',
          ...parts,
        },
        verification: {
          ...{ line_range_examined: [1, 8], verification_method: 'Read both files.', claims_absence: false },
          ...{ checked_for_handling_elsewhere: true, where_checked: ['src'], is_impact_finding: false },
          ...verification,
        },
      },
    ],
  });

/** The caller that nobody touched, and the changed line that breaks it. */
const BROKEN = {
  ...{ file: 'src/order.ts', line: 1 },
  verification: {
    code_examined: '  await reserve(cart);',
    is_impact_finding: true,
    cause: { file: 'src/stock.ts', quote: '  if (short) return false;' },
  },
};

const agents: ScriptedAgents = {
  ...Object.fromEntries(
    LENSES.map((lens) => [
      lens,
      AGENTS_WITHOUT_TREE.includes(lens) ? (turn) => say(JSON.stringify(nothing(turn))) : answers(nothing),
    ]),
  ),
  'caller-impact': answers(
    finding({
      ...BROKEN,
      ...{ title: 'order() confirms a cart that reserve() refused', callerFile: 'src/order.ts' },
      callerText: '  await reserve(cart);',
    }),
  ),
  'dependency-check': answers(
    finding({
      ...BROKEN,
      ...{ title: 'order() confirms although reserve() refused the cart', severity: 'medium' },
      ...{ dependency: 'reserve', expectedUsage: 'check the answer', actualUsage: 'await reserve(cart);' },
    }),
  ),
  // Its quote stands, but nobody promised that.
  'intent-fulfilment': answers(
    finding({
      ...{ file: 'src/stock.ts', line: 5, title: 'Callers were not brought up to date' },
      intentText: 'Every caller now checks the answer.',
      verification: { code_examined: '  if (short) return false;' },
    }),
  ),
  'finding-scorer': answers(({ packet }) => ({
    slot: slotIn(packet),
    defects: claimsIn(packet).map(({ id }) => ({
      ...{
        claims: [id],
        score: 92,
        severity: 'high',
        status: 'confirmed_valid',
        refutes: [],
        reasoning: 'So it is.',
      },
      supports: [{ file: 'src/order.ts', quote: "  return 'Confirmed.';" }],
    })),
  })),
};

const review = (look: (seen: Reviewed) => void): Promise<void> =>
  reviewRepository(stockShop, { agents, prompt: '/df:review --deep' }, look);

describe('/df:review --deep in the real client', () => {
  it('calls all nine lenses, one of them twice, shows what the change breaks elsewhere, and drops a false proof', () =>
    review(({ client, report, slots, correctless, run }) => {
      expect(client.result?.permission_denials).toEqual([]);
      expect(report).toMatchObject({ status: 'complete', exit: 1, gaps: [] });
      const called = slots.filter(({ phase }) => phase === 'review').map(({ agent }) => agent);
      expect(called.toSorted()).toEqual(['bug-scan', ...LENSES].toSorted());

      expect(report?.findings).toMatchObject([
        {
          ...{ file: 'src/order.ts', lines: [5, 5], placement: 'impact', group: 'critical' },
          ...{ lens: 'caller-impact', witnesses: [] },
        },
        // Alike and no more: the scorer was asked about both, and called them two.
        { ...{ file: 'src/order.ts', lines: [5, 5], lens: 'dependency-check' } },
      ]);
      expect(report?.findings[0]?.evidence).toEqual(
        expect.arrayContaining([
          { kind: 'cause', source: 'src/stock.ts:5', text: '  if (short) return false;' },
          { kind: 'caller', source: 'src/order.ts:5', text: '  await reserve(cart);' },
        ]),
      );
      expect(report?.dropped.map(({ reason }) => reason.kind)).toEqual(['intent_not_found']);
      const told = slots.filter(({ text }) => text.includes(ORDER_TO_REVIEWERS)).map(({ agent }) => agent);
      expect(told).toContain('intent-fulfilment');
      for (const agent of AGENTS_WITHOUT_TREE) expect(told).not.toContain(agent);
      expect(report?.warnings).toEqual([expect.stringContaining(`was not obeyed: "${ORDER_TO_REVIEWERS}"`)]);

      for (const format of ['terminal', 'markdown']) {
        const { stdout } = correctless('report', run, '--format', format);
        expect(stdout).toMatch(/cause.*src\/stock\\?\.ts:5/);
        expect(stdout).toMatch(/Warning:.*the message of commit [0-9a-f]{12} speaks to the reviewer/);
      }
      expect(client.result?.result).toContain('raised 3 = shown 2 + evidence not found 1');
    }));
});
