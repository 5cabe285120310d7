import { describe, expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';

const CONFIG = '.correctless/config/workflow-config.json';
const ACCEPTED = '.correctless/suppressions.json';
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

describe('the author chooses where a branch forks', () => {
  const old = (): SampleRepository => {
    const made = sampleRepository({ 'CLAUDE.md': 'Be kind.\n', [CONFIG]: limited(1) });
    made.commit({ 'CLAUDE.md': 'Await every charge.\n', [CONFIG]: limited(7) });
    made.git('switch', '--quiet', '--create', 'work', 'HEAD~1');
    made.commit({ 'src/pay.ts': 'charge(order.card);\n' });
    return made;
  };

  it('rules and settings are those of the branch that it forked from, as it is now', async () => {
    const { file, material } = await plan(old());
    expect(file.settings.max_findings).toBe(7);
    expect(material.rules.map(({ body }) => body)).toEqual(['Await every charge.\n']);
    expect(file.scope_note).toMatch(/its rules and settings as of [0-9a-f]{12}\)/);
  });

  it('and so are accepted findings', async () => {
    const entry = { fingerprint: 'a'.repeat(64), reason: 'sandbox', by: 'Ada', expires: '2099-12-31' };
    const made = sampleRepository({ [ACCEPTED]: JSON.stringify([entry]) });
    made.commit({ [ACCEPTED]: '[]\n' });
    made.git('switch', '--quiet', '--create', 'work', 'HEAD~1');
    made.commit({ 'src/pay.ts': 'charge(order.card);\n' });
    const { report } = await review(made, { options: { noRules: true } });
    expect(report.suppressions).toMatchObject({ applied: 0, unmatched: [] });
  });
});
