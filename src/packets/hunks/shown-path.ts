/**
 * A path of the repository on a separate line: unchanged, or as a JSON string if it contains something that could
 * break, end or hide the line.
 */
export function shownPath(path: string): string {
  return /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\]+$/u.test(path) && path.trim() === path
    ? path
    : JSON.stringify(path).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(char: string): string {
  return [...Array(char.length).keys()]
    .map((unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, '0')}`)
    .join('');
}
