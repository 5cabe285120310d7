/** Who is right where we and a grammar do not see the same comments, in a file as it was read for this table. */
export type Judgement = { readonly file: RegExp; readonly right: 'we' | 'the grammar'; readonly why: string };

/** Each was looked at: on every one of these lines stands a comment that the grammar does not see, in a file that it marks as erroneous. */
export const JUDGED: readonly Judgement[] = [
  {
    file: /^lynis\/.*\/tests_ssh$/,
    right: 'we',
    why: 'the grammar marks an error in the file and loses comments of it',
  },
  {
    file: /^neofetch\/usr\/bin\/neofetch$/,
    right: 'we',
    why: 'the grammar marks errors in the file and loses comments of it',
  },
  {
    file: /^bats\/.*\/common\.bash$/,
    right: 'we',
    why: 'the grammar loses the comment behind `while (($# > 0)) && [[ … ]]`',
  },
  {
    file: /^git\/usr\/lib\/git-core\/git-merge-(?:octopus|resolve)$/,
    right: 'we',
    why: "the grammar loses comments below the pattern `?*' '?*`",
  },
];
