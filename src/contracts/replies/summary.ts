import { Type, type Static } from 'typebox';
import { SlotName, closed, words } from '../shapes.ts';

/**
 * What the change is for, according to a reviewer who read the whole change. Bounded so that it leaves most of a packet to the
 * change: every reviewer with an intent is given it.
 */
export const Intent = closed({ summary: words(3000), goal: words(1000) });
export type Intent = Static<typeof Intent>;

/** What the change is for, according to `change-summarizer`, from commit messages, groups and imports. */
export const Summary = closed({
  slot: SlotName,
  summary: words(3000),
  goal: words(1000),
  approach: words(3000),
  focus: Type.Array(words(500), { maxItems: 5 }),
});
export type Summary = Static<typeof Summary>;
