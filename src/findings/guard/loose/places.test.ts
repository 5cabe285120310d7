import { describe, expect, it } from 'vitest';
import { eslintMessages } from '../formats/eslint-files.ts';
import { looseLines } from './loose-lines.ts';
import { plainPlaces } from '../formats/plain-places.ts';
import { ownRemark, rdjsonPlaces } from '../formats/rdjson-places.ts';
import { sarifPlaces, type SarifRun } from '../formats/sarif-places.ts';

describe('looseLines', () => {
  it.each([
    [12, 12, 12],
    [5.0, 5, 5],
    ['12', 12, 12],
    ['L12', 12, 12],
    ['10-20', 10, 20],
    ['L10-L20', 10, 20],
    ['L10-20', 10, 20],
    ['10-10', 10, 10],
    [[10, 20], 10, 20],
    [[10], 10, 10],
    [['L10', '20'], 10, 20],
    [{ start: 10, end: 20 }, 10, 20],
    [{ start: 10 }, 10, 10],
  ])('reads %j', (line, start, end) => {
    expect(looseLines(line)).toEqual({ start, end });
  });

  it.each([
    ...[
      undefined,
      null,
      0,
      -3,
      3.5,
      1e21,
      Number.NaN,
      '',
      '0',
      'L0',
      'twelve',
      '12 ',
      'l12',
      'LL12',
      '20-10',
      '10-',
      '-10',
    ],
    ...[
      '10-20-30',
      '1e3',
      '1:5',
      [],
      [20, 10],
      [1, 2, 3],
      [[12]],
      {},
      { start: { line: 1 } },
      { end: 3 },
      true,
    ],
  ])('cannot read %j', (line) => {
    expect(looseLines(line)).toBeUndefined();
  });
});

const AT_5_TO_7 = { kind: 'place', claims: ['a.ts'], side: 'new', at: { start: 5, end: 7 } };

describe('plainPlaces', () => {
  it.each([
    ['file and line', { file: 'a.ts', line: '5-7' }],
    ['path and startLine', { path: 'a.ts', startLine: 5, endLine: 7 }],
    ['filename and start_line', { filename: 'a.ts', start_line: 5, end_line: 7 }],
    ['lines as a range', { file: 'a.ts', lines: 'L5-L7' }],
    ['lines as a pair', { file: 'a.ts', lines: [5, 7] }],
    ['range', { file: 'a.ts', range: '5-7' }],
    ['line as the end, as GitHub has it', { path: 'a.ts', start_line: 5, line: 7, side: 'RIGHT' }],
    [
      'null beside the key that counts',
      { file: null, path: 'a.ts', line: null, startLine: '5', end_line: 7, side: null },
    ],
    ['a location', { location: { file: 'a.ts', lines: [5, 7] } }],
  ])('reads %s', (_, finding) => {
    expect(plainPlaces(finding)).toEqual([AT_5_TO_7]);
  });

  it('reads sides as GitHub calls them', () => {
    expect(plainPlaces({ file: 'a.ts', line: 1, side: 'LEFT' })).toMatchObject([{ side: 'old' }]);
  });

  it.each([
    [{ line: 1 }, 'file (missing)'],
    [{ file: ['a.ts'], line: 1 }, 'file ["a.ts"]'],
    [{ file: 'a.ts' }, 'line (missing) of a.ts'],
    [{ file: 'a.ts', lines: [7, 5] }, 'line [7,5] of a.ts'],
    [{ file: 'a.ts', line: 5, endLine: 'x' }, 'line 5, "x" of a.ts'],
    [{ file: 'a.ts', line: 5, side: 'constructor' }, 'side "constructor" of a.ts'],
  ])('cannot read %j', (finding, what) => {
    expect(plainPlaces(finding)).toEqual([{ kind: 'unreadable', what }]);
  });
});

describe('rdjsonPlaces', () => {
  const at = (range: unknown) => rdjsonPlaces({ message: 'x', location: { path: 'a.ts', range } });

  it('reads a range, with and without its end', () => {
    expect(at({ start: { line: 5, column: 1 }, end: { line: 7 } })).toEqual([AT_5_TO_7]);
    expect(at({ start: { line: 5 } })).toMatchObject([{ at: { start: 5, end: 5 } }]);
  });

  it('cannot read what names no line, no path or no location', () => {
    expect(at({ start: {} })).toEqual([{ kind: 'unreadable', what: 'location.range {"start":{}} of a.ts' }]);
    expect(at(undefined)).toMatchObject([{ kind: 'unreadable' }]);
    expect(rdjsonPlaces({ message: 'x' })).toEqual([{ kind: 'unreadable', what: 'location.path (missing)' }]);
  });
});

describe('ownRemark', () => {
  const remark = { message: 'Nobody watched.', severity: 'INFO', code: { value: 'reservation' } };

  it.each(['reservation', 'not-run', 'word-of'])('is what our own rdjson says of a review: %s', (value) => {
    const what = { kind: 'remark', what: 'Nobody watched.' };
    expect(ownRemark({ ...remark, code: { value } }, 'correctless')).toEqual(what);
  });

  it.each([
    ['of another tool', remark, 'x'],
    ['that is an error', { ...remark, severity: 'ERROR' }, 'correctless'],
    ['that names a place', { ...remark, location: { path: 'a.ts' } }, 'correctless'],
    ['of an incomplete review', { ...remark, code: { value: 'incomplete' } }, 'correctless'],
    ['without a code', { message: 'x', severity: 'INFO' }, 'correctless'],
  ])('is nothing %s', (_, diagnostic, source) => {
    expect(ownRemark(diagnostic, source)).toBeUndefined();
  });
});

describe('sarifPlaces', () => {
  const none: SarifRun = { bases: null, artifacts: null };
  const at = (artifactLocation: unknown, region: unknown = { startLine: 5, endLine: 7 }, run = none) =>
    sarifPlaces({ locations: [{ physicalLocation: { artifactLocation, region } }] }, run);
  const bases = {
    SRC: { uri: 'src/', uriBaseId: 'ROOT' },
    ROOT: { uri: 'file:///home/me/a%20b/' },
    LOOP: { uri: 'x/', uriBaseId: 'LOOP' },
  };

  it.each([
    ['a relative URI', { uri: 'a.ts' }, ['a.ts', 'a.ts']],
    ['an encoded one, which may also be a name', { uri: 'a%20b.ts' }, ['a b.ts', 'a%20b.ts']],
    ['a sign that encodes nothing', { uri: '100%.ts' }, ['100%.ts', '100%.ts']],
    ['a file of this machine', { uri: 'file:///home/me/a.ts' }, ['/home/me/a.ts', 'file:///home/me/a.ts']],
    ['a drive', { uri: 'file:///C:/me/a.ts' }, ['C:/me/a.ts', 'file:///C:/me/a.ts']],
    [
      'a base that counts from another',
      { uri: 'a.ts', uriBaseId: 'SRC' },
      ['/home/me/a b/src/a.ts', 'a.ts', 'a.ts'],
    ],
    ['a base that nobody knows', { uri: 'a.ts', uriBaseId: '%SRCROOT%' }, ['a.ts', 'a.ts']],
    ['a number of the list of files', { index: 1 }, ['b.ts', 'b.ts']],
  ])('reads %s', (_, location, claims) => {
    const run = { bases, artifacts: [{}, { location: { uri: 'b.ts' } }] };
    expect(at(location, undefined, run)).toEqual([{ ...AT_5_TO_7, claims }]);
  });

  it('a base that counts from itself ends', () => {
    expect(at({ uri: 'a.ts', uriBaseId: 'LOOP' }, undefined, { bases, artifacts: null })).toHaveLength(1);
  });

  it('reads every location', () => {
    const physicalLocation = { artifactLocation: { uri: 'a.ts' }, region: { startLine: 5, endLine: 7 } };
    const found = sarifPlaces({ locations: [{ physicalLocation }, {}] }, none);
    expect(found.map(({ kind }) => kind)).toEqual(['place', 'unreadable']);
  });

  it.each([
    ['no location', [] as unknown, 'locations (missing)'],
    ['no line', [{ physicalLocation: { artifactLocation: { uri: 'a.ts' } } }], 'region (missing) of a.ts'],
    ['no file', [{ logicalLocations: [{ name: 'f' }] }], 'artifactLocation (missing)'],
  ])('cannot read %s', (_, locations, what) => {
    expect(sarifPlaces({ locations }, none)).toEqual([{ kind: 'unreadable', what }]);
  });
});

describe('a finding that contradicts itself counts at each place that it names', () => {
  const placesOf = (finding: Readonly<Record<string, unknown>>) =>
    plainPlaces(finding).map((place) =>
      place.kind === 'place' ? [place.claims[0], place.at.start, place.at.end] : place.what,
    );

  it.each<[string, Readonly<Record<string, unknown>>, unknown[]]>([
    [
      'two files',
      { file: 'a.ts', path: 'b.ts', line: 3 },
      [
        ['a.ts', 3, 3],
        ['b.ts', 3, 3],
      ],
    ],
    ['the same twice', { file: 'a.ts', path: 'a.ts', line: 3 }, [['a.ts', 3, 3]]],
    ['a name beside its path', { filename: 'a.ts', path: 'src/a.ts', line: 3 }, [['src/a.ts', 3, 3]]],
    ['lines here and there', { file: 'a.ts', line: 9, range: '1-2' }, [['a.ts', 1, 9]]],
    [
      'a location besides',
      { file: 'a.ts', line: 3, location: { file: 'b.ts', lines: [4, 5] } },
      [
        ['a.ts', 3, 3],
        ['b.ts', 4, 5],
      ],
    ],
    ['a location without lines', { file: 'a.ts', line: 3, location: { file: 'a.ts' } }, [['a.ts', 3, 3]]],
  ])('%s', (_, finding, expected) => {
    expect(placesOf(finding)).toEqual(expected);
  });
});

it('what a comment silences is a message of eslint, too', () => {
  const entry = '{"filePath":"a.ts","messages":[{"line":1}],"suppressedMessages":[{"line":2}]}';
  expect(eslintMessages(`[${entry}]`)).toEqual([
    '{"filePath":"a.ts","line":1}',
    '{"filePath":"a.ts","line":2}',
  ]);
});
