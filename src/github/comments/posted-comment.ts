import type { FindingMarker } from './marker.ts';

/** An earlier comment of ours about a finding, which starts a thread. Ids are GitHub's. */
export type PostedComment = {
  readonly id: string;
  readonly path: string;
  readonly body: string;
  readonly marker: FindingMarker;
  readonly thread: string;
  readonly resolved: boolean;
};
