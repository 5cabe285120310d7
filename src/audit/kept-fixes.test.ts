import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/kit/property-runs.ts';
import { PlayedRound } from '../../tests/kit/played-round.ts';
import type { Fault, Fix, World } from '../../tests/kit/played-world.ts';
import { unstableTests } from './tests/test-runs.ts';

const severity = fc.constantFrom('critical', 'high', 'medium', 'low');
const rarely = fc.nat(2).map((n) => n === 0);
const fix: fc.Arbitrary<Fix> = fc.record({
  severity,
  file: fc.constantFrom('a.js', 'b.js', 'c.js'),
  breaks: rarely,
  mendable: fc.boolean(),
  needs: fc.option(fc.nat(4), { nil: undefined }),
  together: fc.constantFrom('kept', 'kept', 'refused', 'rejected', 'gone'),
});
const fault: fc.Arbitrary<Fault> = fc.record({
  review: fc.nat(2),
  fix: fc.nat(3),
  severity,
  mendable: rarely,
  nowhere: rarely,
});
const world: fc.Arbitrary<World> = fc.record({
  fixes: fc
    .array(fix, { minLength: 2, maxLength: 6 })
    .map((fixes) => fixes.map((one, n) => ({ ...one, needs: (one.needs ?? n) < n ? one.needs : undefined }))),
  faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
  flaky: fc.nat(2),
  failingBefore: fc.boolean(),
  quick: fc.boolean(),
  apart: fc.boolean(),
});

/** Why a fix may go, for each that went: by what the world did, not by what the journal says. */
function reasons(played: PlayedRound, subject: string, stood: ReadonlySet<string>): string[] {
  const { world: of, reviews } = played;
  const number = Number(subject.slice(-1)) - 1;
  if (subject.startsWith('REPAIR')) return ['a repair of a fix that went'];
  if (subject.startsWith('FD')) {
    const about = of.faults[number]?.fix ?? -1;
    const goes = played.events.some((e) => e.kind === 'reverted' && e.subject === `QA-R1-00${about + 1}`);
    return goes ? ['its fault goes with its fix'] : [];
  }
  const own = of.fixes[number];
  const needed = own?.needs === undefined ? undefined : `QA-R1-00${own.needs + 1}`;
  return [
    ...(own?.breaks === true && !own.mendable ? ['it breaks a test for good'] : []),
    ...(needed !== undefined && !stood.has(needed) ? ['what it needs was gone'] : []),
    ...(of.faults.some(
      (one, n) => one.fix === number && !one.mendable && !one.nowhere && reviews[n] !== undefined,
    )
      ? ['an unmended finding is about it']
      : []),
  ];
}

describe('whatever fixes, tests and reviews do', () => {
  it('no fix is lost that neither a failing test nor a finding is about', () => {
    let lost = 0;
    let kept = 0;
    let open = 0;
    let shared = 0;
    let gone = 0;
    fc.assert(
      fc.property(world, (of) => {
        const played = new PlayedRound(of);
        played.play();
        const { events, state, round } = played;
        const stand = new Set<string>();
        for (const event of events) {
          if (event.kind === 'committed') stand.add(event.subject);
          if (event.kind !== 'reverted') continue;
          const { subject } = event;
          expect([subject, reasons(played, subject, stand)]).not.toEqual([subject, []]);
          stand.delete(subject);
          lost += 1;
        }
        for (const event of events) if (event.kind === 'planned' && event.subjects !== undefined) shared += 1;
        // No call is shared twice, and whatever is to be fixed is fixed, gone for a reason, or given up after its attempts.
        for (const item of round.items) {
          expect(item.attempts.filter(({ isShared }) => isShared).length).toBeLessThanOrEqual(1);
          expect(item.outcome).not.toBe('open');
        }
        // What is sound is there at the end, and what breaks a test for good is not.
        expect(played.failing(round.commits)).toEqual(of.failingBefore ? ['old'] : []);
        // A finding of the reviewer is mended, gone with its fix, or open on purpose.
        for (const { id, source, status } of state.findings.values())
          if (source === 'fix-diff-reviewer' && status === 'open') {
            expect(round.leftOpen.has(id)).toBe(true);
            open += 1;
          }
        // What went with a fix is fixed as long as that fix stands, and no longer.
        for (const [subject, of] of round.gone) {
          expect(round.commits.map((commit) => commit.sha)).toContain(of);
          expect(state.findings.get(subject)?.status).toBe('fixed');
          gone += 1;
        }
        expect(unstableTests(state).every((name) => name.startsWith('flaky'))).toBe(true);
        kept += stand.size;
      }),
      propertyRuns(150),
    );
    expect([lost > 100, kept > 150, open > 5, shared > 50, gone > 5]).toEqual([true, true, true, true, true]);
  });
});
