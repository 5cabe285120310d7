import type { FileChange } from '../diff/changed-lines.ts';

/** One changed file with its text on both sides; null where the side has none, or none that can be read as text. */
export type ChangedSource = {
  readonly change: FileChange;
  readonly before: string | null;
  readonly after: string | null;
};
