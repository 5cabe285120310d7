import { Session, type Profiler } from 'node:inspector';

/**
 * What of the project's own sources ran since it was asked last, counted by node itself: each block with the magnitude of
 * how often it ran, so that a loop that turns ten times oftener is news as well.
 */
export class Coverage {
  private readonly session = new Session();
  private readonly seen = new Set<string>();

  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.session.connect();
    this.session.post('Profiler.enable');
    this.session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** Whether blocks or magnitudes ran that were never seen before. They are seen from then on, unless it only looks. */
  takeNews(looksOnly = false): boolean {
    let isNew = false;
    for (const { url, functions } of this.taken()) {
      if (!url.includes(this.folder)) continue;
      for (const { ranges } of functions) {
        for (const { startOffset, endOffset, count } of ranges) {
          if (count === 0) continue;
          const block = `${url}:${startOffset}-${endOffset}:${Math.floor(Math.log2(count))}`;
          if (this.seen.has(block)) continue;
          isNew = true;
          if (!looksOnly) this.seen.add(block);
        }
      }
    }
    return isNew;
  }

  get blocks(): number {
    return this.seen.size;
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
