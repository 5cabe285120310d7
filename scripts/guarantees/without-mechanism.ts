import { placeOf, type Break } from '../../tests/guarantees/guarantee.ts';

/** The text of a break's file without the mechanism. Throws unless the replaced text occurs exactly once. */
export function withoutMechanism(text: string, one: Break): string {
  const found = text.split(one.from).length - 1;
  if (found !== 1) throw new Error(`${placeOf(one).file}: expected once, found ${found} times: ${one.from}`);
  return text.replace(one.from, () => one.to);
}
