import { readPage, writePage } from './pages.js';
import { showPage } from './show.js';

const NAME = /^[a-z][a-z-]{0,40}$/;

/** Answers a request with status and body. */
export async function answer(folder, { method, url, form }) {
  const { pathname } = new URL(url, 'http://village');
  const [, name, rest] = pathname.split('/');
  if (!NAME.test(name) || rest !== undefined) return { status: 404, body: 'no such page' };
  if (method === 'POST') {
    await writePage(folder, name, form.get('text') ?? '', form.get('why') ?? '');
    return { status: 303, body: '' };
  }
  return { status: 200, body: String(showPage(name, await readPage(folder, name))) };
}
