import { readPage, writePage } from './pages.js';
import { showPage } from './show.js';
import { oldText, showVersions, versions } from './versions.js';

const NAME = /^[a-z][a-z-]{0,40}$/;
const ID = /^[0-9a-f]{7,40}$/;

/** Answers a request with status and body. */
export async function answer(folder, { method, url, form }) {
  const { pathname, searchParams } = new URL(url, 'http://village');
  const [, name, ...rest] = pathname.split('/');
  if (!NAME.test(name)) return { status: 404, body: 'no such page' };
  if (rest[0] === 'versions') return answerVersions(folder, name, rest[1], searchParams);
  if (rest.length > 0) return { status: 404, body: 'no such page' };
  if (method === 'POST') {
    await writePage(folder, name, form.get('text') ?? '', form.get('why') ?? '');
    return { status: 303, body: '' };
  }
  return { status: 200, body: String(showPage(name, await readPage(folder, name))) };
}

async function answerVersions(folder, name, id, searchParams) {
  if (id === undefined) {
    const list = await versions(folder, name, searchParams.get('from') ?? 'HEAD');
    return { status: 200, body: String(showVersions(name, list)) };
  }
  if (!ID.test(id)) return { status: 404, body: 'no such version' };
  return { status: 200, body: String(showPage(name, await oldText(folder, name, id))) };
}
