import { describe, expect, it } from 'vitest';
import { decideMove } from './moves/decide-move.ts';
import { foldJournal } from './fold/fold-journal.ts';
import { auditFile, START } from '../../tests/kit/audit-example.ts';
import { journalOf, type Untimed } from '../../tests/kit/audit-journal.ts';
import { doIt, random } from '../../tests/kit/random-audit.ts';

const FILE = auditFile({ auto: true });

describe('whatever happens in an audit', () => {
  it('no round closes past a review of its head that found nothing, and every audit ends', () => {
    const ends = new Set<string>();
    let reviewed = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const luck = random(seed);
      let n = 0;
      const count = (): number => (n += 1);
      const events: Untimed[] = [];
      for (let step = 0; ; step += 1) {
        if (step > 2000) throw new Error(`seed ${seed} does not end: ${JSON.stringify(events.slice(-12))}`);
        const state = foldJournal(START, journalOf(events));
        const move = decideMove(FILE, state);
        if (move.kind === 'done') {
          ends.add(state.ended?.outcome ?? '');
          break;
        }
        if (move.kind === 'close') {
          const round = state.rounds.at(-1);
          const review = round?.reviews.at(-1);
          if (round !== undefined && round.commits.length > 0) {
            reviewed += 1;
            const unsettled = review?.ids.filter((id) => !round.leftOpen.has(id));
            expect([seed, review?.head, unsettled]).toEqual([seed, state.head, []]);
            expect(
              review?.ids.length === 0 && review.linesChanged === 60 && !round.recorded.has(state.head),
            ).toBe(false);
          }
          // Nothing that the reviewer found is left open beside fixes that stand, but on purpose.
          const left = [...state.findings.values()].filter(
            (f) =>
              f.source === 'fix-diff-reviewer' &&
              f.status === 'open' &&
              !state.rounds.some((one) => one.leftOpen.has(f.id)),
          );
          expect([seed, left]).toEqual([seed, []]);
          expect(round?.pinned).toBeDefined();
        }
        events.push(...doIt(move, state, luck, count));
      }
    }
    expect(ends).toEqual(new Set(['converged', 'stopped', 'ceiling']));
    expect(reviewed).toBeGreaterThan(100);
  });
});
