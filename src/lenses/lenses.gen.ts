// Made by `npm run gen` from the records of this folder.
import { LENS as rulesCompliance } from './rules-compliance.ts';
import { LENS as bugScan } from './bug-scan.ts';
import { LENS as dependencyCheck } from './dependency-check.ts';
import { LENS as historyContext } from './history-context.ts';
import { LENS as commentCompliance } from './comment-compliance.ts';
import { LENS as intentFulfilment } from './intent-fulfilment.ts';
import { LENS as callerImpact } from './caller-impact.ts';
import { LENS as dataFlowSecurity } from './data-flow-security.ts';
import { LENS as codebaseFit } from './codebase-fit.ts';

export const LENS_RECORDS = {
  'rules-compliance': rulesCompliance,
  'bug-scan': bugScan,
  'dependency-check': dependencyCheck,
  'history-context': historyContext,
  'comment-compliance': commentCompliance,
  'intent-fulfilment': intentFulfilment,
  'caller-impact': callerImpact,
  'data-flow-security': dataFlowSecurity,
  'codebase-fit': codebaseFit,
} as const;
