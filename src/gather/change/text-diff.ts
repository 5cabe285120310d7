/** git's patch between two trees, whatever the user's configuration makes of one; `-U` and renames are the caller's. */
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
