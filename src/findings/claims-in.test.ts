import { expect, it } from 'vitest';
import { exampleClaim } from '../../tests/kit/world-example.ts';
import { LENSES, lensRecord } from '../contracts/vocabulary.ts';
import { claimsIn } from './claims-in.ts';

const bug = exampleClaim({ trigger: 'a declined card' });
const commit = exampleClaim({ commitRef: 'c0ffee1', historicalContext: 'it was awaited on purpose' });

it('reads a list of findings and tells each one’s lens by its proof', async () => {
  const raised = await claimsIn([bug, commit]);
  expect(raised.map(({ lens, claim }) => [lens, claim])).toEqual([
    ['bug-scan', bug],
    ['history-context', commit],
  ]);
});

it('reads a whole reply', async () => {
  const reply = { slot: 'r7k2ab/3', examined: [], findings: [commit] };
  expect(await claimsIn(reply)).toEqual([{ slot: 'r7k2ab/3', lens: 'history-context', claim: commit }]);
  expect(await claimsIn({ ...reply, findings: [] })).toEqual([]);
  expect(await claimsIn([])).toEqual([]);
});

it.each([
  ['rules-compliance', { ruleFile: 'CLAUDE.md', ruleText: 'Await every promise.' }],
  ['bug-scan', { trigger: 'a declined card' }],
  ['dependency-check', { dependency: 'card', expectedUsage: 'awaited', actualUsage: 'not awaited' }],
  ['history-context', { commitRef: 'c0ffee1', historicalContext: 'it was awaited on purpose' }],
  ['comment-compliance', { commentText: '// every charge must be awaited' }],
  ['intent-fulfilment', { intentText: 'a declined card is refunded' }],
  ['caller-impact', { callerFile: 'src/ship.ts', callerText: 'await pay(order);', breaks: 'the receipt' }],
  [
    'data-flow-security',
    { sourceFile: 'a.ts', sourceText: 'request.body.name', sinkFile: 'b.ts', sinkText: 'log(order.card)' },
  ],
  ['codebase-fit', { existingFile: 'src/card.ts', existingText: 'export function charge(' }],
] as const)('knows %s by the proof that it owes', async (lens, proof) => {
  const raised = await claimsIn([exampleClaim(proof)]).catch((error: unknown) => error);
  // A proof that is not whole is refused by the contract of the very lens.
  if (raised instanceof Error) expect(raised.message).toContain(`contract ${lens}`);
  else expect(raised).toMatchObject([{ lens }]);
});

it('no lens has the first property of another’s proof, by which a finding says whose it is', () => {
  const first = LENSES.map((lens) => Object.keys(lensRecord(lens).proof)[0]);
  const shared = LENSES.filter((lens, at) =>
    LENSES.some((other) => other !== lens && Object.hasOwn(lensRecord(other).proof, first[at] ?? '')),
  );
  expect(shared).toEqual([]);
});

it('says which proofs there are and how to name a lens', async () => {
  await expect(claimsIn([7])).rejects.toMatchObject({
    message: expect.stringContaining('(one of ruleFile, trigger, dependency, commitRef, ') as unknown,
    hint: expect.stringContaining('--contract rules-compliance|bug-scan|dependency-check|') as unknown,
  });
});

it.each([
  ['null among the findings', [null], '/0 holds the proof of no lens'],
  ['null as a reply', null, 'the whole value must be object'],
  ['findings that are no list', { slot: 'r7k2ab/3', examined: [], findings: bug }, '/findings must be array'],
  [
    'a reply with a finding of no lens',
    { slot: 's', findings: [exampleClaim()] },
    '/findings/0 holds the proof',
  ],
  [
    'a pointer further in',
    [{ ...bug, verification: { ...bug.verification, cause: 7 } }],
    '/0/verification/cause',
  ],
])('refuses %s', async (_, value, message) => {
  await expect(claimsIn(value)).rejects.toMatchObject({
    code: 'refused/schema',
    message: expect.stringContaining(message) as string,
  });
});

it.each([
  ['no proof of any lens', [bug, exampleClaim()], undefined, '/1 holds the proof of no lens'],
  ['a finding that is none', [bug, 7], undefined, '/1 holds the proof of no lens'],
  [
    'a property too many, under its place in the list',
    [bug, { ...bug, score: 9 }],
    undefined,
    '/1/score is not a property',
  ],
  ['the proofs of two lenses', [{ ...bug, ...commit }], undefined, '/0/'],
  ['another lens than was said', [bug], 'history-context', '/0/commitRef is required'],
  ['a reply without its slot', { findings: [bug] }, undefined, '/slot is required'],
  ['a string', 'none', 'bug-scan', 'the whole value must be object'],
] as const)('refuses %s', async (_, value, lens, message) => {
  await expect(claimsIn(value, lens)).rejects.toMatchObject({
    code: 'refused/schema',
    message: expect.stringContaining(message) as string,
  });
});
