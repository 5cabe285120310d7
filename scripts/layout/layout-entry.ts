import type { OwnFile } from '../../src/io/own/own-files.ts';

/** One file: who writes it, who reads it, what shape it has. The table in `docs/architecture.md` is generated from these. */
export type LayoutEntry = {
  /** Below `.correctless/`. */
  readonly file: OwnFile;
  readonly producer: string;
  readonly consumers: readonly string[];
  /** Its contract in `schemas/`, or its format. */
  readonly shape: string;
  readonly holds: string;
};
