import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const TIFF = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];

/** What is known of a scanned slide: an id made from its content, and whence it came. */
export async function readSlide(file) {
  const bytes = await readFile(file);
  if (!TIFF.some((magic) => bytes.subarray(0, 4).equals(magic))) throw new Error('not a TIFF');
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return { id, facts: { from: basename(file), bytes: bytes.length } };
}
