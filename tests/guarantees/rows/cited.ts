import type { Guarantee } from '../guarantee.ts';

/** What only a lens's own source can give. */
export const CITED: readonly Guarantee[] = [
  {
    name: 'cited-commit-and-comment',
    promise:
      'A cited commit is in the table that code made, for a file that the finding quotes; a cited comment stands in one comment of the file, in a language whose comments can be told from its strings.',
    breaks: [
      {
        of: 'context/history-table.ts#commitInTable',
        how: 'a commit that the table has not counts as it is written',
        from: 'return others.length === 0 ? only : undefined;',
        to: 'return others.length === 0 ? (only ?? ref) : undefined;',
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
      },
      {
        of: 'evidence/prove-lens.ts#proveLens',
        how: 'a commit of another file is proof of this one',
        from: 'row.sha === sha && files.includes(row.path)',
        to: 'row.sha === sha && files.length > 0',
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts', test: 'a commit of the table' }],
      },
      {
        of: 'evidence/prove-comment.ts#flawOfComment',
        how: 'code counts as a comment',
        from: 'commentsOf(plain.text, file).some(({ text }) => standsInProse(quote, text))',
        to: 'standsInProse(quote, plain.text)',
        noticedBy: [
          { file: 'src/evidence/prove-claim.test.ts' },
          { file: 'src/evidence/prove-comment.test.ts' },
        ],
      },
      {
        of: 'evidence/prove-comment.ts#flawOfComment',
        how: 'what looks like a comment is one in any language',
        from: 'if (!hasOwnScanner(file, plain.text)) return false;',
        to: 'if (!hasOwnScanner(file, plain.text) && plain.text === file) return false;',
        noticedBy: [
          { file: 'src/evidence/prove-comment.test.ts' },
          { file: 'src/evidence/strings-like-comments.test.ts' },
        ],
      },
      {
        of: 'context/syntax/scan.ts#scanRegions',
        how: 'what stands between the tags of JSX is code',
        from: 'open.push(opener.inside());',
        to: "if (opener.pattern !== '>') open.push(opener.inside());",
        noticedBy: [{ file: 'src/evidence/strings-like-comments.test.ts' }],
      },
    ],
  },
  {
    name: 'what-it-rests-on',
    promise:
      'What a finding is said to rest on, in the tree or in an installed package, is quoted verbatim there; where none of it is, the finding is dropped, and its reviewer told.',
    breaks: [
      {
        of: 'evidence/prove-claim.ts#proveClaim',
        how: 'what rests on nothing but invented quotes stands',
        from: 'if (first !== undefined && !hasGround)',
        to: "if (first?.file === '' && !hasGround)",
        noticedBy: [
          { file: 'src/evidence/prove-claim.test.ts' },
          { file: 'src/findings/check-review.test.ts' },
        ],
      },
    ],
  },
  {
    name: 'knowledge-is-capped',
    promise:
      'A finding that rests on what its reviewer knows is shown as such in every format, and counts for at most 74 unless its scorer quotes something that stands; one that its scorer takes for grave without a quote is left to people.',
    breaks: [
      {
        of: 'scores/left-to-people.ts#sureOfKnowledge',
        how: 'who is sure keeps less than who cannot tell',
        from: 'if (score < threshold ||',
        to: 'if (score < Infinity ||',
        noticedBy: [{ file: 'src/run/phases/score-run.test.ts', test: 'is left to people' }],
      },
      {
        of: 'scores/cap-knowledge.ts#cappedScore',
        how: 'a score without a quote counts for what it says',
        from: 'return Math.min(score, MOST_FOR_KNOWLEDGE);',
        to: 'return Math.max(score, MOST_FOR_KNOWLEDGE);',
        noticedBy: [{ file: 'src/scores/scores.test.ts' }, { file: 'src/run/phases/score-run.test.ts' }],
      },
      {
        of: 'report/knowledge-note.ts#knowledgeNote',
        how: 'formats without evidence say nothing of it',
        from: "return known.length === 0 ? '' :",
        to: "return known.length >= 0 ? '' :",
        noticedBy: [{ file: 'src/report/knowledge-note.test.ts' }],
      },
      {
        of: 'report/evidence-lines.ts#evidenceOf',
        how: 'it is no line of what a finding stands on',
        from: '    ...knowledgeLines(finding),\n',
        to: '',
        noticedBy: [{ file: 'src/report/knowledge-note.test.ts' }],
      },
    ],
  },
  {
    name: 'packages-without-links',
    promise:
      'Installed packages are laid beside the tree without a link, and from no folder that a link leads to elsewhere; a look that would leave them is refused.',
    breaks: [
      {
        of: 'gather/installed/find-npm.ts#findNpm',
        how: 'a package may be anywhere',
        from: 'return { name, why: OUTSIDE };',
        to: 'void OUTSIDE;',
        noticedBy: [{ file: 'src/gather/installed/installed-packages.test.ts' }],
      },
      {
        of: 'io/materialized/package-files.ts#readPackage',
        how: 'links are followed',
        from: 'const content = entry.isFile() ? textOf(join(root, path)) : undefined;',
        to: 'const content = entry.isDirectory() ? undefined : readFileSync(join(root, path));',
        noticedBy: [{ file: 'src/gather/installed/installed-packages.test.ts' }],
      },
    ],
  },
  {
    name: 'packages-of-the-lock-file',
    promise:
      'A package is offered to reviewers only in the version that the lock file at head names; the packet says why another is not.',
    breaks: [
      {
        of: 'gather/installed/find-installed.ts#findInstalled',
        how: 'any version that is installed is offered',
        from: 'if (there.some(({ version }) => version === found.version)) return undefined;',
        to: 'if (there.length > 0) return undefined;',
        noticedBy: [{ file: 'src/gather/installed/installed-packages.test.ts' }],
      },
    ],
  },
  {
    name: 'short-lines-count',
    promise:
      'A changed line can be quoted however short it is; off the change, a quote that would stand in any file proves nothing.',
    breaks: [
      {
        of: 'evidence/locate-quote.ts#locateQuote',
        how: 'a defect in a short line is dropped',
        from: '!hasSubstance(lines) && saysAnything(lines)',
        to: 'hasSubstance(lines) && saysAnything(lines)',
        noticedBy: [
          { file: 'src/evidence/locate-quote.test.ts' },
          { file: 'src/evidence/prove-claim.test.ts' },
        ],
      },
      {
        of: 'evidence/locate-quote.ts#locateQuote',
        how: 'a word that stands anywhere is proof',
        from: 'hint.isChanged ?? (() => false)',
        to: '() => true',
        noticedBy: [{ file: 'src/evidence/locate-quote.test.ts' }],
      },
      {
        of: 'evidence/substance.ts#saysAnything',
        how: 'a brace is proof',
        from: 'return lines.some((line) => /[\\p{L}\\p{N}]/u.test(line));',
        to: 'return lines.length > 0;',
        noticedBy: [{ file: 'src/evidence/locate-quote.test.ts' }],
      },
      {
        of: 'evidence/stand-in-file.ts#standInFile',
        how: 'nobody says which lines are of the change',
        from: 'isChanged: (at) => remoteness(at) === 0,',
        to: 'isChanged: () => false,',
        noticedBy: [{ file: 'src/evidence/prove-claim.test.ts' }],
      },
    ],
  },
];
