import { findLines } from '../../../src/evidence/quotes/find-lines.ts';
import { reviewedText } from '../../../src/evidence/reviewed-text.ts';
import { madeLines, textFrom } from '../made-text.ts';
import { timed } from './clock.ts';

/** node search.mjs FINDINGS FILES LINES ROUNDS: each quote looked up in its file, beside a plain `indexOf` of
 * its text. Both look for every place, because a quote that stands twice must be told from one that stands once. */
const [findings = '1000', files = '100', lines = '10000', rounds = '5'] = process.argv.slice(2);
const texts = Array.from({ length: Number(files) }, (_, at) => textFrom(madeLines(Number(lines), at)));
const quotes = Array.from({ length: Number(findings) }, (_, at) => {
  const file = at % texts.length;
  const all = (texts[file] ?? '').split('\n');
  // Anywhere in its file, three lines without a blank one, indented otherwise than there.
  const start = Math.floor((all.length - 10) * ((at * 0.618) % 1));
  const first = all.findIndex(
    (line, n) => n >= start && line !== '' && all[n + 1] !== '' && all[n + 2] !== '',
  );
  const written = all.slice(first, first + 3);
  return { file, trimmed: written.map((line) => line.trim()), exact: written.join('\n') };
});
function placesOf(quote: string, text: string): number {
  let places = 0;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) places += 1;
  return places;
}

let [foundOurs, foundPlain] = [0, 0];
const times = await timed(
  {
    plain: () => {
      foundPlain = quotes.filter(({ file, exact }) => placesOf(exact, texts[file] ?? '') > 0).length;
    },
    ours: () => {
      const sources = texts.map((text) => reviewedText(text, undefined).plain);
      foundOurs = quotes.filter(({ file, trimmed }) => findLines(trimmed, sources[file]!).length > 0).length;
    },
  },
  Number(rounds),
);
if (foundOurs !== quotes.length || foundPlain !== quotes.length)
  throw new Error(`${foundOurs} and ${foundPlain} of ${quotes.length} were found`);
process.stdout.write(JSON.stringify(times));
