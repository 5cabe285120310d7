import type { Guarantee } from '../guarantee.ts';

/** What reviewers are shown is what a tool reads. */
export const AS_IT_RUNS: readonly Guarantee[] = [
  {
    name: 'shown-is-what-runs',
    promise:
      'A text of UTF-16 or 32 is shown decoded where its tool goes by the mark, or where its bytes but the zeros say the same; a shell script that says something else byte by byte is a gap.',
    breaks: [
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'whatever reads a text goes by its mark',
        from: '[path, from].every(readByItsMark)',
        to: '[path, from].every((name) => readByItsMark(name) || name.length > 0)',
        noticedBy: [{ file: 'src/gather/decoded-text.test.ts', test: 'byte by byte' }],
      },
      {
        of: 'gather/text-called-binary.ts#textCalledBinary',
        how: 'what is executable is read by its name',
        from: '![oldMode, newMode].includes(EXECUTABLE) && ',
        to: '![oldMode, newMode].includes(`${EXECUTABLE}?`) && ',
        noticedBy: [{ file: 'src/gather/decoded-text.test.ts', test: 'byte by byte' }],
      },
    ],
  },
  {
    name: 'off-utf8-is-named',
    promise:
      'Bytes that are not UTF-8 are shown as U+FFFD; which they are stands above the hunks that add them, and the report names file and lines.',
    breaks: [
      {
        of: 'packets/shown-files.ts#shownFiles',
        how: 'reviewers are not told',
        from: "(hunks.length === 0 ? '' : offUtf8Note(file, patch))",
        to: "(hunks.length >= 0 ? '' : offUtf8Note(file, patch))",
        noticedBy: [{ file: 'src/packets/off-utf8.test.ts' }],
      },
      {
        of: 'packets/off-utf8.ts#offUtf8Warnings',
        how: 'a replaced byte is a character like any other',
        from: 'text.includes(REPLACEMENT)',
        to: 'text.includes(REPLACEMENT + REPLACEMENT)',
        noticedBy: [{ file: 'src/packets/off-utf8.test.ts', test: 'are named with the lines' }],
      },
      {
        of: 'packets/unseen-characters.ts#unseenWarnings',
        how: 'what looks like another letter is that letter',
        from: 'return letters.length === 0 ? []',
        to: 'return letters.length >= 0 ? []',
        noticedBy: [{ file: 'src/packets/unseen-characters.test.ts', test: 'look like others' }],
      },
    ],
  },
  {
    name: 'warned-in-every-format',
    promise:
      'What the report warns of, rules and suppressions that a change brings, and files moved that nobody was shown, stand in annotations, rdjson and the verdict too; and nothing is approved whose author speaks to the reviewer.',
    breaks: [
      {
        of: 'report/reservations.ts#reservations',
        how: 'who reads annotations reads no warnings',
        from: '...report.warnings,',
        to: '...report.warnings.slice(0, 0),',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'a warning' }],
      },
      {
        of: 'report/reservations.ts#reservations',
        how: 'what is only moved is nothing',
        from: "({ reason }) => reason === 'rename'",
        to: "({ reason }) => reason === 'binary'",
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'moved as it is' }],
      },
      {
        of: 'report/build-report.ts#buildReport',
        how: 'an approval rests on who was spoken to',
        from: 'warnings.some(saysSpoken)',
        to: 'warnings.slice(0, 0).some(saysSpoken)',
        noticedBy: [{ file: 'src/report/reservations.test.ts', test: 'speaks to the reviewer' }],
      },
    ],
  },
  {
    name: 'spoken-lines-are-named',
    promise:
      'An added line, or the name of a new file, that tells a reviewer what to conclude (in English and nine more languages, a known set of sentences), or holds a reply as a packet asks for it, is named with its place, and nothing is approved then.',
    breaks: [
      {
        of: 'packets/spoken-lines.ts#spokenLineWarnings',
        how: 'only messages speak',
        from: 'return parts.find(saysToReviewer);',
        to: 'return parts.slice(0, 0).find(saysToReviewer);',
        noticedBy: [
          { file: 'src/packets/spoken-lines.test.ts', test: 'speaks to the reviewer in a comment' },
        ],
      },
      {
        of: 'context/spoken-languages.ts#isSpokenElsewhere',
        how: 'another language is silence',
        from: 'ignore.test(sentence) ||',
        to: 'ignore.test(sentence.slice(0, 0)) ||',
        noticedBy: [{ file: 'src/packets/spoken-lines.test.ts', test: 'Chinese to anybody' }],
      },
      {
        of: 'context/spoken-languages.ts#isSpokenElsewhere',
        how: 'a reply of ours is a text like any other',
        from: 'REPLY.test(sentence) ||',
        to: 'REPLY.test(sentence.slice(0, 0)) ||',
        noticedBy: [{ file: 'src/packets/spoken-lines.test.ts', test: 'a reply of ours' }],
      },
    ],
  },
];
