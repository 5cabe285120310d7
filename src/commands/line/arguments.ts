import { parseArgs } from 'node:util';
import { Failure } from '../../kernel/failure.ts';
import { nearest } from '../../kernel/text/nearest.ts';
import { flagsOf, type Command, type Flag, type Input } from './command.ts';

export type Arguments = Pick<Input, 'positionals' | 'paths' | 'flag' | 'option' | 'options'>;

type Values = ReadonlyMap<string, readonly (string | true)[]>;

/**
 * Reads what follows the command's name; everything after the first `--` is a path.
 *
 * Throws `usage/*` for an option nobody declared, a missing or unwanted value, an option given twice, and more or
 * fewer positionals than the command takes. Nothing is ignored: an option that does nothing would be a wrong answer.
 */
export function readArguments(command: Command, args: readonly string[]): Arguments {
  const end = args.indexOf('--');
  const before = end === -1 ? args : args.slice(0, end);
  const paths = end === -1 ? [] : args.slice(end + 1);
  const flags = flagsOf(command.flags);
  // Not `strict`: its messages are node's, change with node's version and cannot name the option that was meant.
  const { tokens, positionals } = parseArgs({
    args: [...before],
    options: Object.fromEntries(
      flags.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = new Map<string, (string | true)[]>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = declaredFlag(command, flags, token);
    const value = valueOf(command, flag, token);
    const given = values.get(flag.name) ?? [];
    if (given.length > 0 && !flag.isRepeated) {
      throw new Failure('usage/bad-value', `--${flag.name} is given twice`, { hint: seeHelp(command) });
    }
    values.set(flag.name, [...given, value]);
  }
  checkCounts(command, positionals, end !== -1);
  return { positionals, paths, ...accessors(command, flags, values) };
}

function declaredFlag(
  command: Command,
  flags: readonly Flag[],
  { name, rawName }: { readonly name: string; readonly rawName: string },
): Flag {
  const flag = flags.find((one) => one.name === name);
  if (flag !== undefined) return flag;
  const meant = nearest(
    name,
    flags.map((one) => one.name),
  );
  const hint = meant === undefined ? seeHelp(command) : `did you mean --${meant}? ${seeHelp(command)}`;
  throw new Failure('usage/unknown-option', `correctless ${command.name} has no option ${rawName}`, { hint });
}

function valueOf(
  command: Command,
  flag: Flag,
  token: { readonly value?: string | undefined; readonly inlineValue?: boolean | undefined },
): string | true {
  const { value, inlineValue } = token;
  if (flag.value === undefined) {
    if (value === undefined) return true;
    throw new Failure('usage/bad-value', `--${flag.name} takes no value, not "${value}"`, {
      hint: seeHelp(command),
    });
  }
  // `--base --json` forgot the value of --base; `--base=--json` says it is one.
  if (value === undefined || (inlineValue !== true && value.length > 1 && value.startsWith('-'))) {
    throw new Failure('usage/missing-argument', `--${flag.name} needs a value: ${flag.value}`, {
      hint: seeHelp(command),
    });
  }
  return value;
}

function checkCounts(command: Command, positionals: readonly string[], hasPaths: boolean): void {
  const { takes } = command;
  if (takes === undefined) return;
  const hint = `usage: correctless ${command.name} ${command.usage}`.trimEnd();
  if (positionals.length < takes.least) {
    throw new Failure(
      'usage/missing-argument',
      `correctless ${command.name} needs ${missingOf(command, positionals.length)}`,
      {
        hint,
      },
    );
  }
  const unexpected = positionals[takes.most];
  if (unexpected !== undefined) {
    throw new Failure('usage/bad-value', `unexpected argument "${unexpected}"`, { hint });
  }
  if (hasPaths && !takes.paths) {
    throw new Failure('usage/bad-value', `correctless ${command.name} takes no paths after --`, { hint });
  }
}

/** The first positional as the usage names it: `RUN|AUDIT`. */
function missingOf({ usage }: Command, given: number): string {
  return /^\p{Lu}[^\s[]*/u.exec(usage.split(' ')[given] ?? '')?.[0] ?? 'an argument';
}

/** Asking for an option that the command does not declare is a bug of the command, so it is thrown as one. */
function accessors(
  command: Command,
  flags: readonly Flag[],
  values: Values,
): Pick<Input, 'flag' | 'option' | 'options'> {
  const given = (name: string): readonly (string | true)[] => {
    if (flags.some((flag) => flag.name === name)) return values.get(name) ?? [];
    throw new Error(`the command ${command.name} does not declare --${name}`);
  };
  const texts = (name: string): string[] => given(name).filter((value) => value !== true);
  return {
    flag: (name) => given(name).length > 0,
    option: (name) => texts(name)[0],
    options: texts,
  };
}

function seeHelp(command: Command): string {
  return `see: correctless ${command.name} --help`;
}
