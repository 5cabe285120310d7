import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import type { AuditState } from './audit-state.ts';
import { pointKey, runsAt } from '../tests/test-runs.ts';

type TreeEvent = Extract<JournalEvent, { kind: 'tested' | 'testing' | 'discarded' }>;

/** What the journal says about the audit's work tree: tests that ran there, and what was discarded. */
export function foldTree(state: AuditState, event: TreeEvent): void {
  switch (event.kind) {
    case 'tested':
      addTests(state, event);
      return;
    case 'testing':
      beginTests(state, event);
      return;
    case 'discarded':
      state.discarded.add(event.ref);
  }
}

function beginTests(state: AuditState, event: Extract<JournalEvent, { kind: 'testing' }>): void {
  state.testing.set(pointKey(event), event.folder);
  state.underTest = event;
}

function addTests(state: AuditState, event: Extract<JournalEvent, { kind: 'tested' }>): void {
  state.tests.set(pointKey(event), [...runsAt(state, event), event]);
  state.underTest = undefined;
}
