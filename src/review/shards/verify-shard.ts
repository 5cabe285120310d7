import { createHash } from 'node:crypto';
import type { MergedFinding } from '../../findings/lifecycle.ts';
import type { Change } from '../../gather/change/change.ts';
import { readBytes } from '../../io/files/files.ts';
import { printable } from '../../kernel/text/printable.ts';
import { packetHasClaim } from '../../packets/hunks/packet-has-claim.ts';
import { cleanText } from '../../packets/material.ts';
import { shownFiles, type ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { requireSlot } from '../../replies/parse-reply.ts';
import { collectFindings } from '../ending/collect-findings.ts';
import { slotParts } from '../../run/stored/layout.ts';
import { readRedactor } from '../../run/stored/material.ts';
import { scopeEntries } from '../planning/scope-entries.ts';
import { agentsThatReplied } from '../../run/slots/slot-state.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';
import { skippedEntries } from './as-shard.ts';
import { editedShard } from './one-plan.ts';
import { requirePlannedSlots } from './planned-slots.ts';
import { equalExceptSecrets } from './equal-except-secrets.ts';
import type { Shard } from './shard.ts';

/** What git itself says, in the repository where shards are merged. */
export type Truth = {
  readonly change: Pick<Change, 'patch' | 'changed' | 'skipped'>;
  /** At base. */
  readonly rules: readonly RuleFile[];
};

/** By slot and id: the findings that were scored in a shard, as today's code makes them from the reviews there. */
export type ScoredThere = ReadonlyMap<string, ReadonlyMap<string, MergedFinding>>;

/**
 * Compares a shard with git and with what this program plans from it: what is under review, the packets, the replies. Its
 * own conclusions (findings, a report) are not read at all.
 *
 * @returns the findings that its stored scores are about
 * @throws merge/edited-shard, run/corrupt, refused/*
 */
export async function verifyShard(shard: Shard, truth: Truth): Promise<ScoredThere> {
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}

function requireChangeOfGit(shard: Shard, { change, rules }: Truth): void {
  const scope = [scopeEntries(change.changed), skippedEntries(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw editedShard(shard, 'its changed lines are not those that git finds between base and head');
  }
  const shown = shownFiles(change);
  const isSame = (file: ShownFile, index: number): boolean =>
    equalExceptSecrets(JSON.stringify(lines(shown[index])), JSON.stringify(lines(file)));
  const odd = shard.files.find((file, index) => !isSame(file, index));
  if (odd !== undefined || shown.length !== shard.files.length) {
    throw editedShard(shard, `the hunks of ${printable(odd?.path ?? 'the change')} are not those of git`);
  }
  const bodies = new Map(rules.map(({ path, body }) => [path, body]));
  const oddRule = shard.rules.all.find(({ path, body }) => !equalExceptSecrets(bodies.get(path) ?? '', body));
  if (oddRule !== undefined)
    throw editedShard(shard, `the rules of ${printable(oddRule.path)} are not those at base`);
}

function lines(file: ShownFile | undefined): unknown {
  return file === undefined ? null : [file.path, file.header, file.skipped, file.hunks];
}

/** Requires that every stored reply answers its slot, and that every packet is the one that was planned. */
async function requireReplies(shard: Shard): Promise<void> {
  const { run } = shard;
  for (const state of run.states) {
    const { slot } = state;
    const packet = await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0));
    if (createHash('sha256').update(packet).digest('hex') !== slot.packet.sha256) {
      throw editedShard(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    for (const by of agentsThatReplied(state)) {
      // Throws when the bytes are not those in the ledger.
      const reply = await storedReply(run, slot, slot.agent, by);
      if (reply !== undefined && 'slot' in reply) requireSlot(reply, slot.slot);
    }
  }
}

async function scoredFindings(shard: Shard): Promise<ScoredThere> {
  const { run } = shard;
  const { toScore } = await collectFindings(run);
  const redactor = await readRedactor(run.paths, run.file);
  const found = new Map<string, ReadonlyMap<string, MergedFinding>>();
  for (const { slot, status } of run.states) {
    if (slot.phase !== 'score' || status !== 'stored') continue;
    const packet = (await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0))).toString('utf8');
    const own = new Map<string, MergedFinding>();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === undefined) continue;
      if (!packetHasClaim(packet, id, await cleanText(finding, redactor))) {
        throw editedShard(shard, `slot ${slot.slot} scores a different finding than it says`);
      }
      own.set(id, finding);
    }
    found.set(slot.slot, own);
  }
  return found;
}
