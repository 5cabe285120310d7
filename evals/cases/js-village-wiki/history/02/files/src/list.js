import { readdir } from 'node:fs/promises';
import { html, raw } from './html.js';

/** All pages, as links. Their names are those of files, and came through NAME. */
export async function listPages(folder) {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.txt')).map((file) => file.slice(0, -4));
  return html`<ul>${names.sort().map((name) => raw(`<li><a href="/${name}">${name}</a></li>`))}</ul>`;
}
