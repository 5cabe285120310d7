/** No id for a side of a change without file, nor for a submodule, whose commit is not in this repository. */
export function blobId(mode: string | undefined, oid: string | undefined): string | undefined {
  return mode === undefined || mode === '000000' || mode === '160000' ? undefined : oid;
}
