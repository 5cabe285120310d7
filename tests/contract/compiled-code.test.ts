import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VERSION_LINE } from '../../src/kernel/text/version-line.ts';
import { started, copiedBundle, type Start } from './started-bundle.ts';

// V8 runs cached code without a check. So only code that we compiled from exactly this text may ever be used. Which entries and
// folders are safe: code-entries.test.ts and code-folder.test.ts.

let [top, scratch, cache, code] = ['', '', '', ''];
beforeAll(() => {
  top = copiedBundle();
});
afterAll(() => {
  rmSync(top, { recursive: true, force: true });
});
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'code '));
  [cache, code] = [join(scratch, 'cache'), join(scratch, 'cache', 'correctless', 'code')];
  return () => {
    rmSync(scratch, { recursive: true, force: true });
  };
});

const main = (): string => join(top, 'dist', 'main.cjs');

/** A start of `--version`, or of another command. */
function start({ args = ['--version'], env = {}, ...others }: Start & { readonly args?: string[] } = {}) {
  return started(top, [join(top, 'dist', 'start.cjs'), ...args], {
    env: { XDG_CACHE_HOME: cache, ...env },
    ...others,
  });
}

/** Checks that the answer is right. @returns the files that V8 took from the cache */
function takenBy(given: Parameters<typeof start>[0] = {}): readonly string[] {
  const { status, stdout, loaded } = start(given);
  expect({ status, stdout }).toEqual({ status: 0, stdout: VERSION_LINE });
  return loaded.fromCode;
}

/** The only cache entry after `--version`. */
function entry(): string {
  const [name, ...others] = readdirSync(code);
  expect(others).toEqual([]);
  return join(code, name ?? '');
}

describe('compiled code', () => {
  it('is kept by the first start and used by the next, in a private folder', () => {
    expect(takenBy()).toEqual([]);
    expect(statSync(code).mode & 0o777).toBe(0o700);
    const { mtimeMs } = statSync(entry());
    expect(takenBy()).toEqual([main()]);
    expect(statSync(entry()).mtimeMs).toBe(mtimeMs);
  });

  it('is never that of another text, not even of the same length', () => {
    takenBy();
    const before = readFileSync(main(), 'utf8');
    const other = VERSION_LINE.trim().replace('correctless', 'cOrrectless');
    try {
      writeFileSync(main(), before.replace('`correctless ${', '`cOrrectless ${'));
      const { stdout, loaded } = start();
      expect(stdout.trim()).toBe(other);
      expect(loaded.fromCode).toEqual([]);
    } finally {
      writeFileSync(main(), before);
    }
  });

  it('is never that of a node that was built otherwise, or of other flags', () => {
    takenBy();
    expect(takenBy({ env: { NODE_OPTIONS: '--jitless' } })).toEqual([]);
    const node = join(scratch, 'node');
    copyFileSync(process.execPath, node);
    expect(takenBy({ node })).toEqual([]);
    expect(takenBy({ node })).toEqual([main()]);
    expect(readdirSync(code)).toHaveLength(2);
  });

  it('holds what one command needs: another keeps its own', () => {
    takenBy();
    expect(start({ args: ['hook', 'pre'], stdin: '{}' }).loaded.fromCode).toEqual([]);
    expect(readdirSync(code).map((name) => name.split('.')[2])).toEqual(['hook-pre', 'other']);
  });

  it('is not taken where it is damaged, and mended by the start that found it so', () => {
    takenBy();
    truncateSync(entry(), 50_000);
    expect(takenBy()).toEqual([]);
    expect(takenBy()).toEqual([main()]);
  });

  it('is not taken where its folder is in a work tree now', () => {
    takenBy();
    mkdirSync(join(scratch, '.git'));
    expect(takenBy()).toEqual([]);
  });

  it.each<[string, () => Record<string, string>]>([
    ['others may open its folder', () => (mkdirSync(code, { recursive: true, mode: 0o755 }), {})],
    ['nothing can be written', () => ({ XDG_CACHE_HOME: '/dev/null' })],
    ['it is switched off as node’s own is', () => ({ NODE_DISABLE_COMPILE_CACHE: '1' })],
  ])('is neither kept nor taken where %s', (_, prepare) => {
    const env = prepare();
    expect([takenBy({ env }), takenBy({ env })]).toEqual([[], []]);
    const kept = readdirSync(scratch, { recursive: true }).filter((path) => String(path).includes('main'));
    expect(kept).toEqual([]);
  });

  it('is neither kept nor used by hook look, because nothing would end a hanging cache', () => {
    const event = JSON.stringify({ tool_name: 'Read', agent_type: 'Explore' });
    for (let time = 0; time < 2; time += 1) {
      const { status, loaded } = start({ args: ['hook', 'look'], stdin: event });
      expect([status, loaded.fromCode]).toEqual([0, []]);
    }
    expect(existsSync(code)).toBe(false);
  });

  it('is kept whole by ten starts at once', async () => {
    const statuses = Array.from({ length: 10 }, () => {
      const child = spawn(process.execPath, [join(top, 'dist', 'start.cjs'), '--version'], {
        env: { XDG_CACHE_HOME: cache },
        stdio: 'ignore',
      });
      return new Promise((resolve) => child.once('close', resolve));
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([0]));
    expect(takenBy()).toEqual([main()]);
    expect(entry()).not.toMatch(/tmp$/);
  });
});
