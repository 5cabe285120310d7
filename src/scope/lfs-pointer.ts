/** git-lfs never takes a file of this size or more for a pointer. */
export const POINTER_BYTES = 1024;

const FIRST =
  /^version (?:https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1|http:\/\/git-media\.io\/v\/2)$/;
const OTHER = /^(?:ext-\d-\S+ \S+|oid sha256:[0-9a-f]{64}|size \d+)$/;

/** Whether content is only a pointer of Git LFS: the real content is stored elsewhere. */
export function isLfsPointer(content: Uint8Array): boolean {
  if (content.length >= POINTER_BYTES) return false;
  const [first = '', ...others] = Buffer.from(content).toString('latin1').trim().split(/\r?\n/);
  const hasId = others.some((line) => line.startsWith('oid '));
  return FIRST.test(first) && hasId && others.every((line) => OTHER.test(line));
}
