/** Whole ids of git in a line for people, cut to the twelve digits that tell them apart. */
export function shortIds(text: string): string {
  return text.replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/g, (id) => id.slice(0, 12));
}
