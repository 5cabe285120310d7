import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { keepCachedFacts, readCachedFacts } from './cached-facts.ts';

const FACTS = new Map<string, unknown>([
  ['a', ['./x', ['y', 'z']]],
  ['b', null],
]);

/** A file as it is kept, with any body. */
function kept(folder: string, body: string): void {
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(body).digest('hex');
  writeFileSync(join(folder, 'n.json'), `${hash}\n${body}`);
}

it('gives what was kept, by name', async () => {
  const folder = join(sampleFolder(), 'imports');
  expect(await readCachedFacts(folder, 'n')).toEqual(new Map());
  await keepCachedFacts(folder, 'n', FACTS);
  expect(await readCachedFacts(folder, 'n')).toEqual(FACTS);
  expect(await readCachedFacts(folder, 'other')).toEqual(new Map());
  expect(readdirSync(folder)).toEqual(['n.json']);
});

it.each([
  ['another body', (text: string) => text.replace('./x', './q')],
  ['a shorter body', (text: string) => text.slice(0, -3)],
  ['another hash', (text: string) => `0${text.slice(1)}`],
  ['no hash', (text: string) => text.slice(65)],
  ['nothing', () => ''],
])('throws a file with %s away', async (_, damage) => {
  const folder = sampleFolder();
  await keepCachedFacts(folder, 'n', FACTS);
  const file = join(folder, 'n.json');
  const whole = readFileSync(file, 'utf8');
  expect(damage(whole)).not.toBe(whole);
  writeFileSync(file, damage(whole));
  expect(await readCachedFacts(folder, 'n')).toEqual(new Map());
});

it.each(['{}', 'no JSON', '[1]', 'null'])('throws the body %s away, whose hash is right', async (body) => {
  const folder = sampleFolder();
  kept(folder, body);
  expect(await readCachedFacts(folder, 'n')).toEqual(new Map());
});

it('neither keeps nor reads more than 64 MB', async () => {
  const folder = sampleFolder();
  await keepCachedFacts(folder, 'n', new Map([['a', 'x'.repeat(64 * 1024 * 1024)]]));
  expect(existsSync(join(folder, 'n.json'))).toBe(false);
  kept(folder, `[["a",1]${' '.repeat(64 * 1024 * 1024)}]`);
  expect(await readCachedFacts(folder, 'n')).toEqual(new Map());
  kept(folder, `[["a",1]${' '.repeat(1024)}]`);
  expect(await readCachedFacts(folder, 'n')).toEqual(new Map([['a', 1]]));
});

it('keeps the twelve files written last', async () => {
  const folder = sampleFolder();
  for (let at = 0; at < 15; at += 1) {
    const file = join(folder, at === 3 ? 'draft.tmp' : `${at}.json`);
    writeFileSync(file, '');
    utimesSync(file, 1000 + at, 1000 + at);
  }
  writeFileSync(join(folder, 'foreign'), '');
  await keepCachedFacts(folder, 'n', FACTS);
  const gone = ['0.json', '1.json', '2.json', 'draft.tmp'];
  expect(readdirSync(folder)).toHaveLength(13);
  expect(gone.filter((name) => existsSync(join(folder, name)))).toEqual([]);
  expect(await readCachedFacts(folder, 'n')).toEqual(FACTS);
});

it('does not fail where nothing can be kept', async () => {
  const file = join(sampleFolder(), 'file');
  writeFileSync(file, '');
  await expect(keepCachedFacts(join(file, 'inside'), 'n', FACTS)).resolves.toBeUndefined();
  expect(await readCachedFacts(join(file, 'inside'), 'n')).toEqual(new Map());
});
