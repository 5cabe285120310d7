/** The items in runs of at most `most` in size, each as long as it can be. An item that is larger is a run by itself. */
export function runsOf<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number, most: number): Item[][] {
  const runs: Item[][] = [];
  let size = 0;
  for (const item of items) {
    const open = runs.at(-1);
    size += sizeOf(item);
    if (open !== undefined && size <= most) open.push(item);
    else {
      runs.push([item]);
      size = sizeOf(item);
    }
  }
  return runs;
}
