import type { AuditedFile, IdleRole } from '../../contracts/files/audit-files.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { addedIn, readHuntedChange, type HuntedChange } from '../../gather/hunted-change.ts';
import { rolesWithoutChange } from '../../gather/role-sources.ts';
import { listTree } from '../../io/git/objects/objects.ts';
import { ownFile, usersFile } from '../../io/own/own-files.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { buildHuntPackets, type HuntFacts } from '../../packets/audit/hunt-packets.ts';
import { redactHunks } from '../../packets/redaction/redact-hunks.ts';
import { createRedactor, type Redactor } from '../../packets/redaction/redact.ts';
import { shownFiles, type ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Revision } from '../../scope/revision.ts';
import { readChangedTexts } from '../../review/planning/changed-texts.ts';
import type { NewSlot } from '../../run/slots/write-slots.ts';
import { findingsAt } from '../findings-today.ts';
import { governingRules } from '../governing-rules.ts';
import { fixedPaths, huntedPaths } from './audited-paths.ts';
import type { Audit } from '../stored/open-audit.ts';
import { packetStart, stageRunFile } from '../stage-run.ts';

/** The part of an audit that a hunt needs. Before the audit is written, nothing has happened in it. */
export type Huntable = Pick<Audit, 'home' | 'file' | 'state' | 'journal'>;

export type HuntRequest = {
  /** The commit that is examined. */
  readonly head: Revision;
  /** Absolute path of its materialised tree. */
  readonly treeRoot: string;
  /** What one specialist examines once more. Undefined: all specialists examine everything. */
  readonly paths: readonly string[] | undefined;
};

/** The run of a hunt and its packets, before they are written. */
export async function huntSlots(
  audit: Huntable,
  { head, treeRoot, paths }: HuntRequest,
): Promise<{
  readonly run: RunFile;
  readonly slots: readonly NewSlot[];
  readonly idle: readonly IdleRole[];
}> {
  const { file } = audit;
  const title = paths === undefined ? 'hunt' : 'hunt in unopened files';
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: 'hunt', title, sides, treeRoot });
  const facts = await factsOf(audit, head, paths);
  const isShown = facts.fixed.length > 0 || facts.change.length > 0;
  const { roles: sent, idle } = isShown
    ? { roles: file.roles, idle: [] }
    : await rolesWithoutChange(audit.home, head.tree, file.roles);
  // The whole hunt of the round has named its idle roles.
  const [roles, unsent] = paths === undefined ? [sent, idle] : [sent.slice(0, 1), []];
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = { ...packetStart(run), round: run.audit?.round ?? 1, facts };
  const slots = roles.flatMap((role, index): NewSlot[] => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  return { run, slots, idle: unsent };
}

async function factsOf(
  audit: Huntable,
  head: Revision,
  paths: readonly string[] | undefined,
): Promise<Clean<HuntFacts>> {
  const { home, file, state, journal } = audit;
  const { base } = file;
  const change = base === undefined ? undefined : await readHuntedChange(home, base, head);
  const files = await filesAt(audit, head.tree, paths, change);
  const rules = await governingRules(
    home,
    head.tree,
    files.map(({ path }) => path as RepoPath),
  );
  const redactor = createRedactor();
  const facts: HuntFacts = {
    files,
    rules: rules.map(({ path }) => path),
    known: await findingsAt(audit, [...state.findings.values()], head.sha ?? state.head),
    fixed: fixedPaths(journal),
    change:
      change === undefined
        ? []
        : await shownOf(audit, change, { files, again: paths !== undefined, redactor }),
  };
  return cleanText(facts, redactor);
}

/** The audited files that still exist, with their current size. Files that fixes added are audited too. */
async function filesAt(
  { home, file, journal }: Huntable,
  tree: string,
  only: readonly string[] | undefined,
  change: HuntedChange | undefined,
): Promise<AuditedFile[]> {
  const scope = huntedPaths(file, journal);
  const added = change === undefined ? undefined : addedIn(change.changed);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === undefined ? undefined : new Set(only);
  const entries = await listTree(home, tree);
  const linesOf = (path: string): AuditedFile['changed'] =>
    added === undefined
      ? (asked.get(path) ?? [])
      : (added.get(path) ?? []).map(({ start, end }) => [start, end] as const);
  return entries
    .filter(({ path, type }) => type === 'blob' && scope.has(path) && (wanted?.has(path) ?? true))
    .map(({ path, size }) => ({ path, bytes: size ?? 0, changed: linesOf(path) }));
}

type Showing = {
  readonly files: readonly AuditedFile[];
  /** Only files that nobody has opened are examined again. */
  readonly again: boolean;
  readonly redactor: Redactor;
};

/** What specialists cannot read in the tree: how the change edited existing files, and which it deleted. */
async function shownOf(
  { home }: Huntable,
  change: HuntedChange,
  { files, again, redactor }: Showing,
): Promise<ShownFile[]> {
  const listed = new Set(files.map(({ path }) => path));
  const shown = shownFiles(change).filter(
    ({ path, status }) =>
      (status === 'deleted' && !again && !ownFile(path) && !usersFile(path)) ||
      (status !== 'added' && listed.has(path)),
  );
  return redactHunks(shown, redactor, await readChangedTexts(home, change));
}
