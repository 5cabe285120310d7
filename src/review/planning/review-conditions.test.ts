import { expect, it } from 'vitest';
import { exampleRun } from '../../../tests/kit/report-example.ts';
import type { ContractTrigger } from '../../context/contract-trigger.ts';
import { LENSES, type Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { carriedOver, hunkKeys } from '../../packets/hunks/hunk-keys.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RuleInForce } from '../../rules/governs.ts';
import { reviewConditions, type Terms } from './review-conditions.ts';

const PAY = 'src/pay.ts' as RepoPath;

const ruleOf = (body: string, governs: readonly string[] = [PAY]): RuleInForce => ({
  rule: { path: 'CLAUDE.md' as RepoPath, source: 'claude-md', paths: null, body, sha256: '0'.repeat(64) },
  governs: governs as RepoPath[],
});

/** A changed function of a file, called from elsewhere. */
function triggerOf(text: string, line = 3, path = PAY): ContractTrigger {
  const callers = [{ path: 'src/shop.ts' as RepoPath, line, text }];
  return {
    ...{ path, symbol: 'pay', line, kinds: ['input'], what: ['input: () became (order)'] },
    callers,
    omitted: 0,
  };
}

const TERMS: Terms = {
  version: '1.0.0',
  settings: exampleRun.settings,
  captured: 'hooks',
  given: [ruleOf('Amounts are whole cents.')],
  checklist: ['await every promise'],
  pullRequest: { title: 'Charge at once', body: 'Nothing else changes.' },
  triggers: [triggerOf('ship(order)')],
};

const file: ShownFile = {
  ...{ path: PAY, from: null, status: 'added', addedLines: 1, removedLines: 0, skipped: null },
  header: '--- /dev/null\n+++ b/src/pay.ts\n',
  hunks: [
    {
      id: `${PAY}#1`,
      old: { start: 0, count: 0 },
      new: { start: 1, count: 1 },
      text: '@@ -0,0 +1 @@\n+pay();\n',
    },
  ],
};

const keysUnder = (terms: Terms) => hunkKeys([file], LENSES, reviewConditions(terms));

/** Lenses that review the same hunk anew when the terms were others before. */
function anew(different: Partial<Terms>): Lens[] {
  const before = keysUnder({ ...TERMS, ...different }).map((key) => ({ ...key, run: 'r7k2ab' }));
  const carried = carriedOver(keysUnder(TERMS), before).map(({ lens }) => lens);
  return LENSES.filter((lens) => !carried.includes(lens));
}

const withSettings = (different: Partial<Terms['settings']>) => ({
  settings: { ...TERMS.settings, ...different },
});
const withModels = (different: Partial<Terms['settings']['models']>) =>
  withSettings({ models: { ...TERMS.settings.models, ...different } });

it.each<[string, Partial<Terms>, readonly Lens[]]>([
  ['nothing else', {}, []],
  ['another version of the program', { version: '1.0.1' }, LENSES],
  ['replies by hand', { captured: 'manual' }, LENSES],
  ['another model of the reviewers', withModels({ review: 'opus' }), LENSES],
  ['another scope policy', withSettings({ scope_policy: 'file' }), LENSES],
  ['another threshold', withSettings({ threshold: 50 }), LENSES],
  ['a rule that governs the file', { given: [ruleOf('Amounts are floats.')] }, ['rules-compliance']],
  ['a rule less', { given: [] }, ['rules-compliance']],
  ['a rule that governs other files', { given: [...TERMS.given, ruleOf('No any.', ['a.ts'])] }, []],
  ['another checklist', { checklist: [] }, ['bug-scan']],
  [
    'another title of the pull request',
    { pullRequest: { title: 'Charge later', body: 'Nothing else changes.' } },
    ['intent-fulfilment'],
  ],
  [
    'another description of it',
    { pullRequest: { title: 'Charge at once', body: '' } },
    ['intent-fulfilment'],
  ],
  ['no pull request', { pullRequest: null }, ['intent-fulfilment']],
  ['another caller', { triggers: [triggerOf('return pay()')] }, ['caller-impact']],
  ['more callers than are shown', { triggers: [{ ...TERMS.triggers[0]!, omitted: 1 }] }, ['caller-impact']],
  ['no changed contract', { triggers: [] }, ['caller-impact']],
  ['a caller that moved', { triggers: [triggerOf('ship(order)', 40)] }, []],
  [
    'a trigger of another file',
    { triggers: [...TERMS.triggers, triggerOf('f()', 3, 'src/a.ts' as RepoPath)] },
    [],
  ],
  ['another model of the scorers', withModels({ score: 'opus' }), []],
  ['another level to fail on', withSettings({ fail_on: 'never' }), []],
])('%s: these review anew', (_, different, lenses) => {
  expect(anew(different)).toEqual(lenses);
});
