import type { Static } from 'typebox';
import { Config } from './config.ts';
import { Report } from './report.ts';
import { REVIEWS } from './review.ts';
import { LedgerEvent, RunFile, SlotFile } from './run-files.ts';
import { ScopeFile } from './scope-file.ts';
import { Score } from './score.ts';
import { SessionFile } from './session.ts';
import { Summary } from './summary.ts';
import { ExecuteStepResult, Step, Verdict } from './step.ts';
import { Suppressions } from './suppressions.ts';

/**
 * Every contract by name: one of `schemas/<name>.schema.json` and of `correctless parse --contract <name>`.
 * A reply's contract is named after the agent that sends it.
 */
export const CONTRACTS = {
  'change-summarizer': Summary,
  ...REVIEWS,
  'finding-scorer': Score,
  step: Step,
  'execute-step': ExecuteStepResult,
  'validate-plan': Verdict,
  'execute-step-validator': Verdict,
  'workflow-config': Config,
  suppressions: Suppressions,
  run: RunFile,
  scope: ScopeFile,
  session: SessionFile,
  slot: SlotFile,
  'ledger-event': LedgerEvent,
  report: Report,
} as const;

export type ContractName = keyof typeof CONTRACTS;
export type ContractValue<K extends ContractName> = Static<(typeof CONTRACTS)[K]>;
