import { describe, expect, it } from 'vitest';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import type { Judged } from '../receive/judged.ts';
import { decideStop, isConcluded, type StopDecision } from './decide-stop.ts';

const at = '2026-01-02T03:04:05.678Z';
const told = (why: string, agentId = 'a1'): LedgerEvent => ({
  ...{ kind: 'sent-back', at, agentId, agent: 'bug-scan', why },
});
const refused = (why: string, once = false): Judged => ({ kind: 'refused', why, once });
const acceptable = (...remarks: readonly string[]): Extract<Judged, { kind: 'acceptable' }> => ({
  kind: 'acceptable',
  slot: 'r7k2ab/1',
  remarks,
});
const kept = (...remarks: readonly string[]): StopDecision => ({ kind: 'keep', slot: 'r7k2ab/1', remarks });
const back = (why: string): StopDecision => ({ kind: 'send-back', why });

describe('a reply', () => {
  const decisions: [string, readonly LedgerEvent[], Judged, StopDecision][] = [
    ['that nothing is said against is kept', [], acceptable(), kept()],
    ['is kept also after the agent was told twice', [told('x'), told('y')], acceptable(), kept()],
    ['that is refused goes back', [], refused('prose'), back('prose')],
    ['goes back a second time', [told('prose')], refused('prose'), back('prose')],
    [
      'goes back no third time',
      [told('prose'), told('prose')],
      refused('prose'),
      { kind: 'refuse', why: 'prose' },
    ],
    ['of another agent does not count', [told('x', 'a2'), told('x', 'a2')], refused('prose'), back('prose')],
    [
      'that no second word would mend goes back once',
      [told('no_work')],
      refused('no_work', true),
      { kind: 'refuse', why: 'no_work' },
    ],
    [
      'that no second word would mend goes back when it was told something else',
      [told('prose')],
      refused('no_work', true),
      back('no_work'),
    ],
    ['with remarks goes back with all of them', [], acceptable('one', 'two'), back('one\ntwo')],
    ['with remarks goes back a second time', [told('one')], acceptable('one'), back('one')],
    [
      'with remarks is kept then, for code to drop what does not hold',
      [told('one'), told('one')],
      acceptable('one'),
      kept('one'),
    ],
  ];
  const partial = (...once: readonly string[]): Judged => ({ ...acceptable('one'), once });
  const whole = (...once: readonly string[]): Judged => ({ ...acceptable(), once });
  decisions.push(
    ['that goes through a part goes back', [], whole('lacks b'), back('lacks b')],
    ['that goes through the same part again is kept', [told('lacks b')], whole('lacks b'), kept('lacks b')],
    ['that goes through another part goes back again', [told('lacks c')], whole('lacks b'), back('lacks b')],
    ['goes back with all that is to be said of it', [], partial('lacks b'), back('one\nlacks b')],
    ['is kept with all of it', [told('x'), told('y')], partial('lacks b'), kept('one', 'lacks b')],
  );
  it.each(decisions)('%s', (_, ledger, judged, decision) => {
    expect(decideStop(ledger, { agent: 'bug-scan', agentId: 'a1' }, judged)).toEqual(decision);
  });

  const scorer = { agent: 'finding-scorer' as Agent, agentId: 'a1' };
  it('of a scorer goes back once with remarks, and twice when it is refused', () => {
    expect(decideStop([], scorer, acceptable('weak'))).toEqual(back('weak'));
    expect(decideStop([told('weak')], scorer, acceptable('weak'))).toEqual(kept('weak'));
    expect(decideStop([told('prose')], scorer, refused('prose'))).toEqual(back('prose'));
  });
});

describe('an agent has had its last word', () => {
  const accepted: LedgerEvent = {
    ...{
      kind: 'accepted',
      at,
      agentId: 'a1',
      slot: 'r7k2ab/1',
      sha256: 'a'.repeat(64),
      bytes: 1,
      remarks: [],
    },
  };
  it.each<[string, readonly LedgerEvent[], boolean]>([
    ['when a reply of it was accepted', [accepted], true],
    [
      'when a reply of it was refused',
      [{ kind: 'refused', at, agentId: 'a1', agent: 'bug-scan', why: 'x' }],
      true,
    ],
    ['not when it was only sent back', [told('x')], false],
    ['not when the reply was another agent’s', [{ ...accepted, agentId: 'a2' }], false],
    ['not when nobody has said anything', [], false],
  ])('%s', (_, ledger, is) => {
    expect(isConcluded(ledger, 'a1')).toBe(is);
  });
});
