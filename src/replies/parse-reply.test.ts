import { expect, it } from 'vitest';
import { Failure } from '../kernel/failure.ts';
import { parseReply, requireSlot } from './parse-reply.ts';

const defect = {
  claims: ['C1', 'C2'],
  score: 75,
  severity: 'high',
  status: 'confirmed_valid',
  supports: [{ file: 'src/pay.ts', quote: 'charge(card, total);' }],
  refutes: [],
  reasoning: 'nothing awaits the promise',
};
const defects = (...list: readonly unknown[]): unknown => ({ slot: 'r7k2ab/9', defects: list });
const summary = { slot: 'r7k2ab/1', summary: 's', goal: 'g', approach: 'a', focus: ['payment'] };

const refusal = async (contract: Parameters<typeof parseReply>[0], value: unknown): Promise<string> => {
  const error: unknown = await parseReply(contract, JSON.stringify(value)).catch((e: unknown) => e);
  return error instanceof Failure ? `${error.code}: ${error.message}` : 'accepted';
};

it('returns the value of the contract as it was sent', async () => {
  expect(await parseReply('finding-scorer', JSON.stringify(defects(defect)))).toStrictEqual(defects(defect));
  expect(await parseReply('change-summarizer', JSON.stringify(summary))).toStrictEqual(summary);
});

it.each([
  ['a score above the rubric', { ...defect, score: 101 }, '/defects/0/score must be <= 100, found 101'],
  ['a score with a fraction', { ...defect, score: 74.5 }, '/defects/0/score must be integer, found 74.5'],
  ['a score as text', { ...defect, score: '75' }, '/defects/0/score must be integer, found "75"'],
  [
    'a status nobody defined',
    { ...defect, status: 'valid' },
    '/defects/0/status must be equal to one of the allowed values: confirmed_valid, dismissed_false_positive, needs_human_review, found "valid"',
  ],
  [
    'a support without its quote',
    { ...defect, supports: [{ file: 'a.ts' }] },
    '/defects/0/supports/0/quote is required and missing, found nothing',
  ],
  [
    'an own opinion',
    { ...defect, confidence: 1 },
    '/defects/0/confidence is not a property of this contract, found 1',
  ],
  ['a defect of no claim', { ...defect, claims: [] }, '/defects/0/claims must NOT have fewer than 1 items'],
  ['a claim that is no id', { ...defect, claims: ['the first'] }, '/defects/0/claims/0 must match pattern'],
  [
    'a severity nobody defined',
    { ...defect, severity: 'blocker' },
    '/defects/0/severity must be equal to one of the allowed values: critical, high, medium, low, found "blocker"',
  ],
  ['no severity', { ...defect, severity: undefined }, '/defects/0/severity is required and missing'],
])('refuses %s with its pointer and value', async (_, value, message) => {
  expect(await refusal('finding-scorer', defects(value))).toContain(
    `refused/schema: not a value of contract finding-scorer: ${message}`,
  );
});

it.each([
  ['a list for the object', [defect], 'the whole value must be object, found [{"claims":["C1","C2"]'],
  ['no defect at all', defects(), '/defects must NOT have fewer than 1 items, found []'],
  [
    'scores as scorers replied before',
    { slot: 'r7k2ab/9', scores: [{ ...defect, claims: undefined, id: 'L12' }] },
    '/defects is required and missing',
  ],
])('refuses %s', async (_, value, message) => {
  expect(await refusal('finding-scorer', value)).toContain(message);
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
