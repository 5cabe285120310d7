import { cpuRatioOf, ratioOf, type Figures } from './measure.ts';

/** One line of the table: ours beside its floor. Milliseconds and bytes. */
export type Row = {
  readonly work: string;
  readonly floor: string;
  readonly ours: number;
  readonly floorTime: number;
  readonly ratio: number;
  readonly cpuRatio: number | null;
  readonly peak: number | null;
  readonly floorPeak: number | null;
  /** What was asked for, and whether it was met. Empty: nothing, the line is for comparison. */
  readonly targets: readonly Target[];
  /** Every figure that it was computed from. */
  readonly figures: readonly Figures[];
};

export type Target = { readonly says: string; readonly met: boolean };

/** What a row may be held to; all are upper limits. */
export type Limits = { readonly ratio?: number; readonly cpu?: number; readonly peak?: number };

export function rowOf(work: string, ours: Figures, floor: Figures, limits: Limits = {}): Row {
  const [ratio, cpuRatio] = [ratioOf(ours, floor), cpuRatioOf(ours, floor)];
  const peakRatio = ours.peak === null || floor.peak === null ? null : ours.peak / floor.peak;
  const targets = [
    ...limitTarget('', ratio, limits.ratio),
    ...limitTarget('CPU ', cpuRatio, limits.cpu),
    ...limitTarget('peak ', peakRatio, limits.peak),
  ];
  return {
    work,
    floor: floor.name,
    ours: ours.median,
    floorTime: floor.median,
    ratio,
    cpuRatio,
    peak: ours.peak,
    floorPeak: floor.peak,
    targets,
    figures: [ours, floor],
  };
}

function limitTarget(of: string, value: number | null, limit: number | undefined): Target[] {
  return limit === undefined ? [] : [{ says: `${of}≤ ${limit} ×`, met: value !== null && value <= limit }];
}
