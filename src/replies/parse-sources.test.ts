import { describe, expect, it } from 'vitest';
import type { Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { parseSources } from './parse-sources.ts';

const LENSES: readonly Lens[] = ['dependency-check', 'history-context', 'comment-compliance'];
const finding = (source: string, proof: object) => ({
  ...{ source, file: 'a.ts', line: 1, title: 't', why: 'w', severity: 'high', suggested_fix: '' },
  verification: {
    code_examined: 'return charge(amount);',
    line_range_examined: [1, 1],
    verification_method: 'read it',
    checked_for_handling_elsewhere: false,
    where_checked: [],
    is_impact_finding: false,
  },
  ...proof,
});
const HISTORY = finding('history-context', { commitRef: 'abcdef1', historicalContext: 'a fix' });
const COMMENT = finding('comment-compliance', { commentText: '// Never.' });
const reply = (findings: unknown, more: object = {}): string =>
  JSON.stringify({ slot: 'r7k2ab/3', examined: ['a.ts'], findings, ...more });
const refusal = async (text: string): Promise<string> => {
  try {
    await parseSources(text, LENSES);
  } catch (error) {
    if (error instanceof Failure) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

it('is one review of each source, in order, each with its own findings and the files that were gone through', async () => {
  const parsed = await parseSources(reply([COMMENT, HISTORY, COMMENT]), LENSES);
  expect(parsed.map(({ lens, review }) => [lens, review.findings.length])).toEqual([
    ['dependency-check', 0],
    ['history-context', 1],
    ['comment-compliance', 2],
  ]);
  for (const { review } of parsed) expect(review).toMatchObject({ slot: 'r7k2ab/3', examined: ['a.ts'] });
  expect(parsed[1]?.review.findings[0]).not.toHaveProperty('source');
});

describe('refuses', () => {
  it.each<[string, string, string]>([
    [
      'a source that was not shown',
      reply([{ ...COMMENT, source: 'rules-compliance' }]),
      '/findings/0/source must be one of',
    ],
    [
      'a finding without a source',
      reply([HISTORY, { ...COMMENT, source: undefined }]),
      '/findings/1/source must be one of',
    ],
    [
      'the proof of another source',
      reply([COMMENT, { ...HISTORY, source: 'comment-compliance' }]),
      '/findings/1',
    ],
    [
      'a finding without its proof',
      reply([COMMENT, finding('history-context', { commitRef: 'abcdef1' })]),
      '/findings/1',
    ],
    [
      'one finding that is wrong, and with it all',
      reply([COMMENT, { ...HISTORY, severity: 'dire' }]),
      '/findings/1/severity',
    ],
    ['another property', reply([], { verdict: 'fine' }), 'verdict'],
    ['no list', reply('none'), '/findings must be a list'],
    ['no findings at all', '{"slot":"r7k2ab/3","examined":[]}', 'findings'],
    ['a list', '[]', 'the whole value'],
    ['what is no finding', reply([null]), '/findings/0/source must be one of'],
  ])('%s', async (_, text, said) => {
    const why = await refusal(text);
    expect(why).toMatch(/^refused\//);
    expect(why).toContain(said);
  });

  it('two values, and a key twice', async () => {
    expect(await refusal(`${reply([])}${reply([])}`)).toMatch(/^refused\//);
    expect(await refusal('{"slot":"r7k2ab/3","examined":[],"findings":[],"findings":[]}')).toMatch(
      /^refused\//,
    );
  });
});
