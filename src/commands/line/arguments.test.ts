import { describe, expect, it } from 'vitest';
import { Failure } from '../../kernel/failure.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';

const guard: Command = {
  name: 'guard',
  summary: '',
  usage: 'TARGET --findings FILE [-- PATH…]',
  flags: {
    json: '',
    'no-rules': '',
    'findings FILE|-': '',
    'file PATH …': '',
  },
  takes: { least: 0, most: 1, paths: true },
  run: () => Promise.resolve({ status: 0 }),
};

function read(...args: string[]) {
  const { positionals, paths, flag, option, options } = readArguments(guard, args);
  return {
    positionals,
    paths,
    json: flag('json'),
    noRules: flag('no-rules'),
    findings: option('findings'),
    file: options('file'),
  };
}

const nothing = { positionals: [], paths: [], json: false, noRules: false, findings: undefined, file: [] };

describe('what is accepted', () => {
  it.each<[string, string[], object]>([
    ['nothing', [], {}],
    [
      'a target and a flag, in either order',
      ['--json', 'main..topic'],
      { positionals: ['main..topic'], json: true },
    ],
    ['a value after the option', ['--findings', 'f.json'], { findings: 'f.json' }],
    ['a value after an equals sign', ['--findings=f.json'], { findings: 'f.json' }],
    ['a dash as a value: standard input', ['--findings', '-'], { findings: '-' }],
    ['a value that looks like an option, when it is glued on', ['--findings=--json'], { findings: '--json' }],
    ['an empty value', ['--findings='], { findings: '' }],
    ['an option that may be repeated', ['--file', 'a', '--file', 'b'], { file: ['a', 'b'] }],
    ['an option whose name starts with no', ['--no-rules'], { noRules: true }],
    [
      'paths after two dashes, options among them',
      ['x', '--', '--json', '-v', '--'],
      { positionals: ['x'], paths: ['--json', '-v', '--'] },
    ],
    ['two dashes without a path', ['--'], {}],
    ['a path with blanks and other letters', ['--', 'a b/ü.ts'], { paths: ['a b/ü.ts'] }],
  ])('%s', (_, args, expected) => {
    expect(read(...args)).toEqual({ ...nothing, ...expected });
  });
});

describe('what is refused', () => {
  it.each([
    [
      'an unknown option',
      ['--frobnicate'],
      'usage/unknown-option',
      'correctless guard has no option --frobnicate',
    ],
    [
      'an unknown option with a value',
      ['--base=x'],
      'usage/unknown-option',
      'correctless guard has no option --base',
    ],
    [
      'an inherited key as an option',
      ['--constructor'],
      'usage/unknown-option',
      'correctless guard has no option --constructor',
    ],
    [
      'the negation of a flag',
      ['--no-json'],
      'usage/unknown-option',
      'correctless guard has no option --no-json',
    ],
    ['a short option', ['-j'], 'usage/unknown-option', 'correctless guard has no option -j'],
    ['a value for a flag', ['--json=yes'], 'usage/bad-value', '--json takes no value, not "yes"'],
    [
      'an option at the end without its value',
      ['--findings'],
      'usage/missing-argument',
      '--findings needs a value: FILE|-',
    ],
    [
      'an option where the value should be',
      ['--findings', '--json'],
      'usage/missing-argument',
      '--findings needs a value: FILE|-',
    ],
    [
      'two dashes where the value should be',
      ['--findings', '--', 'x'],
      'usage/missing-argument',
      '--findings needs a value: FILE|-',
    ],
    [
      'an option given twice',
      ['--findings', 'a', '--findings', 'b'],
      'usage/bad-value',
      '--findings is given twice',
    ],
    ['a flag given twice', ['--json', '--json'], 'usage/bad-value', '--json is given twice'],
    ['a positional too many', ['a', 'b'], 'usage/bad-value', 'unexpected argument "b"'],
  ])('%s', (_, args, code, message) => {
    expect(() => read(...args)).toThrow(expect.objectContaining({ code, message }));
  });

  it('names the option that was probably meant', () => {
    expect(() => read('--finding', 'x')).toThrow(
      expect.objectContaining({ hint: 'did you mean --findings? see: correctless guard --help' }),
    );
  });

  it('names the usage when a positional is missing', () => {
    const strict: Command = { ...guard, takes: { least: 1, most: 1, paths: false } };
    expect(() => readArguments(strict, [])).toThrow(
      expect.objectContaining({
        code: 'usage/missing-argument',
        hint: 'usage: correctless guard TARGET --findings FILE [-- PATH…]',
      }),
    );
  });

  it('refuses paths that the command would ignore', () => {
    const pathless: Command = { ...guard, takes: { least: 0, most: 1, paths: false } };
    expect(() => readArguments(pathless, ['x', '--'])).toThrow(Failure);
  });
});

it('treats asking for an undeclared option as a bug of the command', () => {
  const { flag } = readArguments(guard, []);
  expect(() => flag('jsonn')).toThrow('the command guard does not declare --jsonn');
});
