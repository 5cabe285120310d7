/** One page of a list. Pages count from 1. */
export function page<T>(items: readonly T[], number: number, size: number): readonly T[] {
  const first = (number - 1) * size;
  return items.slice(first, first + size);
}

/** How many pages a list has; 0 for an empty one. */
export function pageCount(items: readonly unknown[], size: number): number {
  return Math.ceil(items.length / size);
}
