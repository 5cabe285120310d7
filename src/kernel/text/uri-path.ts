/** A path with forward slashes as the path of a URI. What is no text (lone surrogates) becomes U+FFFD. */
export function uriPath(path: string): string {
  return path
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}
