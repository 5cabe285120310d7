/** One page of a list. Pages count from 1. */
export function page<T>(items: readonly T[], number: number, size: number): readonly T[] {
  const result: T[] = [];
  let i = (number - 1) * size;
  const end = i + size;
  while (i < end && i < items.length) {
    const item = items[i];
    if (item !== undefined) {
      result.push(item);
    }
    i += 1;
  }
  return result;
}
