import { describe, expect, it } from 'vitest';
import { newsOf } from '../../audit/pages/news.ts';
import { FEWER_TESTS } from '../../audit/tests/test-runs.ts';
import { summaryText } from '../../audit/pages/summary-text.ts';
import {
  GOOD_PRICE,
  priceFinding,
  writing,
  type Answer,
  type Driven,
} from '../../../tests/kit/audit-driver.ts';
import { found, inTurn, shopAudit } from '../../../tests/kit/audit-shop.ts';
import { auditVerdictNow } from '../audit-verdict-now.ts';
import { finishAudit } from '../finish-audit.ts';

const TEST = "it('price', () => {\n  expect(price(1)).toBe(1);\n});\n";
const FILES = { 'tests/price.test.js': TEST };
const MENDED = { 'src/price.js': GOOD_PRICE };

async function driven(executor: Answer): Promise<Driven> {
  const audit = await shopAudit(FILES);
  const answers = { 'audit-specialist': found([priceFinding()]), 'fix-executor': executor };
  expect((await audit.drive(answers)).kind).toBe('done');
  return audit;
}

const packetsOf = ({ calls }: Driven, agent: string): string[] =>
  calls.filter((called) => called.agent === agent).map(({ packet }) => packet);

const NAMED: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  [
    'a test that was there',
    { 'tests/price.test.js': TEST.replace('toBe(1)', 'toBe(2)') },
    "tests/price.test.js:1-3: the test 'price' was there and is edited",
  ],
  [
    'what the test command runs',
    { 'test.sh': 'echo 1..1\necho "ok 1 - cart adds up"\n' },
    'test.sh:2: the test command goes by this file',
  ],
  [
    'how the runner is set up',
    { 'vitest.config.js': 'export default { test: { exclude: ["**"] } };\n' },
    'vitest.config.js:1: the test command goes by this file',
  ],
];

describe('a fix that changes', () => {
  it.each(NAMED)(
    '%s is named to whoever judges, in the news, at the end and in the merge',
    async (_, files, said) => {
      const audit = await driven(writing({ ...MENDED, ...files }));
      for (const agent of ['execute-step-validator', 'fix-diff-reviewer'])
        expect(packetsOf(audit, agent)).toEqual([expect.stringContaining(said) as string]);
      const { file, journal, state } = await audit.audit();
      expect(newsOf(journal, 0, file.work_tree)).toContain(`  ${said}`);
      const { sha = '' } = state.rounds[0]?.commits[0] ?? {};
      const line = `${said} (CUSTOM-R1-001 in ${sha.slice(0, 12)})`;
      const now = await auditVerdictNow(await audit.audit());
      expect(now).toMatchObject({ edits: [line], exit: 0 });
      expect(now.why).toContain('but 1 edit of tests that were there');
      const summary = summaryText(file, state, new Map());
      expect(summary.indexOf(said)).toBeLessThan(summary.indexOf('raised 1 ='));
      await finishAudit(await audit.audit(), { merge: true });
      expect(audit.repository.git('log', '-1', '--format=%B', 'main')).toContain(line);
    },
  );

  it('nothing of them, or only adds some, is not', async () => {
    const added = `${TEST}\nit('sums', () => {\n  expect(2).toBe(2);\n});\n`;
    const audit = await driven(
      writing({ ...MENDED, 'tests/price.test.js': added, 'tests/sum.test.js': TEST }),
    );
    for (const packet of audit.calls.map((called) => called.packet))
      expect(packet).not.toContain('Tests that were there');
    expect(await auditVerdictNow(await audit.audit())).toMatchObject({ edits: [] });
  });

  it('how many tests run goes, although none of them fails', async () => {
    const two = "echo 1..2\necho 'ok 1 - one'\n. ./more.sh\n";
    const audit = await shopAudit({ 'test.sh': two, 'more.sh': "echo 'ok 2 - two'\n" });
    const fewer = { ...MENDED, 'more.sh': "echo 'ok 2 - two # SKIP later'\n" };
    const answers = { 'audit-specialist': found([priceFinding()]), 'fix-executor': writing(fewer) };
    await audit.drive(answers);
    const { journal, state } = await audit.audit();
    expect(journal.find(({ kind }) => kind === 'condemned')).toMatchObject({
      commits: [{ why: expect.stringContaining(FEWER_TESTS) as string }],
    });
    expect(state.rounds[0]?.commits).toEqual([]);
  });

  it('a test so that it asserts less is refused', async () => {
    const emptied = { ...MENDED, 'tests/price.test.js': "it('price', () => {});\n" };
    const audit = await driven(inTurn(writing(emptied), writing(MENDED)));
    const attempts = (await audit.audit()).journal.filter(({ kind }) => kind === 'attempted');
    expect(attempts).toMatchObject([{ accepted: false, rule: 'tests_weakened' }, { accepted: true }]);
  });
});
