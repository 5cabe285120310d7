import type { AuditedFile } from '../../contracts/files/audit-files.ts';
import { cutChange, type Cargo } from '../hunks/cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import { leanHunk } from '../hunks/lean-hunk.ts';
import { pack, total, type Unit } from '../pack.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

/** No specialist gets more files than this at once: a file that is not read is not audited. */
const MOST_FILES = 40;
const MOST_BYTES = 400_000;

/** A file for a specialist to read, as a packet lists it; `bytes` are those of `text`. */
export type Row = {
  readonly kind: 'row';
  readonly bytes: number;
  readonly file: AuditedFile;
  readonly text: string;
};

/** What one packet lists, and what it shows of the change. */
export type HuntChunk = ReadonlySet<Row | Cargo>;

/** A specialist reads the files in full: from the change it only needs what was removed, and where. */
const CONTEXT_LINES = 1;

/**
 * The files of a hunt with what the change did to them, in packets of at most `room` bytes for both; deleted files come last. A
 * file is in one packet, unless its own change is larger than that: then in several, each with a part of it.
 */
export function huntChunks(rows: readonly Row[], change: readonly ShownFile[], room: number): HuntChunk[] {
  const lean = change.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => leanHunk(hunk, CONTEXT_LINES)),
  }));
  const widest = Math.max(0, ...rows.map(({ bytes }) => bytes));
  const cut = cutChange(lean, [() => NO_EXTRAS], room - widest).units.flat();
  const changeOf = (path: string): Unit<Cargo>[] => cut.filter((unit) => pathOf(unit) === path);
  const listed = new Set<string>(rows.map(({ file }) => file.path));
  const deleted = new Set(cut.map(pathOf).filter((path) => !listed.has(path)));
  const units = [
    ...rows.flatMap((row) => unitsOf([row], changeOf(row.file.path), room)),
    ...[...deleted].flatMap((path) => unitsOf([], changeOf(path), room)),
  ];
  return pack(units, room, areReadable);
}

function unitsOf(row: readonly Row[], change: readonly Unit<Cargo>[], room: number): Unit<Row | Cargo>[] {
  const whole = [...new Set([...row, ...change.flat()])];
  return change.length === 0 || total(whole) <= room ? [whole] : change.map((unit) => [...row, ...unit]);
}

function areReadable(open: HuntChunk, missing: readonly (Row | Cargo)[]): boolean {
  const added = rowsIn(missing);
  const rows = [...rowsIn(open), ...added];
  const bytes = rows.reduce((sum, { file }) => sum + file.bytes, 0);
  return added.length === 0 || (rows.length <= MOST_FILES && bytes <= MOST_BYTES);
}

export function rowsIn(loads: Iterable<Row | Cargo>): Row[] {
  return [...loads].filter((load) => load.kind === 'row');
}

function pathOf(unit: Unit<Cargo>): string {
  const [header] = unit;
  if (header?.kind !== 'header') throw new Error('a unit of the change names no file');
  return header.file.path;
}
