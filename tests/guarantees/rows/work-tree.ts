import type { Guarantee } from '../guarantee.ts';

/** What of the work tree is under review, and what is not. */
export const WORK_TREE: readonly Guarantee[] = [
  {
    name: 'disk-is-what-is-read',
    promise:
      'Of a work tree, reviewers, audits and step checks see the bytes on the disk, but for the ends of lines: neither `ident` nor `working-tree-encoding` takes code away that runs. What a checkout writes is not taken for a change.',
    breaks: [
      {
        of: 'io/git/snapshot.ts#snapshotWorkTree',
        how: 'git stores what the attributes make of a file',
        from: 'await holdBytesOnDisk(git, repository.top, recoded);',
        to: 'await holdBytesOnDisk(git, repository.top, recoded.slice(recoded.length));',
        noticedBy: [{ file: 'src/io/git/bytes-on-disk.test.ts', test: 'is there' }],
      },
      {
        of: 'io/git/snapshot.ts#snapshotWorkTree',
        how: 'only files that git calls changed are looked at',
        from: 'const paths = [...new Set([...tracked, ...files])];',
        to: 'const paths = tracked.slice(tracked.length).concat(records(changed), files);',
        noticedBy: [{ file: 'src/io/git/bytes-on-disk.test.ts', test: 'git add took away' }],
      },
      {
        of: 'io/git/bytes-on-disk.ts#holdBytesOnDisk',
        how: 'what a checkout wrote is a change',
        from: 'if (checkedOut.equals(raw)) return oldEntry.oid;',
        to: 'if (checkedOut.length < 0) return oldEntry.oid;',
        noticedBy: [{ file: 'src/io/git/bytes-on-disk.test.ts', test: 'unchanged' }],
      },
    ],
  },
  {
    name: 'private-files-stay',
    promise:
      'An untracked file that the default branch ignores, now or where HEAD forked, or that your own excludes name, is never read into a review, whatever the `.gitignore` of the branch says; the first line names and counts them.',
    breaks: [
      {
        of: 'gather/work-tree-now.ts#workTreeNow',
        how: 'the branch that is checked out says alone what is ignored',
        from: '{ ignoringAs: await rulingTrees(repository) }',
        to: '{ ignoringAs: (await rulingTrees(repository)).slice(9) }',
        noticedBy: [{ file: 'src/gather/ignored-at-base.test.ts' }],
      },
      {
        of: 'gather/work-tree-now.ts#leftOutWords',
        how: 'nobody is told',
        from: "if (leftOut.length === 0) return '';",
        to: "if (leftOut.length >= 0) return '';",
        noticedBy: [{ file: 'src/gather/ignored-at-base.test.ts' }],
      },
    ],
  },
  {
    name: 'work-in-submodules-is-named',
    promise:
      'Uncommitted work in a submodule is in every review of the work tree around it as a submodule at another commit: named, and never approved.',
    breaks: [
      {
        of: 'gather/work-tree-now.ts#workTreeNow',
        how: 'only the commit of a submodule counts',
        from: 'if (dirty.length === 0) return',
        to: 'if (dirty.length >= 0) return',
        noticedBy: [{ file: 'src/gather/dirty-submodules.test.ts' }],
      },
    ],
  },
];
