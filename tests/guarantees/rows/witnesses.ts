import type { Guarantee } from '../guarantee.ts';

export const WITNESSES: readonly Guarantee[] = [
  {
    name: 'examined-is-compared',
    promise:
      'A reviewer’s word about what it looked at is compared with what it looked at; who names no file of its packet has reviewed nothing.',
    breaks: [
      {
        of: 'evidence/check-examined.ts#checkExamined',
        how: 'the reviewer is believed',
        from: 'const wasSeen = (path: string) => wasShown(path, world) || wasOpened(path, world);',
        to: "const wasSeen = (path: string) => wasShown(path, world) || wasOpened(path, world) || path !== '';",
        noticedBy: [{ file: 'src/evidence/check-examined.test.ts' }],
      },
      {
        of: 'evidence/check-examined.ts#checkExamined',
        how: 'whatever is named counts as work',
        from: '!examined.some((path) => wasShown(path, world))',
        to: 'examined.length === 0',
        noticedBy: [{ file: 'src/evidence/check-examined.test.ts', test: 'went through nothing' }],
      },
      {
        of: 'run/phases/looks-of.ts#looksOf',
        how: 'what any agent of the run opened counts for each',
        from: "(e) => e.agentId === agentId && e.verdict === 'allowed'",
        to: "(e) => agentId !== '' && e.verdict === 'allowed'",
        noticedBy: [{ file: 'src/run/phases/looks-of.test.ts' }],
      },
    ],
  },
  {
    name: 'merged-before-scored',
    promise: 'Findings are merged before they are scored, and at most 15 are.',
    breaks: [
      {
        of: 'findings/merge-duplicates.ts#mergeDuplicates',
        how: 'every finding is its own group',
        from: 'beside.find(({ leader }) => sameClaim(leader, finding));',
        to: 'groups.find(({ leader }) => leader === finding);',
        noticedBy: [{ file: 'src/findings/merge-duplicates.test.ts' }],
      },
      {
        of: 'findings/cap-for-scoring.ts#capForScoring',
        how: 'findings are cut off before they are ranked',
        from: 'const ranked = rankFindings(findings);',
        to: 'const ranked = [...rankFindings(findings.slice(0, max)), ...findings.slice(max)];',
        noticedBy: [{ file: 'src/findings/cap-for-scoring.test.ts' }],
      },
    ],
  },
  {
    name: 'agreement-does-not-protect',
    promise: 'Agreement ranks a finding higher and does not protect it: the scorer does not know of it.',
    breaks: [
      {
        of: 'findings/rank-findings.ts#rankFindings',
        how: 'witnesses come before severity',
        from: '      bySeverity,\n      by((f) => -f.witnesses.length),',
        to: '      by((f) => -f.witnesses.length),\n      bySeverity,',
        noticedBy: [{ file: 'src/findings/cap-for-scoring.test.ts' }],
      },
      {
        of: 'packets/claim-parts.ts#claimText',
        how: 'the scorer is told that others raised it too',
        from: '`title: ${claim.title}`,',
        to: "`title: ${claim.title}${'witnesses' in finding ? ' (raised by several agents)' : ''}`,",
        noticedBy: [{ file: 'src/packets/score-packet.test.ts' }],
      },
    ],
  },
  {
    name: 'own-score',
    promise:
      'A score counts for the finding whose id it carries; a reply that does not score each finding of its packet counts for none.',
    breaks: [
      {
        of: 'scores/match-scores.ts#unmatchedScores',
        how: 'a finding without a score is passed over',
        from: '.filter((id) => !given.has(id))',
        to: '.filter((id) => !given.has(id) && given.size === 0)',
        noticedBy: [{ file: 'src/scores/match-scores.test.ts' }],
      },
      {
        of: 'run/phases/finish-run.ts#finishRun',
        how: 'a finding gets the first score of the reply',
        from: 'reply.scores.find(({ id }) => id === own.id);',
        to: "reply.scores.find(({ id }) => id !== '' || own.id === id);",
        noticedBy: [{ file: 'src/run/phases/score-run.test.ts' }],
      },
      {
        of: 'scores/score-together.ts#scoreTogether',
        how: 'findings of the same lines share a scorer',
        from: '!overlaps(a.at, b.at) &&',
        to: '',
        noticedBy: [{ file: 'src/scores/score-together.test.ts' }],
      },
    ],
  },
  {
    name: 'score-with-proof',
    promise:
      'A score counts only with a quote that stands: to keep a finding as well as to dismiss it. A grave one that its scorer leaves to people is listed and counts.',
    breaks: [
      {
        of: 'scores/check-score.ts#checkScore',
        how: 'a high score needs no quote',
        from: 'return someStands(supports, texts)\n      ? []',
        to: 'return someStands(supports, texts) || score > 90\n      ? []',
        noticedBy: [{ file: 'src/scores/scores.test.ts' }],
      },
      {
        of: 'scores/check-score.ts#checkScore',
        how: 'to dismiss a finding takes no quote',
        from: "if (status === 'needs_human_review' || someStands(refutes, texts)) return [];",
        to: "if (status !== 'confirmed_valid' || someStands(refutes, texts)) return [];",
        noticedBy: [{ file: 'src/scores/scores.test.ts' }],
      },
      {
        of: 'scores/left-to-people.ts#leftToPeople',
        how: 'a grave finding that its scorer leaves to people is dropped as too low',
        from: "if (!isGrave || status !== 'needs_human_review' || score >= threshold) return undefined;",
        to: "if (isGrave || status !== 'needs_human_review' || score >= threshold) return undefined;",
        noticedBy: [
          { file: 'src/scores/left-to-people.test.ts' },
          { file: 'src/run/phases/score-run.test.ts', test: 'is no all-clear' },
        ],
      },
    ],
  },
];
