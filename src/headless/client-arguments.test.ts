import { expect, it } from 'vitest';
import { auditTask, clientArguments, fixTask, reviewTask } from './client-arguments.ts';

const common = { plugins: ['/p', '/p/plugins/df'], model: undefined, budget: undefined };

it('a review: slot names and looks, no settings but the user’s, one command', () => {
  expect(clientArguments({ ...reviewTask('r7k2'), ...common })).toEqual([
    ...['-p', '/df:code-review r7k2', '--output-format', 'stream-json', '--verbose'],
    ...['--plugin-dir', '/p', '--plugin-dir', '/p/plugins/df'],
    ...['--setting-sources', 'user', '--strict-mcp-config', '--permission-mode', 'default'],
    ...['--tools', 'Bash,Agent,Skill,Read,Grep,Glob', '--allowedTools', 'Bash(correctless next r7k2)'],
  ]);
});

it('an audit: executors write, the model has two commands', () => {
  const args = clientArguments({ ...auditTask('a1b2'), ...common });
  expect(args[1]).toBe('/caudit --auto');
  expect(args[args.indexOf('--tools') + 1]).toBe('Bash,Agent,Skill,Read,Grep,Glob,Edit,Write');
  expect(args.at(-1)).toBe('Bash(correctless audit start --auto),Bash(correctless next a1b2)');
});

it('a fix: the same tools, two commands of its own', () => {
  const args = clientArguments({ ...fixTask('r7k2', 'a1b2'), ...common });
  expect(args[1]).toBe('/df:fix r7k2');
  expect(args[args.indexOf('--tools') + 1]).toBe('Bash,Agent,Skill,Read,Grep,Glob,Edit,Write');
  expect(args.at(-1)).toBe('Bash(correctless fix r7k2),Bash(correctless next a1b2)');
});

it('passes on a model and a budget', () => {
  const args = clientArguments({ ...reviewTask('r7k2'), ...common, model: 'haiku', budget: 2.5 });
  expect(args.slice(-4)).toEqual(['--model', 'haiku', '--max-budget-usd', '2.5']);
});
