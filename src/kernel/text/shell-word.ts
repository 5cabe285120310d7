/**
 * A text as one word of a shell command, for commands that people or models are told to run: a branch may well be
 * named `x;reboot`. Empty stays empty, for what may be left out.
 */
export function shellWord(text: string): string {
  return /^[A-Za-z0-9_./@{}^:+=,%-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
