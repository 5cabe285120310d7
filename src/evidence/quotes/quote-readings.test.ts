import { describe, expect, it } from 'vitest';
import { compared, readingsOf } from './quote-readings.ts';

describe('a quote can be meant', () => {
  it.each<[string, string, string[][]]>([
    ['as it stands', 'a\nb', [['a', 'b']]],
    [
      'without the numbers of Read',
      '  7→a\n  8→b',
      [
        ['7→a', '8→b'],
        ['a', 'b'],
      ],
    ],
    [
      'without the numbers of cat',
      '9\ta\n10\tb',
      [
        ['9\ta', '10\tb'],
        ['a', 'b'],
      ],
    ],
    [
      'without the numbers of Grep',
      '7:a\n8-b',
      [
        ['7:a', '8-b'],
        ['a', 'b'],
      ],
    ],
    [
      'without numbers and a bar',
      '7  | a\n8  | b',
      [
        ['7  | a', '8  | b'],
        ['a', 'b'],
      ],
    ],
    [
      'with a blank line between numbers',
      '7→a\n \n8→b',
      [
        ['7→a', '', '8→b'],
        ['a', '', 'b'],
      ],
    ],
    [
      'with an empty numbered line',
      '7→a\n8→\n9→b',
      [
        ['7→a', '8→', '9→b'],
        ['a', '', 'b'],
      ],
    ],
    [
      'without the marks of a diff',
      '+a\n b',
      [
        ['+a', 'b'],
        ['a', 'b'],
      ],
    ],
    [
      'with a blank line between marks',
      '+a\n\n+b',
      [
        ['+a', '', '+b'],
        ['a', '', 'b'],
      ],
    ],
    [
      'with an indented blank line between marks',
      '+a\n\t\n+b',
      [
        ['+a', '', '+b'],
        ['a', '', 'b'],
      ],
    ],
    [
      'without numbers and marks',
      '7→+a\n8→ b',
      [
        ['7→+a', '8→ b'],
        ['+a', 'b'],
        ['a', 'b'],
      ],
    ],
  ])('%s', (_, quote, readings) => {
    expect(readingsOf(quote, 'new')).toEqual(readings);
  });

  it.each([
    ['numbers that do not follow one another', '7→a\n9→b'],
    ['numbers that go back', '7→a\n6→b'],
    ['a line without a number', '7→a\nb'],
    ['a number that is part of the code', '7 a\n8 b'],
    ['a number inside the line', 'a 7→b\nc 8→d'],
    ['context lines of a diff alone', ' a\n b'],
    ['removed lines, on the new side', '-a\n-b'],
    ['a marked line beside one without a mark', '+a\nb'],
    ['nothing', ''],
    ['blank lines', '\n \n'],
  ])('in one way only: %s', (_, quote) => {
    expect(readingsOf(quote, 'new')).toHaveLength(1);
  });

  it('without the marks of the old side, there', () => {
    expect(readingsOf('-a\n b', 'old')).toEqual([
      ['-a', 'b'],
      ['a', 'b'],
    ]);
    expect(readingsOf('+a\n b', 'old')).toHaveLength(1);
  });

  it('with the line ends of any system, and no carriage return lost inside a line', () => {
    expect(readingsOf('a\rb\r\nc\r\n', 'new')).toEqual([['a\rb', 'c']]);
    expect(readingsOf('1→a\r\n2→b\r', 'new')[1]).toEqual(['a', 'b']);
  });
});

it.each<[string[], string[]]>([
  [
    ['', ' a ', '', 'b', ' '],
    ['a', '', 'b'],
  ],
  [['', '  '], []],
  [[], []],
])('compares %j as %j', (lines, expected) => {
  expect(compared(lines)).toEqual(expected);
});
