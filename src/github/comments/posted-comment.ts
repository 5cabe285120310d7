import type { FindingMarker } from './marker.ts';

/** An earlier comment of our own about a finding, which opens a thread. Ids are GitHub's. */
export type PostedComment = {
  readonly id: string;
  readonly path: string;
  readonly body: string;
  readonly marker: FindingMarker;
  readonly thread: string;
  readonly resolved: boolean;
};
