import type { AuditedFile, AuditRole } from '../contracts/audit-files.ts';
import type { AuditFinding } from '../contracts/audit-finding.ts';
import type { SlotName } from '../contracts/shapes.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { packetOf, roomLeft, type Fenced, type Filling, type Nonces, type Task } from './assemble.ts';
import { auditFacts, knownFindings, ruleFiles } from './audit-facts.ts';
import type { Clean } from './material.ts';
import { byteLength, type Packet } from './packet.ts';
import { shownPath } from './shown-path.ts';
import { TEMPLATES } from './templates.gen.ts';

/** No specialist is sent through more than this at once: what is not read is not audited. */
const MOST_FILES = 40;
const MOST_BYTES = 400_000;

/** What all specialists of a round are told. */
export type HuntFacts = {
  readonly files: readonly AuditedFile[];
  /** Rule files that govern one of them. */
  readonly rules: readonly string[];
  readonly known: readonly AuditFinding[];
  /** Files that fixes of earlier rounds changed. */
  readonly fixed: readonly string[];
};

export type HuntInput = {
  readonly task: Task;
  readonly round: number;
  readonly role: AuditRole;
  /** The other roles of the audit. */
  readonly others: readonly string[];
  readonly facts: Clean<HuntFacts>;
  /** How far into the list this specialist begins, so that not everybody tires at the same place. */
  readonly turn: number;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packets of one specialist: every file of the audit in exactly one of them, never more than one can read. */
export function buildHuntPackets(input: HuntInput): Packet[] {
  const { task, facts, nonces, nextSlot } = input;
  const room = roomLeft('audit-specialist', task.run, filling(input, ''), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, row: rowOf(file, fixed) }));
  const chunks = chunksOf(rows, room);
  return chunks.map((chunk, index) =>
    packetOf(
      { agent: 'audit-specialist', slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk.map(({ row }) => row).join('')),
      nonces,
      { hunks: [], paths: chunk.map(({ file }) => file.path as RepoPath) },
    ),
  );
}

/** How many calls a hunt takes, as far as files decide it: each role goes through all of them. */
export function huntCalls(files: readonly AuditedFile[], roles: number): number {
  const rows = files.map((file) => ({ file, row: '' }));
  return roles * chunksOf(rows, Number.MAX_SAFE_INTEGER).length;
}

function filling({ task, round, role, others, facts }: HuntInput, listing: string): Filling {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? 'This is the first round.' : TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? 'nothing else' : others.map((slug) => slug.replaceAll('-', ' ')).join(', '),
    columns: TEMPLATES['listing-columns'].trimEnd(),
    listing: [{ kind: 'FILES', content: listing }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known),
  };
}

function roleText({ slug, own }: AuditRole): string | readonly Fenced[] {
  if (own !== null)
    return [{ kind: 'ROLE', content: `${TEMPLATES['own-role'].trimEnd()}\n\n${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name as keyof typeof TEMPLATES] : undefined;
  if (text === undefined) throw new Error(`no prompt for the role ${slug}`);
  return text.trimEnd();
}

function rowOf({ path, bytes, changed }: AuditedFile, fixed: ReadonlySet<string>): string {
  const lines = changed
    .map(([first, last]) => (first === last ? String(first) : `${first}-${last}`))
    .join(',');
  const notes = [...(lines === '' ? [] : [`lines ${lines}`]), ...(fixed.has(path) ? ['fixed'] : [])];
  return `${String(bytes).padStart(8)}  ${shownPath(path)}${notes.length === 0 ? '' : `  (${notes.join('; ')})`}\n`;
}

function turned<T>(files: readonly T[], turn: number): T[] {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}

type Row = { readonly file: AuditedFile; readonly row: string };

function chunksOf(rows: readonly Row[], room: number): Row[][] {
  const chunks: Row[][] = [];
  let [listed, bytes] = [0, 0];
  for (const row of rows) {
    const open = chunks.at(-1);
    const size = byteLength(row.row);
    if (size > room) throw new Error(`the name of ${row.file.path} leaves no room in a packet`);
    const fits =
      open !== undefined &&
      open.length < MOST_FILES &&
      bytes + row.file.bytes <= MOST_BYTES &&
      listed + size <= room;
    if (fits) open.push(row);
    else chunks.push([row]);
    [listed, bytes] = fits ? [listed + size, bytes + row.file.bytes] : [size, row.file.bytes];
  }
  return chunks;
}
