import type { AuditedFile } from '../../../contracts/audit-files.ts';
import { readRules } from '../../../gather/rules.ts';
import { materializeTree } from '../../../io/materialized/materialize.ts';
import { listTree } from '../../../io/git/objects.ts';
import { cleanText, type Clean } from '../../../packets/material.ts';
import { buildHuntPackets, type HuntFacts } from '../../../packets/hunt-packets.ts';
import { createRedactor } from '../../../packets/redaction/redact.ts';
import type { RepoPath } from '../../../kernel/repo-path.ts';
import { rulesInForce } from '../../../rules/governs.ts';
import type { RoundState } from '../../../audit/audit-state.ts';
import { noncesOf, taskOf } from '../../planning/packet-task.ts';
import { slotNames, type NewSlot } from '../../stored/write-slots.ts';
import { auditedPaths, fixedPaths } from './audited-paths.ts';
import type { Audit } from '../stored/open-audit.ts';
import { auditSide, planStage, stageRunFile } from '../stage-run.ts';

/**
 * Sends out the specialists of a round; with `paths`, the first of them once more through what nobody has opened. They
 * look at the commit at which the round began, and are told what is known.
 */
export async function planHunt(
  audit: Audit,
  round: RoundState,
  paths: readonly string[] | undefined,
): Promise<void> {
  const { home, file } = audit;
  const head = await auditSide(audit, round.head, 'where the round began');
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const title = paths === undefined ? 'hunt' : 'hunt in unopened files';
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: 'hunt', round: round.round, title, sides, treeRoot });
  const facts = await factsOf(audit, head.tree, paths);
  const roles = paths === undefined ? file.roles : file.roles.slice(0, 1);
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = {
    task: taskOf(run),
    round: round.round,
    facts,
    nonces: noncesOf(run),
    nextSlot: slotNames(run, []),
  };
  const slots = roles.flatMap((role, index): NewSlot[] => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  await planStage(audit, run, { phase: 'hunt', subject: '', slots });
}

async function factsOf(
  audit: Audit,
  tree: string,
  paths: readonly string[] | undefined,
): Promise<Clean<HuntFacts>> {
  const files = await filesAt(audit, tree, paths);
  const facts: HuntFacts = {
    files,
    rules: await governingRules(audit, tree, files),
    known: [...audit.state.findings.values()],
    fixed: fixedPaths(audit.journal),
  };
  return cleanText(facts, createRedactor());
}

/** The audited files that are still there, with their size now. Those that fixes added are audited too. */
async function filesAt(
  { home, file, journal }: Audit,
  tree: string,
  only: readonly string[] | undefined,
): Promise<AuditedFile[]> {
  const scope = auditedPaths(file, journal);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === undefined ? undefined : new Set(only);
  const entries = await listTree(home, tree);
  return entries
    .filter(({ path, type }) => type === 'blob' && scope.has(path) && (wanted?.has(path) ?? true))
    .map(({ path, size }) => ({ path, bytes: size ?? 0, changed: asked.get(path) ?? [] }));
}

async function governingRules(
  { home }: Audit,
  tree: string,
  files: readonly AuditedFile[],
): Promise<string[]> {
  const { rules } = await readRules(home, tree);
  const inForce = rulesInForce(
    rules,
    files.map(({ path }) => path as RepoPath),
  );
  return inForce.filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
