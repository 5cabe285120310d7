import { existsSync, linkSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { EXAMPLE_PLACE } from '../../../tests/kit/finding-example.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { Suppression } from '../../contracts/files/suppressions.ts';
import { now } from '../../io/clock.ts';
import { writeSuppressions } from './write-suppressions.ts';

const FILE = '.correctless/suppressions.json';
const [A, B] = ['a'.repeat(64), 'b'.repeat(64)] as const;
const KNOWN = { severity: 'low' as const, place: EXAMPLE_PLACE };
const nextYear = `${Number(now().slice(0, 4)) + 1}-01-01`;

let repository: SampleRepository;
let path: string;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('config', 'user.name', 'Ada');
  repository.git('config', 'user.email', 'ada@example.com');
  path = join(repository.top, FILE);
});

const write = (fingerprint: string, different: { reason?: string; expires?: string } = {}) =>
  writeSuppressions({
    ...{ repository, reason: 'test data', expires: nextYear, replace: false },
    findings: [{ fingerprint, title: 'Not awaited', ...KNOWN }],
    ...different,
  });
const stored = (at = path) => JSON.parse(readFileSync(at, 'utf8')) as Suppression[];

it('adds an entry in the name of whoever commits here, and keeps those that are there', async () => {
  await write(B);
  await write(A);
  const entry = {
    reason: 'test data',
    by: 'Ada <ada@example.com>',
    expires: nextYear,
    titles: ['Not awaited'],
    ...KNOWN,
  };
  expect(stored()).toEqual([
    { fingerprint: A, ...entry },
    { fingerprint: B, ...entry },
  ]);
});

it('puts a whole file in the place of the other: whoever reads the old one reads all of it', async () => {
  await write(B);
  const old = join(repository.top, 'old.json');
  linkSync(path, old);
  await write(A);
  expect(stored(old).map(({ fingerprint }) => fingerprint)).toEqual([B]);
  expect(stored()).toHaveLength(2);
  expect(readdirSync(join(repository.top, '.correctless'))).toEqual(['suppressions.json']);
});

it.each<[string, { reason?: string; expires?: string }]>([
  ['an empty reason', { reason: '' }],
  ['a reason of white space', { reason: ' \n' }],
  ['a day that is over', { expires: '2020-01-01' }],
  ['a day more than two years ahead', { expires: '2999-01-01' }],
  ['no day', { expires: 'never' }],
])('%s is refused, and nothing is written', async (_, different) => {
  await expect(write(A, different)).rejects.toMatchObject({ code: 'usage/bad-value' });
  expect(existsSync(path)).toBe(false);
});

it('a file that is there and cannot be read is left as it is', async () => {
  repository.write(FILE, '[{"fingerprint": "x"}]');
  await expect(write(A)).rejects.toMatchObject({ code: 'config/bad-value' });
  expect(readFileSync(path, 'utf8')).toBe('[{"fingerprint": "x"}]');
});
