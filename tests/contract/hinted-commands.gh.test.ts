import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FILLINGS } from './hint-fillings.ts';
import { ghIsMissing } from '../kit/required-gh.ts';

const lines = Object.values(FILLINGS).flatMap((filling) =>
  'asked' in filling && filling.asked === 'gh' ? [filling.line] : [],
);

describe.skipIf(ghIsMissing())('the commands of gh that hints name (needs gh on PATH)', () => {
  it('are at least six', () => {
    expect(lines.length).toBeGreaterThanOrEqual(6);
  });

  // Most of these commands need a login, so gh's help is asked whether it knows the subcommands and options.
  it.each(lines)('gh knows: %s', async (line) => {
    const words = line.split(' ').slice(1);
    const names = words.filter((word) => /^[a-z-]+$/.test(word) && !word.startsWith('--')).slice(0, 2);
    const known = names[0] === 'api' ? ['api'] : names;
    const { stdout } = await promisify(execFile)('gh', [...known, '--help']);
    // For an unknown subcommand gh shows the help of the parent command.
    expect(stdout).toMatch(new RegExp(`^ +gh ${known.join(' ')}\\b`, 'm'));
    for (const option of words.filter((word) => word.startsWith('--')))
      expect(stdout).toContain(`${option} `);
  });
});
