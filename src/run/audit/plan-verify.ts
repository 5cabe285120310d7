import type { RoundState } from '../../audit/audit-state.ts';
import { crossCheck } from '../../diff/cross-check.ts';
import { parsePatch } from '../../diff/parse-patch.ts';
import { readPatch } from '../../gather/read-patch.ts';
import { commitNamed } from '../../gather/revisions.ts';
import { readRules } from '../../gather/rules.ts';
import { writeFileAtomically } from '../../io/files.ts';
import { materializeTree } from '../../io/materialize.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { PACKET_BUDGET } from '../../packets/packet.ts';
import { redactHunks } from '../../packets/redact-hunks.ts';
import { createRedactor } from '../../packets/redact.ts';
import { shownFiles, type ShownFile } from '../../packets/shown-files.ts';
import { buildVerifyPackets, type VerifyFacts } from '../../packets/verify-packets.ts';
import { rulesInForce } from '../../rules/governs.ts';
import type { RuleFile } from '../../rules/rule.ts';
import type { Sides } from '../../scope/revision.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { noncesOf, taskOf } from '../packet-task.ts';
import { jsonText } from '../run-json.ts';
import { scopeEntries } from '../scope-entries.ts';
import { stampOf, writeStamped } from '../stamped.ts';
import { slotNames } from '../write-slots.ts';
import { abortRound } from './abort-round.ts';
import { note } from './journal.ts';
import type { Audit } from './open-audit.ts';
import { requirePinned } from './pin-round.ts';
import { stageRunFile, writeStage } from './stage-run.ts';

/**
 * Step 6a: has everything that changed since the round's pinned start reviewed, under the rules as they were then. What
 * does not fit a packet aborts the round; nothing is cut off.
 */
export async function planVerify(audit: Audit, round: RoundState): Promise<void> {
  const { home, file, state } = audit;
  const start = await requirePinned(audit, round);
  const sides: Sides = {
    base: { ...(await commitNamed(home, start)), label: 'the start of the round', why: 'pinned' },
    head: { ...(await commitNamed(home, state.head)), label: 'the audit’s branch', why: 'after the fixes' },
  };
  const { patch, raw, numstat } = await readPatch(home, sides, []);
  const changed = parsePatch(patch);
  crossCheck(changed, { raw, numstat });
  const run = stageRunFile(audit, {
    kind: 'verify',
    round: round.round,
    title: 'fix verification',
    sides,
    treeRoot: await materializeTree(home, sides.head.tree, file.cache_root),
  });
  const facts = await factsOf(audit, round, sides, shownFiles({ patch, changed, skipped: [] }), changed);
  const built = buildVerifyPackets({
    task: taskOf(run),
    round: round.round,
    facts,
    chunking: file.settings.chunking,
    nonces: noncesOf(run),
    nextSlot: slotNames(run, []),
  });
  switch (built.kind) {
    case 'too-large':
      return abortRound(audit, round, 'PROMPT-BUDGET-EXCEEDED', tooLarge(built.bytes, round.round));
    case 'uncovered': {
      const [gap] = built.uncovered;
      return abortRound(
        audit,
        round,
        'FAIL-CLOSED',
        `${gap?.hunk ?? 'a hunk'}: ${gap?.why ?? 'fits no packet'}`,
      );
    }
    case 'packets': {
      const scope = { ...stampOf(run), files: scopeEntries(changed), skipped: [] };
      await writeStage(
        run,
        'verify',
        built.packets.map((packet) => ({ packet })),
        async (paths) => {
          await writeFileAtomically(paths.scope, jsonText(scope));
          await writeStamped(paths.files, run, facts.files);
        },
      );
      await note(audit.paths, {
        kind: 'planned',
        round: round.round,
        stage: 'verify',
        run: run.run,
        subject: '',
      });
    }
  }
}

function tooLarge(bytes: number, round: number): string {
  const cap = Math.floor(PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap — aborting round ${round}`;
}

async function factsOf(
  audit: Audit,
  round: RoundState,
  sides: Sides,
  files: readonly ShownFile[],
  changed: ChangedLines,
): Promise<Clean<VerifyFacts>> {
  const redactor = createRedactor();
  const shown = await redactHunks(files, redactor);
  const rules = await rulesAtStart(audit, sides.base.tree, changed);
  const findings = round.commits
    .flatMap(({ subject }) => audit.state.findings.get(subject) ?? [])
    .map(({ id, title, description }) => ({ id, title, description }));
  const rest = await redactor.redactIn({ rules, findings });
  // The hunks were redacted line by line, which keeps them hunks.
  return { ...(await cleanText({ ...rest }, redactor)), files: shown } as unknown as Clean<VerifyFacts>;
}

/** `.claude/rules` whose paths match a changed file, and those that govern everything; read before the fixes. */
async function rulesAtStart({ home }: Audit, tree: string, changed: ChangedLines): Promise<RuleFile[]> {
  const { rules } = await readRules(home, tree);
  return rulesInForce(
    rules.filter(({ source }) => source === 'claude-rules'),
    changed.keys(),
  )
    .filter(({ governs }) => governs.length > 0)
    .map(({ rule }) => rule);
}
