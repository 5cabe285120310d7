import type { LineSpan } from '../kernel/line-span.ts';

export type HunkChanges = {
  readonly added: readonly LineSpan[];
  readonly removed: readonly LineSpan[];
  readonly deletionAnchors: readonly number[];
};

const NOTHING: readonly never[] = [];

/**
 * Counts through a hunk's lines and notes its runs of changes: what stands between two context lines.
 *
 * The scanner moves `oldLine` and `newLine`, the lines that come next on either side, for removed and added lines.
 */
export class ChangeRuns {
  oldLine: number;
  newLine: number;
  /** Where the run began: equal to `oldLine` and `newLine` outside a run. */
  #oldRun: number;
  #newRun: number;
  #sawContext = false;
  // Made when something goes in: most hunks fill one or two of them, and a patch may hold a million hunks.
  #added: LineSpan[] | undefined;
  #removed: LineSpan[] | undefined;
  #anchors: number[] | undefined;

  constructor(oldLine: number, newLine: number) {
    this.oldLine = this.#oldRun = oldLine;
    this.newLine = this.#newRun = newLine;
  }

  /** A context line: the same on both sides. */
  keepLine(): void {
    this.#closeRun(this.newLine);
    this.#sawContext = true;
    this.#oldRun = this.oldLine += 1;
    this.#newRun = this.newLine += 1;
  }

  /**
   * The hunk is over. A removal that ends a hunk with context stood at the end of the file, because git would have
   * gone on with context: its anchor is the line before. A hunk without any context (`-U0`) does not tell; there the
   * anchor may be one past the last line.
   */
  end(newFileGone: boolean): HunkChanges {
    this.#closeRun(this.#sawContext ? Math.max(this.newLine - 1, 1) : this.newLine);
    return {
      added: this.#added ?? NOTHING,
      removed: this.#removed ?? NOTHING,
      deletionAnchors: (newFileGone ? undefined : this.#anchors) ?? NOTHING,
    };
  }

  #closeRun(anchor: number): void {
    if (this.newLine > this.#newRun)
      (this.#added ??= []).push({ start: this.#newRun, end: this.newLine - 1 });
    if (this.oldLine === this.#oldRun) return;
    (this.#removed ??= []).push({ start: this.#oldRun, end: this.oldLine - 1 });
    if (this.newLine === this.#newRun) (this.#anchors ??= []).push(anchor);
  }
}
