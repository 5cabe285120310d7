import type { Guarantee } from '../guarantee.ts';

export const SCORES: readonly Guarantee[] = [
  {
    name: 'merged-before-scored',
    promise:
      'Findings are merged before they are scored; of the defects that they are about so many are scored as the change has room for, the gravest first.',
    breaks: [
      {
        of: 'findings/merge-duplicates.ts#mergeDuplicates',
        how: 'every finding is its own group',
        from: 'beside.find(({ leader }) => surelySame(leader, finding));',
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
      {
        of: 'findings/cap-for-scoring.ts#capForScoring',
        how: 'copies of one defect take the place of others',
        from: 'presumedDefects(ranked).slice(0, max).flat()',
        to: 'presumedDefects(ranked).flat().slice(0, max)',
        noticedBy: [{ file: 'src/findings/cap-for-scoring.test.ts' }],
      },
      {
        of: 'findings/cap-for-scoring.ts#capFor',
        how: 'a big change has no more of them scored than a small one',
        from: 'Math.max(1, Math.ceil(changedLines / LINES_OF_CAP))',
        to: 'Math.max(1, Math.min(1, changedLines))',
        noticedBy: [{ file: 'src/findings/cap-for-scoring.test.ts' }],
      },
    ],
  },
  {
    name: 'joined-by-a-scorer-alone',
    promise:
      'No claim disappears unscored behind another: without a scorer’s word only claims of the same lines are merged that are as grave, and give the same reason in other words.',
    breaks: [
      {
        of: 'findings/same-claim.ts#surelySame',
        how: 'a low claim stands for a critical one',
        from: 'severityOf(a) === severityOf(b) &&',
        to: 'severityOf(a) !== undefined &&',
        noticedBy: [
          { file: 'src/findings/same-claim.test.ts', test: 'graver' },
          { file: 'src/findings/merge-duplicates.test.ts', test: 'swallows no' },
        ],
      },
      {
        of: 'findings/same-claim.ts#surelySame',
        how: 'one title is one defect',
        from: 'return words > 0 && words * 5 >= Math.min(few.size, many.size) * 2;',
        to: 'return words >= 0;',
        noticedBy: [{ file: 'src/findings/same-claim.test.ts', test: 'another reason' }],
      },
    ],
  },
  {
    name: 'own-score',
    promise:
      'A score counts for the claims whose ids it carries; a reply that does not have each claim of its packet in exactly one defect counts for none.',
    breaks: [
      {
        of: 'scores/match-scores.ts#unmatchedClaims',
        how: 'a claim without a defect is passed over',
        from: '.filter((id) => !times.has(id))',
        to: '.filter((id) => !times.has(id) && times.size === 0)',
        noticedBy: [
          { file: 'src/scores/match-scores.test.ts' },
          { file: 'src/run/phases/score-run.test.ts' },
        ],
      },
      {
        of: 'scores/match-scores.ts#unmatchedClaims',
        how: 'a claim may be in two defects',
        from: '.filter(([, n]) => n > 1)',
        to: '.filter(([, n]) => n > 2)',
        noticedBy: [
          { file: 'src/scores/match-scores.test.ts' },
          { file: 'src/run/phases/score-run.test.ts' },
        ],
      },
      {
        of: 'run/phases/judged-defects.ts#judgedDefects',
        how: 'claims take the scores in the order of the packet',
        from: 'const [first, ...others] = named(defect.claims);',
        to: 'const [first, ...others] = named([...byId.keys()].slice(judged.length, judged.length + defect.claims.length));',
        noticedBy: [{ file: 'src/run/phases/score-run.test.ts' }],
      },
    ],
  },
  {
    name: 'one-defect-one-finding',
    promise:
      'Claims that overlap or stand in one hunk go before one scorer, and what it calls one defect is one finding, with the other claims as witnesses and places.',
    breaks: [
      {
        of: 'findings/presumed-defects.ts#presumedDefects',
        how: 'a cause ties nothing together',
        from: '...(cause === undefined ? [] : [cause]), ...also]',
        to: '...(cause?.whole === undefined ? [] : [cause]), ...also]',
        noticedBy: [{ file: 'src/findings/presumed-defects.test.ts' }],
      },
      {
        of: 'scores/score-together.ts#scoreTogether',
        how: 'claims of one hunk are places of their own',
        from: 'defect.flatMap((finding) => hunksOf(finding, changed))',
        to: 'defect.slice(1).flatMap((finding) => hunksOf(finding, changed))',
        noticedBy: [{ file: 'src/scores/score-together.test.ts' }],
      },
      {
        of: 'scores/apply-scores.ts#applyScores',
        how: 'every claim of a defect is listed',
        from: 'const [first, ...others] = claims;',
        to: 'const [first, ...others] = claims.slice(0, 1) as [MergedFinding];',
        noticedBy: [{ file: 'src/scores/scores.test.ts' }, { file: 'src/run/phases/score-run.test.ts' }],
      },
      {
        of: 'findings/one-finding.ts#oneFinding',
        how: 'where the others stand is forgotten',
        from: '...others.flatMap(placesOf)]',
        to: '...others.flatMap((other) => other.also ?? [])]',
        noticedBy: [
          { file: 'src/findings/one-finding.test.ts' },
          { file: 'src/run/phases/score-run.test.ts' },
        ],
      },
    ],
  },
  {
    name: 'witness-suppressed-alone',
    promise:
      'Accepting one claim silences no other defect that it is a witness of; accepting a finding accepts every claim about it.',
    breaks: [
      {
        of: 'findings/fits-entry.ts#fitOf',
        how: 'a finding goes with any witness that was accepted',
        from: 'finding.witnesses.filter((one) => sameClaim(finding, one))',
        to: "finding.witnesses.filter((one) => one.slot !== '' || sameClaim(finding, one))",
        noticedBy: [{ file: 'src/findings/suppressions.test.ts' }],
      },
      {
        of: 'findings/accept-findings.ts#withOtherClaims',
        how: 'only the claim that is listed is accepted',
        from: 'also_known_as: claims = [] }) => claims)',
        to: 'also_known_as: claims = [] }) => claims.slice(0, 0))',
        noticedBy: [{ file: 'src/findings/accept-findings.test.ts' }],
      },
    ],
  },
  {
    name: 'minor-is-shown',
    promise:
      'A finding of 50 up to the threshold is listed as minor with all that it has and counted as shown; it changes neither status nor recommendation unless that is asked for.',
    breaks: [
      {
        of: 'scores/score-group.ts#groupOf',
        how: 'what is below the threshold is not listed',
        from: "score >= listedFrom(threshold) ? 'minor' : undefined",
        to: "score >= Math.max(threshold, listedFrom(threshold)) ? 'minor' : undefined",
        noticedBy: [{ file: 'src/scores/scores.test.ts' }, { file: 'src/run/phases/score-run.test.ts' }],
      },
      {
        of: 'report/tally.ts#recommendation',
        how: 'a minor finding asks for changes',
        from: 'if (grave(counts) > 0)',
        to: 'if (grave(counts) + counts.minor > 0)',
        noticedBy: [{ file: 'src/report/build-report.test.ts' }],
      },
      {
        of: 'report/tally.ts#exitFor',
        how: 'a minor finding fails the run',
        from: 'return grave(counts) + unjudged(counts) > 0 ? 1 : 0;',
        to: 'return counts.shown + unjudged(counts) > 0 ? 1 : 0;',
        noticedBy: [{ file: 'src/report/build-report.test.ts' }],
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
        from: "if (!isGrave({ severity }) || status !== 'needs_human_review' || score >= threshold) return undefined;",
        to: "if (isGrave({ severity }) || status !== 'needs_human_review' || score >= threshold) return undefined;",
        noticedBy: [
          { file: 'src/scores/left-to-people.test.ts' },
          { file: 'src/run/phases/score-run.test.ts', test: 'is no all-clear' },
        ],
      },
    ],
  },
];
