import { Session, type Profiler } from 'node:inspector';
import { lengthOf, overlap, type Intervals } from './intervals.ts';

/**
 * What of the project's own sources ran since it was asked last, counted by node itself (V8's block coverage).
 *
 * V8 names a block only where its count differs from the one around it, so the same code has other blocks from one answer
 * to the next. What can be compared are the places of a function that did not run.
 */
export class Coverage {
  private readonly session = new Session();
  /** Of each function that ever ran, where it never did. */
  private readonly never = new Map<string, Intervals>();
  private readonly magnitudes = new Set<string>();

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /**
   * Whether one input ran what none ran before it, or ran something in another magnitude, as when a loop turns ten times
   * oftener. It is no news from then on.
   */
  takeNewsOfOne(): boolean {
    let isNew = false;
    for (const { name, ranges } of this.ran()) {
      const never = this.leftOut(name, ranges);
      isNew ||= lengthOf(never) < lengthOf(this.never.get(name));
      this.never.set(name, never);
      for (const { startOffset, endOffset, count } of ranges) {
        const magnitude = `${name}:${startOffset}-${endOffset}:${Math.floor(Math.log2(count))}`;
        isNew ||= count > 0 && !this.magnitudes.has(magnitude);
        this.magnitudes.add(magnitude);
      }
    }
    return isNew;
  }

  /** Whether some of many inputs ran what none ran before them. Their counts add up, so magnitudes tell nothing. */
  takeNewsOfMany(): boolean {
    return this.ran().some(
      ({ name, ranges }) => lengthOf(this.leftOut(name, ranges)) < lengthOf(this.never.get(name)),
    );
  }

  /** Functions that ever ran. */
  get functions(): number {
    return this.never.size;
  }

  private leftOut(name: string, ranges: readonly Profiler.CoverageRange[]): Intervals {
    const now = ranges
      .filter(({ count }) => count === 0)
      .map(({ startOffset, endOffset }) => [startOffset, endOffset] as const);
    const before = this.never.get(name);
    return before === undefined ? now : overlap(before, now);
  }

  /** The first range of a function is the whole of it. */
  private ran(): { readonly name: string; readonly ranges: readonly Profiler.CoverageRange[] }[] {
    return this.taken()
      .filter(({ url }) => url.includes(this.folder))
      .flatMap(({ url, functions }) =>
        functions
          .filter(({ ranges: [whole] }) => whole !== undefined && whole.count > 0)
          .map(({ ranges }) => ({ name: `${url}:${ranges[0]?.startOffset ?? 0}`, ranges })),
      );
  }

  private taken(): readonly Profiler.ScriptCoverage[] {
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    // Answers before it returns: the session is of this very thread.
    this.session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error !== null) throw error;
      scripts = answer.result;
    });
    return scripts;
  }
}
