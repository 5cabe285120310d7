import { expect, it } from 'vitest';
import { exampleRun } from '../../tests/kit/report-example.ts';
import { LENSES, type Lens } from '../contracts/vocabulary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { carriedOver, hunkKeys } from '../packets/hunk-keys.ts';
import type { ShownFile } from '../packets/shown-files.ts';
import type { RuleInForce } from '../rules/governs.ts';
import { reviewConditions, type Terms } from './review-conditions.ts';

const PAY = 'src/pay.ts' as RepoPath;

const ruleOf = (body: string, governs: readonly string[] = [PAY]): RuleInForce => ({
  rule: { path: 'CLAUDE.md' as RepoPath, source: 'claude-md', paths: null, body, sha256: '0'.repeat(64) },
  governs: governs as RepoPath[],
});

const TERMS: Terms = {
  version: '1.0.0',
  settings: exampleRun.settings,
  captured: 'hooks',
  given: [ruleOf('Amounts are whole cents.')],
  checklist: ['await every promise'],
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
  ['another model of the scorers', withModels({ score: 'opus' }), []],
  ['another level to fail on', withSettings({ fail_on: 'never' }), []],
])('%s: these review anew', (_, different, lenses) => {
  expect(anew(different)).toEqual(lenses);
});
