import { expect, it } from 'vitest';
import { exampleClaim } from '../../tests/kit/world-example.ts';
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
