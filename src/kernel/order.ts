/** By code unit: the same on every machine, whatever its locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export type Order<T> = (a: T, b: T) => number;

/** Compares by the first order that tells the two values apart. */
export function inOrder<T>(...orders: readonly Order<T>[]): Order<T> {
  return (a, b) => {
    for (const order of orders) {
      const result = order(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}

/** Orders by a number or a text taken from the value. */
export function by<T>(key: (value: T) => number | string): Order<T> {
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    return typeof x === 'number' && typeof y === 'number' ? x - y : compareText(String(x), String(y));
  };
}
