import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { subjectOf } from './audit-shop.ts';
import type { Answer, Called } from './audit-driver.ts';

/** In a file, this text in the place of that one; without `from`: at its end, or as a new file. */
export type Edit = { readonly path: string; readonly from?: string; readonly to: string };
/** What is done about a finding; a text: why it cannot be done. */
export type Mending = readonly Edit[] | string;

/** An executor that edits, of one step or of several in a call, and says where. Each has its edits by its finding. */
export function mending(
  bySubject: Readonly<Record<string, Mending>>,
  /** Another reply than the true one. */
  lie: (reply: SharedReply) => unknown = (reply) => reply,
): Answer {
  return (called) => {
    const { ids } = called;
    const editsOf = (id: string): Mending => {
      const edits = bySubject[id];
      if (edits === undefined) throw new Error(`nobody expected a step about ${id}`);
      return edits;
    };
    const subjects = ids.length === 0 ? [subjectOf(called)] : ids;
    for (const id of subjects) for (const edit of onlyEdits(editsOf(id))) apply(called, edit);
    const results = subjects.map((id) => resultOf(called, id, editsOf(id)));
    if (ids.length > 0) return JSON.stringify(lie({ results }));
    const [{ id: _, places: __, ...result }] = results as [SharedReply['results'][number]];
    return JSON.stringify({ ...result, mode: /^mode: (.*)$/m.exec(called.packet)?.[1] });
  };
}

export type SharedReply = {
  readonly results: readonly {
    readonly id: string;
    readonly success: boolean;
    readonly summary: string;
    readonly filesTouched: readonly string[];
    readonly filesWritten: readonly string[];
    readonly places: readonly { readonly file: string; readonly lines: readonly [number, number] }[];
  }[];
};

const onlyEdits = (mended: Mending): readonly Edit[] => (typeof mended === 'string' ? [] : mended);

function textOf({ workTree }: Called, path: string): string {
  try {
    return readFileSync(join(workTree, path), 'utf8');
  } catch {
    return '';
  }
}

function apply(called: Called, { path, from, to }: Edit): void {
  const text = textOf(called, path);
  if (from !== undefined && !text.includes(from)) throw new Error(`${from} is not in ${path}`);
  mkdirSync(dirname(join(called.workTree, path)), { recursive: true });
  writeFileSync(join(called.workTree, path), from === undefined ? text + to : text.replace(from, () => to));
}

function resultOf(called: Called, id: string, mended: Mending): SharedReply['results'][number] {
  const edits = onlyEdits(mended);
  const files = [...new Set(edits.map(({ path }) => path))];
  return {
    id,
    success: typeof mended !== 'string',
    summary: typeof mended === 'string' ? mended : 'Done as asked.',
    filesTouched: files,
    filesWritten: files,
    places: edits.map(({ path, to }) => ({ file: path, lines: linesOf(textOf(called, path), to) })),
  };
}

/** Where a text stands, as lines from 1. */
function linesOf(text: string, part: string): [number, number] {
  const first = text.slice(0, text.indexOf(part)).split('\n').length;
  return [first, first + part.replace(/\n$/, '').split('\n').length - 1];
}
