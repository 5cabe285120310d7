import { AUDIT_LAYOUT } from './audit-layout.ts';
import type { LayoutEntry } from './layout-entry.ts';

export const LAYOUT: readonly LayoutEntry[] = [
  {
    file: '.gitignore',
    producer: 'plan',
    consumers: ['git'],
    shape: 'text',
    holds:
      'keeps everything except `config/` and `suppressions.json` out of git; each folder has its own, which no branch can override',
  },
  {
    file: 'sessions/<session>.json',
    producer: 'hook pre',
    consumers: ['hook look', 'hook stop', 'hook post'],
    shape: 'session',
    holds: 'the run that a session of the client is working on',
  },
  {
    file: 'runs/<run>/run.json',
    producer: 'plan, step plan',
    consumers: ['next', 'report', 'verdict', 'hook'],
    shape: 'run',
    holds: 'what was asked, base and head, settings, versions',
  },
  {
    file: 'runs/<run>/scope.json',
    producer: 'plan',
    consumers: ['next', 'hook stop'],
    shape: 'scope',
    holds: 'changed lines of every file, and what no reviewer is shown and why',
  },
  {
    file: 'runs/<run>/fingerprint.json',
    producer: 'plan, step plan',
    consumers: ['next'],
    shape: 'fingerprint',
    holds: 'HEAD, index, refs and changed files before the run',
  },
  {
    file: 'runs/<run>/context/files.json',
    producer: 'plan',
    consumers: ['next', 'report'],
    shape: 'JSON',
    holds: 'every changed file and hunk as agents are shown it, secrets replaced',
  },
  {
    file: 'runs/<run>/context/rules.json',
    producer: 'plan',
    consumers: ['next', 'hook stop'],
    shape: 'JSON',
    holds: 'rule files at base, which of them this change edits, which are given to reviewers',
  },
  {
    file: 'runs/<run>/context/facts.json',
    producer: 'plan',
    consumers: ['next', 'hook stop'],
    shape: 'JSON',
    holds: 'stack, imports, history table, comments, commit messages, checklist',
  },
  {
    file: 'runs/<run>/context/shards/<shard>.json',
    producer: 'merge',
    consumers: ['next', 'merge'],
    shape: 'JSON',
    holds: 'if the run is merged from shards: the facts that the reviewers of one shard were given',
  },
  {
    file: 'runs/<run>/context/secrets.json',
    producer: 'plan, next',
    consumers: ['next', 'hook stop'],
    shape: 'JSON',
    holds: 'hashes of the secrets that were replaced, so that each keeps its number',
  },
  {
    file: 'runs/<run>/context/step.json',
    producer: 'next',
    consumers: ['next', 'hook stop'],
    shape: 'JSON',
    holds:
      'for a fix in an audit: the step, or the steps that share the call, and the ignored files that were there before it',
  },
  {
    file: 'runs/<run>/context/divided.json',
    producer: 'next',
    consumers: ['next'],
    shape: 'JSON',
    holds: 'for fixes that shared a call: what each of them changed, and what the program says about it',
  },
  {
    file: 'runs/<run>/context/past.json',
    producer: 'plan',
    consumers: ['next', 'report'],
    shape: 'JSON',
    holds:
      'for a review: a key for each hunk and lens, what is carried over from earlier runs, findings to follow',
  },
  {
    file: 'runs/<run>/slots/<n>/slot.json',
    producer: 'next, step plan',
    consumers: ['next', 'hook'],
    shape: 'slot',
    holds: 'one agent call as planned: agent, model, what its packet shows, the packet’s hash',
  },
  {
    file: 'runs/<run>/slots/<n>/packet.md',
    producer: 'next, step plan',
    consumers: ['hook pre'],
    shape: 'text',
    holds: 'the whole prompt of the agent',
  },
  {
    file: 'runs/<run>/replies/<agent>.txt',
    producer: 'hook stop, reply',
    consumers: ['hook post', 'next'],
    shape: 'text',
    holds:
      'the first acceptable reply of one agent, byte for byte except for secrets; the ledger says which slot it is bound to',
  },
  {
    file: 'runs/<run>/ledger.jsonl',
    producer: 'next, hooks (append only)',
    consumers: ['next', 'hook', 'status', 'report'],
    shape: 'ledger-event',
    holds:
      'everything that happened: offers, dispatches, looks, refusals, stored replies, and the hashes of all other files',
  },
  {
    file: 'runs/<run>/findings.json',
    producer: 'next',
    consumers: ['next', 'report'],
    shape: 'findings',
    holds: 'findings after verification and merging, and every drop with its reason',
  },
  {
    file: 'runs/<run>/verdict.json',
    producer: 'next',
    consumers: ['next', 'verdict', 'status'],
    shape: 'validate-plan',
    holds: 'for the run of a step, instead of findings and report: whether the step’s result may be kept',
  },
  {
    file: 'runs/<run>/memory.json',
    producer: 'next',
    consumers: ['plan'],
    shape: 'JSON',
    holds:
      'with a complete report: the hunks each lens has reviewed and the findings listed, for the next review',
  },
  {
    file: 'runs/<run>/report.json',
    producer: 'next',
    consumers: ['report', 'verdict'],
    shape: 'report',
    holds: 'the one Report that every renderer reads',
  },
  {
    file: 'runs/<run>/report.html',
    producer: 'review',
    consumers: ['people'],
    shape: 'HTML',
    holds: 'the report as a page; no command reads it',
  },
  ...AUDIT_LAYOUT,
];
