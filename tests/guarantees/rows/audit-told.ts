import type { Guarantee } from '../guarantee.ts';

export const AUDIT_TOLD: readonly Guarantee[] = [
  {
    name: 'executors-are-told',
    promise:
      'Whoever is to mend a finding is told why triage kept it and everything else that was raised about the same defect, and the lines at which it stands today.',
    breaks: [
      {
        of: 'audit/fold-triage.ts#foldTriage',
        how: 'duplicates go with all they said',
        from: 'merged: [...note.merged, { finding, reason }]',
        to: 'merged: note.merged',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'why triage kept a finding' }],
      },
      {
        of: 'run/audit/findings-today.ts#findingsAt',
        how: 'lines are those of the round in which somebody looked',
        from: 'if (seen === undefined) return finding;',
        to: 'if (seen !== commit) return finding;',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'the lines of today' }],
      },
    ],
  },
  {
    name: 'hunts-see-removals',
    promise:
      'Every specialist of an audit of what changed is shown what the change removed, whole, with the fixes so far.',
    breaks: [
      {
        of: 'packets/hunt-chunks.ts#huntChunks',
        how: 'what does not fit beside the names of files is left out',
        from: 'load.units.map((unit) => ({ ...load, units: [unit] }))',
        to: '[{ ...load, units: load.units.slice(0, 1) }]',
        noticedBy: [
          {
            file: 'src/packets/hunt-packets.test.ts',
            test: 'in several packets where one file changed more',
          },
        ],
      },
      {
        of: 'gather/hunted-change.ts#readHuntedChange',
        how: 'a change is compared with itself',
        from: 'readDifference(repository, sides, [])',
        to: 'readDifference(repository, { base: head, head }, [])',
        noticedBy: [{ file: 'src/run/audit/told.slow.test.ts', test: 'the diff with its removed lines' }],
      },
    ],
  },
];
