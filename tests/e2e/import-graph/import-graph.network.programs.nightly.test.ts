import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { agreement, inOneLine, ourEdges } from './measured-edges.ts';
import { packageFolder } from '../../kit/package-folder.ts';
import { filesBelow, PACKAGES } from './published-packages.ts';
import { typescriptEdges } from './typescript-oracle.ts';

describe('the import graph agrees with TypeScript’s own resolution', () => {
  it.each(PACKAGES)('in $name $version', ({ name, version, conditions }) => {
    const folder = packageFolder(name, version);
    const files = filesBelow(folder);
    const asked = files.filter((path) => /(?:^|\/)src\/.*\.[cm]?tsx?$/.test(path) && !path.endsWith('.d.ts'));
    const found = agreement(ourEdges(folder, files, asked), typescriptEdges(folder, asked, conditions));
    // eslint-disable-next-line no-console -- what was measured is to be seen in the log of every run
    console.log(inOneLine(name, found));
    expect(found.edges).toBeGreaterThan(100);
    expect(found.precision).toBeGreaterThanOrEqual(0.98);
    expect(found.recall).toBeGreaterThanOrEqual(0.95);
  });
});

const PYTHON_PACKAGES = [
  'json',
  'asyncio',
  'email',
  'http',
  'importlib',
  'unittest',
  'xml',
  'logging',
  'concurrent',
];

describe('the import graph agrees with Python’s own syntax tree', () => {
  it('in packages of the standard library', () => {
    const folder = standardLibrary();
    const files = filesBelow(folder).filter((path) => PYTHON_PACKAGES.includes(path.split('/')[0] ?? ''));
    const script = fileURLToPath(new URL('python-oracle.py', import.meta.url));
    const printed = execFileSync('python3', [script, folder, ...PYTHON_PACKAGES], { encoding: 'utf8' });
    const asked = files.filter((path) => path.endsWith('.py'));
    const found = agreement(ourEdges(folder, files, asked), new Set(printed.trimEnd().split('\n')));
    // eslint-disable-next-line no-console -- what was measured is to be seen in the log of every run
    console.log(inOneLine('python3 standard library', found));
    expect(found.edges).toBeGreaterThan(100);
    expect(found.precision).toBeGreaterThanOrEqual(0.98);
    expect(found.recall).toBeGreaterThanOrEqual(0.95);
  });
});

function standardLibrary(): string {
  const ask = 'import json, os; print(os.path.dirname(os.path.dirname(json.__file__)))';
  return execFileSync('python3', ['-c', ask], { encoding: 'utf8' }).trim();
}
