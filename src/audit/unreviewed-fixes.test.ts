import { expect, it } from 'vitest';
import { auditFinding, fixesFinding, sha } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { unreviewedFixes } from './unreviewed-fixes.ts';

const FD = fixesFinding();
const mended: Untimed[] = [
  ...did.reviewed(sha('a1'), [FD]),
  ...did.tried(FD.id, 'fix02'),
  ...did.judged(FD.id, 'jud02'),
  did.committed(FD.id, sha('a2'), sha('a1')),
];
const nextRound: Untimed[] = [did.closed(1, 1), { kind: 'round', round: 2, head: sha('a1') }];

it.each<[string, Untimed[], string[]]>([
  ['before there is a round that fixed anything', did.hunted([auditFinding()]), []],
  ['after a fix', fixedOnce(), ['a1']],
  ['after its review, whatever that found', [...fixedOnce(), ...did.reviewed(sha('a1'), [FD])], []],
  ['after what mends what the review found', [...fixedOnce(), ...mended], ['a2']],
  ['after that was reviewed as well', [...fixedOnce(), ...mended, ...did.reviewed(sha('a2'))], []],
  ['after it was taken back', [...fixedOnce(), ...mended, did.reverted(FD.id, sha('a2'), sha('a3'))], []],
  ['after the fix was taken back', [...fixedOnce(), did.reverted('QA-R1-001', sha('a1'), sha('a3'))], []],
  ['in the next round', [...fixedOnce(), ...did.reviewed(sha('a1')), ...nextRound], []],
])('fixes that no review has seen, %s', (_, events, expected) => {
  expect(unreviewedFixes(stateAfter(...events)).map((one) => one.sha)).toEqual(expected.map(sha));
});
