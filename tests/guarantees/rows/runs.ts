import type { Chapter } from '../guarantee.ts';
import { OWN_RUNS } from './own-runs.ts';
import { GOING_ON } from './going-on.ts';
import { REMEMBERED } from './remembered.ts';

export const RUNS: Chapter = {
  title: 'What counts as reviewed',
  guarantees: [
    {
      name: 'asking-is-not-failing',
      promise:
        'Whoever brings replies by hand may ask as often as they like: a slot stays on offer until it is answered or given up on purpose, and what is given up is not reviewed.',
      breaks: [
        {
          of: 'run/phases/advance.ts#advance',
          how: 'what a person was offered four times is given up',
          from: "s.exhausted && run.file.captured === 'hooks';",
          to: 's.exhausted;',
          noticedBy: [{ file: 'src/run/stored/give-up.test.ts' }],
        },
        {
          of: 'run/stored/give-up.ts#giveUpSlot',
          how: 'giving up is not written down',
          from: "await record(run.paths, { kind: 'given-up', slots: [slot.slot], why: 'it was given up on purpose' });",
          to: '',
          noticedBy: [{ file: 'src/run/stored/give-up.test.ts' }],
        },
      ],
    },
    {
      name: 'slot-needs-its-reply',
      promise:
        'A slot is reviewed only when an acceptable reply was bound to it by the exact packet. The first such reply counts for ever.',
      breaks: [
        {
          of: 'hooks/post.ts#postHook',
          how: 'a reply to any prompt is bound',
          from: 'return same && slot.agent === agent ? slot : undefined;',
          to: 'return same || slot.agent === agent ? slot : undefined;',
          noticedBy: [{ file: 'src/hooks/hooks.test.ts', test: 'hook post' }],
        },
        {
          of: 'hooks/post.ts#postHook',
          how: 'a reply that no stop hook accepted is bound',
          from: "if (createHash('sha256').update(reply).digest('hex') !== accepted.sha256) {",
          to: 'if (reply.length === 0) {',
          noticedBy: [{ file: 'src/hooks/hooks.test.ts', test: 'hook post' }],
        },
        {
          of: 'run/stored/slot-state.ts#slotStates',
          how: 'a later reply takes the place of the first',
          from: 'c.stored || isOver(c) ? {} : { stored: true,',
          to: 'isOver(c) ? {} : { stored: true,',
          noticedBy: [{ file: 'src/run/stored/slot-state.test.ts' }],
        },
        {
          of: 'hooks/stop.ts#stopHook',
          how: 'a resumed agent is judged anew',
          from: 'if (isConcluded(ledger, agentId)) {',
          to: "if (isConcluded(ledger, agentId) && agentId === '') {",
          noticedBy: [
            { file: 'src/hooks/stop.test.ts', test: 'does not let a resumed agent change what it said' },
          ],
        },
      ],
    },
    {
      name: 'reply-without-slot',
      promise:
        'A reply without a slot’s name is taken only while a slot of its agent waits in that session, and bound by the exact packet.',
      breaks: [
        {
          of: 'hooks/called-slots.ts#requireAwaited',
          how: 'a slot of any session will do',
          from: '.filter((event) => event.session === session)',
          to: ".filter((event) => event.session !== '' && session !== '')",
          noticedBy: [
            { file: 'src/hooks/called-slots.test.ts' },
            { file: 'src/hooks/stop-without-slot.test.ts' },
          ],
        },
        {
          of: 'hooks/called-slots.ts#requireAwaited',
          how: 'a slot that has its reply will do',
          from: 'filter((name) => !stored.has(name));',
          to: "filter((name) => name !== '' && stored.size >= 0);",
          noticedBy: [
            { file: 'src/hooks/called-slots.test.ts' },
            { file: 'src/hooks/stop-without-slot.test.ts' },
          ],
        },
      ],
    },
    {
      name: 'edited-run-is-corrupt',
      promise:
        'An edited reply, packet, report, scope, setting or memory, a reply that no hook saw, and a ledger or journal line changed, added or removed make a run corrupt, status 3.',
      breaks: [
        {
          of: 'run/stored/chained-lines.ts#requireChain',
          how: 'a line without a link is let through',
          from: 'link === undefined || link.lines > n || hashes[link.lines] !== link.sha256,',
          to: 'link !== undefined && (link.lines > n || hashes[link.lines] !== link.sha256),',
          noticedBy: [{ file: 'src/run/stored/chained-lines.test.ts' }],
        },
        {
          of: 'run/stored/sealed-files.ts#requireSealed',
          how: 'only that a file is there is looked at',
          from: "if (sha256Of(bytes) !== sha256) throw corrupt(path, 'is not the file that was written here');",
          to: "if (sha256 === '') throw corrupt(path, 'is not the file that was written here');",
          noticedBy: [
            { file: 'src/run/stored/sealed-files.test.ts' },
            { file: 'src/run/audit/stored/audit-seal.slow.test.ts' },
          ],
        },
        {
          of: 'run/audit/stored/open-audit.ts#openAudit',
          how: 'the files of an audit are believed',
          from: "if (event.kind === 'begun' || event.kind === 'prepared') requireHashes(",
          to: "if (event.kind === 'prepared' && event.files === undefined) requireHashes(",
          noticedBy: [{ file: 'src/run/audit/stored/audit-seal.slow.test.ts' }],
        },
      ],
    },
    {
      name: 'nothing-lost',
      promise: 'Raised findings and accounted findings are the same number, or there is no report.',
      breaks: [
        {
          of: 'report/arithmetic.ts#arithmetic',
          how: 'the two sides may differ',
          from: 'if (total !== counts.raised + counts.followed) {',
          to: 'if (total > counts.raised + counts.followed) {',
          noticedBy: [{ file: 'src/report/build-report.test.ts' }],
        },
      ],
    },
    {
      name: 'no-false-all-clear',
      promise:
        '“No issues found” is said only when every slot is stored and every hunk reviewed. Everything else is *incomplete*, status 3.',
      breaks: [
        {
          of: 'report/coverage.ts#coverageOf',
          how: 'a packet without a stored reply leaves no gap',
          from: '.filter((call) => !call.stored)\n    .map(',
          to: '.filter((call) => !call.stored && call.hunks.length === 0)\n    .map(',
          noticedBy: [
            { file: 'src/report/coverage.test.ts' },
            {
              file: 'tests/e2e/faults/review-faults.client.test.ts',
              test: 'change-summarizer says nothing',
            },
          ],
        },
        {
          of: 'report/coverage.ts#coverageOf',
          how: 'a hunk that nobody was shown leaves no gap',
          from: 'if (unseen.length === 0) return missing;',
          to: 'if (unseen.length >= 0) return missing;',
          noticedBy: [{ file: 'src/report/coverage.test.ts' }],
        },
        {
          of: 'report/build-report.ts#buildReport',
          how: 'an incomplete review ends like a complete one',
          from: "exit: status === 'complete' ? exitFor(counts, facts.run.settings.fail_on) : 3,",
          to: 'exit: exitFor(counts, facts.run.settings.fail_on),',
          noticedBy: [{ file: 'src/report/build-report.test.ts' }],
        },
      ],
    },
    ...OWN_RUNS,
    ...REMEMBERED,
    ...GOING_ON,
  ],
};
