import type { Lens } from '../../contracts/vocabulary.ts';
import type { Pass } from '../hunks/cut-change.ts';
import { beside, factsOf, NO_EXTRAS, type Extra } from '../texts/extras.ts';
import { lensPlan, type Given, type LensPlan } from './lens-plan.ts';

/** Slots of the shared template that only some sources fill: empty if their source is not in the call. */
const OF_SOME_SOURCES = { stack: '', related: '', imports: '', history: '', comments: '' };

/** What lenses that share a call are shown: the instructions of each, once, with every source in the fence that its lens uses. */
export function sharedPlan(lenses: readonly Lens[], given: Given): LensPlan {
  const plans = lenses.map((lens) => {
    const { raised: _, ...fixed } = lensPlan(lens, given).fixed;
    return { ...lensPlan(lens, given), fixed };
  });
  const whose = new Map<Extra, number>();
  return {
    fixed: Object.assign(
      { sources: lenses.join(', '), ...OF_SOME_SOURCES },
      ...plans.map(({ fixed }) => fixed),
    ) as LensPlan['fixed'],
    passes: (room) => [besideAll(plans, room, whose)],
    filled: (extras) =>
      Object.assign(
        {},
        ...plans.map((plan, at) => plan.filled(extras.filter((extra) => whose.get(extra) === at))),
      ) as ReturnType<LensPlan['filled']>,
  };
}

/** A file beside what every source says about it, in one group: all of it is in one packet, or nothing is shared. */
function besideAll(plans: readonly LensPlan[], room: number, whose: Map<Extra, number>): Pass {
  const passes = plans.map((plan) => plan.passes(room));
  return (file) => {
    const found = passes.map((of) => of.map((pass) => pass(file)));
    for (const [at, all] of found.entries()) {
      for (const extra of all.flatMap(factsOf)) whose.set(extra, at);
    }
    const group = found.flat().flatMap(factsOf);
    const tooLong = found.flat().flatMap((one) => one.tooLong);
    return group.length + tooLong.length === 0 ? NO_EXTRAS : { groups: [beside(group)], tooLong };
  };
}
