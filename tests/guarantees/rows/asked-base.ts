import type { Guarantee } from '../guarantee.ts';

/** What a change is compared with, where its author had a hand in the history and the names. */
export const ASKED_BASE: readonly Guarantee[] = [
  {
    name: 'base-as-merged',
    promise:
      'What merging a branch brings is in its change, also when the two have several merge bases: these are merged as git does it, or the review is refused.',
    breaks: [
      {
        of: 'gather/fork-point.ts#forkPoint',
        how: 'the first of several merge bases is taken',
        from: 'if (sha !== undefined && others.length > 0)',
        to: 'if (sha !== undefined && others.length > 99)',
        noticedBy: [{ file: 'src/gather/resolve-target.test.ts', test: 'two merge bases' }],
      },
      {
        of: 'gather/joined-bases.ts#joinedBases',
        how: 'merge bases that disagree are passed over',
        from: "if (merged.kind === 'conflict') return { files: merged.files };",
        to: "if (merged.kind === 'conflict') continue;",
        noticedBy: [{ file: 'src/gather/resolve-target.test.ts', test: 'that cannot be merged are refused' }],
      },
    ],
  },
  {
    name: 'names-mean-one-thing',
    promise:
      'A tag that came along with a branch does not choose what is compared: a name that is also a tag, or the beginning of an id, is refused with the whole names.',
    breaks: [
      {
        of: 'gather/revisions.ts#commitNamed',
        how: 'the tag is taken, as git does',
        from: "name === 'HEAD' ||",
        to: "name !== 'HEAD' ||",
        noticedBy: [{ file: 'src/gather/resolve-target.test.ts', test: 'a name that is two things' }],
      },
    ],
  },
];
