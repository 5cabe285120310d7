import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Makes a preview. Never rejects: what fails goes to previews.log. */
export async function makePreview(archive, id) {
  try {
    await run(process.env.PREVIEW ?? 'vipsthumbnail', [archive.path(`${id}.tif`), '--size', '400']);
  } catch (error) {
    await appendFile(archive.path('previews.log'), `${id}: ${error.message}\n`).catch(() => {});
  }
}
