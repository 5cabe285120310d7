import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Input } from '../line/command.ts';
import { givenOf } from './plan-request.ts';

/** The command that plans the same review for replies that are brought by hand. */
export function planByHand({ positionals, paths, flag, option }: Omit<Input, 'live' | 'style'>): string {
  const given = givenOf({ flag, option }).map(shellWord);
  return [
    ...['correctless plan', ...positionals.map(shellWord), ...given, '--capture manual'],
    ...(paths.length === 0 ? [] : ['--', ...paths.map(shellWord)]),
  ].join(' ');
}
