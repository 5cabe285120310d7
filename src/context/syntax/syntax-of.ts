import { posix } from 'node:path';
import { JAVASCRIPT, TYPESCRIPT } from './javascript.ts';
import * as l from './languages.ts';
import type { Syntax } from './region.ts';
import { RUBY } from './ruby.ts';
import { SHELL } from './shell.ts';

const BY_EXTENSION = table([
  [TYPESCRIPT, 'ts mts cts'],
  [JAVASCRIPT, 'js mjs cjs gs jsx tsx'],
  [l.PAGE, 'html htm xhtml njk hbs ejs'],
  [l.COMPONENT, 'vue svelte'],
  [l.ASTRO, 'astro'],
  [l.MARKUP, 'md mdx markdown mdc'],
  [l.XML, 'xml svg xsd xsl plist csproj props targets'],
  [l.CSS, 'css'],
  [l.SCSS, 'scss sass less styl'],
  [l.JSON_WITH_COMMENTS, 'jsonc json5 code-workspace'],
  [l.PYTHON, 'py pyi pyw bzl star'],
  [l.GO, 'go'],
  [l.RUST, 'rs'],
  [l.C, 'c h cc cpp cxx hh hpp hxx ino m mm cu proto zig glsl'],
  [l.JAVA, 'java'],
  [l.GROOVY, 'groovy gradle'],
  [l.KOTLIN, 'kt kts scala sc'],
  [l.SWIFT, 'swift'],
  [l.DART, 'dart'],
  [l.CSHARP, 'cs'],
  [l.PHP, 'php phtml'],
  [RUBY, 'rb rake gemspec ru'],
  [SHELL, 'sh bash zsh ksh bats'],
  [l.PERL, 'pl pm fish'],
  [l.POWERSHELL, 'ps1 psm1 psd1'],
  [l.YAML, 'yml yaml'],
  [l.TOML, 'toml'],
  [l.R, 'r'],
  [l.HASHES, 'mk jl ex exs nix graphql gql nim cmake'],
  [l.TERRAFORM, 'tf tfvars hcl'],
  [l.DOCKER, 'dockerfile'],
  [l.PROPERTIES, 'properties'],
  [l.ENVIRONMENT, 'env'],
  [l.HASH_LINES, 'gitignore txt'],
  [l.INI, 'ini cfg conf editorconfig'],
  [l.SQL, 'sql'],
  [l.LUA, 'lua'],
  [l.HASKELL, 'hs elm purs'],
  [l.LISP, 'clj cljs cljc edn lisp el scm'],
  [l.ERLANG, 'erl hrl tex'],
  [null, 'json lock csv tsv ipynb map snap'],
]);

const BY_NAME = table([
  [l.HASHES, 'Makefile GNUmakefile CMakeLists.txt'],
  [l.HASH_LINES, '.gitignore .dockerignore .npmrc .gitattributes CODEOWNERS requirements.txt'],
  [l.DOCKER, 'Dockerfile Containerfile'],
  [l.ENVIRONMENT, '.env'],
  [l.INI, '.editorconfig .flake8 .pylintrc'],
  [RUBY, 'Gemfile Rakefile Guardfile Podfile Vagrantfile Brewfile'],
  [SHELL, '.bashrc .zshrc .profile'],
  [l.GROOVY, 'Jenkinsfile'],
  [l.JSON_WITH_COMMENTS, '.eslintrc .eslintrc.json .swcrc .babelrc'],
]);

/** How comments and strings are written in a file, by its name, else by its first line; null when it can hold no comment. */
export function syntaxOf(path: string, text: string): Syntax | null {
  const name = posix.basename(path);
  if (/^[jt]sconfig\b.*\.json$/.test(name)) return l.JSON_WITH_COMMENTS;
  const named = BY_NAME.get(name);
  if (named !== undefined) return named;
  const byExtension = BY_EXTENSION.get(posix.extname(name).slice(1).toLowerCase());
  return byExtension === undefined ? syntaxOfProgram(text) : byExtension;
}

/** Read with another language's scanner, whose strings are not theirs: what it takes for a comment may be none. */
const BORROWED = new Set(
  'mk jl ex exs nix nim cmake pl pm fish zig proto purs tex txt conf clj cljs cljc edn lisp el scm erl hrl md mdx markdown mdc sql hs elm ini cfg svelte astro njk hbs ejs sass styl'.split(
    ' ',
  ),
);
const BORROWED_NAMES = new Set(['Makefile', 'GNUmakefile', 'CMakeLists.txt']);

/** Whether comments of a file can be told from its strings for sure: there is a scanner for its very language. */
export function hasOwnScanner(path: string, text: string): boolean {
  const name = posix.basename(path);
  const syntax = syntaxOf(path, text);
  if (syntax === null || syntax === l.UNKNOWN || BORROWED_NAMES.has(name)) return false;
  if (BY_NAME.has(name)) return true;
  const extension = posix.extname(name).slice(1).toLowerCase();
  return BY_EXTENSION.has(extension) ? !BORROWED.has(extension) : !/^#!.*\bperl/.test(text);
}

/** Texts for people, where what the scanners know of comments is all there is to know. */
const PROSE = new Set('md mdx markdown mdc txt'.split(' '));

/** Whether all comments of a text were found: it has none by its kind, or its own scanner went through it. */
export function scansComments(path: string, text: string): boolean {
  const extension = posix.extname(path).slice(1).toLowerCase();
  return PROSE.has(extension) || syntaxOf(path, text) === null || hasOwnScanner(path, text);
}

function syntaxOfProgram(text: string): Syntax | null {
  const firstLine = text.slice(0, text.indexOf('\n') + 1).slice(0, 200);
  const program = /^#!.*\b(node|deno|bun|tsx|python|ruby|perl|bash|zsh|dash|ksh|sh|php)[\d.]*\b/.exec(
    firstLine,
  );
  return BY_PROGRAM.get(program?.[1] ?? '') ?? l.UNKNOWN;
}

const BY_PROGRAM = table([
  [JAVASCRIPT, 'node deno bun'],
  [TYPESCRIPT, 'tsx'],
  [l.PYTHON, 'python'],
  [RUBY, 'ruby'],
  [l.PHP, 'php'],
  [SHELL, 'bash zsh dash ksh sh'],
  [l.PERL, 'perl'],
]);

function table(rows: readonly (readonly [Syntax | null, string])[]): ReadonlyMap<string, Syntax | null> {
  return new Map(rows.flatMap(([syntax, names]) => names.split(' ').map((name) => [name, syntax] as const)));
}
