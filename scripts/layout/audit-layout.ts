import type { LayoutEntry } from './layout-entry.ts';

/** Files that an audit writes outside its runs. */
export const AUDIT_LAYOUT: readonly LayoutEntry[] = [
  {
    file: 'audits/<audit>/audit.json',
    producer: 'audit start',
    consumers: ['next', 'audit', 'verdict', 'report', 'hook stop'],
    shape: 'audit',
    holds: 'what an audit was asked for: preset, files, roles, settings, branch and work tree',
  },
  {
    file: 'audits/<audit>/fingerprint.json',
    producer: 'audit start',
    consumers: ['next', 'audit'],
    shape: 'fingerprint',
    holds: 'HEAD, index, refs and changed files of the user’s own work tree at the start',
  },
  {
    file: 'audits/<audit>/journal.jsonl',
    producer: 'next, audit (append only)',
    consumers: ['next', 'audit', 'verdict', 'report', 'hook stop'],
    shape: 'journal-event',
    holds: 'everything that was decided and done in an audit; its state is computed from this alone',
  },
  {
    file: 'audits/<audit>/last-call.json',
    producer: 'next',
    consumers: ['next', 'status'],
    shape: 'JSON',
    holds: 'how many lines of the journal the last `next` printed, and the one before it',
  },
  {
    file: 'audits/<audit>/tests/<n>/',
    producer: 'background',
    consumers: ['next'],
    shape: 'text',
    holds: 'one run of the test command: its output and how it ended (`setup/<n>/`: of the setup command)',
  },
  {
    file: 'artifacts/workflow-state-<branch>.json',
    producer: 'next, audit',
    consumers: ['other tools'],
    shape: 'workflow-state',
    holds: 'the state of an audit, written from its journal',
  },
  {
    file: 'artifacts/findings/audit-<preset>-<date>-round-<N>.json',
    producer: 'next, audit',
    consumers: ['audit', 'other tools'],
    shape: 'audit-round',
    holds: 'findings and rejections of one round, also when there are none',
  },
  {
    file: 'artifacts/audit-trail-<branch>.jsonl',
    producer: 'next (append only)',
    consumers: ['other tools'],
    shape: 'audit-trail',
    holds: 'fix reviews of large diffs that found nothing',
  },
  {
    file: 'artifacts/audit-<preset>-history.md',
    producer: 'next, audit',
    consumers: ['people'],
    shape: 'text',
    holds: 'every audit of a preset, round by round',
  },
  {
    file: 'artifacts/audit-<preset>-<date>-summary.md',
    producer: 'next, audit',
    consumers: ['people'],
    shape: 'text',
    holds: 'the outcome of every finding of an audit',
  },
];
