import { Type, type Static } from 'typebox';
import { SlotName, Text, closed } from './shapes.ts';

/** What the change is for, as `change-summarizer` read it from commit messages, groups and imports. */
export const Summary = Type.Object(
  { slot: SlotName, summary: Text, goal: Text, approach: Text, focus: Type.Array(Text, { maxItems: 20 }) },
  closed,
);
export type Summary = Static<typeof Summary>;
