import { sections } from './render-table.ts';
import type { Scorecard } from './scorecard.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.05rem; margin-top: 2rem; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .8rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { background: var(--soft); } tbody th { font-weight: 400; white-space: normal; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #e4e6ea; } }
`;

/** The scorecard as one page that needs nothing else: no script, no font, no network. */
export function renderHtml(card: Scorecard): string {
  const tables = sections(card).map(
    ({ title, head, rows }) => `<section>
<h2>${escaped(title)}</h2>
<div><table>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first = '', ...rest]) => `<tr><th scope="row">${escaped(first)}</th>${rest.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}
</tbody>
</table></div>
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>correctless evals</title>
<style>${STYLE}</style>
</head>
<body>
<h1>correctless evals</h1>
<p>Replies by: ${escaped(card.by)}. A finding hits a planted bug within ${card.tolerance} lines of it.
In brackets: 95 % of resamples of the cases.</p>
${tables.join('\n')}
</body>
</html>
`;
}

/** Names of cases and guards come from files and replies: nothing of them is markup. */
function escaped(text: string): string {
  const ENTITIES: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
