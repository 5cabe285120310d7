/** A path with forward slashes as the path of a URI. Lone surrogates become U+FFFD. */
export function uriPath(path: string): string {
  return path
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
