/** Undefined for a missing side of a change, and for a submodule, whose commit is not in this repository. */
export function blobId(mode: string | undefined, oid: string | undefined): string | undefined {
  return mode === undefined || mode === '000000' || mode === '160000' ? undefined : oid;
}
