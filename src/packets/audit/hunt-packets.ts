import type { AuditedFile, AuditRole } from '../../contracts/files/audit-files.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packetOf, roomLeft, type Fenced, type Filling, type Nonces, type Task } from '../assemble.ts';
import { auditFacts, knownFindings, ruleFiles, type KnownFinding } from '../texts/audit-facts.ts';
import type { Clean } from '../material.ts';
import { diffText } from '../texts/change-parts.ts';
import { huntChunks, rowsIn, type HuntChunk, type Row } from './hunt-chunks.ts';
import { byteLength, type Packet } from '../packet.ts';
import type { ShownFile } from '../hunks/shown-files.ts';
import { shownPath } from '../hunks/shown-path.ts';
import { wordsOf } from '../fill.ts';
import { TEMPLATES } from '../templates.gen.ts';

/** What all specialists of a round are given. */
export type HuntFacts = {
  readonly files: readonly AuditedFile[];
  /** Rule files that govern one of them. */
  readonly rules: readonly string[];
  readonly known: readonly KnownFinding[];
  /** Files that fixes of earlier rounds changed. */
  readonly fixed: readonly string[];
  /** What the change did to files that existed before; empty if the audit is not about a change. */
  readonly change: readonly ShownFile[];
};

export type HuntInput = {
  readonly task: Task;
  readonly round: number;
  readonly role: AuditRole;
  /** The other roles of the audit. */
  readonly others: readonly string[];
  readonly facts: Clean<HuntFacts>;
  /** Where in the list this specialist begins, so that not all of them tire at the same place. */
  readonly turn: number;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packets of one specialist: every file of the audit in exactly one of them, never more than it can read. */
export function buildHuntPackets(input: HuntInput): Packet[] {
  const { task, facts, nonces, nextSlot } = input;
  const room = roomLeft('audit-specialist', task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => rowOf(file, fixed));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map((chunk, index) =>
    packetOf(
      { agent: 'audit-specialist', slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: rowsIn(chunk).map(({ file }) => file.path as RepoPath) },
    ),
  );
}

const NOTHING_YET: HuntChunk = new Set();

function filling({ task, round, role, others, facts }: HuntInput, chunk: HuntChunk): Filling {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? 'This is the first round.' : wordsOf('again'),
    role: roleText(role),
    others: others.length === 0 ? 'nothing else' : others.map((slug) => slug.replaceAll('-', ' ')).join(', '),
    columns: wordsOf('listing-columns'),
    listing: [
      {
        kind: 'FILES',
        content: rowsIn(chunk)
          .map(({ text }) => text)
          .join(''),
      },
    ],
    diff:
      facts.change.length === 0
        ? 'Nothing to show: whatever these files hold is in question.'
        : [{ kind: 'DIFF', content: diffText([...chunk].filter((load) => load.kind !== 'row')) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known),
  };
}

function roleText({ slug, own }: AuditRole): string | readonly Fenced[] {
  if (own !== null) return [{ kind: 'ROLE', content: `${wordsOf('own-role')}\n\n${slug}: ${own}` }];
  const name = `role/${slug}`;
  if (!Object.hasOwn(TEMPLATES, name)) throw new Error(`no prompt for the role ${slug}`);
  return wordsOf(name as keyof typeof TEMPLATES);
}

function rowOf(file: AuditedFile, fixed: ReadonlySet<string>): Row {
  const { path, bytes, changed } = file;
  const lines = changed
    .map(([first, last]) => (first === last ? String(first) : `${first}-${last}`))
    .join(',');
  const notes = [...(lines === '' ? [] : [`lines ${lines}`]), ...(fixed.has(path) ? ['fixed'] : [])];
  const text = `${String(bytes).padStart(8)}  ${shownPath(path)}${notes.length === 0 ? '' : `  (${notes.join('; ')})`}\n`;
  return { kind: 'row', bytes: byteLength(text), file, text };
}

function turned<T>(files: readonly T[], turn: number): T[] {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
