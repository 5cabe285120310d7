import { expect, it } from 'vitest';
import { failureSaid } from './failure-said.ts';

const sarif = (invocation: object) =>
  JSON.stringify({ version: '2.1.0', runs: [{ results: [], invocations: [invocation] }] });

it.each([
  ['{"findings": [], "error": "no answer"}', '/error is "no answer"'],
  ['{"findings": [], "error": true}', '/error is true'],
  ['{"violations": [], "errors": ["x"]}', '/errors is ["x"]'],
  ['{"diagnostics": [], "failed": {"why": "x"}}', '/failed is'],
  ['{"findings": [], "status": "error"}', '/status is "error"'],
  [sarif({ executionSuccessful: false }), '/runs/0: its tool did not end well'],
  [
    sarif({
      executionSuccessful: true,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'boom' } }],
    }),
    '/runs/0: its tool reports an error: "boom"',
  ],
  [sarif({ toolConfigurationNotifications: [{ level: 'error' }] }), '/runs/0: its tool reports an error'],
  ['\uFEFF{"findings": [], "error": 1}', '/error is 1'],
])('%s', (written, said) => {
  expect(failureSaid(written)).toContain(said);
});

it.each([
  '[]',
  '{"findings": []}',
  '{"findings": [], "error": null, "errors": [], "failed": false, "failures": 0, "failure": "", "exception": {}}',
  sarif({ executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning' }] }),
  '{"message": "x", "location": {"path": "a.ts"}}\n{"message": "y", "location": {"path": "a.ts"}}',
])('nothing of the kind: %s', (written) => {
  expect(failureSaid(written)).toBeUndefined();
});
