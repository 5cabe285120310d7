import type { Browser } from 'playwright-core';
import { DESKTOP, withPage } from './opened-page.ts';

/** Elements of the page's own, with every attribute that it gives them. */
const OWN: Readonly<Record<string, string>> = {
  html: 'lang data-theme style',
  head: '',
  body: '',
  meta: 'charset http-equiv content name',
  title: '',
  link: 'rel href',
  style: '',
  script: '',
  a: 'href class aria-current',
  header: 'id',
  footer: '',
  main: 'id tabindex',
  nav: 'id aria-label aria-labelledby',
  search: 'id hidden aria-label',
  form: '',
  section: 'id aria-labelledby hidden',
  div: 'id class role tabindex aria-label aria-labelledby hidden',
  details: 'id class open hidden',
  summary: '',
  article: 'id tabindex data-severity data-lens data-status hidden aria-label',
  h1: '',
  h2: 'id class',
  h3: '',
  h4: '',
  p: 'class id',
  b: '',
  i: 'class',
  strong: '',
  small: '',
  span: 'class',
  code: 'title',
  pre: '',
  kbd: '',
  ul: '',
  ol: 'class',
  li: 'class hidden',
  dl: 'class',
  dt: '',
  dd: '',
  table: 'class aria-label',
  caption: '',
  thead: '',
  tbody: '',
  tr: 'class',
  th: 'scope rowspan',
  td: 'class',
  time: 'datetime',
  figure: 'class',
  figcaption: '',
  fieldset: 'class',
  legend: '',
  label: 'for',
  input: 'type id name value checked placeholder autocomplete aria-keyshortcuts',
  output: 'id for aria-live',
  button: 'type id hidden aria-keyshortcuts title',
  svg: 'class width height viewBox aria-hidden role aria-label',
  rect: 'x y width height rx class fill',
  path: 'd fill stroke stroke-width stroke-linecap stroke-linejoin',
  line: 'x1 x2 y1 y2 class',
  text: 'x y class text-anchor',
};

/**
 * Opens an HTML report in the browser, its policy switched off so that whatever could run does run, and says what in it is
 * not the page's own: scripts that ran, elements or attributes that no part of the page makes, links that lead out,
 * characters that turn or hide text. Empty: it is inert.
 */
export async function htmlIsInert(browser: Browser, html: string): Promise<string[]> {
  return withPage(browser, html, { ...DESKTOP, bypassCSP: true }, async ({ page, requests, complaints }) => {
    await page.waitForTimeout(50);
    // A page that went elsewhere meanwhile answers nothing.
    const strange = await page
      .evaluate<string[]>(`(${INSPECT})(${JSON.stringify(OWN)})`)
      .catch((error: unknown) => [String(error)]);
    return [...complaints, ...requests.map((url) => `asked for ${url}`), ...strange];
  });
}

/** The tags of a document in their order: text that became an element makes it differ from that of harmless text. */
export function skeletonOf(browser: Browser, html: string): Promise<string> {
  return withPage(browser, html, { ...DESKTOP, javaScriptEnabled: false }, ({ page }) =>
    page.evaluate<string>('[...document.querySelectorAll("*")].map((e) => e.tagName).join(" ")'),
  );
}

/** Runs in the page. */
const INSPECT = String.raw`(own) => {
  const found = [];
  for (const element of document.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (tag === 'title' && element.namespaceURI.endsWith('svg')) continue;
    if (!Object.hasOwn(own, tag)) { found.push('element ' + tag); continue; }
    for (const { name, value } of element.attributes) {
      if (!own[tag].split(' ').includes(name)) found.push('attribute ' + name + ' of ' + tag);
      if (name === 'href' && !value.startsWith('#') && tag !== 'link') found.push('link to ' + value);
    }
  }
  for (const [tag, most] of [['script', 1], ['style', 1], ['link', 1], ['form', 1], ['meta', 5]]) {
    if (document.querySelectorAll(tag).length > most) found.push('more than ' + most + ' ' + tag);
  }
  if (Object.hasOwn(window, 'pwned')) found.push('a script ran');
  const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/u;
  if (hidden.test(document.body.innerText)) found.push('characters that turn or hide text');
  return found;
}`;
