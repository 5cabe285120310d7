import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reviewFlags } from '../../evals/kit/case-sample.ts';
import { checkCase } from '../../evals/kit/case-shape.ts';
import { NotFetched, fetchedPackage, type Pack } from '../../evals/kit/real-package.ts';
import { addForProofs, makeRealSample } from '../../evals/kit/real-sample.ts';
import type { Real } from '../../evals/kit/real-shape.ts';

/* Two published versions as a change. No registry is asked here: a folder plays one. */
let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'real-'));
});
afterEach(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const git = (top: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: top, encoding: 'utf8' }).trim();

describe('fetching a published version', () => {
  it('unpacks what has the pinned hash, and asks once', () => {
    const { pack, integrity, asked } = registry({ 'lib/a.js': 'one\n' });
    const wanted = { name: '@made/up', version: '1.0.0', integrity };
    const folder = fetchedPackage(wanted, join(scratch, 'cache'), pack);
    expect(readFileSync(join(folder, 'lib/a.js'), 'utf8')).toBe('one\n');
    expect(fetchedPackage(wanted, join(scratch, 'cache'), pack)).toBe(folder);
    expect(asked).toEqual(['@made/up@1.0.0']);
  });

  it('unpacks nothing that has another', () => {
    const { pack } = registry({ 'lib/a.js': 'one\n' });
    const wanted = { name: 'made-up', version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };
    expect(() => fetchedPackage(wanted, join(scratch, 'cache'), pack)).toThrow('nothing was unpacked');
    expect(readdirSync(join(scratch, 'cache'))).toEqual([]);
  });

  it('says by name what was out of reach', () => {
    const wanted = { name: 'made-up', version: '1.0.0', integrity: `sha512-${'A'.repeat(86)}==` };
    const pack: Pack = () => {
      throw new Error(
        'Command failed: npm pack made-up@1.0.0\nnpm error code ENOTFOUND\nnpm error syscall getaddrinfo',
      );
    };
    const fetch = (): string => fetchedPackage(wanted, join(scratch, 'cache'), pack);
    expect(fetch).toThrow(NotFetched);
    expect(fetch).toThrow(
      'made-up@1.0.0 was not fetched from the npm registry (npm error code ENOTFOUND; npm error syscall getaddrinfo)',
    );
  });
});

describe('what is committed of real cases', () => {
  const root = join(import.meta.dirname, '../..');
  const listed = (folder: string): string[] => git(root, 'ls-files', folder).split('\n').filter(Boolean);

  it('are what we say about them and our own proofs', () => {
    const files = listed('evals/cases').filter((path) => path.startsWith('evals/cases/real-'));
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter(
        (path) =>
          !/^evals\/cases\/real-[a-z0-9-]+\/(case\.json|proof\/[A-Za-z0-9]+\.(sh|cjs|mjs))$/.test(path),
      ),
    ).toEqual([]);
  });

  it('are reviewed without rules, for their packages have none', () => {
    expect([reviewFlags('real-immer-7'), reviewFlags('go-fetch-pool')]).toEqual([['--no-rules'], []]);
  });

  it('are no replies, which quote their code', () => {
    expect(listed('evals/recorded').filter((path) => path.includes('/real-'))).toEqual([]);
  });
});

describe('the sample of a real case', () => {
  const real: Real = {
    ecosystem: 'npm',
    name: 'made-up',
    from: pinned('1.0.0'),
    to: pinned('1.1.0'),
    later: [pinned('1.1.1')],
    paths: ['lib', 'README.md'],
    needs: [{ name: '@made/needed', ...pinned('2.0.0') }],
  };
  const versions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'made-up@1.0.0': { 'lib/a.js': 'one\n', 'lib/gone.js': 'gone\n', 'dist/a.min.js': 'x' },
    'made-up@1.1.0': { 'lib/a.js': 'two\n', 'lib/.gitignore': 'a.js\n', 'README.md': 'new\n' },
    'made-up@1.1.1': { 'lib/a.js': 'three\n', 'dist/moved.js': 'four\n' },
    '@made/needed@2.0.0': { 'index.js': 'needed\n' },
  };
  const fetch = ({ name, version }: { name: string; version: string }): string =>
    written(join(scratch, 'registry', name, version), versions[`${name}@${version}`] ?? {});

  it('has the older version on main and the newer one on feature, without what is not reviewed', () => {
    const { top } = makeRealSample(real, join(scratch, 'sample'), fetch);
    expect(git(top, 'ls-tree', '-r', '--name-only', 'main').split('\n')).toEqual(['lib/a.js', 'lib/gone.js']);
    expect(git(top, 'diff', '--name-status', 'main...feature').split('\n')).toEqual([
      'A\tREADME.md',
      'A\tlib/.gitignore',
      'M\tlib/a.js',
      'D\tlib/gone.js',
    ]);
    expect(git(top, 'log', '--format=%s', 'feature').split('\n')).toEqual(['1.1.0', 'Import 1.0.0']);
    expect(git(top, 'branch', '--show-current')).toBe('feature');
  });

  it('is the same each time', () => {
    const shas = ['a', 'b'].map((one) =>
      makeRealSample(real, join(scratch, one), fetch).commits.get('feature'),
    );
    expect(shas[0]).toBe(shas[1]);
  });

  it('shows later versions and needed packages to proofs only', () => {
    const { top } = makeRealSample(real, join(scratch, 'sample'), fetch);
    expect(git(top, 'branch', '--list', 'later/*')).toBe('');
    addForProofs(real, top, fetch);
    expect(git(top, 'show', 'later/1.1.1:lib/a.js')).toBe('three');
    expect(git(top, 'show', 'later/1.1.1:dist/moved.js')).toBe('four');
    git(top, 'checkout', '--quiet', '--force', 'feature');
    git(top, 'clean', '-fdq');
    expect(existsSync(join(top, 'node_modules/@made/needed/index.js'))).toBe(true);
    expect(git(top, 'status', '--porcelain')).toBe('');
  });

  it('keeps the contract, which wants a whole hash', () => {
    const text = { intent: 'A release.', real, should_find: [], should_not_find: [] };
    expect(checkCase('made-up', text).kind).toBe('review');
    const short = { ...real, to: { version: '1.1.0', integrity: 'sha512-AAAA' } };
    expect(() => checkCase('made-up', { ...text, real: short })).toThrow('/real/to/integrity');
  });
});

function pinned(version: string): { version: string; integrity: string } {
  return { version, integrity: `sha512-${'A'.repeat(86)}==` };
}

function written(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

function registry(files: Readonly<Record<string, string>>): {
  pack: Pack;
  integrity: string;
  asked: string[];
} {
  written(join(scratch, 'packed/package'), files);
  const tarball = join(scratch, 'packed.tgz');
  execFileSync('tar', ['-czf', tarball, '-C', join(scratch, 'packed'), 'package']);
  const bytes = readFileSync(tarball);
  const asked: string[] = [];
  const pack: Pack = (spec, into) => {
    asked.push(spec);
    writeFileSync(join(into, 'a.tgz'), bytes);
    return join(into, 'a.tgz');
  };
  return { pack, asked, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}
