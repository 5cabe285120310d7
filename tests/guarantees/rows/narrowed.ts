import type { Guarantee } from '../guarantee.ts';

/** What is asked about is a part of a change. */
export const NARROWED: readonly Guarantee[] = [
  {
    name: 'narrowed-is-no-all-clear',
    promise:
      'A review of some paths of a change says so in its first line, names them, and approves nothing; nor is code approved that came with another commit of a submodule.',
    breaks: [
      {
        of: 'report/summary-notes.ts#allClear',
        how: 'an all-clear is silent about the rest of the change',
        from: "(paths === undefined ? '' :",
        to: "(paths !== undefined ? '' :",
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'is no all-clear of the change' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'a part is approved as the whole',
        from: 'facts.run.paths.length > 0 ||',
        to: 'facts.run.paths.length < 0 ||',
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'is no all-clear of the change' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'another commit of a submodule is approved unseen',
        from: "['submodule', 'executable', 'mode',",
        to: "['executable', 'mode',",
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'what switches code on or off' }],
      },
    ],
  },
  {
    name: 'audits-name-lfs',
    promise: 'An audit shows nobody a pointer of Git LFS as text, and its scope names the files.',
    breaks: [
      {
        of: 'gather/judge-of-tree.ts#judgeOfTree',
        how: 'a pointer is audited as text',
        from: "if (isLfsPointer(content)) return 'lfs';",
        to: "if (isLfsPointer(content) && path === '') return 'lfs';",
        noticedBy: [{ file: 'src/gather/audit-files.test.ts', test: 'Git LFS' }],
      },
    ],
  },
  {
    name: 'links-and-programs-are-told',
    promise:
      'A symbolic link that a change adds or turns is shown as a link with where it leads, and one that leads out of the repository is named in the report; a file that is only made executable is named as that.',
    breaks: [
      {
        of: 'packets/changed-links.ts#linkIn',
        how: 'a link that is turned is a line of text',
        from: '(?:new file mode|new mode|index',
        to: '(?:new file mode|new mode|indices',
        noticedBy: [{ file: 'src/packets/changed-links.test.ts' }],
      },
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'a packet shows a link as text',
        from: '+ linkLine(file, patch) +',
        to: '+ linkLine(file, patch).slice(0, 0) +',
        noticedBy: [{ file: 'src/packets/changed-links.test.ts' }],
      },
      {
        of: 'gather/change.ts#readChange',
        how: 'a link out of the repository is not named',
        from: 'change.scopeNote + linksNote(change.patch, change.changed)',
        to: 'change.scopeNote + linksNote(change.patch, new Map())',
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'out of the repository' }],
      },
      {
        of: 'gather/read-skipped.ts#readSkipped',
        how: 'nobody is told that a file can be run now',
        from: "newMode === EXECUTABLE ? 'executable' : 'mode'",
        to: "newMode === EXECUTABLE ? 'mode' : 'mode'",
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'is listed with reason and size' }],
      },
    ],
  },
];
