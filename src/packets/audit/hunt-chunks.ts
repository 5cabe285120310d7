import type { AuditedFile } from '../../contracts/files/audit-files.ts';
import { cutChange, type Cargo } from '../hunks/cut-change.ts';
import { NO_EXTRAS } from '../texts/extras.ts';
import { leanHunk } from '../hunks/lean-hunk.ts';
import { total, type Unit } from '../pack.ts';
import { byteLength } from '../packet.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

/** No specialist gets more files than this at once: a file that is not read is not audited. */
const MOST_FILES = 40;
const MOST_BYTES = 400_000;

/** A file for a specialist to read, as a packet lists it. */
export type Row = { readonly file: AuditedFile; readonly text: string };

/** What one packet lists, and what it shows of the change. */
export type HuntChunk = { readonly rows: readonly Row[]; readonly shown: ReadonlySet<Cargo> };

/** What a packet has for one file; no row if the change deleted it. */
type Load = { readonly row: Row | undefined; readonly units: readonly Unit<Cargo>[] };

/** A specialist reads the files in full: from the change it only needs what was removed, and where. */
const CONTEXT_LINES = 1;

/**
 * The files of a hunt with what the change did to them, in packets of at most `room` bytes for both. A file is in one
 * packet, unless its own change is larger than that: then in several, each with a part of it.
 */
export function huntChunks(rows: readonly Row[], change: readonly ShownFile[], room: number): HuntChunk[] {
  const chunks: OpenChunk[] = [];
  for (const load of loadsOf(rows, change, room)) {
    for (const part of sizeOf(load) <= room ? [load] : partsOf(load)) {
      const open = chunks.at(-1);
      if (open?.takes(part, room) === true) continue;
      const next = new OpenChunk();
      if (!next.takes(part, room)) throw new Error(`the name of ${nameOf(part)} leaves no room in a packet`);
      chunks.push(next);
    }
  }
  return chunks;
}

/** A file without a change is not split. */
function partsOf(load: Load): Load[] {
  return load.units.length === 0 ? [load] : load.units.map((unit) => ({ ...load, units: [unit] }));
}

class OpenChunk implements HuntChunk {
  readonly rows: Row[] = [];
  readonly shown = new Set<Cargo>();
  #used = 0;
  #bytes = 0;

  /** Returns whether there was room for it. */
  takes({ row, units }: Load, room: number): boolean {
    const added = row === undefined || this.rows.includes(row) ? undefined : row;
    const cargo = units.flat().filter((one) => !this.shown.has(one));
    const size = byteLength(added?.text ?? '') + total(new Set(cargo));
    const isFirst = this.rows.length === 0 && this.shown.size === 0;
    const tires =
      added !== undefined &&
      !isFirst &&
      (this.rows.length >= MOST_FILES || this.#bytes + added.file.bytes > MOST_BYTES);
    if (tires || this.#used + size > room) return false;
    if (added !== undefined) this.rows.push(added);
    for (const one of cargo) this.shown.add(one);
    this.#used += size;
    this.#bytes += added?.file.bytes ?? 0;
    return true;
  }
}

/** Every file in its turn; deleted files come last. */
function loadsOf(rows: readonly Row[], change: readonly ShownFile[], room: number): Load[] {
  const widest = Math.max(0, ...rows.map(({ text }) => byteLength(text)));
  const lean = change.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => leanHunk(hunk, CONTEXT_LINES)),
  }));
  const { units } = cutChange(lean, [() => NO_EXTRAS], room - widest);
  const byPath = new Map<string, Unit<Cargo>[]>();
  for (const unit of units.flat()) {
    const known = byPath.get(pathOf(unit));
    if (known === undefined) byPath.set(pathOf(unit), [unit]);
    else known.push(unit);
  }
  const listed = rows.map((row) => ({ row, units: byPath.get(row.file.path) ?? [] }));
  const paths = new Set<string>(rows.map(({ file }) => file.path));
  const others = [...byPath].filter(([path]) => !paths.has(path));
  return [...listed, ...others.map(([, own]) => ({ row: undefined, units: own }))];
}

function pathOf(unit: Unit<Cargo>): string {
  const [header] = unit;
  if (header?.kind !== 'header') throw new Error('a unit of the change names no file');
  return header.file.path;
}

function sizeOf({ row, units }: Load): number {
  return byteLength(row?.text ?? '') + total(new Set(units.flat()));
}

function nameOf({ row, units: [unit] }: Load): string {
  return row?.file.path ?? (unit === undefined ? 'a file' : pathOf(unit));
}
