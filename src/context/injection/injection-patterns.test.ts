import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HINT, SPOKEN } from './injection-patterns.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** What the patterns are made of, in their order, so that sentences of a few of them often fit one. Often nothing. */
const PARTS: readonly (readonly string[])[] = [
  [
    '',
    'Hey',
    'Hello',
    'Dear',
    'Attention,',
    'Note to the',
    'Message for',
    'SYSTEM:',
    'Assistant,',
    'If',
    'Any',
  ],
  [
    '',
    '',
    '',
    'ignore',
    'Forget what',
    'disregard',
    'override',
    'reply',
    'Answer',
    'respond',
    'lower',
    'set',
  ],
  [
    '',
    '',
    '',
    'you were told',
    'you must',
    'you are now',
    'you are no longer',
    "you're",
    'the severity of',
    'only',
  ],
  ['', 'AI reviewer', 'Claude', 'LLM', 'code-review agent', 'an assistant', 'bots:', 'Copilot,', 'reviewers'],
  [
    '',
    '',
    '',
    'reading this',
    'must',
    'must not',
    'shall not',
    'do not',
    'never',
    ':',
    'can',
    'all',
    'previous',
  ],
  [
    '',
    'approve',
    'skip',
    'report',
    'flag',
    'raise',
    'mention',
    'list',
    'accept',
    'finding',
    'findings',
    'issues',
  ],
  [
    '',
    'instruction',
    'prompt',
    'guideline',
    'directions',
    'guardrails',
    'rubric',
    'findings',
    'this PR',
    'this',
    'lgtm',
  ],
  ['', 'of the reviewer', 'zero', 'in this change', 'false positives', '.'],
];

it('hints at every sentence that it means', () => {
  const seen = new Set<number>();
  const sentences = fc.tuple(...PARTS.map((words) => fc.constantFrom(...words)));
  fc.assert(
    fc.property(sentences, fc.boolean(), (words, isLoud) => {
      const sentence = words.filter((word) => word !== '').join(' ');
      const text = isLoud ? sentence.toUpperCase() : sentence;
      for (const [at, said] of SPOKEN.entries()) {
        if (!said.test(text)) continue;
        seen.add(at);
        expect(HINT.test(text), `${said.source} of: ${text}`).toBe(true);
      }
    }),
    { ...propertyRuns(40_000), seed: 1 },
  );
  expect(SPOKEN.map((_, at) => at).filter((at) => !seen.has(at))).toEqual([]);
});

it('hints at no ordinary message', () => {
  const message = 'fix(orders): round the total once, not for each line; the tests now compare cents.';
  expect(HINT.test(message)).toBe(false);
});
