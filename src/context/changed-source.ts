import type { FileChange } from '../diff/changed-lines.ts';

/** One changed file with its text on both sides; null if that side has no text or none that can be read. */
export type ChangedSource = {
  readonly change: FileChange;
  readonly before: string | null;
  readonly after: string | null;
};
