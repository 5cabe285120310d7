/**
 * An absolute or relative path as Windows writes it, with forward slashes and a capital drive letter: so that two spellings of one
 * place compare equal, and a `..` between backslashes is seen. On every other platform a backslash is part of a name, and the path
 * stays as it is.
 */
export function forwardSlashes(path: string, platform: string): string {
  if (platform !== 'win32') return path;
  // `\\?\C:\…` is the long form of `C:\…`; of a share it is `\\?\UNC\server\…`.
  const slashed = path
    .replace(/^\\\\\?\\UNC\\/i, '\\\\')
    .replace(/^\\\\\?\\/, '')
    .replaceAll('\\', '/');
  return slashed.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
