import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { parseTarget } from '../../scope/target.ts';
import { readChange } from '../change/change.ts';
import { copyInstalledPackages } from './installed-packages.ts';
import type { CopiedPackages } from './copy-found.ts';

let repository: SampleRepository;
let home: string;
let cacheRoot: string;

/** Packages are installed into the work tree, which git does not know of. */
beforeEach(() => {
  repository = sampleRepository({
    'README.md': '# Shop\n',
    '.gitignore': 'node_modules/\n.venv/\nvendor/\n',
  });
  repository.git('switch', '--quiet', '--create', 'work');
  home = sampleFolder();
  cacheRoot = join(sampleFolder(), 'cache');
});

function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function laid(
  files: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<CopiedPackages> {
  repository.commit(files);
  const target = parseTarget([], { staged: false, uncommitted: false, paths: [] });
  const change = await readChange(repository, target);
  return copyInstalledPackages(repository, change, { cacheRoot, env: { HOME: home, ...env } });
}

/** Each file below `deps/`, with its text. */
function readable({ root }: CopiedPackages): Record<string, string> {
  if (root === undefined) return {};
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  );
  return Object.fromEntries(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const offered = ({ packages }: CopiedPackages): string[] =>
  packages.offered.map(({ name, version, usedBy }) => `${name} ${version} by ${usedBy.join(' ')}`);
const withheld = ({ packages }: CopiedPackages): string[] =>
  packages.withheld.map(({ name, why }) => `${name}: ${why}`);

const npmLock = (packages: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries(
      Object.entries(packages).map(([at, version]) => [`node_modules/${at}`, { version }]),
    ),
  });

const installNpm = (name: string, version: string, files: Readonly<Record<string, string>> = {}): void => {
  put(join(repository.top, 'node_modules', name), {
    'package.json': JSON.stringify({ name, version }),
    'index.js': 'exports.pad = 1;\n',
    ...files,
  });
};

const PAD = {
  'src/a.js': "import pad from 'left-pad/lib/pad.js';\nimport fs from 'node:fs';\nimport os from 'os';\n",
};

describe('a package of node_modules', () => {
  it('is readable where the lock file at head names its version, and nothing of it is written', async () => {
    installNpm('left-pad', '1.3.0', { 'lib/pad.js': 'export default 1;\n', 'node_modules/x/i.js': 'x' });
    installNpm('unused', '1.0.0');
    const found = await laid({
      ...PAD,
      'package-lock.json': npmLock({ 'left-pad': '1.3.0', unused: '1.0.0' }),
    });
    expect(offered(found)).toEqual(['left-pad 1.3.0 by src/a.js']);
    expect(withheld(found)).toEqual([]);
    expect(Object.keys(readable(found))).toEqual([
      'deps/left-pad/index.js',
      'deps/left-pad/lib/pad.js',
      'deps/left-pad/package.json',
    ]);
    expect(statSync(join(found.root ?? '', 'deps/left-pad/index.js')).mode & 0o777).toBe(0o444);
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it.each<[string, string | undefined, string]>([
    [
      'in another version',
      npmLock({ 'left-pad': '1.4.0' }),
      'left-pad: 1.3.0 is installed, and package-lock.json at head names 1.4.0',
    ],
    [
      'that the lock file has elsewhere',
      npmLock({ 'x/node_modules/left-pad': '1.3.0' }),
      'left-pad: package-lock.json at head does not name it',
    ],
    [
      'that the lock file does not name',
      npmLock({ other: '1.3.0' }),
      'left-pad: package-lock.json at head does not name it',
    ],
    ['without a lock file', undefined, 'left-pad: no lock file at head names 1.3.0'],
    ['with one that is broken', '{', 'left-pad: package-lock.json at head does not name it'],
  ])('%s is not offered, and why is said', async (_, lock, why) => {
    installNpm('left-pad', '1.3.0');
    const found = await laid({ ...PAD, ...(lock === undefined ? {} : { 'package-lock.json': lock }) });
    expect([offered(found), withheld(found), found.root]).toEqual([[], [why], undefined]);
  });

  it('goes by the lock file at head, not by the one in the work tree', async () => {
    installNpm('left-pad', '1.3.0');
    repository.commit({ ...PAD, 'package-lock.json': npmLock({ 'left-pad': '1.4.0' }) });
    repository.git('switch', '--quiet', '--detach');
    repository.write('package-lock.json', npmLock({ 'left-pad': '1.3.0' }));
    const target = parseTarget(['work'], { staged: false, uncommitted: false, paths: [] });
    const change = await readChange(repository, target);
    const found = await copyInstalledPackages(repository, change, { cacheRoot, env: {} });
    expect(withheld(found)).toEqual([
      'left-pad: 1.3.0 is installed, and package-lock.json at head names 1.4.0',
    ]);
  });

  it('that is not installed is said to be so', async () => {
    expect(withheld(await laid({ ...PAD, 'package-lock.json': npmLock({ 'left-pad': '1.3.0' }) }))).toEqual([
      'left-pad: 1.3.0 of package-lock.json is not installed here',
    ]);
  });

  it.each([
    ['pnpm-lock.yaml', 'packages:\n\n  left-pad@1.3.0:\n    resolution: {}\n'],
    ['pnpm-lock.yaml', 'packages:\n\n  /left-pad/1.3.0_x@2:\n    resolution: {}\n'],
    ['yarn.lock', '# yarn lockfile v1\n\n\nleft-pad@^1.0.0, left-pad@^1.1.0:\n  version "1.3.0"\n'],
    [
      'yarn.lock',
      '__metadata:\n  version: 8\n\n"left-pad@npm:^1.0.0":\n  version: 1.3.0\n  linkType: hard\n',
    ],
    ['bun.lock', '{ "packages": { "left-pad": ["left-pad@1.3.0", "", {}, "sha"], } }'],
    ['package-lock.json', '{"lockfileVersion":1,"dependencies":{"left-pad":{"version":"1.3.0"}}}'],
  ])('is found by %s', async (name, lock) => {
    installNpm('left-pad', '1.3.0');
    expect(offered(await laid({ ...PAD, [name]: lock }))).toEqual(['left-pad 1.3.0 by src/a.js']);
  });

  it('is that of the nearest folder, and two copies of one name are not mixed', async () => {
    installNpm('left-pad', '1.3.0');
    put(join(repository.top, 'web/node_modules/left-pad'), {
      'package.json': '{"version":"2.0.0"}',
      'index.js': 'two\n',
    });
    const lock = JSON.stringify({
      packages: {
        'node_modules/left-pad': { version: '1.3.0' },
        'web/node_modules/left-pad': { version: '2.0.0' },
      },
    });
    const found = await laid({ ...PAD, 'web/b.js': PAD['src/a.js'], 'package-lock.json': lock });
    expect(offered(found)).toEqual(['left-pad 1.3.0 by src/a.js']);
    expect(withheld(found)).toEqual(['left-pad: left-pad 1.3.0 is there already']);
  });

  it('of pnpm is read where pnpm keeps it', async () => {
    const store = join(repository.top, 'node_modules/.pnpm/left-pad@1.3.0/node_modules/left-pad');
    put(store, { 'package.json': '{"version":"1.3.0"}', 'index.js': 'pnpm\n' });
    symlinkSync(store, join(repository.top, 'node_modules/left-pad'), 'dir');
    const found = await laid({ ...PAD, 'pnpm-lock.yaml': 'packages:\n\n  left-pad@1.3.0:\n    x: {}\n' });
    expect(readable(found)).toMatchObject({ 'deps/left-pad/index.js': 'pnpm\n' });
  });
});

describe('no link leads out', () => {
  const secret = () => {
    put(home, { 'secret/id': 'the key\n', 'secret/package.json': '{"version":"1.3.0"}' });
    return join(home, 'secret');
  };
  const lock = { 'package-lock.json': npmLock({ 'left-pad': '1.3.0' }) };

  it('of a package to a file or a folder elsewhere: neither is there', async () => {
    installNpm('left-pad', '1.3.0');
    symlinkSync(join(secret(), 'id'), join(repository.top, 'node_modules/left-pad/id.js'));
    symlinkSync(secret(), join(repository.top, 'node_modules/left-pad/lib'), 'dir');
    const found = await laid({ ...PAD, ...lock });
    expect(Object.keys(readable(found))).toEqual(['deps/left-pad/index.js', 'deps/left-pad/package.json']);
    expect(found.packages.offered).toMatchObject([{ left: 2 }]);
    for (const path of readdirSync(found.root ?? '', { recursive: true, encoding: 'utf8' }))
      expect(lstatSync(join(found.root ?? '', path)).isSymbolicLink()).toBe(false);
  });

  it.each([
    ['as a whole', 'node_modules/left-pad'],
    ['with its node_modules', 'node_modules'],
  ])('that a package is %s: it is not offered', async (_, path) => {
    put(join(home, 'secret/left-pad'), { 'package.json': '{"version":"1.3.0"}' });
    mkdirSync(dirname(join(repository.top, path)), { recursive: true });
    symlinkSync(secret(), join(repository.top, path), 'dir');
    const found = await laid({ ...PAD, ...lock });
    expect([withheld(found), found.root]).toEqual([
      ['left-pad: its folder is a link that leads elsewhere'],
      undefined,
    ]);
  });

  it('of a list of files that names others', async () => {
    secret();
    const packages = '.venv/lib/python3.12/site-packages';
    put(join(repository.top, packages), {
      'pad/__init__.py': 'PAD = 1\n',
      'pad-1.3.0.dist-info/METADATA': 'Name: pad\nVersion: 1.3.0\n',
      'pad-1.3.0.dist-info/RECORD':
        'pad/__init__.py,,\n../../../../../secret/id,,\n/etc/hostname,,\nlinked/id,,\n',
    });
    put(repository.top, { '.venv/pyvenv.cfg': '' });
    symlinkSync(join(home, 'secret'), join(repository.top, packages, 'linked'), 'dir');
    const found = await laid({ 'a.py': 'import pad\n', 'requirements.txt': 'pad==1.3.0\n' });
    expect(Object.keys(readable(found))).toEqual(['deps/pad/pad/__init__.py']);
  });
});

describe('a package of a virtual environment', () => {
  const install = (environment: string) => {
    put(environment, {
      'pyvenv.cfg': 'home = /usr/bin\n',
      'lib/python3.12/site-packages/yaml/__init__.py': 'def load(): ...\n',
      'lib/python3.12/site-packages/yaml/__pycache__/x.py': 'x',
      'lib/python3.12/site-packages/other/__init__.py': 'OTHER = 1\n',
      'lib/python3.12/site-packages/PyYAML-6.0.1.dist-info/METADATA':
        'Metadata-Version: 2.1\nName: PyYAML\nVersion: 6.0.1\n',
      'lib/python3.12/site-packages/PyYAML-6.0.1.dist-info/RECORD':
        'PyYAML-6.0.1.dist-info/METADATA,sha256=x,1\nyaml/__init__.py,sha256=x,1\nyaml/__pycache__/x.py,,\n',
    });
  };
  const USE = { 'app/a.py': 'import os\nfrom yaml import load\n' };

  it.each([
    [
      'uv.lock',
      'version = 1\n\n[[package]]\nname = "pyyaml"\nversion = "6.0.1"\nsource = { registry = "x" }\n',
    ],
    ['poetry.lock', '[[package]]\nname = "pyyaml"\nversion = "6.0.1"\n\n[package.extras]\nversion = "9"\n'],
    ['pdm.lock', '[[package]]\nname = "PyYAML"\nversion = "6.0.1"\n'],
    ['Pipfile.lock', '{"_meta":{},"default":{"pyyaml":{"version":"==6.0.1"}}}'],
    ['requirements.txt', '# pinned\nPyYAML==6.0.1 ; python_version > "3"\n'],
  ])('is readable where %s names its version, whatever it is imported as', async (name, lock) => {
    install(join(repository.top, '.venv'));
    const found = await laid({ ...USE, [name]: lock });
    expect(offered(found)).toEqual(['PyYAML 6.0.1 by app/a.py']);
    expect(Object.keys(readable(found))).toEqual([
      'deps/PyYAML/PyYAML-6.0.1.dist-info/METADATA',
      'deps/PyYAML/yaml/__init__.py',
    ]);
  });

  it('is found in the one that the user has entered', async () => {
    install(join(home, 'envs/shop'));
    const found = await laid(
      { ...USE, 'requirements.txt': 'pyyaml==6.0.1\n' },
      { VIRTUAL_ENV: join(home, 'envs/shop') },
    );
    expect(offered(found)).toEqual(['PyYAML 6.0.1 by app/a.py']);
  });

  it.each([
    [
      'in another version',
      'PyYAML==6.0.2\n',
      ['PyYAML: 6.0.1 is installed, and requirements.txt at head names 6.0.2'],
    ],
    [
      'of which only a range is required',
      'PyYAML>=6\n',
      ['PyYAML: requirements.txt at head does not name it'],
    ],
  ])('%s is not offered', async (_, lock, why) => {
    install(join(repository.top, '.venv'));
    const found = await laid({ ...USE, 'requirements.txt': lock });
    expect([offered(found), withheld(found)]).toEqual([[], why]);
  });
});

describe('a module of Go', () => {
  const MOD =
    'module example.com/shop\n\ngo 1.22\n\nrequire (\n\tgithub.com/Pad/left v1.3.0 // indirect\n)\n';
  const SUM = 'github.com/Pad/left v1.3.0 h1:x=\ngithub.com/Pad/left v1.3.0/go.mod h1:y=\n';
  const USE = {
    'a.go': 'package shop\n\nimport (\n\t"fmt"\n\t"github.com/Pad/left/pad"\n)\n',
    'go.mod': MOD,
    'go.sum': SUM,
  };

  it.each<[string, string, () => Record<string, string>]>([
    ['GOMODCACHE', 'mod', () => ({ GOMODCACHE: join(home, 'mod') })],
    ['GOPATH', 'go2/pkg/mod', () => ({ GOPATH: join(home, 'go2') })],
    ['the folder that Go takes by itself', 'go/pkg/mod', () => ({})],
  ])('is readable in %s', async (_, place, env) => {
    put(join(home, place, 'github.com/!pad/left@v1.3.0'), { 'pad/pad.go': 'package pad\n' });
    const found = await laid(USE, env());
    expect(offered(found)).toEqual(['github.com/Pad/left v1.3.0 by a.go']);
    expect(Object.keys(readable(found))).toEqual(['deps/github.com/Pad/left/pad/pad.go']);
  });

  it('is readable in a vendor folder, where that has the same version', async () => {
    put(join(repository.top, 'vendor'), {
      'modules.txt': '# github.com/Pad/left v1.3.0\n## explicit\ngithub.com/Pad/left/pad\n',
      'github.com/Pad/left/pad/pad.go': 'package vendored\n',
    });
    const found = await laid(USE);
    expect(readable(found)).toEqual({ 'deps/github.com/Pad/left/pad/pad.go': 'package vendored\n' });
    put(join(repository.top, 'vendor'), { 'modules.txt': '# github.com/Pad/left v1.2.0\n' });
    expect(withheld(await laid({ 'b.txt': '' }))).toEqual([
      'github.com/Pad/left: 1.2.0 is installed'.replace('1.2.0', 'v1.2.0') +
        ', and go.sum at head names v1.3.0',
    ]);
  });

  it.each([
    ['of another version', { 'go.mod': MOD.replace('v1.3.0', 'v1.4.0') }],
    ['that go.sum does not vouch for', { 'go.sum': SUM.replace(' h1:x', ' h2:x') }],
    ['that go.mod replaces', { 'go.mod': `${MOD}\nreplace github.com/Pad/left => ../left\n` }],
  ])('%s is not offered', async (_, files) => {
    put(join(home, 'mod/github.com/!pad/left@v1.3.0'), { 'pad/pad.go': 'package pad\n' });
    expect(offered(await laid({ ...USE, ...files }, { GOMODCACHE: join(home, 'mod') }))).toEqual([]);
  });
});

describe('a crate', () => {
  const USE = { 'src/a.rs': 'use left_pad::pad;\nuse std::fs;\n' };
  const crate = (version: string) =>
    `[[package]]\nname = "left-pad"\nversion = "${version}"\nsource = "registry+https://x"\n\n`;
  const install = (place: string, version: string) => {
    put(join(home, place, 'registry/src/index.crates.io-6f17', `left-pad-${version}`), {
      'src/lib.rs': `// ${version}\n`,
    });
  };

  it.each<[string, string, () => Record<string, string>]>([
    ['CARGO_HOME', 'cargo', () => ({ CARGO_HOME: join(home, 'cargo') })],
    ['the folder that cargo takes by itself', '.cargo', () => ({})],
  ])('is readable in %s', async (_, place, env) => {
    install(place, '1.3.0');
    install(place, '1.4.0');
    const found = await laid({ ...USE, 'Cargo.lock': `version = 4\n\n${crate('1.3.0')}` }, env());
    expect(offered(found)).toEqual(['left-pad 1.3.0 by src/a.rs']);
    expect(readable(found)).toEqual({ 'deps/left-pad/src/lib.rs': '// 1.3.0\n' });
  });

  it('of several versions is the one that the project names, and none where it names several', async () => {
    install('.cargo', '1.3.0');
    const own = (...names: string[]) =>
      `[[package]]\nname = "shop"\nversion = "0.1.0"\ndependencies = [\n${names.map((name) => ` "${name}",\n`).join('')}]\n\n`;
    const both = crate('0.9.0') + crate('1.3.0');
    expect(offered(await laid({ ...USE, 'Cargo.lock': own('left-pad 1.3.0') + both }))).toEqual([
      'left-pad 1.3.0 by src/a.rs',
    ]);
    expect(withheld(await laid({ 'Cargo.lock': own('left-pad 0.9.0', 'left-pad 1.3.0') + both }))).toEqual([
      'left-pad: Cargo.lock names several versions of it',
    ]);
  });

  it('of another version is not there', async () => {
    install('.cargo', '1.2.0');
    expect(withheld(await laid({ ...USE, 'Cargo.lock': crate('1.3.0') }))).toEqual([
      'left-pad: 1.3.0 of Cargo.lock is not installed here',
    ]);
  });
});

describe('what is too much', () => {
  it('of one package: it is not offered, and others are', async () => {
    installNpm(
      'big',
      '1.0.0',
      Object.fromEntries(Array.from({ length: 4001 }, (_, n) => [`f${n}.js`, 'x\n'])),
    );
    installNpm('left-pad', '1.3.0');
    const files = { 'a.js': "import 'big';\nimport 'left-pad';\n" };
    const found = await laid({
      ...files,
      'package-lock.json': npmLock({ big: '1.0.0', 'left-pad': '1.3.0' }),
    });
    expect([offered(found), withheld(found)]).toEqual([['left-pad 1.3.0 by a.js'], ['big: it is too large']]);
  });

  it('of packages: the first twenty are offered', async () => {
    const names = Array.from({ length: 22 }, (_, n) => `p${String(n).padStart(2, '0')}`);
    for (const name of names) installNpm(name, '1.0.0');
    const lock = npmLock(Object.fromEntries(names.map((name) => [name, '1.0.0'])));
    const found = await laid({
      'a.js': names.map((name) => `import '${name}';\n`).join(''),
      'package-lock.json': lock,
    });
    expect(found.packages.offered).toHaveLength(20);
    expect(withheld(found)).toEqual([
      'p20: only 20 packages are offered',
      'p21: only 20 packages are offered',
    ]);
  });

  it('of one file, or what is no text: it is left out, and counted', async () => {
    installNpm('left-pad', '1.3.0', { 'big.js': 'x'.repeat(2 * 1024 * 1024 + 1), 'a.node': 'ELF\0' });
    const found = await laid({ ...PAD, 'package-lock.json': npmLock({ 'left-pad': '1.3.0' }) });
    expect(Object.keys(readable(found))).toEqual(['deps/left-pad/index.js', 'deps/left-pad/package.json']);
    expect(found.packages.offered).toMatchObject([{ left: 2 }]);
  });
});

describe('the folder deps/', () => {
  const lock = { 'package-lock.json': npmLock({ 'left-pad': '1.3.0' }) };

  it('of the repository itself keeps its name: then no package is offered', async () => {
    installNpm('left-pad', '1.3.0');
    const found = await laid({ ...PAD, ...lock, 'deps/a.c': 'int a;\n' });
    expect([withheld(found), found.root]).toEqual([
      ['any: the repository has a folder deps/ of its own'],
      undefined,
    ]);
  });

  it('is made once, and made anew when somebody has changed it', async () => {
    installNpm('left-pad', '1.3.0');
    const first = await laid({ ...PAD, ...lock });
    const root = first.root ?? expect.unreachable('no folder');
    put(root, { 'deps/left-pad/more.js': 'more\n' });
    const again = await laid({ 'b.txt': '' });
    expect(again.root).toBe(root);
    expect(Object.keys(readable(again))).toEqual(['deps/left-pad/index.js', 'deps/left-pad/package.json']);
  });
});
