import { groupedBy } from '../../kernel/grouped-by.ts';
import { by, inOrder } from '../../kernel/order.ts';
import type { Remark } from './pull-request.ts';

/** A remark takes its text and some room for author, time and place. In bytes. */
const AROUND = 100;

/** Bytes that a remark takes. */
export function remarkBytes({ author, text }: Pick<Remark, 'author' | 'text'>): number {
  return Buffer.byteLength(author + text) + AROUND;
}

/**
 * The newest remarks that fit together, whole, in the given order, and the number of the others. A remark that is too
 * large by itself does not keep older ones out.
 */
export function newestRemarks<One extends Remark>(
  remarks: readonly One[],
  room: number,
): { readonly kept: readonly One[]; readonly omitted: number } {
  const newestFirst = remarks.toSorted(
    inOrder(
      (a, b) => by<One>(({ at }) => at)(b, a),
      by(({ author }) => author),
      by(({ text }) => text),
    ),
  );
  const kept = new Set<One>();
  let bytes = 0;
  for (const remark of newestFirst) {
    const size = remarkBytes(remark);
    if (bytes + size > room) continue;
    bytes += size;
    kept.add(remark);
  }
  return { kept: remarks.filter((one) => kept.has(one)), omitted: remarks.length - kept.size };
}

/** Remarks with the one they answer, thread by thread; threads and their remarks are ordered oldest first. */
export function inThreads<One extends Remark>(
  remarks: readonly { readonly remark: One; readonly thread: string }[],
): One[] {
  const byTime = remarks.toSorted(by(({ remark }) => remark.at));
  const threads = groupedBy(byTime, ({ thread }) => thread);
  return [...threads.values()].flat().map(({ remark }) => remark);
}
