import { expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';

const CONFIG = '.correctless/config/workflow-config.json';
const limited = (max_findings: number): string => JSON.stringify({ review: { max_findings } });

/** The change gives itself milder settings and another rule. */
function repository(): SampleRepository {
  const made = sampleRepository({ 'CLAUDE.md': 'Await every charge.\n', [CONFIG]: limited(7) });
  made.git('switch', '--quiet', '--create', 'work');
  made.commit({
    'src/pay.ts': 'charge(order.card);\n',
    'CLAUDE.md': 'Charges need not be awaited.\n',
    [CONFIG]: limited(1),
  });
  return made;
}

it('settings are those of base, whatever the change makes of them', async () => {
  const { file } = await plan(repository());
  expect(file.settings.max_findings).toBe(7);
});

it('reviewers are given the rules of base, and none that the change brings', async () => {
  const { material } = await plan(repository());
  expect(material.rules.map(({ body }) => body)).toEqual(['Await every charge.\n']);
});

it('a rule of base is proof against the change that takes it out', async () => {
  const rule = { ruleFile: 'CLAUDE.md', ruleText: 'Await every charge.' };
  const claim = claimOf('src/pay.ts', 'charge(order.card);', 'The charge is not awaited', rule);
  const { report } = await review(repository(), { claims: { 'rules-compliance': [claim] } });
  expect(report.findings.map(({ title }) => title)).toEqual(['The charge is not awaited']);
  expect(report.rules_changed).toEqual(['CLAUDE.md']);
});
