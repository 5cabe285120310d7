/** Cuts the full git ids in a line for people to twelve digits. */
export function shortIds(text: string): string {
  return text.replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/g, (id) => id.slice(0, 12));
}
