import { MOVED } from './moved.ts';
import { UNSEEN } from './unseen.ts';
import { WORK_TREE } from './work-tree.ts';
import type { Guarantee } from '../guarantee.ts';

/** What of a change nobody is shown. */
export const LEFT_OUT: readonly Guarantee[] = [
  {
    name: 'names-hide-nothing',
    promise:
      'A file is left out of a review only for what it *is* (binary, a lock file that reads as one) or for what the base says (`.gitattributes`, `review.skip`, a generator’s marker or lines that nobody reads, there before under the same name), never for its name; text with a byte order mark is decoded, unless its bytes are a script as they stand.',
    breaks: [
      {
        of: 'gather/skipped-by-content.ts#skippedByWhatTheyAre',
        how: 'whatever is called like a lock file is one',
        from: "isLockFile(change.path, textIn(content) ?? '')",
        to: "(isLockFile(change.path, textIn(content) ?? '') || content.length > 0)",
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'is listed with reason and size' }],
      },
      {
        of: 'scope/lock-file.ts#isLockFile',
        how: 'a lock file that its tool evaluates may hold calls',
        from: '|\\b(?:true|false|nil)\\b|',
        to: '|[\\w.]+|',
        noticedBy: [{ file: 'src/scope/lock-file.test.ts' }],
      },
      {
        of: 'scope/skip.ts#skippedByFacts',
        how: 'a long line makes any text minified',
        from: '&& readableLines === 0',
        to: '&& readableLines >= 0',
        noticedBy: [{ file: 'src/scope/skip.test.ts' }],
      },
      {
        of: 'gather/skipped-by-content.ts#skippedByWhatTheyAre',
        how: 'a marker counts that stood at base in a file of another name',
        from: '({ change, before }) => before !== undefined && isSameName(change)',
        to: '({ before }) => before !== undefined',
        noticedBy: [
          {
            file: 'src/gather/change.test.ts',
            test: 'by giving the name of a generated or minified file to another',
          },
        ],
      },
      {
        of: 'gather/read-skipped.ts#readSkipped',
        how: 'what to leave out is read as the change leaves it',
        from: 'readSkipRules(repository, baseTree),',
        to: "readSkipRules(repository, 'HEAD'),",
        noticedBy: [
          {
            file: 'src/gather/change.test.ts',
            test: 'by giving the name of a generated or minified file to another',
          },
        ],
      },
      {
        of: 'gather/read-patch.ts#readPatch',
        how: 'a text in another encoding stays binary',
        from: 'if (marked.length === 0)',
        to: 'if (marked.length >= 0)',
        noticedBy: [{ file: 'src/gather/decoded-text.test.ts' }],
      },
      {
        of: 'scope/decode-text.ts#decodeMarked',
        how: 'a mark makes Chinese of a script that runs byte by byte',
        from: 'if (encoding === undefined || readsInBytes(content)) return undefined;',
        to: 'if (encoding === undefined || (content.length === 0 && readsInBytes(content))) return undefined;',
        noticedBy: [{ file: 'src/scope/decode-text.test.ts' }],
      },
    ],
  },
  {
    name: 'renames-hide-nothing',
    promise:
      'A rename hides no text: a file that was left out under its old name, or that becomes code, a rule, a program or what tools look for, or comes from among tests, fixtures and examples to where code runs, or does less under the new one, is shown whole as a new one.',
    breaks: [
      {
        of: 'gather/hiding-renames.ts#hidingRenames',
        how: 'what the base left out is taken for read',
        from: '(leftOut(rename.from) && !leftOut(rename.path))',
        to: '(leftOut(rename.from) && leftOut(rename.path))',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a vendored one' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'a name by which a program is entered is a name like all others',
        from: '(LOOKED_FOR.test(name) || ENTERED.test(name))',
        to: '(LOOKED_FOR.test(name) || ENTERED.test(path.slice(0, 0)))',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'what a folder is entered by' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'a file is the same under any name',
        from: 'return isCode(to) || !isSameKind(from, to);',
        to: 'return isCode(to) && isCode(from) && !isSameKind(from, to);',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'prose that becomes code' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'code runs wherever it is',
        from: 'if (isCode(from) && isSetApart(from) && !isSetApart(to)) return true;',
        to: 'if (isCode(from) && isSetApart(from) && !isSetApart(from)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a fixture that becomes code' }],
      },
      {
        of: 'gather/hiding-renames.ts#hidingRenames',
        how: 'what a file did under its old name is forgotten',
        from: ' || didMore(from, path)',
        to: ' || (didMore(from, path) && isLockNoMore)',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a pipeline without its dot' }],
      },
      {
        of: 'gather/line-difference.ts#readLineDifference',
        how: 'who needs no text is told only of the lines that were edited',
        from: 'return pulledApart(raw, await hidingRenames(repository, rulingTree(asked.sides.base), contents)(raw));',
        to: 'return pulledApart(raw, await hidingRenames(repository, rulingTree(asked.sides.base), contents)([]));',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a vendored one' }],
      },
    ],
  },
  {
    name: 'own-attributes-hide-nothing',
    promise:
      'Attributes that are kept for a clone alone (`.git/info/attributes`) take no file out of a review.',
    breaks: [
      {
        of: 'io/git/own-attributes.ts#withoutOwnAttributes',
        how: 'git is asked with them in sight',
        from: 'if (!(await hasOwnAttributes(repository))) return ask(repository, {});',
        to: 'if (!(await hasOwnAttributes(repository)) || repository.gitDir.length > 0) return ask(repository, {});',
        noticedBy: [{ file: 'src/gather/changed-lines.test.ts', test: 'kept for the clone' }],
      },
    ],
  },
  {
    name: 'modes-are-shown',
    promise:
      'A mode that changes beside an edit (a file that may run now, a link that becomes a file) stands above its hunks.',
    breaks: [
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'a file is shown without its mode',
        from: 'modeLines(file, patch) + linkLine',
        to: 'modeLines(file, Buffer.of()) + linkLine',
        noticedBy: [{ file: 'src/packets/shown-modes.test.ts' }],
      },
    ],
  },
  ...MOVED,
  ...UNSEEN,
  ...WORK_TREE,
  {
    name: 'flagged-files',
    promise:
      'Uncommitted work is every tracked file as it stands, also one that git was told not to look at (`--assume-unchanged`, `--skip-worktree`).',
    breaks: [
      {
        of: 'io/git/flagged-files.ts#flaggedFiles',
        how: 'git’s answers are taken for all there is',
        from: 'return { assumed, skipped: there };',
        to: 'return { assumed: assumed.slice(assumed.length), skipped: there.slice(there.length) };',
        noticedBy: [{ file: 'src/io/git/snapshot.test.ts', test: 'not to look at' }],
      },
    ],
  },
  {
    name: 'left-out-is-said-first',
    promise:
      'Of a change that is otherwise clean the report says first how many lines nobody was shown; what no rule of the base and no content decides to leave out makes it incomplete.',
    breaks: [
      {
        of: 'report/summary-notes.ts#allClear',
        how: 'an all-clear is silent about what was left out',
        from: 'const unshown = leftOut(report);',
        to: 'const unshown = leftOut({ ...report, scope: { ...report.scope, skipped: [] } });',
        noticedBy: [{ file: 'src/report/build-report.test.ts' }],
      },
      {
        of: 'run/phases/coverage-facts.ts#unshownGaps',
        how: 'only text that is too large is a gap',
        from: "({ decided_by }) => decided_by === 'nobody'",
        to: "({ reason }) => reason === 'large'",
        noticedBy: [
          { file: 'src/run/phases/coverage-facts.test.ts' },
          { file: 'tests/cli/plan.bats', test: 'added lines that no rule of the base leaves out' },
        ],
      },
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'bytes under the name of a source file are passed over',
        from: "!wasBinary) return 'unreadable';",
        to: "!wasBinary) return 'binary';",
        noticedBy: [{ file: 'src/gather/change.test.ts' }],
      },
    ],
  },
];
