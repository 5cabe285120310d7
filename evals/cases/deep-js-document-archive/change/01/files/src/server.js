import { holdFolder, release } from './holds.js';
import { text } from './input.js';
import { label } from './labels.js';
import { findDocument, inFolder } from './store.js';

const READ = /^\/documents\/(D-\d{6})$/;
const RELEASE = /^\/documents\/(D-\d{6})\/release$/;
const SEEN = /^\/documents\/(D-\d{6})\/seen$/;

/** Answers a request of somebody who works here: `{ status, body }`. */
export function answer({ db, files }, { path, body }) {
  try {
    return route(db, files, path, body) ?? { status: 404 };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return { status: 400, body: error.message };
    throw error;
  }
}

function route(db, files, path, body) {
  const read = READ.exec(path)?.[1];
  if (read !== undefined) return shown(findDocument(db, read), files);
  const seen = SEEN.exec(path)?.[1];
  if (seen !== undefined) {
    label(db, seen, 'seen');
    return { status: 204 };
  }
  const released = RELEASE.exec(path)?.[1];
  if (released !== undefined) return release(db, released, new Date()) ? { status: 204 } : undefined;
  if (path === '/hold') {
    const held = holdFolder(db, files, text(body, 'folder'), text(body, 'reason'), new Date());
    return { status: 200, body: { held } };
  }
  if (path === '/folder') return { status: 200, body: inFolder(db, text(body, 'folder')) };
  return undefined;
}

function shown(document, files) {
  if (document === undefined) return undefined;
  return { status: 200, body: { ...document, scan: files.read(`scans/${document.id}.txt`) } };
}
