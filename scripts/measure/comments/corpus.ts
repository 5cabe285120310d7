import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolder } from '../../../tests/kit/package-folder.ts';
import { textFilesIn } from '../text-files.ts';

/** A grammar by its name in the package of grammars. */
export type Grammar =
  | 'bash'
  | 'python'
  | 'javascript'
  | 'typescript'
  | 'tsx'
  | 'go'
  | 'rust'
  | 'java'
  | 'ruby'
  | 'php'
  | 'cpp'
  | 'c-sharp'
  | 'css';

type Source = {
  readonly grammar: Grammar;
  /** Of the npm registry with its version; without one of Debian, where the release decides. */
  readonly name: string;
  readonly version?: string;
  readonly files: RegExp;
};

/** Packages that hold sources: real code in the languages of `evals/` that there is a grammar for, and in five more. */
const SOURCES: readonly Source[] = [
  ...debian('bash', /./, [
    ...['testssl.sh', 'lynis', 'dehydrated', 'pass', 'neofetch', 'initramfs-tools-core', 'devscripts'],
    ...['bash-completion', 'shunit2', 'git-extras', 'debootstrap', 'autojump', 'bats', 'rkhunter', 'git'],
  ]),
  ...debian('python', /\.py$/, ['python3-jinja2', 'python3-requests', 'python3-sqlalchemy', 'python3-flask']),
  ...debian('go', /\.go$/, [
    'golang-github-spf13-cobra-dev',
    'golang-github-gorilla-mux-dev',
    'golang-1.19-src',
  ]),
  ...debian('rust', /\.rs$/, [
    'librust-regex-dev',
    'librust-syn-dev',
    'librust-clap-dev',
    'librust-tokio-dev',
  ]),
  ...debian('ruby', /\.rb$/, ['ruby-rack', 'ruby-activesupport']),
  ...debian('php', /\.php$/, ['php-symfony-console', 'php-twig']),
  { grammar: 'java', name: 'react-native', version: '0.72.17', files: /\.java$/ },
  { grammar: 'java', name: '@capacitor/android', version: '5.7.0', files: /\.java$/ },
  { grammar: 'cpp', name: 'react-native', version: '0.72.17', files: /\.(?:cpp|h)$/ },
  { grammar: 'c-sharp', name: 'edge-js', version: '26.1.0', files: /\.cs$/ },
  { grammar: 'bash', name: 'react-native', version: '0.72.17', files: /\.sh$/ },
  { grammar: 'javascript', name: 'express', version: '5.1.0', files: /\.js$/ },
  { grammar: 'javascript', name: 'lodash', version: '4.17.21', files: /\.js$/ },
  { grammar: 'javascript', name: 'undici', version: '7.16.0', files: /\.js$/ },
  { grammar: 'javascript', name: 'core-js', version: '3.32.0', files: /\.js$/ },
  { grammar: 'javascript', name: 'acorn', version: '8.15.0', files: /\.m?js$/ },
  { grammar: 'typescript', name: 'rxjs', version: '7.8.2', files: /^src\/.*\.ts$/ },
  { grammar: 'typescript', name: 'zod', version: '4.1.12', files: /src\/.*\.ts$/ },
  { grammar: 'typescript', name: '@types/node', version: '20.19.43', files: /\.ts$/ },
  { grammar: 'tsx', name: '@tanstack/react-query', version: '5.90.5', files: /src\/.*\.tsx$/ },
  { grammar: 'tsx', name: '@tanstack/react-router', version: '1.170.46', files: /src\/.*\.tsx$/ },
  { grammar: 'css', name: 'bootstrap', version: '5.3.8', files: /(?<!\.min)\.css$/ },
];

function debian(grammar: Grammar, files: RegExp, names: readonly string[]): Source[] {
  return names.map((name) => ({ grammar, name, files }));
}

/** A real file: its path begins with its package's name. */
export type Sample = { readonly grammar: Grammar; readonly path: string; readonly text: string };

/** Of each package no more files than this, taken evenly from all. */
const MOST_FILES = 40;
/** Bytes: longer files are tables more often than programs. */
const MOST_BYTES = 400_000;

export function samples(): Sample[] {
  return SOURCES.flatMap(({ grammar, name, version, files }) => {
    const folder = version === undefined ? debianFolder(name) : packageFolder(name, version);
    const fitting = textFilesIn(folder).filter(
      ({ path, text }) =>
        files.test(path) && text.length <= MOST_BYTES && (grammar !== 'bash' || isShell(path, text)),
    );
    const step = Math.max(1, fitting.length / MOST_FILES);
    return fitting
      .filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
      .map(({ path, text }) => ({ grammar, path: `${name}/${path}`, text }));
  });
}

function isShell(path: string, text: string): boolean {
  return (
    /\.(?:sh|bash)$/.test(path) || /^#!.{0,40}\b(?:ba|da)?sh\b/.test(text) || path.includes('/completions/')
  );
}

const CACHE = fileURLToPath(new URL('../../../.cache/debian/', import.meta.url));

/** The unpacked files of a Debian package, kept in the cache; needs `apt-get update` once. */
function debianFolder(name: string): string {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'fetching-'));
  try {
    execFileSync('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', name], {
      cwd: scratch,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive = ''] = readdirSync(scratch);
    execFileSync('dpkg-deb', ['-x', archive, 'files'], { cwd: scratch });
    renameSync(join(scratch, 'files'), folder);
    return folder;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
