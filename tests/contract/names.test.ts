import { describe, expect, it } from 'vitest';
import { NEEDS } from '../../scripts/test-needs.ts';
import { PATHS } from './project-files.ts';

/** Words that do not say what a thing is. */
const FORBIDDEN = /^(utils?|helpers?|common|misc|managers?|services?|data|info|process|handle|handler)$/;

const ours = PATHS.filter((path) =>
  /^(src|scripts|tests|agents|commands|plugins|prompts|evals|docs)\//.test(path),
).filter((path) => !/^(evals\/cases|tests\/e2e\/.*\/(replies|files))\//.test(path));

/** The forbidden words in a path. "Data flow" is allowed: it is the field's name for a thing. */
function forbiddenWords(path: string): string[] {
  return path
    .replaceAll('data-flow-', 'flow-')
    .split(/[/.\-_]/)
    .filter((word) => FORBIDDEN.test(word.toLowerCase()));
}

it('files and folders are named after what they hold or do', () => {
  expect(ours.filter((path) => forbiddenWords(path).length > 0)).toEqual([]);
});

it('source files are named in kebab-case', () => {
  const sources = ours.filter((path) => /^(src|scripts)\/.*\.ts$/.test(path));
  expect(sources.length).toBeGreaterThanOrEqual(150);
  // The words before `.test` are needs (scripts/test-needs.ts) or `mocked` (vitest.config.ts).
  const name = new RegExp(
    `^[a-z0-9/-]+((\\.(${Object.keys(NEEDS).join('|')}|mocked))*\\.test|\\.gen)?\\.ts$`,
  );
  expect(sources.filter((path) => !name.test(path))).toEqual([]);
});

describe('the scan', () => {
  it.each([
    ['src/utils/x.ts'],
    ['src/diff/patch-helper.ts'],
    ['src/common.ts'],
    ['src/diff/Data.ts'],
    ['src/diff/data-flow-data.ts'],
    ['src/run/process-x.ts'],
  ])('finds %s', (path) => {
    expect(forbiddenWords(path)).toHaveLength(1);
  });

  it.each([
    ['src/database/x.ts'],
    ['src/diff/processed-hunks.ts'],
    ['src/io/git/git.ts'],
    ['agents/data-flow-security.md'],
  ])('accepts %s', (path) => {
    expect(forbiddenWords(path)).toEqual([]);
  });
});
