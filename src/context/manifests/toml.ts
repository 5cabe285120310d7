/**
 * As much of TOML as manifests need: tables, and keys whose values are strings, arrays of strings and inline tables.
 *
 * Any other value (number, date, boolean) is kept as its text. Throws SyntaxError for a line that is none of TOML.
 */
export type TomlValue = string | readonly TomlValue[] | { readonly [key: string]: TomlValue };
/** Tables by their dotted name (`tool.poetry.dependencies`); the top one is the empty name. */
export type Toml = ReadonlyMap<string, ReadonlyMap<string, TomlValue>>;

export function parseToml(text: string): Toml {
  const reader = new TomlReader(text);
  const tables = new Map<string, Map<string, TomlValue>>([['', new Map()]]);
  let table = '';
  while (reader.hasMore()) {
    const header = reader.take(/\[\[?[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*/y);
    if (header !== undefined) {
      table = unquotedKey(header);
      if (!tables.has(table)) tables.set(table, new Map());
      continue;
    }
    const key = reader.key();
    tables.get(table)?.set(key, reader.value());
  }
  return tables;
}

function unquotedKey(key: string): string {
  return key.replace(/["']/g, '').replace(/[ \t]*\.[ \t]*/g, '.');
}

/** Deeper nesting than any manifest has is refused, so that a hostile one cannot exhaust the stack. */
const DEEPEST = 20;

class TomlReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text.replace(/^\uFEFF/, '');
  }

  /** Passes over blanks, commas and comments. */
  hasMore(): boolean {
    while (this.take(/[\s,]+|#[^\n]*/y) !== undefined);
    return this.#at < this.#text.length;
  }

  /** The first group of a sticky pattern (or '' when it has none) that matches here; undefined, and nothing read, else. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) return undefined;
    this.#at = pattern.lastIndex;
    return match[1] ?? '';
  }

  key(): string {
    const key = this.take(/((?:[\w.-]|"[^"\n]*"|'[^'\n]*'|[ \t]+(?=\.)|(?<=\.)[ \t]+)+)[ \t]*=[ \t]*/y);
    if (key === undefined) throw this.#wrong('a key and an equals sign');
    return unquotedKey(key);
  }

  value(depth = 0): TomlValue {
    if (depth > DEEPEST) throw this.#wrong(`at most ${DEEPEST} levels`);
    if (this.take(/\[/y) !== undefined) return this.#list(depth);
    if (this.take(/\{/y) !== undefined) return this.#inlineTable(depth);
    const text =
      this.take(/"""([^]*?)"""/y) ??
      this.take(/'''([^]*?)'''/y) ??
      this.take(/"((?:[^"\\\n]|\\.)*)"/y) ??
      this.take(/'([^'\n]*)'/y) ??
      this.take(/([^\s,\]}#][^,\]}#\n]*)/y);
    if (text === undefined) throw this.#wrong('a value');
    return text.trim();
  }

  #list(depth: number): TomlValue[] {
    const values: TomlValue[] = [];
    while (!this.#closes(/\]/y)) values.push(this.value(depth + 1));
    return values;
  }

  #inlineTable(depth: number): TomlValue {
    const entries: [string, TomlValue][] = [];
    while (!this.#closes(/\}/y)) entries.push([this.key(), this.value(depth + 1)]);
    return Object.fromEntries(entries);
  }

  #closes(bracket: RegExp): boolean {
    if (!this.hasMore()) throw this.#wrong('a closing bracket');
    return this.take(bracket) !== undefined;
  }

  #wrong(wanted: string): SyntaxError {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new SyntaxError(`line ${line}: expected ${wanted}`);
  }
}
