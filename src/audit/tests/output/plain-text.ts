/** Colours, cursor moves, links and titles of a terminal, and character set changes: `ESC ( B`. */
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/**
 * An output as lines of text: without escape sequences, carriage returns and control characters, and with the paths below
 * `root` made relative. Text that a carriage return would overwrite stays, as a line of its own.
 */
export function plainText(output: string, root: string): string {
  const text = output
    .replace(ESCAPES, '')
    .replace(/\r+\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  const folder = root.replace(/[\\/]+$/, '');
  if (folder === '') return text;
  // node prints a module of ours as its address.
  const address = `file://${encodeURI(folder).replaceAll(/[#?]/g, encodeURIComponent)}`;
  return text.replaceAll(`${address}/`, '').replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}

/** The last part of a path from the root: folders above may be another machine's, or temporary. */
export function withoutFolder(path: string): string {
  return path.replace(/^(?:file:\/\/)?(?:[A-Za-z]:)?[\\/].*[\\/]/, '');
}
