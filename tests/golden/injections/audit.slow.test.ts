import { describe, expect, it } from 'vitest';
import { auditVerdict } from '../../../src/audit/audit-verdict.ts';
import { liveInTerminal, markdownTags } from '../../kit/inert-judges.ts';
import { auditInjected, type InjectedAudit } from './audit-injected.ts';
import { callShape, journalShape } from './audit-shapes.ts';
import { harmless, hostile, PAYLOADS } from './payloads.ts';
import { readFences } from './read-fences.ts';

// An audit uses the settings at HEAD: the user who starts it has accepted them.
const INJECTED = PAYLOADS.filter(
  ({ stands, id }) => !stands.startsWith('pull-request') && id !== 'settings-of-the-change',
);

/** One audit of all payloads, and one of their twins, for all tests of this file. */
let auditing: Promise<readonly [attacked: InjectedAudit, twin: InjectedAudit]> | undefined;
const audits = () =>
  (auditing ??= Promise.all([auditInjected(INJECTED, hostile), auditInjected(INJECTED, harmless)]));

describe('an audit of all payloads at once, next to one of their twins', () => {
  it('goes through the same files and ends with the same verdict', async () => {
    const [attacked, twin] = await audits();
    expect(auditVerdict(attacked.audit.state)).toMatchObject({ status: 'complete', exit: 0 });
    expect(auditVerdict(attacked.audit.state)).toEqual(auditVerdict(twin.audit.state));
    expect(attacked.audit.file.scope_note).toBe(twin.audit.file.scope_note);
    expect(attacked.audit.file.files.length).toBeGreaterThan(INJECTED.length);
  });

  it('calls every agent of an audit, the same ones in the same order, and has the same packets outside fences', async () => {
    const [attacked, twin] = (await audits()).map(({ calls, audit }) =>
      calls.map((called) => callShape(called, audit.file)),
    );
    expect(new Set(attacked!.map(({ agent }) => agent)).size).toBe(5);
    expect(attacked).toEqual(twin);
  });

  it('writes the same lines into its journal', async () => {
    const [attacked, twin] = (await audits()).map(({ audit }) => journalShape(audit));
    expect(attacked).toEqual(twin);
  });

  it('shows findings in fences: all to the triage, the known ones to the next hunt', async () => {
    const [{ calls }] = await audits();
    for (const agent of ['audit-triage', 'audit-specialist'] as const) {
      const { fences } = readFences(calls.findLast((called) => called.agent === agent)!.packet);
      const told = fences.filter(({ kind }) => kind === 'FINDING_DESCRIPTION').map(({ content }) => content);
      expect(told.join('\n')).toContain('UNTRUSTED_');
    }
  });

  it.each(['terminal', 'markdown', 'json'] as const)('does nothing in its report as %s', async (format) => {
    const [attacked, twin] = await audits();
    expect(liveInTerminal(attacked.reports[format])).toEqual([]);
    if (format !== 'markdown') return;
    expect(markdownTags(attacked.reports[format])).toEqual(markdownTags(twin.reports[format]));
  });

  it('does nothing in the files that it writes for people', async () => {
    const [attacked, twin] = await audits();
    expect(attacked.artifacts).toContain('evil.example');
    expect(liveInTerminal(attacked.artifacts)).toEqual([]);
    expect(markdownTags(attacked.artifacts)).toEqual(markdownTags(twin.artifacts));
  });
});
