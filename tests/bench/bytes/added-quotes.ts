/** A line that a change adds, as a reviewer would quote it. */
export type Quote = { readonly file: string; readonly text: string };

/** A name of some length: what evidence asks of a quote, and more. */
const SUBSTANCE = /[A-Za-z_]{4}/;

/** Of each file in a patch, the added lines that stand in it once and say enough to be found again. */
export function addedQuotes(patch: string): Quote[] {
  const quotes: Quote[] = [];
  let file = '';
  for (const line of patch.split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+') && line.trim().length >= 20 && SUBSTANCE.test(line))
      quotes.push({ file, text: line.slice(1) });
  }
  const times = new Map<string, number>();
  for (const { text } of quotes) times.set(text, (times.get(text) ?? 0) + 1);
  return quotes.filter(({ text }) => times.get(text) === 1);
}
