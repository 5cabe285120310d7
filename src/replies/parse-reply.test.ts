import { expect, it } from 'vitest';
import { Failure } from '../kernel/failure.ts';
import { parseReply, requireSlot } from './parse-reply.ts';

const score = {
  id: 'L12',
  score: 75,
  status: 'confirmed_valid',
  supports: [{ file: 'src/pay.ts', quote: 'charge(card, total);' }],
  refutes: [],
  reasoning: 'nothing awaits the promise',
};
const scores = (...list: readonly unknown[]): unknown => ({ slot: 'r7k2ab/9', scores: list });
const summary = { slot: 'r7k2ab/1', summary: 's', goal: 'g', approach: 'a', focus: ['payment'] };

const refusal = async (contract: Parameters<typeof parseReply>[0], value: unknown): Promise<string> => {
  const error: unknown = await parseReply(contract, JSON.stringify(value)).catch((e: unknown) => e);
  return error instanceof Failure ? `${error.code}: ${error.message}` : 'accepted';
};

it('returns the value of the contract as it was sent', async () => {
  expect(await parseReply('finding-scorer', JSON.stringify(scores(score)))).toStrictEqual(scores(score));
  expect(await parseReply('change-summarizer', JSON.stringify(summary))).toStrictEqual(summary);
});

it.each([
  ['a score above the rubric', { ...score, score: 101 }, '/scores/0/score must be <= 100, found 101'],
  ['a score with a fraction', { ...score, score: 74.5 }, '/scores/0/score must be integer, found 74.5'],
  ['a score as text', { ...score, score: '75' }, '/scores/0/score must be integer, found "75"'],
  [
    'a status nobody defined',
    { ...score, status: 'valid' },
    '/scores/0/status must be equal to one of the allowed values: confirmed_valid, dismissed_false_positive, needs_human_review, found "valid"',
  ],
  [
    'a support without its quote',
    { ...score, supports: [{ file: 'a.ts' }] },
    '/scores/0/supports/0/quote is required and missing, found nothing',
  ],
  [
    'an own opinion',
    { ...score, confidence: 1 },
    '/scores/0/confidence is not a property of this contract, found 1',
  ],
  ['a score of no finding', { ...score, id: undefined }, '/scores/0/id is required and missing'],
  ['an id that is no place', { ...score, id: 'the first' }, '/scores/0/id must match pattern'],
])('refuses %s with its pointer and value', async (_, value, message) => {
  expect(await refusal('finding-scorer', scores(value))).toContain(
    `refused/schema: not a value of contract finding-scorer: ${message}`,
  );
});

it.each([
  ['a list for the object', [score], 'the whole value must be object, found [{"id":"L12"'],
  ['no score at all', scores(), '/scores must NOT have fewer than 1 items, found []'],
  [
    'more scores than a packet asks for',
    scores(...Array.from({ length: 6 }, (_, n) => ({ ...score, id: `L${n + 1}` }))),
    '/scores must NOT have more than 5 items',
  ],
  [
    'one score as scorers replied before',
    { ...score, id: undefined, slot: 'r7k2ab/9' },
    '/scores is required and missing',
  ],
])('refuses %s', async (_, value, message) => {
  expect(await refusal('finding-scorer', value)).toContain(message);
});

it('refuses two scores of one finding, whichever of them is meant', async () => {
  expect(await refusal('finding-scorer', scores(score, { ...score, score: 10 }))).toMatch(
    /^refused\/duplicate-id: \/scores\/1\/id/,
  );
});

it('spells out the first five defects and counts the rest', async () => {
  const message = await refusal('change-summarizer', { focus: [7, 8, 9] });
  expect(message.split('; ')).toHaveLength(6);
  // Four required properties that are missing and three values that are no text.
  expect(message).toMatch(/; and 2 more$/);
  expect(await refusal('change-summarizer', { ...summary, focus: ['', ''] })).toMatch(/found ""$/);
});

it('says what to send instead', async () => {
  await expect(parseReply('change-summarizer', '{}')).rejects.toMatchObject({
    hint: 'send the whole reply again, with every property the contract names and no other',
  });
});

it('shows a long value shortened and what a terminal would obey as text', async () => {
  const message = await refusal('change-summarizer', {
    ...summary,
    focus: 7,
    [`\u001b]0;x\u0007`]: 'y'.repeat(5000),
  });
  expect(message).toContain('/focus must be array, found 7');
  expect(message).toContain('/\\u{1b}]0;x\\u{7} is not a property of this contract, found "yyy');
  expect(message).toContain('…');
  expect(message.length).toBeLessThan(500);
});

it('takes a fence where it is told that none is allowed for what it is: text before the value', async () => {
  const fenced = `\`\`\`json\n${JSON.stringify(summary)}\n\`\`\``;
  await expect(parseReply('change-summarizer', fenced)).resolves.toStrictEqual(summary);
  await expect(parseReply('change-summarizer', fenced, { fence: false })).rejects.toMatchObject({
    code: 'refused/not-strict-json',
  });
});

it('refuses a reply to another slot', () => {
  expect(() => requireSlot({ slot: 'r7k2ab/9' }, 'r7k2ab/9')).not.toThrow();
  expect(() => requireSlot({ slot: 'r7k2ab/90' }, 'r7k2ab/9')).toThrow(
    expect.objectContaining({
      code: 'refused/wrong-slot',
      message: 'the reply names slot "r7k2ab/90", the packet was r7k2ab/9',
      hint: 'set "slot" to "r7k2ab/9", as the packet says',
    }),
  );
});
