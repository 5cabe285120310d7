/** Colours and cursor moves, links and titles of a terminal, and what chooses its letters: `ESC ( B`. */
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;

/**
 * An output as lines of text: without escape sequences, carriage returns and control characters, and with the paths
 * below `root` made relative. What a carriage return was to write over stays, as a line of its own.
 */
export function plainText(output: string, root: string): string {
  const text = output
    .replace(ESCAPES, '')
    .replace(/\r+\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  const folder = root.replace(/[\\/]+$/, '');
  return folder === '' ? text : text.replaceAll(`${folder}/`, '').replaceAll(`${folder}\\`, '');
}

/** The last part of a path from the root: folders above may be another machine's, or temporary. */
export function withoutFolder(path: string): string {
  return path.replace(/^(?:file:\/\/)?(?:[A-Za-z]:)?[\\/].*[\\/]/, '');
}
