import { git } from './git.js';
import { html, raw } from './html.js';

const SHOWN = 20;

/** Versions of a page, newest first, beginning with `from`. */
export async function versions(folder, name, from) {
  const printed = await git(folder, 'log', `--max-count=${SHOWN}`, '--format=%h%x09%as%x09%s', from, '--', `${name}.txt`);
  const lines = printed.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [id, day, ...why] = line.split('\t');
    return { id, day, why: why.join(' ') };
  });
}

/** The text of a page as it was. */
export function oldText(folder, name, id) {
  return git(folder, 'show', `${id}:${name}.txt`);
}

export function showVersions(name, list) {
  const rows = list.map(({ id, day, why }) => `<li><a href="/${name}/versions/${id}">${day}</a> ${why}</li>`);
  return html`<h1>${name}: versions</h1><ol>${raw(rows.join(''))}</ol>`;
}
