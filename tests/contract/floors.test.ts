import { describe, expect, it } from 'vitest';
import { MAY_IMPORT, brokenFloors, roomOf } from './floors.ts';
import { importCircles } from './import-circles.ts';
import { projectFiles } from './project-files.ts';
import { factsOf } from './source-facts.ts';

const sources = projectFiles(/^src\/.*\.ts$/)
  .filter(({ path }) => !path.endsWith('.test.ts'))
  .map(factsOf);

it('every import goes down or sideways as drawn, the domain is pure, and one file prints', () => {
  expect(brokenFloors(sources)).toEqual([]);
});

it('no files import one another, directly or through others, not even for a type', () => {
  expect(importCircles(sources)).toEqual([]);
});

describe('a circle of imports is found', () => {
  it.each([
    ['of two files', ["import { b } from './b.ts';", "import { a } from './a.ts';", ''], ['a', 'b']],
    [
      'of types alone',
      ["import type { B } from './b.ts';", "import type { A } from './a.ts';", ''],
      ['a', 'b'],
    ],
    [
      'by loading later',
      ["import { b } from './b.ts';", "export const b = () => import('./a.ts');", ''],
      ['a', 'b'],
    ],
    [
      'through a third file',
      ["export * from './b.ts';", "export * from './c.ts';", "export * from './a.ts';"],
      ['a', 'b', 'c'],
    ],
    ['with itself', ["import { a } from './a.ts';", '', ''], ['a']],
  ])('%s', (_, texts, circle) => {
    expect(importCircles(made(texts))).toEqual([circle.map((name) => `src/diff/${name}.ts`)]);
  });

  it('and two ways to one file are none', () => {
    const texts = [
      "import { b } from './b.ts';\nimport { c } from './c.ts';",
      "import { c } from './c.ts';",
      '',
    ];
    expect(importCircles(made(texts))).toEqual([]);
  });

  function made(texts: readonly string[]) {
    return texts.map((text, i) => factsOf({ path: `src/diff/${'abc'[i]!}.ts`, text }));
  }
});

describe('the scan sees what it judges', () => {
  it('at least a hundred files of at least twelve rooms, and three hundred imports between them', () => {
    const between = sources.flatMap(({ imports }) => imports.filter(({ from }) => from.startsWith('.')));
    expect(sources.length).toBeGreaterThanOrEqual(100);
    expect(new Set(sources.map(({ path }) => roomOf(path))).size).toBeGreaterThanOrEqual(12);
    expect(between.length).toBeGreaterThanOrEqual(300);
  });

  it('knows every room there is', () => {
    expect(sources.map(({ path }) => roomOf(path)).filter((room) => !MAY_IMPORT.has(room))).toEqual([]);
  });
});

describe('a planted defect is found', () => {
  it.each([
    ['a static import upwards', 'kernel/a.ts', "import { x } from '../io/git.ts';"],
    ['a type import upwards', 'diff/a.ts', "import type { X } from '../findings/lifecycle.ts';"],
    ['a type import written inline', 'diff/a.ts', "type X = import('../findings/lifecycle.ts').X;"],
    ['a dynamic import upwards', 'replies/a.ts', "export const x = () => import('../report/report.ts');"],
    ['a re-export upwards', 'contracts/a.ts', "export * from '../rules/rule.ts';"],
    ['an import of the neighbour', 'rules/a.ts', "import { x } from '../context/stack.ts';"],
    ['the domain opening a door', 'evidence/a.ts', "import { readGit } from '../io/git.ts';"],
    ['a door that knows the domain', 'io/a.ts', "import { parsePatch } from '../diff/parse-patch.ts';"],
    ['a command that is imported from below', 'run/a.ts', "import { x } from '../commands/next.ts';"],
    ['run importing hooks', 'run/a.ts', "import { x } from '../hooks/pre.ts';"],
    ['main reaching around the commands', 'main.ts', "import { x } from './io/git.ts';"],
    ['an import from outside the source', 'io/a.ts', "import { x } from '../../scripts/gen.ts';"],
    ['an unknown room', 'extras/a.ts', ''],
    ['files in the domain', 'diff/a.ts', "import { readFileSync } from 'node:fs';"],
    ['the machine’s own path in the domain', 'diff/a.ts', "import { join } from 'node:path';"],
    ['randomness from the hashing module', 'packets/a.ts', "import { randomBytes } from 'node:crypto';"],
    ['the whole hashing module', 'packets/a.ts', "import * as crypto from 'node:crypto';"],
    ['the environment in the domain', 'scope/a.ts', 'export const x = process.env.HOME;'],
    ['the environment taken apart', 'scope/a.ts', 'export const { env } = process;'],
    ['the clock in the domain', 'report/a.ts', 'export const x = Date.now();'],
    ['the clock by construction', 'report/a.ts', 'export const x = new Date();'],
    ['chance in the domain', 'findings/a.ts', 'export const x = Math.random();'],
    ['the network in the domain', 'findings/a.ts', "export const x = fetch('http://localhost');"],
    ['printing in a door', 'io/a.ts', 'console.log(1);'],
    ['printing in a command', 'commands/a.ts', 'process.stdout.write("x");'],
    ['a hook that writes to stderr', 'hooks/a.ts', 'process.stderr?.write("x");'],
    ['leaving early', 'commands/a.ts', 'process.exit(1);'],
  ])('%s', (_, path, text) => {
    expect(brokenFloors([factsOf({ path: `src/${path}`, text })])).toHaveLength(1);
  });
});

describe('what only looks like a defect is not', () => {
  it.each([
    ['an import downwards', 'findings/a.ts', "import { x } from '../evidence/locate-quote.ts';"],
    ['changed lines named by the rules', 'rules/a.ts', "import type { X } from '../diff/changed-lines.ts';"],
    ['hashing in the domain', 'findings/a.ts', "import { createHash } from 'node:crypto';"],
    ['paths as text', 'rules/a.ts', "import { posix } from 'node:path';"],
    ['a library', 'rules/a.ts', "import ignore from 'ignore';"],
    ['a property called process', 'rules/a.ts', 'export const x = (y: { process: number }) => y.process;'],
    ['the word in a text', 'rules/a.ts', "export const x = 'process.exit(1)';"],
    ['a date made from a text', 'report/a.ts', "export const x = new Date('2024-01-01');"],
    ['the file that prints', 'bin.ts', 'process.stdout.write("x");'],
  ])('%s', (_, path, text) => {
    expect(brokenFloors([factsOf({ path: `src/${path}`, text })])).toEqual([]);
  });
});
