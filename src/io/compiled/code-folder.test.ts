import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { codeFolder } from './code-folder.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function places(): { readonly cache: string; readonly own: string; readonly code: string } {
  const cache = sampleFolder();
  const own = join(cache, 'correctless');
  mkdirSync(own);
  return { cache, own, code: join(own, 'code') };
}

const of = (cache: string) => codeFolder({ XDG_CACHE_HOME: cache });

describe('the folder of compiled code', () => {
  it('is below the cache folder, there or not yet', () => {
    const { cache, code } = places();
    expect(of(cache)).toEqual({ path: code, why: undefined });
    mkdirSync(code, { mode: 0o700 });
    expect(of(cache)).toEqual({ path: code, why: undefined });
  });

  it.each([0o701, 0o710, 0o720, 0o702, 0o755, 0o777])('is not one that others may open: %o', (mode) => {
    const { cache, code } = places();
    mkdirSync(code);
    chmodSync(code, mode);
    expect(of(cache)?.why).toBe('others may open it');
  });

  it('is not another user’s', () => {
    const { cache, code } = places();
    mkdirSync(code, { mode: 0o700 });
    vi.spyOn(process, 'getuid').mockReturnValue((process.getuid?.() ?? 0) + 1);
    expect(of(cache)?.why).toBe('it belongs to another user');
  });

  it('is not what a link leads to, and no file', () => {
    const { cache, own, code } = places();
    mkdirSync(join(own, 'elsewhere'), { mode: 0o700 });
    symlinkSync('elsewhere', code);
    expect(of(cache)?.why).toBe('it is not a folder');
    const other = places();
    writeFileSync(other.code, '');
    expect(of(other.cache)?.why).toBe('it is not a folder');
    expect(of(other.code)?.why).toBe('it cannot be looked at');
  });

  it.each(['a folder', 'a file, as in a linked work tree'])(
    'lies in no work tree, whose .git is %s',
    (kind) => {
      const { cache, code } = places();
      if (kind === 'a folder') mkdirSync(join(cache, '.git'));
      else writeFileSync(join(cache, '.git'), 'gitdir: elsewhere\n');
      expect(of(cache)).toEqual({ path: code, why: `it is inside the work tree ${cache}` });
    },
  );

  it.each([
    ['no cache folder is named', {}],
    ['it is named by a relative path', { HOME: 'home' }],
    ['the variable of node switches it off', { HOME: '/home/me', NODE_DISABLE_COMPILE_CACHE: '1' }],
  ])('is none where %s', (_, env) => {
    expect(codeFolder(env)).toBeUndefined();
    expect(codeFolder({ HOME: '/home/me' })?.path).toBe('/home/me/.cache/correctless/code');
  });
});
