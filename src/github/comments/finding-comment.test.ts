import { describe, expect, it } from 'vitest';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { exampleFix } from '../../../tests/kit/work-example.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { findingComment } from './finding-comment.ts';
import type { Suggestion } from './suggestion.ts';

const scored = { ...exampleFinding('Ships unpaid', 12), score: 95, group: 'critical' as const };
const [listed] = buildReport(exampleFacts({ raised: 1, scored: [scored] })).findings;

it.each([
  ['quote', 'Proven: quote'],
  ['rule', 'Proven: rule'],
  ['trigger', 'Claimed: trigger'],
  ['dependency', 'Claimed: dependency'],
  ['commit', 'Found, in the reviewer’s words: commit'],
  ['knowledge', 'Not proven: knowledge'],
])('says of %s what code has done with it: %s', (kind, summary) => {
  if (listed === undefined) expect.unreachable('no finding');
  const evidence = [{ kind, source: 'src/pay.ts:12', text: 'ship(order);' }];
  expect(findingComment({ ...listed, evidence }, undefined)).toContain(`<summary>${summary}</summary>`);
});

it('names group and severity apart, which may be one word', () => {
  if (listed === undefined) expect.unreachable('no finding');
  const comment = findingComment({ ...listed, severity: 'critical' }, undefined);
  expect(comment).toContain('(critical, severity critical, score 95, ');
});

describe('a verified fix in a comment', () => {
  const commentOn = (patch: string, suggestion?: Suggestion) =>
    findingComment({ ...listed!, fix: exampleFix({ patch }) }, undefined, suggestion);
  const patch = exampleFix().patch;

  it('takes the place of the fix that the reviewer suggests', () => {
    expect(commentOn('')).toContain('Suggested fix:');
    expect(commentOn(patch)).not.toContain('Suggested fix:');
    expect(commentOn(patch)).toContain(`\`\`\`diff\n${patch}\n\`\`\``);
  });

  it.each([
    ['is long', patch + ' a\n'.repeat(1400)],
    ['has hidden characters', patch.replace('true', 'tr\u200bue')],
    ['holds a secret', patch.replace('true', '[REDACTED:github:1]')],
  ])('is named by its command, not shown, where it %s', (_, text) => {
    expect(commentOn(text)).toContain('can hold. As a patch: `correctless fix RUN --patch FILE`');
    expect(commentOn(text)).not.toContain('```diff');
  });

  it('is offered in a fence that its lines cannot close', () => {
    const body = commentOn(patch, { file: 'a', lines: [3, 4], replacement: ['```', 'x'] });
    expect(body).toContain('The verified fix replaces lines 3 to 4:\n\n````suggestion\n```\nx\n````');
    const none = commentOn(patch, { file: 'a', lines: [3, 3], replacement: [] });
    expect(none).toContain('The verified fix replaces line 3:\n\n```suggestion\n```');
  });
});
