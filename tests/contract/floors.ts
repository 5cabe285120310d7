import { posix } from 'node:path';
import type { Import, SourceFacts } from './source-facts.ts';

const DOMAIN_ORDER = [
  ['globs'],
  ['scope', 'diff', 'rules', 'context'],
  ['packets'],
  ['replies'],
  ['evidence', 'steps'],
  ['findings', 'scores'],
  ['audit', 'report', 'headless'],
] as const;
const DOMAIN: readonly string[] = DOMAIN_ORDER.flat();
const PURE: ReadonlySet<string> = new Set(['kernel', 'lenses', 'contracts', ...DOMAIN]);
/** The rooms that drive a run, lowest first. */
const OF_RUNS = ['run', 'review', 'rounds', 'receive', 'hooks', 'commands'] as const;
/** All code about GitHub is in one room. Each of its folders is on the floor of another room. */
const FLOORS_OF_GITHUB: ReadonlyMap<string, string> = new Map([
  ['names', 'scope'],
  ['gh', 'io'],
  ['comments', 'report'],
  ['pulls', 'gather'],
  ['post', 'review'],
]);
/** Rooms that every domain room may import. */
const SHARED = ['lenses', 'contracts', 'kernel'] as const;

/** Which rooms a room may import besides itself. `main`, `bin` and `load` are files, rooms of their own. */
export const MAY_IMPORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['kernel', []],
  ['lenses', []],
  ['contracts', ['lenses', 'kernel']],
  ['io', ['contracts', 'kernel']],
  ...DOMAIN_ORDER.flatMap((rooms, floor) =>
    rooms.map((room): [string, string[]] => [
      room,
      [...SHARED, ...DOMAIN_ORDER.slice(0, floor).flat(), ...sideways(room)],
    ]),
  ),
  ['gather', ['io', ...SHARED, ...DOMAIN]],
  ...OF_RUNS.map((room, floor): [string, string[]] => [
    room,
    [...OF_RUNS.slice(0, floor), 'gather', 'io', ...SHARED, ...DOMAIN],
  ]),
  ['main', ['commands', 'kernel']],
  ['bin', ['main', 'hooks', 'io', 'kernel']],
  ['load', ['io']],
]);

/** Allowed imports within a floor. */
function sideways(room: string): string[] {
  const neighbours = new Map([
    ['scope', ['diff']],
    ['rules', ['diff']],
    ['context', ['diff', 'rules']],
    ['scores', ['findings']],
    ['report', ['audit']],
    ['headless', ['report']],
  ]);
  return neighbours.get(room) ?? [];
}

/** What a pure room may import from node: paths as text, and hashing. */
const PURE_IMPORTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['node:path', ['posix']],
  ['node:path/posix', ['basename', 'dirname', 'extname', 'join', 'normalize', 'relative']],
  ['node:crypto', ['createHash']],
]);
const IMPURE_NAMES =
  /^(?:new Date\(\)|(?:process|console|fetch|globalThis|Date\.now|Math\.random|require|performance)\b)/;

/** Every violation of the floors, as `path: what`. */
export function brokenFloors(sources: readonly SourceFacts[]): string[] {
  return sources.flatMap((source) => [
    ...wrongImports(source),
    ...(PURE.has(roomOf(source.path)) ? impurities(source) : []),
    ...(source.path === 'src/bin.ts' ? [] : wrongWriters(source)),
  ]);
}

/** `src/io/git/git.ts` → `io`; `src/main.ts` → `main`; `src/github/gh/gh.ts` → `io`, for its floor. */
export function roomOf(path: string): string {
  const [, first = '', second] = path.split('/');
  if (first === 'github') return FLOORS_OF_GITHUB.get(second ?? '') ?? first;
  return second === undefined ? first.replace(/\.ts$/, '') : first;
}

function wrongImports({ path, imports }: SourceFacts): string[] {
  const room = roomOf(path);
  const allowed = MAY_IMPORT.get(room);
  if (allowed === undefined) return [`${path}: "${room}" is not a room`];
  return imports.flatMap(({ from }) => {
    if (!from.startsWith('.')) return [];
    const target = posix.join(posix.dirname(path), from);
    if (!target.startsWith('src/')) return [`${path}: imports ${target}, which is not source`];
    const other = roomOf(target);
    return other === room || allowed.includes(other) ? [] : [`${path}: ${room} imports ${other} (${target})`];
  });
}

function impurities({ path, imports, names }: SourceFacts): string[] {
  const doors = imports.filter((one) => one.from.startsWith('node:') && !isPure(one));
  const impure = names.filter((name) => IMPURE_NAMES.test(name));
  return [
    ...doors.map(({ from, names: taken }) => `${path}: takes ${taken.join(', ')} from ${from}`),
    ...new Set(impure.map((name) => `${path}: names ${name}`)),
  ];
}

function isPure({ from, names, typeOnly }: Import): boolean {
  const allowed = PURE_IMPORTS.get(from);
  return allowed !== undefined && (typeOnly || names.every((name) => allowed.includes(name)));
}

function wrongWriters({ path, names }: SourceFacts): string[] {
  const spoken = names.filter((name) => /^(console\b|process\.(stdout|stderr|exit)\b)/.test(name));
  return [...new Set(spoken.map((name) => `${path}: ${name}`))];
}
