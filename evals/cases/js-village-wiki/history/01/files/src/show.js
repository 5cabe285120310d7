import { html } from './html.js';

/** A page with its paragraphs. */
export function showPage(name, text) {
  const paragraphs = text.split(/\n{2,}/).map((one) => html`<p>${one}</p>`);
  return html`<h1>${name}</h1>${paragraphs}`;
}
