import type { GraphSources, Resolve } from '../graph/tree-paths.ts';
import type { ImportReader } from '../imports/found-import.ts';
import type { ManifestReader } from '../manifests/manifest.ts';
import type { Syntax } from '../syntax/region.ts';
import type { Masked } from '../triggers/masked.ts';
import type { FoundFunction } from '../triggers/source-function.ts';

/**
 * All that is known of one language: one record (ADR 53). A language whose files differ has a record for each kind of them; files
 * that are written like a language and belong to none have a record without a name.
 */
export type LanguageRecord = {
  /** What people call it. */
  readonly name?: string;
  /** Last extensions in small letters, parted by blanks; the whole names of files; what a `#!` line names. */
  readonly extensions?: string;
  readonly names?: string | RegExp;
  readonly programs?: string;
  /** How comments and strings are written; null: there are no comments; 'unknown': the first line may tell. */
  readonly syntax: Syntax | null | 'unknown';
  /** Of another language, whose strings are not these: what it takes for a comment may be none. */
  readonly scanner: 'own' | 'borrowed';
  /** A text for people: what its scanner knows of comments is all there is to know. */
  readonly isProse?: boolean;
  /** 'none': it imports nothing that is defined anywhere; 'unread': nobody reads what it imports. */
  readonly imports: ImportReader | 'none' | 'unread';
  /** Of a file with scripts in it: these alone, and how they are written. */
  readonly scripts?: { readonly of: (source: string) => string; readonly syntax: Syntax };
  readonly family?: Family;
  readonly ecosystem?: Ecosystem;
  /** What the reader of a diff is asked. */
  readonly questions: readonly LanguageQuestion[];
};

/** A question that the language raises, alone or together with one of some dependencies: their names in small letters, parted by blanks. */
export type LanguageQuestion = string | { readonly with: string; readonly ask: string };

/** Languages whose files import one another. */
export type Family = {
  readonly name: string;
  /** Extensions of what its programs import beside programs: data, style sheets, included fragments. */
  readonly alsoImports?: string;
  readonly resolver: (sources: GraphSources) => Resolve;
  /** Files that map names to paths, which the resolver reads. */
  readonly mapsNames?: RegExp;
  /** A name that is taken from a module may be a module. */
  readonly namesAreModules?: boolean;
  /** The last name of a relative import is the file's. */
  readonly importsByLastName?: boolean;
  /** Names are loaded by themselves: imports do not tell who uses a file. */
  readonly loadsByName?: boolean;
  /** What a file declares for its neighbours in the folder, which need no import for it. */
  readonly declarations?: RegExp;
  /** Endings of type definitions beside a source, by its ending. */
  readonly types?: readonly (readonly [sources: string, types: string])[];
  /** Such a definition may be elsewhere, and is one with the file of its name. */
  readonly pairsByName?: boolean;
  /** Files that say how a folder's files are built, found and checked. */
  readonly configuration: readonly RegExp[];
  readonly functions: (source: Masked) => FoundFunction[];
  /** What a function belongs to is told by indentation. */
  readonly isIndented?: boolean;
  /** Whether the last line of a body is its value. */
  readonly lastIsValue?: (mask: string) => boolean;
  readonly callsWithoutBrackets?: boolean;
  /** A call is a word and no more. */
  readonly callsByWord?: boolean;
  /** What only declares a function: a member of an interface; a name with its type behind it; one with its type before it, in such files. */
  readonly hasInterfaces?: boolean;
  readonly hasTypesBehind?: boolean;
  readonly hasTypesBefore?: RegExp;
};

/** Where packages come from. */
export type Ecosystem = {
  readonly name: string;
  readonly manifests: Readonly<Record<string, ManifestReader>>;
  /** Packages that shape the whole program, parted by blanks, in the order in which they are taken for *the* framework. */
  readonly frameworks: string;
  /** Whether a dependency is a framework that is not named like it. */
  readonly isFramework?: (name: string, framework: string) => boolean;
  /** Whether an imported module comes from a dependency, by the naming habits of the ecosystem. */
  readonly comesFrom: (module: string, dependency: string) => boolean;
};

export const isBelow = (module: string, dependency: string): boolean =>
  module === dependency || module.startsWith(`${dependency}/`);

export function sameName(a: string, b: string): boolean {
  const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');
  return plain(a) === plain(b);
}

/** Asked wherever programs speak to databases. */
export const SQL_IN_STRINGS: LanguageQuestion = {
  with: 'pg mysql2 sqlite3 better-sqlite3 psycopg2 database/sql github.com/jackc/pgx github.com/lib/pq',
  ask: 'Is SQL built by joining or interpolating strings instead of passing parameters?',
};
