/** What one fix of a round does besides mending its finding. */
export type Fix = {
  readonly severity: 'critical' | 'high' | 'medium' | 'low';
  readonly file: string;
  /** It breaks a test of its own. */
  readonly breaks: boolean;
  /** A repair of that test does it. */
  readonly mendable: boolean;
  /** A test of it passes only where that earlier fix, by number, stands. */
  readonly needs: number | undefined;
  /** What becomes of it in a call that it shares: refused by the program, rejected by the validator, kept, or gone with the first of it. */
  readonly together: 'kept' | 'refused' | 'rejected' | 'gone';
};

/** What the reviewer finds wrong with a fix, by number; in the n-th review. */
export type Fault = {
  readonly review: number;
  readonly fix: number;
  readonly severity: Fix['severity'];
  readonly mendable: boolean;
  /** Its place tells nobody which fix it is about. */
  readonly nowhere: boolean;
};

export type World = {
  readonly fixes: readonly Fix[];
  readonly faults: readonly Fault[];
  /** Tests that fail every second time; whether the first is one of those is told by the point. */
  readonly flaky: number;
  readonly failingBefore: boolean;
  readonly quick: boolean;
  /** Findings of a file stand apart, so that fixes share calls. */
  readonly apart: boolean;
};
