import { describe, expect, it } from 'vitest';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import { lined } from '../evidence/reviewed-text.ts';
import { guardFindings } from './guard/guard-findings.ts';
import type { FileLines, GuardWorld } from './guard/guard-places.ts';
import { looseFindings } from './guard/loose/loose-findings.ts';

const OLD = ['call(', '  cmd,', ');', 'check(user);', 'one();', 'twice(x);', 'end();'];
const NEW = ['call(', '  cmd,', '  shell,', ');', 'one();', 'twice(x);', 'end();', 'twice(x);'];
/** Lines 3 and 8 of `src/a.ts` are new, line 4 of before is gone; the repository also holds `src/c.ts`. */
const changed = parsePatch(
  Buffer.from(`diff --git a/src/a.ts b/src/a.ts
index 1111111..2222222 100644
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,7 +1,8 @@
 call(
   cmd,
+  shell,
 );
-check(user);
 one();
 twice(x);
 end();
+twice(x);
`),
);
const LINES: Readonly<Record<string, FileLines>> = {
  'src/a.ts': { old: 7, new: 8 },
  'src/c.ts': { old: 50, new: 50 },
};
const world: GuardWorld = {
  changed,
  policy: 'added',
  roots: ['/home/me/project'],
  prefix: '',
  linesOf: (path) => LINES[path],
  textOf: (path, side) => (path === 'src/a.ts' ? lined((side === 'new' ? NEW : OLD).join('\n')) : undefined),
};

const guard = (list: unknown, more: Partial<GuardWorld> = {}) =>
  guardFindings(looseFindings(JSON.stringify(list)), { ...world, ...more });
const at = (uri: string, startLine: number, more = {}) => ({
  physicalLocation: { artifactLocation: { uri }, region: { startLine, ...more } },
});
const sarif = (result: object, run: object = {}) => ({
  version: '2.1.0',
  runs: [{ ...run, results: [{ locations: [at('src/c.ts', 2)], ...result }] }],
});
const C2 = { file: 'src/c.ts', line: 2 };

describe('a finding elsewhere counts at each place that it names', () => {
  it.each<[string, unknown]>([
    ['a cause', [{ ...C2, cause: { file: 'src/a.ts', line: 3 } }]],
    ['a cause further in', [{ ...C2, verification: { cause: { file: 'src/a.ts', lines: [2, 3] } } }]],
    [
      'also',
      [
        {
          ...C2,
          also: [
            { file: 'src/c.ts', line: 3 },
            { path: 'src/a.ts', startLine: 8 },
          ],
        },
      ],
    ],
    ['a further line of the same file', [{ file: 'src/a.ts', line: 7, related: [{ line: 8 }] }]],
    ['locations', { findings: [{ ...C2, locations: [{ location: { file: 'src/a.ts', lines: '8' } }] }] }],
    ['related locations of SARIF', sarif({ relatedLocations: [at('src/a.ts', 3)] })],
    [
      'a step of a code flow',
      sarif({
        codeFlows: [
          {
            threadFlows: [{ locations: [{ location: at('src/c.ts', 9) }, { location: at('src/a.ts', 3) }] }],
          },
        ],
      }),
    ],
    [
      'a step by its number',
      sarif(
        { codeFlows: [{ threadFlows: [{ locations: [{ index: 0 }] }] }] },
        { threadFlowLocations: [{ location: at('src/a.ts', 3) }] },
      ),
    ],
    ['a frame of a stack', sarif({ stacks: [{ frames: [{ location: at('src/a.ts', 3) }] }] })],
    [
      'related locations of rdjson',
      {
        diagnostics: [
          {
            message: 'x',
            location: { path: 'src/c.ts', range: { start: { line: 2 } } },
            related_locations: [{ location: { path: 'src/a.ts', range: { start: { line: 3 } } } }],
          },
        ],
      },
    ],
    [
      'a trace of semgrep',
      {
        ...{ version: '1', errors: [], paths: { scanned: ['x'] } },
        results: [
          {
            ...{ path: 'src/c.ts', start: { line: 2 }, end: { line: 2 } },
            extra: {
              dataflow_trace: {
                taint_source: ['CliLoc', [{ path: 'src/a.ts', start: { line: 3 }, end: { line: 3 } }, 'x']],
              },
            },
          },
        ],
      },
    ],
    [
      'another location of code quality',
      [
        {
          ...{ description: 'x', location: { path: 'src/c.ts', lines: { begin: 2 } } },
          other_locations: [{ path: 'src/a.ts', lines: { begin: 3, end: 3 } }],
        },
      ],
    ],
    ['a cause that is quoted', [{ ...C2, verification: { cause: { file: 'src/a.ts', quote: ' shell,' } } }]],
    ['a cause that quotes what was removed', [{ ...C2, cause: { file: 'src/a.ts', quote: 'check(user);' } }]],
    ['an effect that our own report has proven', { findings: [{ ...C2, placement: 'impact' }] }],
    ['the same in our SARIF', sarif({ properties: { placement: 'impact' } })],
    [
      'whatever our rdjson lists',
      { source: { name: 'correctless' }, diagnostics: [{ message: 'x', location: { path: 'src/c.ts' } }] },
    ],
  ])('%s', (_, list) => {
    expect(guard(list).status).toBe('fail');
  });

  it.each<[string, unknown]>([
    ['unchanged places', [{ ...C2, cause: { file: 'src/a.ts', line: 7 }, also: [{ line: 9 }] }]],
    ['steps in a library', sarif({ relatedLocations: [at('/usr/lib/x.ts', 3), at('src/a.ts', 900)] })],
    ['lines around', sarif({ locations: [at('src/a.ts', 6, { endLine: 7 })], relatedLocations: [{}] })],
    ['a fix', [{ ...C2, fix: { file: 'src/a.ts', line: 3 } }]],
    ['a number of lines', [{ ...C2, metrics: { lines: 3 } }]],
  ])('and not for %s', (_, list) => {
    expect(guard(list)).toMatchObject({ status: 'pass', unlocatableCount: 0 });
  });

  it('but cannot be told where lines of a further place may be others', () => {
    const movedBy = (path: string) => (path === 'src/a.ts' ? 'a.ts has "#line 1"' : undefined);
    const list = [{ ...C2, cause: { file: 'src/a.ts', line: 7 } }];
    expect(guard(list, { movedBy }).status).toBe('error');
  });
});

describe('what a finding quotes is what it is about', () => {
  const snippet = (region: object, more: object = {}) =>
    sarif({
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/a.ts' },
            region: { startLine: 6, ...region },
            ...more,
          },
        },
      ],
    });

  it.each<[string, unknown]>([
    ['a changed line under the number of another', [{ file: 'src/a.ts', line: 7, snippet: '  shell,' }]],
    [
      'a line that stands twice, once on a changed line',
      [{ file: 'src/a.ts', line: 6, code_examined: 'twice(x);' }],
    ],
    ['a snippet of SARIF', snippet({ snippet: { text: 'twice(x);' } })],
    [
      'lines around that stand elsewhere',
      snippet({}, { contextRegion: { startLine: 5, snippet: { text: 'end();\ntwice(x);' } } }),
    ],
    ['a removed line', [{ file: 'src/a.ts', line: 6, quote: 'check(user);' }]],
  ])('%s', (_, list) => {
    expect(guard(list).status).toBe('fail');
  });

  it.each<[string, unknown]>([
    ['of an unchanged line', [{ file: 'src/a.ts', line: 7, snippet: 'end();' }]],
    ['that stands nowhere', [{ file: 'src/a.ts', line: 7, snippet: 'three();' }]],
    ['that says nothing', [{ file: 'src/a.ts', line: 7, snippet: ');' }]],
    [
      'of lines around that stand where they should',
      snippet({}, { contextRegion: { startLine: 6, snippet: { text: 'twice(x);\nend();\ntwice(x);' } } }),
    ],
  ])('and a quote %s keeps nothing', (_, list) => {
    expect(guard(list).status).toBe('pass');
  });
});

it('the first line of a call stands for what was added within it', () => {
  expect(guard([{ file: 'src/a.ts', line: 1 }]).status).toBe('fail');
  expect(guard([{ file: 'src/a.ts', line: 7 }]).status).toBe('pass');
});

it.each([
  ['an unchanged line of a changed notebook', [{ file: 'n.ipynb', line: 1, cell: 1 }], 'error'],
  ['an added one', [{ file: 'n.ipynb', line: 2 }], 'fail'],
  ['one that did not change', [{ file: 'm.ipynb', line: 1 }], 'pass'],
])('lines of a notebook: %s', (_, list, status) => {
  const notebook = parsePatch(
    Buffer.from(`diff --git a/n.ipynb b/n.ipynb
index 1111111..2222222 100644
--- a/n.ipynb
+++ b/n.ipynb
@@ -1,1 +1,2 @@
 {
+}
`),
  );
  expect(guard(list, { changed: notebook, linesOf: () => ({ old: 1, new: 2 }) }).status).toBe(status);
});
