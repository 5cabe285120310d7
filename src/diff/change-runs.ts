import type { LineSpan } from '../kernel/line-span.ts';

export type HunkChanges = {
  readonly added: readonly LineSpan[];
  readonly removed: readonly LineSpan[];
  readonly deletionAnchors: readonly number[];
};

const NOTHING: readonly never[] = [];

/** Collects a hunk's runs of changes, which are separated by context lines. */
export class ChangeRuns {
  // Created when first needed: most hunks fill one or two of them, and a patch may have a million hunks.
  #added: LineSpan[] | undefined;
  #removed: LineSpan[] | undefined;
  #anchors: number[] | undefined;

  /** A run from one position to another. `anchor`: the line of a removal that nothing replaces. */
  add(oldFrom: number, oldTo: number, newFrom: number, newTo: number, anchor: number): void {
    if (newTo > newFrom) this.#added = withOne(this.#added, { start: newFrom, end: newTo - 1 });
    if (oldTo === oldFrom) return;
    this.#removed = withOne(this.#removed, { start: oldFrom, end: oldTo - 1 });
    if (newTo === newFrom) this.#anchors = withOne(this.#anchors, anchor);
  }

  changes(newFileGone: boolean): HunkChanges {
    return {
      added: this.#added ?? NOTHING,
      removed: this.#removed ?? NOTHING,
      deletionAnchors: (newFileGone ? undefined : this.#anchors) ?? NOTHING,
    };
  }
}

/** A list created with one item takes a tenth of the memory of an empty list with one item pushed. */
function withOne<Item>(list: Item[] | undefined, item: Item): Item[] {
  if (list === undefined) return [item];
  list.push(item);
  return list;
}
