import { describe, expect, it } from 'vitest';
import { groupedByStarts, startsOf, type Chunk } from './loaded-together.ts';

/** Chunks by name: bytes, what they import, what they import later. */
function chunksOf(
  table: Readonly<Record<string, readonly [bytes: number, imports?: string[], later?: string[]]>>,
): Map<string, Chunk> {
  return new Map(
    Object.entries(table).map(([name, [bytes, imports = [], importsLater = []]]) => [
      name,
      { name, code: ' '.repeat(bytes), imports, importsLater },
    ]),
  );
}

function groupsOf(chunks: Map<string, Chunk>): string[] {
  return groupedByStarts(chunks, startsOf(chunks, 'main', 'hooks'))
    .map((group) => group.toSorted().join(' '))
    .toSorted();
}

describe('the starts of a program', () => {
  it('are the program alone and each chunk that is loaded later, with what it imports and the way to it', () => {
    const chunks = chunksOf({
      main: [1, ['shared'], ['hooks']],
      shared: [1],
      hooks: [1, ['answers'], ['stop']],
      answers: [1],
      stop: [1, ['shared', 'judge']],
      judge: [1],
    });
    const starts = startsOf(chunks, 'main', 'hooks');
    expect(starts.map(({ loads, weight }) => [[...loads].toSorted().join(' '), weight])).toEqual([
      ['main shared', 1],
      ['answers hooks main shared', 200],
      ['answers hooks judge main shared stop', 20],
    ]);
  });

  it('have no way where there are several', () => {
    const chunks = chunksOf({ main: [1, [], ['a', 'b']], a: [1, [], ['x']], b: [1, [], ['x']], x: [1] });
    const starts = startsOf(chunks, 'main', 'hooks');
    expect(starts.map(({ loads }) => [...loads].toSorted().join(' '))).toContain('main x');
  });
});

describe('chunks become one file', () => {
  it('when every start that loads one loads the other, however large they are', () => {
    const chunks = chunksOf({ main: [9_000_000, ['shared']], shared: [9_000_000] });
    expect(groupsOf(chunks)).toEqual(['main shared']);
  });

  it('when reading more costs less than opening a file more', () => {
    expect(groupsOf(chunksOf({ main: [1, [], ['a']], a: [9_999] }))).toEqual(['a main']);
    expect(groupsOf(chunksOf({ main: [1, [], ['a']], a: [10_001] }))).toEqual(['a', 'main']);
  });

  it('when the many starts that load both outweigh the few that load one', () => {
    const chunks = chunksOf({ main: [1, [], ['hooks', 'a']], hooks: [50_000], a: [50_000] });
    expect(groupsOf(chunks)).toEqual(['a', 'hooks main']);
  });

  it('never when no start loads both', () => {
    expect(groupsOf(chunksOf({ main: [1], apart: [1], alone: [1] }))).toEqual(['alone', 'apart', 'main']);
  });

  it('the same ones, in whatever order the bundler names them', () => {
    const table = { main: [1, ['s'], ['a', 'b']], s: [1], a: [6000, ['s']], b: [6000], c: [3] } as const;
    const chunks = chunksOf(table as never);
    expect(groupsOf(new Map([...chunks].toReversed()))).toEqual(groupsOf(chunks));
  });
});
