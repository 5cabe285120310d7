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
import { executor, found, inTurn, shopAudit } from '../../../tests/kit/audit-shop.ts';
import { auditVerdictNow } from '../audit-verdict-now.ts';
import { finishAudit } from '../finish-audit.ts';

const TEST = "it('price', () => {\n  expect(price(1)).toBe(1);\n});\n";
const FILES = { 'tests/price.test.js': TEST };
const MENDED = { 'src/price.js': GOOD_PRICE };

async function driven(fixing: Answer): Promise<Driven> {
  const audit = await shopAudit(FILES);
  const answers = { 'audit-specialist': found([priceFinding()]), 'fix-executor': fixing };
  expect((await audit.drive(answers)).kind).toBe('done');
  return audit;
}

const packetsOf = ({ calls }: Driven, agent: string): string[] =>
  calls.filter((called) => called.agent === agent).map(({ packet }) => packet);

const EDITS = {
  'tests/price.test.js': TEST.replace('toBe(1)', 'toBe(2)'),
  'test.sh': 'echo 1..1\necho "ok 1 - cart adds up"\n',
  'vitest.config.js': 'export default { test: { exclude: ["**"] } };\n',
};
const SAID = [
  'test.sh:2: the test command goes by this file',
  "tests/price.test.js:1-3: the test 'price' was there and is edited",
  'vitest.config.js:1: the test command goes by this file',
];

describe('a fix that changes', () => {
  it('a test that was there, what the test command runs or how the runner is set up is named to whoever judges, in the news, at the end and in the merge', async () => {
    const audit = await driven(writing({ ...MENDED, ...EDITS }));
    const { file, journal, state } = await audit.audit();
    const { sha = '' } = state.rounds[0]?.commits[0] ?? {};
    const lines = SAID.map((said) => `${said} (CUSTOM-R1-001 in ${sha.slice(0, 12)})`);
    const now = await auditVerdictNow(await audit.audit());
    expect(now).toMatchObject({ edits: lines, exit: 0 });
    expect(now.why).toContain('but 3 edits of tests that were there');
    const news = newsOf(journal, 0, file.work_tree);
    const summary = summaryText(file, state, new Map());
    await finishAudit(await audit.audit(), { merge: true });
    const merge = audit.repository.git('log', '-1', '--format=%B', 'main');
    for (const [at, said] of SAID.entries()) {
      for (const agent of ['execute-step-validator', 'fix-diff-reviewer'])
        expect(packetsOf(audit, agent)).toEqual([expect.stringContaining(said) as string]);
      expect(news).toContain(`  ${said}`);
      expect(summary.indexOf(said)).toBeLessThan(summary.indexOf('raised 1 ='));
      expect(merge).toContain(lines[at]);
    }
  });

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
    const files = { 'test.sh': two, 'more.sh': "echo 'ok 2 - two'\n" };
    const audit = await shopAudit(files, { audit: { max_rounds: 1 } });
    const fewer = { ...MENDED, 'more.sh': "echo 'ok 2 - two # SKIP later'\n" };
    const useless = { success: false, summary: 'There is nothing to mend.', filesWritten: [] };
    const answers = {
      'audit-specialist': found([priceFinding()]),
      'fix-executor': executor({ 'CUSTOM-R1-001': writing(fewer), REPAIR: writing({}, useless) }),
    };
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
