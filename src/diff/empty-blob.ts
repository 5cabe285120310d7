/** The ids of the empty file, in repositories with SHA-1 and with SHA-256. */
const EMPTY_BLOBS = [
  'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
  '473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813',
];

/** Whether a blob id, possibly abbreviated, is that of the empty file. */
export function isEmptyBlob(id: string): boolean {
  return EMPTY_BLOBS.some((empty) => empty.startsWith(id));
}
