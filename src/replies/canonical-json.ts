import { compareText } from '../kernel/order.ts';

/**
 * A JSON value in canonical form: keys in code-unit order, no white space, numbers and strings as ECMAScript
 * prints them (RFC 8785). Equal values give equal bytes, whatever order a model wrote them in.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
