import { readerOf } from '../imports/found-import.ts';
import { quoted } from '../syntax/closers.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener } from '../syntax/region.ts';
import { JSON_WITH_COMMENTS } from '../manifests/json.ts';
import type { LanguageRecord } from './language-record.ts';
import { ASK_IF_QUOTED } from './shell.ts';

/** Make, Julia, Elixir, Nix, GraphQL: a hash begins a comment outside double quotes. */
export const HASHES = syntax(o.HASH_SPACED, o.TRIPLE_DOUBLE, o.DOUBLE);
const TERRAFORM_STRING = (): Opener =>
  o.interpolated('"', '"|(?=\\n)', '\\\\[^]|[$%]{2}\\{', ['[$%]\\{', IN_TERRAFORM]);
const IN_TERRAFORM = o.interpolation('\\{', '\\}', () => [TERRAFORM_STRING()]);
const TERRAFORM = syntax(o.HASH, o.SLASHES, o.STARS, ...o.HERE_DOCUMENT, TERRAFORM_STRING());
/** Ignore files and the like: a comment has a line to itself. */
const HASH_LINES = syntax(o.HASH_LINE);
/** A value that continues on the next line includes a hash there. */
const PROPERTIES = syntax(o.skipped('\\\\(?:\\r?\\n[ \\t]{0,200}[#!]?|[^])'), o.HASH_LINE);
const ENVIRONMENT = syntax(
  o.HASH_LINE,
  ...['"', "'", '`'].map((quote) =>
    o.opaque(`(?<=^[^#=\\n]{1,200}=[ \\t]{0,20})${quote}`, quoted({ lines: true })),
  ),
);
const INI = syntax(o.HASH_LINE, o.SEMICOLON_LINE);
const YAML = syntax(o.BLOCK_SCALAR, o.HASH_SPACED, o.YAML_DOUBLE, o.YAML_SINGLE);
const TOML = syntax(o.HASH, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, {
  ...o.SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')",
});

const OWN = { scanner: 'own', imports: 'unread', questions: [] } as const;
const BORROWED = { ...OWN, scanner: 'borrowed' } as const;
const DATA = { ...OWN, imports: 'none' } as const;
const DOCKER = {
  name: 'Dockerfile',
  syntax: syntax(o.HASH_LINE, ...o.HERE_DOCUMENT),
  scanner: 'own',
  imports: readerOf(/^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?<module>\S+)/gim),
  questions: [ASK_IF_QUOTED],
} as const;

/** Languages that build, configure and describe. */
export const LANGUAGES: readonly LanguageRecord[] = [
  { ...DOCKER, extensions: 'dockerfile', names: 'dockerfile Dockerfile Containerfile' },
  {
    ...BORROWED,
    name: 'Makefile',
    extensions: 'mk',
    names: 'Makefile GNUmakefile',
    syntax: HASHES,
    questions: [ASK_IF_QUOTED],
  },
  { ...BORROWED, extensions: 'jl nix nim cmake', syntax: HASHES },
  { ...OWN, extensions: 'graphql gql', syntax: HASHES },
  { ...DATA, names: 'CMakeLists.txt', syntax: HASHES, scanner: 'borrowed', isProse: true },
  {
    ...DATA,
    name: 'SQL',
    extensions: 'sql',
    syntax: syntax(o.line('--'), o.STARS, o.SINGLE_DOUBLED, o.DOUBLE_DOUBLED),
    scanner: 'borrowed',
    questions: [
      'Does a comparison with NULL, a NOT IN over NULLs or a join drop or double rows?',
      'Is a migration safe to run on a large table in use, and does UPDATE or DELETE have its WHERE?',
    ],
  },
  {
    ...OWN,
    name: 'YAML',
    extensions: 'yml yaml',
    syntax: YAML,
    imports: readerOf(/^[ \t]*(?:-[ \t]+)?uses:[ \t]+(?:"(?<string>\d+)"|(?<module>[^\s"]+))/gm),
    questions: [
      'Is a value read as another type than meant (no, on, 1.10, 08), or a key put at the wrong depth?',
    ],
  },
  {
    ...OWN,
    name: 'Terraform',
    extensions: 'tf tfvars',
    syntax: TERRAFORM,
    questions: [
      'Does a changed argument replace a resource that holds data, or open access wider than meant?',
    ],
  },
  { ...OWN, extensions: 'hcl', syntax: TERRAFORM },
  { ...DATA, extensions: 'toml', syntax: TOML },
  { ...DATA, extensions: 'properties', syntax: PROPERTIES },
  { ...DATA, extensions: 'env', syntax: ENVIRONMENT },
  { ...OWN, names: '.env', syntax: ENVIRONMENT },
  { ...DATA, extensions: 'ini cfg conf', syntax: INI, scanner: 'borrowed' },
  { ...OWN, extensions: 'editorconfig', names: '.editorconfig .flake8 .pylintrc', syntax: INI },
  {
    ...OWN,
    extensions: 'gitignore',
    names: '.gitignore .dockerignore .npmrc .gitattributes CODEOWNERS',
    syntax: HASH_LINES,
  },
  { ...DATA, extensions: 'txt', syntax: HASH_LINES, scanner: 'borrowed', isProse: true },
  { ...DATA, names: 'requirements.txt', syntax: HASH_LINES, isProse: true },
  {
    ...DATA,
    extensions: 'jsonc json5',
    names: /^(?:[jt]sconfig\b.*|\.eslintrc)\.json$/,
    syntax: JSON_WITH_COMMENTS,
  },
  { ...OWN, extensions: 'code-workspace', names: '.eslintrc .swcrc .babelrc', syntax: JSON_WITH_COMMENTS },
  { ...DATA, extensions: 'json lock csv tsv', syntax: null },
  { ...OWN, extensions: 'ipynb map snap', syntax: null },
];
