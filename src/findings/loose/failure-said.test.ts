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
  ['{"status": "incomplete", "findings": []}', '/status is "incomplete"'],
  ['{"status": "FAILED", "findings": []}', '/status is "FAILED"'],
  ['{"status": "timed_out", "findings": []}', '/status is "timed_out"'],
  ['{"status": "complete", "truncated": true, "findings": []}', '/truncated is true'],
  ['{"gaps": ["bug-scan: not reviewed"], "findings": []}', '/gaps is ["bug-scan'],
  [
    sarif({ executionSuccessful: true, exitSignalName: 'SIGKILL' }),
    '/runs/0: its tool was ended by a signal',
  ],
  [sarif({ processStartFailureMessage: 'no such file' }), '/runs/0: its tool was not started'],
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
  '{"status": "complete", "gaps": [], "truncated": false, "findings": []}',
  '{"status": "fail", "violations": []}',
  '{"findings": [], "error": null, "errors": [], "failed": false, "failures": 0, "failure": "", "exception": {}}',
  sarif({ executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning' }] }),
  '{"message": "x", "location": {"path": "a.ts"}}\n{"message": "y", "location": {"path": "a.ts"}}',
])('nothing of the kind: %s', (written) => {
  expect(failureSaid(written)).toBeUndefined();
});
