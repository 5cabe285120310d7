import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimOf, review } from '../../../tests/kit/review-driver.ts';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { SECRET_KINDS } from '../../../tests/kit/secrets.ts';
import { exampleProof } from '../../../tests/kit/work-example.ts';
import { main } from '../../main.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { note } from '../stored/journal.ts';
import { openAudit } from '../stored/open-audit.ts';
import { bringFindings } from './bring-findings.ts';
import { startFromReview } from './start-from-review.ts';
import { readWorkedReport } from './worked-report.ts';

const TOKEN = SECRET_KINDS[0]!.secret(1);
const CONFIG = { '.correctless/config/workflow-config.json': '{"commands": {"test": "sh test.sh"}}\n' };

/** A review of a branch with one finding, and an audit that was asked to prove it. */
async function proved(): Promise<{ repository: SampleRepository; name: string; journal: string }> {
  const repository = sampleRepository({ ...CONFIG, 'src/pay.js': 'pay();\n' });
  repository.git('config', 'user.name', 'A Developer');
  repository.git('config', 'user.email', 'developer@example.com');
  repository.git('switch', '-qc', 'topic');
  repository.commit({ 'src/pay.js': 'pay();\nship();\n' });
  const claims = { 'bug-scan': [claimOf('src/pay.js', 'ship();', 'Ships', { trigger: 'any' })] };
  const { run: name } = await review(repository, { claims, options: { noRules: true } });
  const run = await openRun(repository, name);
  const { paths, file } = await startFromReview({
    ...{ run, purpose: 'prove', findings: ['F1'], captured: 'manual' },
    cacheRoot: join(sampleFolder(), 'cache'),
  });
  repository.commit({ 'pay.test.js': `it("ships", "${TOKEN}");\n` });
  const commit = repository.git('rev-parse', 'HEAD');
  repository.git('reset', '-q', '--hard', 'HEAD^');
  const proof = exampleProof({ audit: file.audit }, { commit, output: `expected ${TOKEN}` });
  delete proof.test?.patch;
  await note(paths, { kind: 'round', round: 1, head: file.start });
  await bringFindings(await openAudit(repository, file.audit));
  await note(paths, { kind: 'proved', round: 1, subject: 'F1', proof });
  return { repository, name, journal: paths.journal };
}

it('a report has the proofs of its findings when it is read, and never when it is stored', async () => {
  const { repository, name, journal } = await proved();
  const run = await openRun(repository, name);
  expect((await readReport(run)).findings[0]?.proof).toBeUndefined();
  const { proof } = (await readWorkedReport(run)).findings[0]!;
  expect(proof).toMatchObject({ outcome: 'proven', sandbox: 'bwrap' });
  // What tests print and hold is shown to people and programs, as little as all else with its secrets.
  expect(proof?.test?.patch).toMatch(/^diff --git [\s\S]*\+it\("ships", "\[REDACTED:/);
  expect(JSON.stringify(proof)).not.toContain(TOKEN);

  const env = { ...process.env, XDG_CACHE_HOME: sampleFolder() };
  const outcomeOf = (...args: string[]) =>
    main(args, { cwd: repository.top, env, stdin: () => Promise.resolve(Buffer.alloc(0)) });
  for (const command of ['report', 'next'])
    expect((await outcomeOf(command, name)).stdout).toContain('- Proven: fails at head, passes at base');

  writeFileSync(journal, 'no journal\n');
  const { findings, warnings } = await readWorkedReport(run);
  expect(findings[0]?.proof).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('what proofs and fixes say is not shown: ')]);
});
