import { open, rename } from 'node:fs/promises';

/** The file has the old text or the new one, whole, whatever happens meanwhile. */
export async function writeAtomic(file: string, text: string): Promise<void> {
  const beside = `${file}.new`;
  const handle = await open(beside, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}
