const COLON = 0x3a;
/**
 * The end of the last field of the lists, and the separator git prints after them. No field is empty, so this is the first place
 * with two NULs.
 */
const LISTS_END = Buffer.alloc(2);

/**
 * Splits the output of `git diff --raw --numstat -z -p`: one list after the other, a NUL, and the patch, each byte for byte as git
 * prints it alone. Empty when nothing differs.
 */
export function listsAndPatch(output: Buffer): {
  readonly raw: Buffer;
  readonly numstat: Buffer;
  readonly patch: Buffer;
} {
  const end = output.indexOf(LISTS_END);
  const lists = end === -1 ? output : output.subarray(0, end + 1);
  const rawEnd = endOfRaw(lists);
  return {
    raw: lists.subarray(0, rawEnd),
    numstat: lists.subarray(rawEnd),
    patch: output.subarray(lists.length + 1),
  };
}

/** Records of the first list start with a colon and hold one path, or two for a rename. */
function endOfRaw(lists: Buffer): number {
  let at = 0;
  while (lists[at] === COLON) {
    const path = fieldEnd(lists, at);
    const renamed = /[RC]\d*\0$/.test(lists.toString('latin1', at, path));
    at = fieldEnd(lists, path);
    if (renamed) at = fieldEnd(lists, at);
  }
  return at;
}

function fieldEnd(lists: Buffer, at: number): number {
  const nul = lists.indexOf(0, at);
  return nul === -1 ? lists.length : nul + 1;
}
