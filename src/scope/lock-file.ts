import type { RepoPath } from '../kernel/repo-path.ts';

/** Whether a text is a lock file of its kind: everything in it was written by the tool that owns the name. */
type Reads = (text: string) => boolean;

const BLANK = /^\s*(?:#.*)?$/;

/** Every line has one of the forms, and at least one line has the form that only this kind of file has. */
function lines(own: RegExp, ...forms: readonly RegExp[]): Reads {
  return (text) => {
    const all = text.split('\n');
    const known = [BLANK, own, ...forms];
    return all.some((line) => own.test(line)) && all.every((line) => known.some((form) => form.test(line)));
  };
}

/** A JSON object with the properties that identify the tool's own file. */
function json(...keys: readonly string[]): Reads {
  return (text) => {
    const value = parsed(text);
    return typeof value === 'object' && value !== null && keys.some((key) => Object.hasOwn(value, key));
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** bun writes trailing commas. */
const bun: Reads = (text) => json('lockfileVersion')(text.replace(/,(?=\s*[\]}])/g, ''));

const VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\d.:TZ+-]+|true|false|\[.*\]?|\{.*\})`;
const toml: Reads = lines(
  /^\[\[package\]\]$/,
  /^\[\[?[\w."' -]+\]\]?$/,
  new RegExp(String.raw`^[\w."-]+ = ${VALUE}$`),
  /^ {1,8}(?:"(?:[^"\\]|\\.)*"|\{.*\}),?$/,
  /^\]$/,
);

const KEY = String.raw`(?:"[^"]*"|'[^']*'|[A-Z][A-Z ]+|[^\s'"]+)`;
/** The lines of block-style YAML: keys at the left, keys and entries below them, and deprecation messages. */
function yaml(own: RegExp): Reads {
  const reads = lines(own, new RegExp(`^\\s*(?:- )?${KEY}:(?: .*)?$`), /^---$/, /^\s*- \S.*$/);
  return (text) => reads(text.replaceAll(/^( +deprecated: )[|>]-?\n(?: {5,}.*\n|\n)+/gm, '$1text\n'));
}

const YARN_NAME = String.raw`(?:"[^"\n]+@[^"\n]+"|[^\s",]+@[^\s",]+)`;
const yarn: Reads = lines(
  /^(?:# yarn lockfile v1|__metadata:)$/,
  new RegExp(`^${YARN_NAME}(?:, ${YARN_NAME})*:$`),
  /^ {2,6}(?:"[^"]+"|[\w@/.-]+):(?: \S.*)?$/,
  /^ {2,6}(?:"[^"]+"|[\w@/.-]+) "[^"]*"$/,
  /^ {2,6}(?:integrity|version|resolved|uid) \S+$/,
);

const gems: Reads = lines(
  /^(?:GEM|PATH|GIT)$/,
  /^[A-Z][A-Z ]*$/,
  /^ {2}(?:remote|revision|branch|tag|ref|glob|submodules): \S+$/,
  /^ {2}specs:$/,
  /^ {2,6}[\w.-]+!?(?: \([^()]*\))?!?(?: sha256=[0-9a-f]+)?$/,
  /^ {3}ruby [\w.]+(?: \([^()]*\))?$/,
);

/**
 * Elixir evaluates its lock file, and calls functions without parentheses: so only data is accepted, and no `#{…}` in a string.
 */
const ELIXIR_STRING = String.raw`"[^"\\#]*"`;
const ELIXIR_ENTRY = new RegExp(
  String.raw`^ {2}${ELIXIR_STRING}: \{(?:${ELIXIR_STRING}|:\w+\b|\b\w+: |\b(?:true|false|nil)\b|[{}[\], ])*\},?$`,
);

const READERS: Readonly<Record<string, Reads>> = {
  '.terraform.lock.hcl': lines(
    /^provider "[^"]+" \{$/,
    /^ {2}(?:version|constraints) += "[^"]*"$/,
    /^ {2}hashes = \[$/,
    /^ {4}"[\w:+/=]+",$/,
    /^ {2}\]$/,
    /^\}$/,
  ),
  'Cargo.lock': toml,
  'Cartfile.resolved': lines(/^(?:github|git|binary) "[^"]+" "[^"]+"$/),
  'Chart.lock': yaml(/^dependencies:/),
  'Gemfile.lock': gems,
  'MODULE.bazel.lock': json('lockFileVersion'),
  'Package.resolved': json('pins', 'object'),
  'Pipfile.lock': json('_meta'),
  'Podfile.lock': yaml(/^PODS:/),
  'buf.lock': yaml(/^(?:deps|version):/),
  'bun.lock': bun,
  'composer.lock': json('packages'),
  'conan.lock': json('requires', 'graph_lock'),
  'deno.lock': json('version'),
  'flake.lock': json('nodes'),
  'gems.locked': gems,
  'go.sum': lines(/^\S+ v\S+ h1:[\w+/]+=$/),
  'go.work.sum': lines(/^\S+ v\S+ h1:[\w+/]+=$/),
  'gradle.lockfile': lines(/^[^\s:=]+:[^\s:=]+:[^\s:=]+=[\w,.-]*$/, /^empty=[\w,.-]*$/),
  'mix.lock': lines(ELIXIR_ENTRY, /^%\{$/, /^\}$/),
  'npm-shrinkwrap.json': json('lockfileVersion'),
  'package-lock.json': json('lockfileVersion'),
  'packages.lock.json': json('dependencies'),
  'pdm.lock': toml,
  'pixi.lock': yaml(/^packages:/),
  'pnpm-lock.yaml': yaml(/^lockfileVersion:/),
  'poetry.lock': toml,
  'pubspec.lock': yaml(/^packages:/),
  'renv.lock': json('Packages'),
  'shard.lock': yaml(/^shards:/),
  'stack.yaml.lock': yaml(/^(?:packages|snapshots):/),
  'uv.lock': toml,
  'yarn.lock': yarn,
};

function readerOf(path: RepoPath): Reads | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Object.hasOwn(READERS, name) ? READERS[name] : undefined;
}

export function lockFileNamed(path: RepoPath): boolean {
  return readerOf(path) !== undefined;
}

/** Whether a file is a lock file, by name and content. */
export function isLockFile(path: RepoPath, text: string): boolean {
  return readerOf(path)?.(text.replaceAll('\r\n', '\n')) ?? false;
}
