/** git's patch between two trees, independent of the user's configuration; the caller sets `-U` and renames. */
export const TEXT_DIFF = [
  '-r',
  '-p',
  '--binary',
  '--full-index',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--src-prefix=a/',
  '--dst-prefix=b/',
] as const;
