import type { Guarantee } from '../guarantee.ts';

/** What a change switches on or off without a line of text. */
export const MOVED: readonly Guarantee[] = [
  {
    name: 'a-move-switches',
    promise:
      'A pure rename that may switch something on or off is shown whole: of a name or folder with a dot, of what a framework or a folder runs by its name or place, of a test that is none any more; every other one into another folder, or of one word of a name for another, is counted and never approved, but of prose and images.',
    breaks: [
      {
        of: 'gather/read-skipped.ts#readSkipped',
        how: 'a move that no list knows switches nothing',
        from: "says === undefined && mayBeLoaded(from, path) ? 'moved' : 'rename'",
        to: "says === null && mayBeLoaded(from, path) ? 'moved' : 'rename'",
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'is listed with reason and size' }],
      },
      {
        of: 'gather/name-weight.ts#didMore',
        how: 'a name with a dot is a name',
        from: 'if (hasDot(from)) return true;',
        to: 'if (hasDot(from) && isCode(to) && !isCode(from)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a pipeline without its dot' }],
      },
      {
        of: 'gather/name-weight.ts#didMore',
        how: 'a test is one under any name',
        from: 'if (isTestByName(from) && !isTestByName(to)) return true;',
        to: 'if (isTestByName(from) && !isTest(to)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'a test that none looks for' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'what a folder runs is run anywhere',
        from: 'if (isKnownByName(to, from) || leavesItsPlace(to, from)) return true;',
        to: 'if (isKnownByName(to, from)) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'code that is served' }],
      },
      {
        of: 'gather/name-weight.ts#doesMore',
        how: 'what a framework loads is looked for everywhere',
        from: 'if (PLACED.test(name)) return true;',
        to: 'if (PLACED.test(name) && name === path) return true;',
        noticedBy: [{ file: 'src/gather/hiding-renames.test.ts', test: 'not where it is looked for' }],
      },
    ],
  },
  {
    name: 'switched-without-a-line',
    promise:
      'A file that becomes executable, or is no more, with edited lines or without, an empty file and a binary of no known image, font, sound or video are told in the first line of a report and never approved, unless `review.skip` at base names the path; of empty files only `.gitkeep` and `.keep` are nothing.',
    breaks: [
      {
        of: 'report/build-report.ts#buildReport',
        how: 'what no line says changes nothing',
        from: "['submodule', 'executable', 'mode', 'empty', 'moved', 'program'].includes(reason)",
        to: "['submodule'].includes(reason)",
        noticedBy: [{ file: 'src/report/word-of.test.ts', test: 'what switches code on or off' }],
      },
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'a program in bytes is an image',
        from: "isInertFormat(entry.path, is?.beginning ?? NOTHING) ? 'binary' : 'mayRun'",
        to: "isInertFormat(entry.path, is?.beginning ?? NOTHING) ? 'binary' : 'binary'",
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'is listed with reason and size' }],
      },
      {
        of: 'report/left-out.ts#leftOut',
        how: 'only content is counted',
        from: '!WITHOUT_CONTENT.includes(reason)',
        to: '!WITHOUT_CONTENT.includes(reason) && !KINDS.has(reason)',
        noticedBy: [{ file: 'src/report/build-report.test.ts', test: 'says below its title' }],
      },
      {
        of: 'gather/read-skipped.ts#readSkipped',
        how: 'an empty file that is moved is a file with another name',
        from: "(emptyBlob(after ?? before ?? '-') ? emptied(change) : undefined)",
        to: "(emptyBlob(after ?? before ?? '-') && change.kind !== 'opaque' ? emptied(change) : undefined)",
        noticedBy: [{ file: 'src/gather/without-lines.test.ts' }],
      },
      {
        of: 'packets/shown-files.ts#switchedWithLines',
        how: 'an edit beside it hides the executable bit',
        from: "if ((before === '100755') === (after === '100755')) return [];",
        to: "if ((before === '100755') !== (after === '100755')) return [];",
        noticedBy: [{ file: 'src/packets/shown-modes.test.ts', test: 'executable bit from' }],
      },
      {
        of: 'gather/read-skipped.ts#readSkipped',
        how: 'an empty file keeps a folder, whatever its name',
        from: '? emptied(change) : undefined',
        to: "? (emptied(change) && 'placeholder') : undefined",
        noticedBy: [{ file: 'src/gather/without-lines.test.ts' }],
      },
    ],
  },
  {
    name: 'programs-before-zero-bytes',
    promise:
      'A file with a line near its beginning that people can read, and a name that is not that of a format of bytes, is not binary for its zero bytes: it makes the review incomplete.',
    breaks: [
      {
        of: 'scope/reads-as-text.ts#startsAsText',
        how: 'the first line alone decides',
        from: 'from = end + 1;',
        to: 'from = beginning.length + end;',
        noticedBy: [{ file: 'src/scope/reads-as-text.test.ts', test: 'an empty first line' }],
      },
    ],
  },
  {
    name: 'skip-of-a-file',
    promise:
      'A glob of `review.skip` that names a file at base, and does not end in `/` or `/**`, leaves out no folder of that name.',
    breaks: [
      {
        of: 'gather/skip-rules.ts#readSkipRules',
        how: 'only an extension says that files are meant',
        from: 'const files = isAsked ?',
        to: 'const files = isAsked && rules.length === 0 ?',
        noticedBy: [{ file: 'src/gather/skip-rules.test.ts' }],
      },
    ],
  },
  {
    name: 'audit-of-what-runs',
    promise:
      'An audit of what changed goes through a file that was only made executable, and names what it skips.',
    breaks: [
      {
        of: 'gather/audit-files.ts#readAuditScope',
        how: 'what has no changed line is skipped',
        from: "  'executable',\n  'rename',",
        to: "  'rename',",
        noticedBy: [{ file: 'src/gather/audit-files.test.ts', test: 'only made executable' }],
      },
    ],
  },
];
