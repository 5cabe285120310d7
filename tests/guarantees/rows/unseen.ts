import type { Guarantee } from '../guarantee.ts';

/** What stands in shown lines, or in their place, and cannot be read there. */
export const UNSEEN: readonly Guarantee[] = [
  {
    name: 'unseen-is-named',
    promise:
      'Characters that nobody sees, or that turn a line around, are of private use, or look like letters of another alphabet within a word, are named above the hunks that add them, and in the report with the lines.',
    breaks: [
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'reviewers are not told',
        from: 'unseenNote(hunks)',
        to: 'unseenNote([])',
        noticedBy: [{ file: 'src/packets/unseen-characters.test.ts' }],
      },
      {
        of: 'packets/unseen-characters.ts#unseenWarnings',
        how: 'lone CRs count as ends of lines',
        from: "text.replace(/\\r$/, '')",
        to: "text.replaceAll('\\r', '')",
        noticedBy: [{ file: 'src/packets/unseen-characters.test.ts' }],
      },
    ],
  },
  {
    name: 'deletions-are-shown',
    promise:
      'What a change only takes away is owed a look like what it adds: a review is not complete before a reviewer was shown the removed lines.',
    breaks: [
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'a deleted file is listed alone',
        from: 'const hunks = why === null ? hunksOf(file, patch) : [];',
        to: "const hunks = why === null && file.kind !== 'deleted' ? hunksOf(file, patch) : [];",
        noticedBy: [{ file: 'src/packets/shown-files.test.ts', test: 'only takes away' }],
      },
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'hunks without an added line are no hunks',
        from: 'const hunks = why === null ? hunksOf(file, patch) : [];',
        to: 'const hunks = why === null ? hunksOf(file, patch).filter(({ new: now }) => now.count > 0) : [];',
        noticedBy: [{ file: 'src/packets/shown-files.test.ts', test: 'only takes away' }],
      },
    ],
  },
  {
    name: 'silence-is-known',
    promise:
      'A lens is left out only where its source is known to say nothing of the changed lines, and plan and report name it: what was cut, cannot be read or is told in another language silences none.',
    breaks: [
      {
        of: 'context/history/earlier-fixes.ts#noEarlierFix',
        how: 'a table that was cut counts as whole',
        from: 'if (omitted > 0 || notes.length > 0 || cutOff.length > 0) return undefined;',
        to: 'if (omitted > 0 && notes.length > 0 && cutOff.length > 0) return undefined;',
        noticedBy: [{ file: 'src/context/history/earlier-fixes.test.ts', test: 'is not known to be silent' }],
      },
      {
        of: 'context/history/earlier-fixes.ts#noEarlierFix',
        how: 'a fix that took a line away is not found where the change brings it back',
        from: 'here.has(line.slice(1).trim())',
        to: 'here.has(line)',
        noticedBy: [
          { file: 'src/context/history/earlier-fixes.test.ts', test: 'that the change brings back' },
        ],
      },
      {
        of: 'context/comments-speak.ts#noCommentSpeaks',
        how: 'a language without a scanner counts as one without comments',
        from: 'if (unread.length > 0) return undefined;',
        to: 'if (unread.length < 0) return undefined;',
        noticedBy: [{ file: 'src/context/comments-speak.test.ts', test: 'none is not known to be there' }],
      },
      {
        of: 'run/planning/idle-lenses.ts#idleLenses',
        how: 'a lens that somebody named is silenced like any other',
        from: '(isNamed ? undefined : SILENT[source](asked))',
        to: '(isNamed && lens === undefined ? undefined : SILENT[source](asked))',
        noticedBy: [{ file: 'src/run/planning/idle-lenses.test.ts', test: 'runs whatever its source says' }],
      },
    ],
  },
  {
    name: 'lfs-is-a-gap',
    promise:
      'A pointer of Git LFS is named as what nobody was shown, and makes the review incomplete where no rule of the base leaves it out.',
    breaks: [
      {
        of: 'gather/lfs-pointers.ts#lfsPointers',
        how: 'a pointer is a text like others',
        from: "change.kind === 'text' && before !== after",
        to: "change.kind === 'text' && before === after",
        noticedBy: [{ file: 'src/gather/lfs-pointers.test.ts' }],
      },
    ],
  },
  {
    name: 'bytes-hide-no-program',
    promise:
      'Zero bytes hide no program: what begins as text is a gap unless its name is that of a format of bytes, whatever it was at base; a folder is not left out by a pattern of files.',
    breaks: [
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'what no list of code names is bytes like any other',
        from: 'is?.startsAsText === true && !namesDataFormat(entry.path)',
        to: 'is?.startsAsText === true && !namesDataFormat(entry.path) && isCode(entry.path)',
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'by a zero byte' }],
      },
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'what was no text at base is none for ever',
        from: 'if (is?.maybeScript === true || (is?.startsAsText === true && !namesDataFormat(entry.path)))',
        to: 'if (before === undefined && (is?.maybeScript === true || (is?.startsAsText === true && !namesDataFormat(entry.path))))',
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'by bytes at base' }],
      },
      {
        of: 'gather/skip-rules.ts#readSkipRules',
        how: 'a pattern of files takes a folder of such a name along',
        from: '!(ofFiles.has(rule) && isInMeant',
        to: '!(ofFiles.has(rule) && !rule.hasExtension && isInMeant',
        noticedBy: [{ file: 'src/gather/change.test.ts', test: 'of a folder that is named as files' }],
      },
    ],
  },
  {
    name: 'silence-refutes-nothing',
    promise:
      'A claim for which a reply was refused, and which the mended reply leaves out, was raised: the report names it with its severity and what was wrong with it, first if it is grave, and approves nothing then.',
    breaks: [
      {
        of: 'run/phases/left-out-claims.ts#leftOutClaims',
        how: 'who is silent about a claim has taken it back',
        from: 'if (given(slot).some((raised) => isAgain(claim, raised))) continue;',
        to: 'if (given(slot).length >= 0 || isAgain(claim, { slot, lens: claim.lens } as RaisedFinding)) continue;',
        noticedBy: [{ file: 'src/run/phases/left-out-claims.test.ts', test: 'left out of the mended reply' }],
      },
      {
        of: 'run/phases/left-out-claims.ts#leftOutClaims',
        how: 'any claim of its line stands for it',
        from: '(file === claim.file && line === claim.line && saysAsMuch(title, claim.title))',
        to: '(file === claim.file && line === claim.line && (saysAsMuch(title, claim.title) || line > 0))',
        noticedBy: [{ file: 'src/run/phases/left-out-claims.test.ts', test: 'another claim of that line' }],
      },
      {
        of: 'report/drop-reasons.ts#fellForItsEvidence',
        how: 'what was left out is as good as refuted',
        from: "reason.kind === 'not_given_again' ? reason.was : reason.kind",
        to: "reason.kind === 'not_given_again' ? reason.kind : reason.kind",
        noticedBy: [{ file: 'src/run/phases/left-out-claims.test.ts', test: 'is told first' }],
      },
      {
        of: 'hooks/decide-stop.ts#decideStop',
        how: 'nobody writes down what was sent back',
        from: '...(fallen.length === 0 || slot === undefined ? {} : { slot, fallen }),',
        to: '...(fallen.length >= 0 || slot === undefined ? {} : { slot, fallen }),',
        noticedBy: [{ file: 'src/hooks/stop.test.ts', test: 'writes down the claims' }],
      },
    ],
  },
  {
    name: 'stored-is-what-is-read',
    promise:
      'Reviewers are shown what git stores. Where a change brings a `working-tree-encoding` other than UTF-8, a checkout may hold other text, and the review is incomplete.',
    breaks: [
      {
        of: 'scope/recoded-at-checkout.ts#newRecodings',
        how: 'a checkout is taken for what git stores, whatever it is written in',
        from: 'return recodings(after).filter((line) => !known.has(line));',
        to: 'return recodings(after).filter((line) => known.has(line));',
        noticedBy: [
          { file: 'src/scope/recoded-at-checkout.test.ts' },
          { file: 'src/run/planning/recoded.slow.test.ts' },
        ],
      },
    ],
  },
  {
    name: 'misquoted-is-not-refuted',
    promise:
      'A critical or high claim that fell only for its evidence (look-alike characters in its quote, another place, a cause) is told first, nothing is approved, and its file is reviewed again the next time; so is told what was found before, is there, and is not confirmed now.',
    breaks: [
      {
        of: 'report/tally.ts#countsOf',
        how: 'what is not quoted as it stands is as good as refuted',
        from: 'fellForItsEvidence(reason)',
        to: "reason.kind === 'path_invalid'",
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'only misquote' }],
      },
      {
        of: 'run/remembered/remember.ts#undoubted',
        how: 'where a grave claim fell everything counts as reviewed',
        from: 'return reviewed.filter(\n    ({ lens, hunk }) =>\n      !doubts',
        to: 'return reviewed.filter(\n    ({ lens, hunk }) =>\n      paths.size === 0 || !doubts.slice(0, 0)',
        noticedBy: [{ file: 'src/run/remembered/doubts.slow.test.ts', test: 'looked at again' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'what a scorer does not confirm any more is approved',
        from: 'unconfirmedNow({ since, lapsed }) > 0',
        to: 'unconfirmedNow({ since, lapsed }) < 0',
        noticedBy: [
          { file: 'src/run/remembered/since-last.slow.test.ts', test: 'is unconfirmed, not fixed' },
        ],
      },
    ],
  },
];
