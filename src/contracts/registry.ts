import type { Static } from 'typebox';
import { AuditFile, TrailRecord, WorkflowState } from './audit-files.ts';
import { FixReview, Hunt, RoundFile, Triage } from './audit-finding.ts';
import { JournalEvent } from './audit-journal.ts';
import { Config } from './config.ts';
import { Report } from './report.ts';
import { REVIEWS } from './review.ts';
import { RunFile, SlotFile } from './run-files.ts';
import { LedgerEvent } from './ledger-event.ts';
import { ScopeFile } from './scope-file.ts';
import { Scores } from './score.ts';
import { SessionFile } from './session.ts';
import { SharedFix, SharedVerdicts } from './shared-step.ts';
import { Summary } from './summary.ts';
import { SourceReadingShape } from './source-reading.ts';
import { ExecuteStepResult, FixResult, Step, Verdict } from './step.ts';
import { Suppressions } from './suppressions.ts';

/**
 * Every contract by name: one of `schemas/<name>.schema.json` and of `correctless parse --contract <name>`.
 * A reply's contract is named after the agent that sends it.
 */
export const CONTRACTS = {
  'change-summarizer': Summary,
  ...REVIEWS,
  'source-reader': SourceReadingShape,
  'finding-scorer': Scores,
  step: Step,
  'execute-step': ExecuteStepResult,
  'validate-plan': Verdict,
  'execute-step-validator': Verdict,
  'execute-step-validator-shared': SharedVerdicts,
  'audit-specialist': Hunt,
  'audit-triage': Triage,
  'fix-executor': FixResult,
  'fix-executor-shared': SharedFix,
  'fix-diff-reviewer': FixReview,
  'workflow-config': Config,
  suppressions: Suppressions,
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

export type ContractName = keyof typeof CONTRACTS;
export type ContractValue<K extends ContractName> = Static<(typeof CONTRACTS)[K]>;
