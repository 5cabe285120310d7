import type { OwnFile } from '../../src/io/own/own-files.ts';

/** One file of a run: who writes it, who reads it, what shape it has. The table in the docs is generated from this. */
export type LayoutEntry = {
  /** Below `.correctless/`. */
  readonly file: OwnFile;
  readonly producer: string;
  readonly consumers: readonly string[];
  /** The contract in `schemas/`, or what else it is. */
  readonly shape: string;
  readonly holds: string;
};
