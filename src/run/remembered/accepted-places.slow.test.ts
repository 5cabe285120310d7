import { beforeEach, expect, it } from 'vitest';
import { claimOf, review, type Reviewed } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { renderTerminal } from '../../report/formats/terminal/render-terminal.ts';
import { writeSuppressions } from './write-suppressions.ts';

const LINE = '  run(order.query);';
const PAY = `export function pay(order) {\n  check(order);\n${LINE}\n  ship(order);\n}\n`;
const ADMIN = `export function admin(order) {\n${LINE}\n  log(order);\n}\n`;

/** Every reviewer of the file says it of every line that is so. */
const saidOf = (...lines: number[]) =>
  lines.map((line) => ({
    ...claimOf('src/pay.ts', LINE, 'The query is not checked', { trigger: 'a quote' }),
    line,
  }));

let repository: SampleRepository;

/** Reviewed, accepted on the base branch by the command’s own code, and brought to the branch under review. */
beforeEach(async () => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('config', 'user.name', 'Ada');
  repository.git('config', 'user.email', 'ada@example.com');
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY });
  const { report } = await again({ lines: [3] });
  expect(report).toMatchObject({ exit: 1, findings: [{ lines: [3, 3] }] });
  repository.git('switch', '--quiet', 'main');
  const expires = `${new Date().getUTCFullYear() + 1}-01-01`;
  await writeSuppressions({
    repository,
    findings: report.findings,
    reason: 'a sandbox',
    expires,
    replace: true,
  });
  repository.commit();
  repository.git('switch', '--quiet', 'work');
  repository.git('rebase', '--quiet', 'main');
});

const again = ({
  lines,
  sinceLast = true,
  ...more
}: {
  lines: number[];
  sinceLast?: boolean;
  severity?: 'critical';
}): Promise<Reviewed> =>
  review(repository, {
    claims: { 'bug-scan': saidOf(...lines).map((claim) => ({ ...claim, ...more })) },
    options: { noRules: true },
    sinceLast,
  });

const openLines = ({ report }: Reviewed) => report.findings.map(({ lines: [line] }) => line);

it.each([true, false])(
  'the accepted line stays accepted and its copy above is found, going on from before: %s',
  async (sinceLast) => {
    repository.commit({ 'src/pay.ts': `${ADMIN}${PAY}` });
    const second = await again({ lines: [2, 7], sinceLast });
    expect(openLines(second)).toEqual([2]);
    expect(second.report).toMatchObject({ exit: 1, suppressions: { applied: 1, unsure: [], unmatched: [] } });
    const third = await again({ lines: [2, 7], sinceLast });
    expect(openLines(third)).toEqual([2]);
  },
);

it('of the line and its copy beside it nobody can tell which was accepted: both are found, and the report says why', async () => {
  repository.commit({ 'src/pay.ts': PAY.replace(LINE, `${LINE}\n${LINE}`) });
  const { report } = await again({ lines: [3, 4], sinceLast: false });
  expect(report).toMatchObject({ exit: 1, suppressions: { applied: 0, unmatched: [] } });
  expect(report.findings.map(({ lines: [line] }) => line)).toEqual([3, 4]);
  expect(renderTerminal(report)).toContain('it could be meant for any of lines 3, 4 of src/pay.ts');
});

it('what comes back graver stays suppressed and is named', async () => {
  const { report } = await again({ lines: [3], severity: 'critical', sinceLast: false });
  expect(report).toMatchObject({ exit: 0, findings: [], suppressions: { applied: 1 } });
  expect(renderTerminal(report)).toContain(
    '[src/pay.ts:3] The query is not checked: accepted as high, now critical',
  );
});
