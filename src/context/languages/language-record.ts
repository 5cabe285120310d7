import type { GraphSources, Resolve } from '../graph/tree-paths.ts';
import type { ImportReader } from '../imports/found-import.ts';
import type { ManifestReader } from '../manifests/manifest.ts';
import type { Syntax } from '../syntax/region.ts';
import type { Masked } from '../triggers/masked.ts';
import type { FoundFunction } from '../triggers/source-function.ts';

/**
 * All that is known about one language: one record (ADR 53). A language with different kinds of files has a record for each
 * kind. Files that are written like a language but belong to none have a record without a name.
 */
export type LanguageRecord = {
  /** What people call it. */
  readonly name?: string;
  /** Last extensions in lower case, separated by blanks; whole file names; names in a `#!` line. */
  readonly extensions?: string;
  readonly names?: string | RegExp;
  readonly programs?: string;
  /** How comments and strings are written; null: there are no comments; 'unknown': the first line may tell. */
  readonly syntax: Syntax | null | 'unknown';
  /** 'borrowed': the scanner of another language, whose strings differ, so a comment it finds may not be one. */
  readonly scanner: 'own' | 'borrowed';
  /** A text for people: its scanner finds all of its comments. */
  readonly isProse?: boolean;
  /** 'none': the language has no imports; 'unread': it has, but nothing here reads them. */
  readonly imports: ImportReader | 'none' | 'unread';
  /** For a file with scripts in it: only the scripts, and how they are written. */
  readonly scripts?: { readonly of: (source: string) => string; readonly syntax: Syntax };
  readonly family?: Family;
  readonly ecosystem?: Ecosystem;
  /** Questions for the reader of a diff. */
  readonly questions: readonly LanguageQuestion[];
};

/** A question that the language raises, alone or with one of some dependencies: their names in lower case, separated by blanks. */
export type LanguageQuestion = string | { readonly with: string; readonly ask: string };

/** Languages whose files import one another. */
export type Family = {
  readonly name: string;
  /** Extensions of what its programs import besides programs: data, style sheets, included fragments. */
  readonly alsoImports?: string;
  readonly resolver: (sources: GraphSources) => Resolve;
  /** Files that map names to paths, which the resolver reads. */
  readonly mapsNames?: RegExp;
  /** A name that is imported from a module may be a module itself. */
  readonly namesAreModules?: boolean;
  /** Names are autoloaded: imports do not show who uses a file. */
  readonly loadsByName?: boolean;
  /** What a file declares for other files of its folder, which need no import for it. */
  readonly declarations?: RegExp;
  /** Extensions of type definitions next to a source, by its extension. */
  readonly types?: readonly (readonly [sources: string, types: string])[];
  /** Such a definition may be elsewhere and belongs to the file of its name. */
  readonly pairsByName?: boolean;
  /** Files that say how a folder's files are built, found and checked. */
  readonly configuration: readonly RegExp[];
  readonly functions: (source: Masked) => FoundFunction[];
  /** Indentation decides what a function belongs to. */
  readonly isIndented?: boolean;
  /** Whether the last line of a body is its value. */
  readonly lastIsValue?: (mask: string) => boolean;
  readonly callsWithoutBrackets?: boolean;
  /** A call needs no brackets. */
  readonly callsByWord?: boolean;
  /** What only declares a function: a member of an interface; a name with its type after it; a name with its type before it, in such files. */
  readonly hasInterfaces?: boolean;
  readonly hasTypesBehind?: boolean;
  readonly hasTypesBefore?: RegExp;
};

/** Where packages come from. */
export type Ecosystem = {
  readonly name: string;
  readonly manifests: Readonly<Record<string, ManifestReader>>;
  /** Packages that shape the whole program, separated by blanks, in order of precedence for *the* framework. */
  readonly frameworks: string;
  /** Whether a dependency is a framework under a different name. */
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

/** For every language whose programs talk to databases. */
export const SQL_IN_STRINGS: LanguageQuestion = {
  with: 'pg mysql2 sqlite3 better-sqlite3 psycopg2 database/sql github.com/jackc/pgx github.com/lib/pq',
  ask: 'Is SQL built by joining or interpolating strings instead of passing parameters?',
};
