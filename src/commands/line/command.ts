import type { InputKind } from '../../kernel/input-limits.ts';
import type { OutputStyle } from '../../kernel/text/output-style.ts';
import type { Outcome } from '../../kernel/outcome.ts';

/**
 * Options as they are typed, without dashes, and what they are for: `json`; `reason TEXT`, where a value is owed; `file PATH …`,
 * which may be repeated.
 */
export type Flags = Readonly<Record<string, string>>;

export type Flag = {
  readonly name: string;
  readonly value: string | undefined;
  readonly isRepeated: boolean;
};

export function flagsOf(flags: Flags): Flag[] {
  return Object.keys(flags).map((typed) => {
    const [name = '', value, repeated] = typed.split(' ');
    return { name, value, isRepeated: repeated !== undefined };
  });
}

/** Standard error while a command still works; what it answers comes at its end. Only `bin.ts` opens this door. */
export type Live = {
  readonly isTerminal: boolean;
  /** Of the terminal, as wide as it is now. */
  readonly columns: () => number;
  /** Of the terminal, as high as it is now. */
  readonly rows: () => number;
  readonly write: (text: string) => void;
};

/** What a command gets. Everything from outside comes through here, so that a test can supply it. */
export type Input = {
  readonly positionals: readonly string[];
  /** What came after `--`. */
  readonly paths: readonly string[];
  readonly flag: (name: string) => boolean;
  readonly option: (name: string) => string | undefined;
  readonly options: (name: string) => readonly string[];
  readonly cwd: string;
  readonly stdin: (kind: InputKind) => Promise<Buffer>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What standard output can show. */
  readonly style: OutputStyle;
  readonly live: Live;
};

export type Command = {
  readonly name: string;
  /** One sentence without a full stop: a line of `correctless --help` and of `docs/cli.md`. */
  readonly summary: string;
  /** After the name: `TARGET [--json]`. */
  readonly usage: string;
  /** Paragraphs below the flags: the shape of the JSON, the exit statuses worth knowing. */
  readonly details?: string;
  readonly flags: Flags;
  /**
   * How many positionals the command takes, and whether `-- PATH…` means anything to it. `main` refuses the rest;
   * without this the command refuses for itself.
   */
  readonly takes?: { readonly least: number; readonly most: number; readonly paths: boolean };
  /** Called by the client, not by people. */
  readonly hidden?: boolean;
  readonly run: (input: Input) => Promise<Outcome>;
};

export type Commands = ReadonlyMap<string, () => Promise<Command>>;

export function loadAll(commands: Commands): Promise<Command[]> {
  return Promise.all([...commands.values()].map((load) => load()));
}
