import { createHash } from 'node:crypto';
import { PAGE_SCRIPT, PAGE_STYLE } from './page-assets.gen.ts';
import { line } from './markup.ts';

export type Page = {
  /** Text, not HTML. */
  readonly title: string;
  /** The line above the title: what the page is about. */
  readonly kind: string;
  readonly status: 'complete' | 'incomplete' | 'failed';
  /** Text below the title. */
  readonly note: string;
  /** Fragments and names of the page's parts. */
  readonly parts: readonly (readonly [id: string, name: string])[];
  /** HTML; the first takes the whole width, the index is next to the rest. */
  readonly top: string;
  readonly filters: string;
  readonly index: string;
  readonly main: string;
};

const STATUS: Readonly<Record<Page['status'], string>> = {
  complete: '✓ Complete',
  incomplete: '! INCOMPLETE',
  failed: '✕ FAILED',
};

const ICON =
  '%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%226%22 fill=%22%2316212e%22/%3E%3Cpath d=%22M8 17l5 5 11-13%22 fill=%22none%22 stroke=%22%236fcf97%22 stroke-width=%224%22 stroke-linecap=%22round%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E';

/**
 * One file that needs no other, and by its policy can fetch none: only this style and this script, identified by their hashes.
 */
export function pageHtml(page: Page): string {
  const policy = `default-src 'none'; style-src '${hash(PAGE_STYLE)}'; script-src '${hash(PAGE_SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang=en>
<head>
<meta charset=utf-8>
<meta http-equiv=Content-Security-Policy content="${policy}">
<meta name=viewport content="width=device-width, initial-scale=1">
<meta name=referrer content=no-referrer>
<meta name=generator content=correctless>
<title>${STATUS[page.status].replace(/^\S+ /, '')}: ${line(page.title)}</title>
<link rel=icon href="data:image/svg+xml,${ICON}">
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class=skip href="#main">Skip to the findings</a>
${masthead(page)}<div id=top-part>${page.top}</div>
${page.filters}<div class=columns>
${page.index}<main id=main tabindex=-1>
${page.main}</main>
</div>
${FOOTER}<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}

function masthead({ title, kind, status, note, parts }: Page): string {
  const links = parts.map(([id, name]) => `<li><a href="#${id}">${name}</a>`).join('');
  return `<header id=masthead><div class=brand><svg width=22 height=22 viewBox="0 0 32 32" aria-hidden=true><rect width=32 height=32 rx=7 fill="#16212e"/><path d="M8 17l5 5 11-13" fill=none stroke="#6fcf97" stroke-width=4 stroke-linecap=round stroke-linejoin=round /></svg><b>correctless</b><button type=button id=theme hidden>Theme: <span>system</span></button></div>
<div class=title><p class="status ${status}">${STATUS[status]}</p><div><p class=kind>${kind}</p><h1>${line(title)}</h1></div></div><p class=note>${line(note)}</p>
<nav aria-label="Parts of this page"><ul>${links}</ul></nav></header>
`;
}

const FOOTER = `<footer><p>A model’s reply is a claim. Every finding on this page was proven by code; every other is listed with the reason.</p><div id=keys hidden><p><b>Keys</b> <kbd>j</kbd> <kbd>n</kbd> next finding, <kbd>k</kbd> <kbd>p</kbd> previous, <kbd>/</kbd> search, <kbd>Esc</kbd> reset, <kbd>t</kbd> theme</p><label><input type=checkbox id=shortcuts checked> Single keys are shortcuts</label></div></footer>
`;

/** In the format of the content security policy. */
function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
