import type { Static } from 'typebox';
import { AuditFile, TrailRecord, WorkflowState } from './files/audit-files.ts';
import { FixReview, Hunt, RoundFile, Triage } from './replies/audit-finding.ts';
import { JournalEvent } from './files/audit-journal.ts';
import { Config } from './files/config.ts';
import { Report } from './files/report.ts';
import { REVIEWS } from './replies/review.ts';
import { RunFile, SlotFile } from './files/run-files.ts';
import { LedgerEvent } from './files/ledger-event.ts';
import { ScopeFile } from './files/scope-file.ts';
import { Scores } from './replies/score.ts';
import { SessionFile } from './files/session.ts';
import { SharedFix, SharedVerdicts } from './replies/shared-step.ts';
import { Summary } from './replies/summary.ts';
import { SourceReadingShape } from './source-reading.ts';
import { ExecuteStepResult, FixResult, ProveResult, Step, Verdict } from './replies/step.ts';
import { Suppressions } from './files/suppressions.ts';

/** What models reply, and steps: validated by ajv, whose validators are compiled. A reply's contract is named after its agent. */
export const JUDGED = {
  'change-summarizer': Summary,
  ...REVIEWS,
  'source-reader': SourceReadingShape,
  'finding-scorer': Scores,
  step: Step,
  'execute-step': ExecuteStepResult,
  'execute-step-validator': Verdict,
  'execute-step-validator-shared': SharedVerdicts,
  'audit-specialist': Hunt,
  'audit-triage': Triage,
  'fix-executor': FixResult,
  'fix-executor-shared': SharedFix,
  'finding-prover': ProveResult,
  'fix-diff-reviewer': FixReview,
} as const;

/** Files below `.correctless/`: checked against their schema as data, which names the first thing that is wrong (ADR 17). */
export const OWN_FILES = {
  'workflow-config': Config,
  suppressions: Suppressions,
  'validate-plan': Verdict,
  run: RunFile,
  scope: ScopeFile,
  session: SessionFile,
  slot: SlotFile,
  'ledger-event': LedgerEvent,
  report: Report,
  audit: AuditFile,
  'journal-event': JournalEvent,
  'audit-round': RoundFile,
  'audit-trail': TrailRecord,
  'workflow-state': WorkflowState,
} as const;

/** Every contract by name: one of `schemas/<name>.schema.json` and of `correctless parse --contract <name>`. */
export const CONTRACTS = { ...JUDGED, ...OWN_FILES } as const;

export type JudgedName = keyof typeof JUDGED;
export type OwnFileName = keyof typeof OWN_FILES;
export type ContractName = keyof typeof CONTRACTS;
export type ContractValue<K extends ContractName> = Static<(typeof CONTRACTS)[K]>;
