import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FAILURES, Failure } from '../../src/kernel/failure.ts';
import { parseReply, requireSlot } from '../../src/replies/parse-reply.ts';

/**
 * `fixtures/replies/<folder>/*.txt` are replies of a `bug-scan` agent in slot r7k2ab/3. The folder is the expectation: a
 * failure code with `__` for `/`, or `accepted`, where the value is next to the reply as `.json`. A new way in which a model
 * misbehaves is one new file.
 */
const ROOT = join(import.meta.dirname, '../../fixtures/replies');

const cases = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: folder }) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => ({ folder, name: file.slice(0, -'.txt'.length) })),
  );
const accepted = cases.filter(({ folder }) => folder === 'accepted');
const refused = cases.filter(({ folder }) => folder !== 'accepted');

async function read(folder: string, name: string): Promise<unknown> {
  const review = await parseReply('bug-scan', readFileSync(join(ROOT, folder, `${name}.txt`), 'utf8'));
  requireSlot(review, 'r7k2ab/3');
  return review;
}

describe('replies that are accepted', () => {
  it.each(accepted)('$name', async ({ folder, name }) => {
    const expected: unknown = JSON.parse(readFileSync(join(ROOT, folder, `${name}.json`), 'utf8'));
    expect(await read(folder, name)).toStrictEqual(expected);
  });
});

describe('replies that are refused', () => {
  it.each(refused)('$folder: $name', async ({ folder, name }) => {
    const outcome = await read(folder, name).catch((error: unknown) => error);
    expect(outcome).toBeInstanceOf(Failure);
    const { code, message } = outcome as Failure;
    expect(code).toBe(folder.replaceAll('__', '/'));
    // The model and people read it: it must be one line without invisible characters.
    expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(message.length).toBeLessThan(1500);
  });
});

it('finds the fixtures, far more refusals than successes, each folder a failure code', () => {
  expect(accepted.length).toBeGreaterThanOrEqual(12);
  expect(refused.length).toBeGreaterThanOrEqual(70);
  for (const { folder } of refused) expect(Object.keys(FAILURES)).toContain(folder.replaceAll('__', '/'));
});
