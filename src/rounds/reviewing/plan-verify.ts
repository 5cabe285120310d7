import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { editedTests } from '../../audit/tests/edited-tests.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import { crossCheck } from '../../diff/check/cross-check.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { readPatch } from '../../gather/change/read-patch.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import { materializeTree } from '../../io/materialized/materialize.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { PACKET_BUDGET } from '../../packets/packet.ts';
import { redactHunks } from '../../packets/redaction/redact-hunks.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { shownFiles, type ShownFile } from '../../packets/hunks/shown-files.ts';
import {
  buildVerifyPackets,
  type VerifyFacts,
  type VerifyPackets,
} from '../../packets/audit/verify-packets.ts';
import type { RuleFile } from '../../rules/rule.ts';
import type { Sides } from '../../scope/revision.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { readChangedTexts } from '../../review/planning/changed-texts.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import { scopeEntries } from '../../review/planning/scope-entries.ts';
import { stampOf, writeStamped } from '../../run/ledger/stamped.ts';
import { abortRound } from '../abort-round.ts';
import type { Audit } from '../stored/open-audit.ts';
import { governingRules } from '../governing-rules.ts';
import { requirePinned } from '../pin-round.ts';
import { auditSide, packetStart, planStage, stageRunFile } from '../stage-run.ts';

/**
 * Step 6a: plans the review of everything that changed since the round's pinned start, under the rules of that commit.
 * What does not fit a packet aborts the round. Nothing is cut off.
 */
export async function planVerify(audit: Audit): Promise<void> {
  const { home, file, state } = audit;
  const base = await auditSide(audit, await requirePinned(audit), 'pinned at the start of the round');
  const head = await auditSide(audit, state.head, 'after the fixes');
  const { files, changed } = await readFixes(audit, { base, head });
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const title = 'fix verification';
  const sides = { base, head };
  const run = stageRunFile(audit, { kind: 'verify', title, sides, treeRoot });
  const facts = await factsOf(audit, { base, head, files, changed });
  const built = buildVerifyPackets({
    ...packetStart(run),
    round: roundOf(state).round,
    facts,
    chunking: file.settings.chunking || state.chunking,
  });
  if (built.kind !== 'packets') return refuse(audit, built);
  const scope = { ...stampOf(run), files: scopeEntries(changed), skipped: [] };
  return planStage(audit, run, {
    phase: 'verify',
    subject: '',
    slots: built.packets.map((packet) => ({ packet })),
    also: async (paths) => {
      await writeFileAtomically(paths.scope, jsonText(scope));
      await writeStamped(paths.files, run, facts.files);
    },
  });
}

function refuse(audit: Audit, built: Exclude<VerifyPackets, { kind: 'packets' }>): Promise<void> {
  if (built.kind === 'too-large')
    return abortRound(audit, 'PROMPT-BUDGET-EXCEEDED', tooLarge(built.bytes, roundOf(audit.state).round));
  const [gap] = built.uncovered;
  return abortRound(audit, 'FAIL-CLOSED', `${gap?.hunk ?? 'a hunk'}: ${gap?.why ?? 'fits no packet'}`);
}

type Fixes = { readonly files: readonly ShownFile[]; readonly changed: ChangedLines };

/** Every file of the diff, including those that a review of a change would skip: everything that fixes change is reviewed. */
async function readFixes({ home }: Audit, sides: Sides): Promise<Fixes> {
  const { patch, raw, numstat, large, unreadable } = await readPatch(home, sides, []);
  const unshown = [...large, ...unreadable];
  if (unshown.length > 0) {
    const named = unshown.map(printable).join(', ');
    throw new Failure('scope/too-much-text', `fixes made files that no review could show: ${named}`, {
      hint: 'give the audit up: correctless audit stop AUDIT --reason "too large to be reviewed"',
    });
  }
  const changed = parsePatch(patch);
  crossCheck(changed, { raw, numstat });
  return { files: shownFiles({ patch, changed, skipped: [] }), changed };
}

function tooLarge(bytes: number, round: number): string {
  const cap = Math.floor(PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap — aborting round ${round}`;
}

async function factsOf(
  audit: Audit,
  { base, head, files, changed }: Fixes & Sides,
): Promise<Clean<VerifyFacts>> {
  const round = roundOf(audit.state);
  const redactor = createRedactor();
  const textOf = await readChangedTexts(audit.home, { base, head, changed, skipped: [] });
  const shown = await redactHunks(files, redactor, textOf);
  const rules = await rulesAtStart(audit, base.tree, changed);
  const subjects = [...round.commits.map(({ subject }) => subject), ...round.gone.keys()];
  const findings = subjects
    .flatMap((subject) => audit.state.findings.get(subject) ?? [])
    .map(({ id, title, description }) => ({ id, title, description }));
  // Hunks are redacted line by line, which keeps their form. Then everything else that may contain a secret.
  return cleanText({ files: shown, rules, findings, edits: editedTests({ rounds: [round] }) }, redactor);
}

/** `.claude/rules` whose paths match a changed file, and those that govern everything, read from before the fixes. */
async function rulesAtStart({ home }: Audit, tree: string, changed: ChangedLines): Promise<RuleFile[]> {
  const rules = await governingRules(home, tree, changed.keys());
  return rules.filter(({ source }) => source === 'claude-rules');
}
