import { realpath, stat } from './disk.ts';

export type OutputPlace = {
  readonly kind: 'free' | 'file' | 'folder' | 'other';
  /** Where the path leads once every link is followed: replacing a link would leave the file it names as it was. */
  readonly path: string;
};

/** What stands where a file is to be written. `other` is a device or a pipe, which must not be replaced by a file. */
export async function outputPlace(path: string): Promise<OutputPlace> {
  try {
    const [found, real] = await Promise.all([stat(path), realpath(path)]);
    const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
    return { kind, path: real };
  } catch {
    return { kind: 'free', path };
  }
}
