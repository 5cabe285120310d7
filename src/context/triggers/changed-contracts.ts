import { lineAt, lineIndex } from '../line-index.ts';
import type { ChangedSource } from '../changed-source.ts';
import type { ContractTrigger, TriggerKind } from '../contract-trigger.ts';
import { familyOf } from '../languages.ts';
import { functionsOf, type Functions } from './functions-of.ts';
import { inOneLine } from './masked.ts';
import type { SourceFunction } from './source-function.ts';
import { bounded, differenceOf, statementsOf } from './statements.ts';

/** A changed function before its callers are searched for. `body` is its place at head; none if removed. */
export type ChangedContract = Omit<ContractTrigger, 'callers' | 'omitted'> & {
  readonly name: string;
  readonly isMember: boolean;
  /** The class or type it belongs to. */
  readonly owner: string | null;
  /** Lines of the head file; null for a removed function. */
  readonly lines: { readonly start: number; readonly end: number } | null;
};

/**
 * The functions of one changed file whose contract the change touches, found by comparing both texts. A function that
 * was only moved, formatted or commented differently does not count; neither does a new one.
 */
export function changedContracts(source: ChangedSource): ChangedContract[] {
  const { change, before, after } = source;
  if (before === null || change.kind === 'opaque') return [];
  const oldPath = change.kind === 'text' ? (change.from ?? change.path) : change.path;
  const old = functionsOf(before, oldPath);
  if (old.list.length === 0) return [];
  const now = functionsOf(after ?? '', change.path);
  const current = byKey(now.list);
  const oldKeys = byKey(old.list);
  const fresh = freshBodies(
    [...current].filter(([key]) => !oldKeys.has(key)).map(([, found]) => found),
    now,
  );
  const [oldLines, nowLines] = [lineIndex(before), lineIndex(after ?? '')];
  return [...oldKeys].flatMap(([key, was]): ChangedContract[] => {
    const is = current.get(key);
    const about = {
      path: change.path,
      symbol: was.owner === null ? was.name : `${was.owner}.${was.name}`,
      name: was.name,
      isMember: was.owner !== null,
      owner: was.owner,
    };
    if (is === undefined) {
      const what = [removal(was, old, fresh)];
      return [{ ...about, line: lineAt(oldLines, was.start), kinds: ['input'], what, lines: null }];
    }
    // Most functions of a changed file are unchanged: their lines need not be compared.
    if (sameText(was, is, before, after ?? '')) return [];
    const differences = compared({ found: was, all: old }, { found: is, all: now }, change.path);
    if (differences.size === 0) return [];
    const lines = {
      start: lineAt(nowLines, is.start),
      end: lineAt(nowLines, Math.max(is.start, is.end - 1)),
    };
    return [
      { ...about, line: lines.start, kinds: [...differences.keys()], what: [...differences.values()], lines },
    ];
  });
}

/** The declared type may be before the beginning. */
function sameText(was: SourceFunction, is: SourceFunction, before: string, after: string): boolean {
  return was.returns === is.returns && before.slice(was.start, was.end) === after.slice(is.start, is.end);
}

/** The n-th function of a name in its owner is the n-th after the change. */
function byKey(list: readonly SourceFunction[]): ReadonlyMap<string, SourceFunction> {
  const seen = new Map<string, number>();
  return new Map(
    list.map((found) => {
      const name = `${found.owner ?? ''}\0${found.name}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return [`${name}\0${seen.get(name) ?? 1}`, found];
    }),
  );
}

/** The names of new functions by their bodies. */
function freshBodies(fresh: readonly SourceFunction[], now: Functions): ReadonlyMap<string, string> {
  return new Map(fresh.map((found) => [inOneLine(ownBody(found, now).code), found.name]));
}

/** A new function with the same body is the old one under a new name. */
function removal(was: SourceFunction, old: Functions, fresh: ReadonlyMap<string, string>): string {
  const body = inOneLine(ownBody(was, old).code);
  const renamed = body === '' ? undefined : fresh.get(body);
  return bounded(renamed === undefined ? 'input: removed' : `input: removed; ${renamed} has the same body`);
}

type Side = { readonly found: SourceFunction; readonly all: Functions };

function compared(was: Side, is: Side, path: string): ReadonlyMap<TriggerKind, string> {
  const found = new Map<TriggerKind, string>();
  const add = (kind: TriggerKind, what: string | undefined): void => {
    const before = found.get(kind);
    if (what !== undefined && before === undefined) found.set(kind, what);
  };
  if (was.found.params !== is.found.params)
    add('input', bounded(`input: (${was.found.params}) became (${is.found.params})`));
  const [oldType, newType] = [was.found.returns, is.found.returns];
  if (oldType !== newType)
    add('output', bounded(`output: ${oldType || 'no type'} became ${newType || 'no type'}`));
  const [old, now] = [statements(was, path), statements(is, path)];
  const nullTypes = (side: Side): string[] => nullable(side.found);
  add('output', differenceOf('output', old.output, now.output));
  add('failure', differenceOf('failure', old.failure, now.failure));
  add('null', differenceOf('null', [...old.null, ...nullTypes(was)], [...now.null, ...nullTypes(is)]));
  add('side effect', differenceOf('side effect', old['side effect'], now['side effect']));
  if (found.size === 0) add('behavior', differenceOf('behavior', old.conditions, now.conditions));
  return found;
}

function nullable({ params, returns }: SourceFunction): string[] {
  const speaks = /\b(?:null|undefined|None|nil|Option|Optional|nullptr)\b|\w\?(?=\s*(?:[:,)=]|$))/;
  return [params, returns].filter((text) => speaks.test(text));
}

function statements({ found, all }: Side, path: string): ReturnType<typeof statementsOf> {
  const { code, mask } = ownBody(found, all);
  const lastIsValue = found.isExpression || familyOf(path)?.lastIsValue?.(mask) === true;
  return statementsOf(code, mask, lastIsValue);
}

/** A function's body without those of the functions in it, which are compared separately. */
function ownBody({ body }: SourceFunction, { source, list }: Functions): { code: string; mask: string } {
  const inner = list.filter(({ start, end }) => start >= body.start && end <= body.end);
  let [code, mask, at] = ['', '', body.start];
  for (const { start, end } of inner) {
    if (start < at) continue;
    code += source.code.slice(at, start);
    mask += source.mask.slice(at, start);
    at = end;
  }
  return { code: code + source.code.slice(at, body.end), mask: mask + source.mask.slice(at, body.end) };
}
