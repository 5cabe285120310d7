/**
 * A Windows path, absolute or relative, with forward slashes and a capital drive letter. Two spellings of one place then compare
 * equal, and a `..` between backslashes is seen. On other platforms a backslash is part of a name, and the path is unchanged.
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
