import { describe, expect, it } from 'vitest';
import type { Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { parseReply } from './parse-reply.ts';
import { splitSources } from './split-sources.ts';

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
const read = async (text: string, lenses = LENSES) =>
  splitSources(await parseReply('source-reader', text), lenses);
const refusal = async (text: string): Promise<string> => {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof Failure) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

it('is one review of each source, in order, each with its own findings and the files that were gone through', async () => {
  const parsed = await read(reply([COMMENT, HISTORY, COMMENT]));
  expect(parsed.map(({ lens, places }) => [lens, places])).toEqual([
    ['dependency-check', []],
    ['history-context', [1]],
    ['comment-compliance', [0, 2]],
  ]);
  for (const { review } of parsed) expect(review).toMatchObject({ slot: 'r7k2ab/3', examined: ['a.ts'] });
  expect(parsed[1]?.review.findings[0]).not.toHaveProperty('source');
});

describe('refuses', () => {
  it.each<[string, string, string]>([
    [
      'a source that no reader has',
      reply([{ ...COMMENT, source: 'rules-compliance' }]),
      '/findings/0/source',
    ],
    [
      'a finding without a source',
      reply([HISTORY, { ...COMMENT, source: undefined }]),
      '/findings/1/source is required',
    ],
    [
      'the proof of another source',
      reply([COMMENT, { ...HISTORY, source: 'comment-compliance' }]),
      'contract comment-compliance: /findings/1/commentText',
    ],
    [
      'a finding without its proof',
      reply([COMMENT, finding('history-context', { commitRef: 'abcdef1' })]),
      'contract history-context: /findings/1/historicalContext',
    ],
    [
      'one finding that is wrong, and with it all',
      reply([COMMENT, { ...HISTORY, severity: 'dire' }]),
      '/findings/1/severity',
    ],
    ['another property', reply([], { verdict: 'fine' }), 'verdict'],
    ['no list', reply('none'), '/findings'],
    ['no findings at all', '{"slot":"r7k2ab/3","examined":[]}', 'findings'],
    ['a list', '[]', 'the whole value'],
    ['what is no finding', reply([null]), '/findings/0'],
    ['two proofs at once', reply([{ ...COMMENT, commitRef: 'abcdef1' }]), '/findings/0'],
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

  it('a source that the packet did not show, whatever proof it has', async () => {
    await expect(read(reply([COMMENT, HISTORY]), ['dependency-check', 'comment-compliance'])).rejects.toThrow(
      '/findings/1/source must be a source of this packet: dependency-check, comment-compliance',
    );
  });

  it('a finding without its proof before it is known which sources were shown', async () => {
    const bare = finding('history-context', { commitRef: 'abcdef1' });
    await expect(parseReply('source-reader', reply([bare]))).rejects.toThrow(
      '/findings/0/historicalContext is required',
    );
  });
});
