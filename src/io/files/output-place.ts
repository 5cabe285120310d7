import { realpath, stat } from './disk.ts';

export type OutputPlace = {
  readonly kind: 'free' | 'file' | 'folder' | 'other';
  /** The path with every link resolved: replacing a link would leave the file it points to unchanged. */
  readonly path: string;
};

/** What is at the path of an output file. `other` is a device or a pipe, which must not be replaced by a file. */
export async function outputPlace(path: string): Promise<OutputPlace> {
  try {
    const [found, real] = await Promise.all([stat(path), realpath(path)]);
    const kind = found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
    return { kind, path: real };
  } catch {
    return { kind: 'free', path };
  }
}
