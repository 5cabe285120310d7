/**
 * A text as one word of a shell command that people or models are asked to run: a branch can be named `x;reboot`. An empty text
 * stays empty, for an optional word.
 */
export function shellWord(text: string): string {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
