import type { Order } from '../form.js';

export type Label = { readonly number: string; readonly lines: readonly string[] };

const WIDTH = 32;

export function labelOf(number: string, order: Order): Label {
  const lines = order.to.split('\n').map((line) => line.slice(0, WIDTH));
  return { number, lines: [...lines, `${(order.grams / 1000).toFixed(3)} kg`] };
}
