import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { crossCheck, parseNumstat, parseRaw } from '../../src/diff/check/cross-check.ts';
import { diffJson } from '../../src/diff/diff-json.ts';
import { parsePatch } from '../../src/diff/patch/parse-patch.ts';

/** One folder for each case: `make.sh` makes git print `patch`; `changed-lines.json` is the expected reading, written by hand. */
const CASES = new URL('../../fixtures/diffs/', import.meta.url);
/**
 * One folder for each failure code (`__` for `/`), one file for each text that must be refused with it. `messages.json` has the
 * expected messages.
 */
const REFUSED = new URL('../../fixtures/diffs-refused/', import.meta.url);

const run = promisify(execFile);

/** Runs a case's script. @returns the diff and git's own lists of the same change */
async function make(name: string): Promise<{ patch: Buffer; raw: Buffer; numstat: Buffer }> {
  const lists = mkdtempSync(join(tmpdir(), 'lists-'));
  const script = fileURLToPath(new URL(`${name}/make.sh`, CASES));
  try {
    const { stdout } = await run('bash', [script], {
      env: { ...process.env, LISTS: lists },
      encoding: 'buffer',
    });
    return {
      patch: stdout,
      raw: readFileSync(join(lists, 'raw')),
      numstat: readFileSync(join(lists, 'numstat')),
    };
  } finally {
    rmSync(lists, { recursive: true });
  }
}

function patchOf(name: string): Buffer {
  return readFileSync(new URL(`${name}/patch`, CASES));
}

function folders(of: URL): string[] {
  return readdirSync(of, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

const cases = folders(CASES);
const refusals = folders(REFUSED).flatMap((code) =>
  readdirSync(new URL(`${code}/`, REFUSED)).map((file) => ({ code, file })),
);

const MESSAGES = JSON.parse(readFileSync(new URL('messages.json', REFUSED), 'utf8')) as Record<
  string,
  string
>;

it('finds the cases', () => {
  expect(Object.keys(MESSAGES).toSorted()).toEqual(
    refusals.map(({ file }) => file.replace(/\.patch$/, '')).toSorted(),
  );
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(refusals.length).toBeGreaterThanOrEqual(25);
});

describe.each(cases)('%s', (name) => {
  it('reads as a person reads it', () => {
    const expected: unknown = JSON.parse(readFileSync(new URL(`${name}/changed-lines.json`, CASES), 'utf8'));
    expect(diffJson(parsePatch(patchOf(name)))).toEqual(expected);
  });

  it("is what git prints today, and agrees with git's own lists", async () => {
    const { patch, raw, numstat } = await make(name);
    expect(patch.toString('latin1')).toBe(patchOf(name).toString('latin1'));
    crossCheck(parsePatch(patch), { raw: parseRaw(raw), numstat: parseNumstat(numstat) });
  });
});

it.each(refusals)('refuses $file as $code', ({ code, file }) => {
  const patch = readFileSync(new URL(`${code}/${file}`, REFUSED));
  const message = MESSAGES[file.replace(/\.patch$/, '')];
  expect(() => parsePatch(patch)).toThrow(
    expect.objectContaining({ code: code.replace('__', '/'), message }),
  );
});
