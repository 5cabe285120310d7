import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

it('leaves ordinary names as they are', () => {
  for (const name of ['', 'main', 'origin/feat-1', '@{u}', 'a..b', 'src/x.ts'])
    expect(shellWord(name)).toBe(name);
});

it.each(['x;reboot', '$(id)', 'a b', "it's", '`id`', '*', '~root', 'a\nb', '!!', '"', '\\', '>out', '#12'])(
  'hands %j to a shell as one word',
  (text) => {
    expect(execFileSync('sh', ['-c', `printf '[%s]' ${shellWord(text)}`], { encoding: 'utf8' })).toBe(
      `[${text}]`,
    );
  },
);
