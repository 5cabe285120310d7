import { Failure } from '../../kernel/failure.ts';

/** Without tests nothing can be proven or fixed; `where` is the commit whose configuration counts. */
export function noTestCommand(where: 'HEAD' | 'base'): Failure {
  return new Failure('audit/no-test-command', `the configuration at ${where} names no commands.test`, {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests',
  });
}
