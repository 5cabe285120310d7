import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { foldersUp, type GraphSources, type Resolve, type TreePaths } from '../graph/tree-paths.ts';
import { readerOf, type FoundImport, type ImportReader } from '../imports/found-import.ts';
import { pyproject, requirementsTxt, setupCfg } from '../manifests/python.ts';
import * as o from '../syntax/openers.ts';
import { syntax, type Opener, type Syntax } from '../syntax/region.ts';
import { pythonFunctions } from '../triggers/indented-functions.ts';
import { sameName, SQL_IN_STRINGS, type LanguageRecord } from './language-record.ts';

/** Strings with code in them. A hash there is a format, not a comment. */
const PYTHON_HOLED: readonly Opener[] = ['"""', "'''", '"', "'"].map((quote) =>
  o.interpolated(
    `(?<=\\b(?:[fF][rR]?|[rR][fF]))${quote}`,
    quote.length === 1 ? `${quote}|(?=\\n)` : quote,
    '\\\\[^]|\\{\\{',
    ['\\{', () => IN_PYTHON],
  ),
);
const IN_PYTHON: Syntax = syntax(
  ...[...PYTHON_HOLED, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE],
  ...[o.closing('[)\\]}]'), o.code('[([{]', () => IN_PYTHON)],
);
/** Inside brackets a string is not a statement. */
const VALUES: Syntax = syntax(
  ...[o.HASH, ...PYTHON_HOLED, o.TRIPLE_DOUBLE, o.TRIPLE_SINGLE, o.DOUBLE, o.SINGLE],
  ...[o.closing('[)\\]}]'), o.code('[([{]', () => VALUES)],
);
const PYTHON = syntax(
  ...[o.HASH, ...PYTHON_HOLED, o.DOCSTRING_DOUBLE, o.DOCSTRING_SINGLE, o.DOUBLE, o.SINGLE],
  o.code('[([{]', () => VALUES),
);

const names = String.raw`(?<names>\([^)]{0,4000}\)|(?:[^\n;\\]|\\\r?\n){1,4000})`;

const pythonImports: ImportReader = (code) => [
  ...readerOf(new RegExp(String.raw`^[ \t]*from[ \t]+(?<module>[.\w]+)[ \t]*import[ \t]*${names}`, 'gm'))(
    code,
  ),
  ...readerOf(/^[ \t]*import[ \t]+(?<module>[^\n;(]+)/gm)(code).flatMap(severalModules),
];

/** `import a.b as c, d` */
function severalModules(found: FoundImport): FoundImport[] {
  return found.module
    .split(',')
    .map((item) => item.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((module) => module !== '')
    .map((module) => ({ module, names: [] }));
}

/** Python packages whose import name differs from the name they are installed under. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['beautifulsoup4', 'bs4'],
  ['opencv-python', 'cv2'],
  ['pillow', 'pil'],
  ['pyjwt', 'jwt'],
  ['python-dateutil', 'dateutil'],
  ['python-dotenv', 'dotenv'],
  ['pyyaml', 'yaml'],
  ['scikit-learn', 'sklearn'],
]);

export const LANGUAGES: readonly LanguageRecord[] = [
  {
    name: 'Python',
    extensions: 'py pyi pyw',
    programs: 'python',
    syntax: PYTHON,
    scanner: 'own',
    imports: pythonImports,
    family: {
      name: 'python',
      resolver: pythonResolver,
      namesAreModules: true,
      types: [['.py', '.pyi']],
      configuration: [
        /^pyproject\.toml$/,
        /^setup\.(?:cfg|py)$/,
        /^requirements[\w-]*\.txt$/,
        /^conftest\.py$/,
        /^tox\.ini$/,
      ],
      functions: pythonFunctions,
      isIndented: true,
    },
    ecosystem: {
      name: 'python',
      manifests: {
        'pyproject.toml': pyproject,
        'requirements.txt': requirementsTxt,
        'requirements-dev.txt': requirementsTxt,
        'setup.cfg': setupCfg,
      },
      frameworks: 'django fastapi flask starlette tornado aiohttp celery',
      isFramework: (name, framework) => name.toLowerCase() === framework,
      comesFrom: (module, dependency) =>
        sameName(module.split('.')[0] ?? '', OTHER_NAMES.get(dependency.toLowerCase()) ?? dependency),
    },
    questions: [
      'Is a list, dict or set used as a default argument?',
      'Does a bare or broad except swallow an error that the caller needs?',
      'Is `is` used to compare values, or truthiness used where 0, empty and None differ?',
      'Are files, locks and connections opened without `with`?',
      'Does a closure or lambda in a loop capture the loop variable itself?',
      'Is a coroutine called without await, or blocking code run in an async function?',
      {
        with: 'django',
        ask: 'Does a queryset run once per item of a loop, and is user input put into raw() or extra()?',
      },
      {
        with: 'sqlalchemy psycopg2 psycopg asyncpg',
        ask: 'Is SQL text put together with f-strings or %, and is every session closed or rolled back on error?',
      },
      {
        with: 'pandas numpy',
        ask: 'Does chained assignment change a copy, or does NaN pass a comparison unnoticed?',
      },
      SQL_IN_STRINGS,
    ],
  },
  { extensions: 'bzl star', syntax: PYTHON, scanner: 'own', imports: 'unread', questions: [] },
];

/** Folders under a project's top whose packages are imported without the folder's name. */
const SOURCE_FOLDERS = ['', 'src', 'lib', 'python'];

/**
 * Python: relative imports, and absolute ones from the folders that can be on the path: those above the outermost
 * package of the importing file, and `src` and the like in them. The nearest such folder wins.
 *
 * `from p import a, b` means the modules `p.a` and `p.b` if they exist, else `p` itself.
 */
function pythonResolver({ tree }: GraphSources): Resolve {
  return (from, { module, names }) => {
    const [, dots = '', rest = ''] = /^(\.*)([\w.]*)$/.exec(module.replace(/\s+/g, '')) ?? [];
    const segments = rest.split('.').filter((segment) => segment !== '');
    if (dots !== '') {
      const base = above(posix.dirname(from), dots.length - 1);
      return base === undefined ? [] : taken(tree, joined(base, segments), names);
    }
    const [first] = segments;
    if (first === undefined) return [];
    const root = rootsOf(tree, from).find((folder) => isThere(tree, joined(folder, [first])));
    return root === undefined ? [] : taken(tree, joined(root, segments), names);
  };
}

function taken(tree: TreePaths, module: string, names: readonly string[]): RepoPath[] {
  const own = moduleFile(tree, module);
  if (names.length === 0) return own === undefined ? [] : [own];
  const files = names.map((name) => (name === '*' ? own : (moduleFile(tree, joined(module, [name])) ?? own)));
  return [...new Set(files.filter((file) => file !== undefined))];
}

/** A package before a module of that name, a source before its stub: in Python's order. */
function moduleFile(tree: TreePaths, module: string): RepoPath | undefined {
  for (const ending of ['/__init__.py', '.py', '/__init__.pyi', '.pyi', '.pyw']) {
    const found = tree.file(posix.normalize(`${module}${ending}`));
    if (found !== undefined) return found;
  }
  return undefined;
}

function isThere(tree: TreePaths, module: string): boolean {
  return moduleFile(tree, module) !== undefined || tree.hasFolder(module);
}

function rootsOf(tree: TreePaths, from: RepoPath): string[] {
  const isPackage = (folder: string): boolean =>
    tree.file(posix.join(folder, '__init__.py')) !== undefined ||
    tree.file(posix.join(folder, '__init__.pyi')) !== undefined;
  const folders = foldersUp(from);
  const outermost = folders.findIndex((folder) => !isPackage(folder));
  return folders
    .slice(outermost === -1 ? -1 : outermost)
    .flatMap((folder) => SOURCE_FOLDERS.map((inner) => posix.join(folder, inner)));
}

function above(folder: string, levels: number): string | undefined {
  let current = folder;
  for (let level = 0; level < levels; level += 1) {
    if (current === '.') return undefined;
    current = posix.dirname(current);
  }
  return current;
}

function joined(folder: string, segments: readonly string[]): string {
  return posix.join(folder, ...segments);
}
