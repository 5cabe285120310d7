import { expect, it } from 'vitest';
import { withSession } from '../e2e/harness/session.ts';
import { silence } from '../e2e/harness/model-reply.ts';
import { FILLINGS } from './hint-fillings.ts';
import { sampleFolder } from '../kit/sample-repository.ts';

const lines = Object.values(FILLINGS).flatMap((filling) =>
  'asked' in filling && filling.asked === 'claude' ? [filling.line] : [],
);

it('are at least four', () => {
  expect(new Set(lines).size).toBeGreaterThanOrEqual(4);
});

// These commands install plugins or log in, so the client's help is asked whether it knows the subcommands and options.
it.each([...new Set(lines)])('the client knows: %s', (line) =>
  withSession({ script: () => silence(), cwd: sampleFolder() }, async ({ program }) => {
    const words = line.split(' ');
    const [, group = '', action = ''] = words;
    const { status, stdout } = await program('claude', group, action, '--help');
    // For an unknown subcommand the client shows the help of the parent command.
    expect([status, stdout]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Usage: claude ${group} ([a-z]+\\|)?${action}\\b`, 'm')),
    ]);
    for (const option of words.filter((word) => word.startsWith('--'))) expect(stdout).toContain(option);
  }),
);
