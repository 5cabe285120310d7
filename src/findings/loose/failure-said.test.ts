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
  ['{"findings": [], "success": false}', '/success is false'],
  ['{"findings": [], "ok": false}', '/ok is false'],
  ['{"violations": [], "exit_code": 2}', '/exit_code is 2'],
  ['{"findings": [], "fatal": "x"}', '/fatal is "x"'],
  ['{"findings": [], "complete": false}', '/complete is false'],
  ['{"findings": [{"file": "a.ts", "line": 1}], "has_more": true}', '/has_more is true'],
  ['{"findings": [], "nextPageToken": "b"}', '/nextPageToken is "b"'],
  [
    '{"version": "2.1.0", "runs": [{"externalPropertyFileReferences": {"results": [{"location": {"uri": "r.json"}}]}, "results": []}]}',
    '/runs/0 keeps its results in other files',
  ],
  ['{"findings": [], "errorCount": 3}', '/errorCount is 3, of which 0 are listed'],
  ['{"findings": [{"file": "a.ts", "line": 1}], "total": 300}', '/total is 300, of which 1 are listed'],
  ['{"diagnostics": [], "summary": {"total_issues": 2}}', '/summary/total_issues is 2'],
  ['{"findings": [], "data": {"findings": [{"file": "a.ts", "line": 1}]}}', '/data/findings is a list of'],
  ['{"findings": [], "byFile": {"a.ts": [{"line": 1}]}}', '/byFile/a.ts is a list of'],
  ['[{"filePath": "/a.ts", "messages": [], "errorCount": 2}]', '/0 counts 2 messages and lists 0'],
  [sarif({ executionSuccessful: true, exitCode: 3 }), 'ended with a status that is not 0'],
])('%s', (written, said) => {
  expect(failureSaid(written)).toContain(said);
});

it.each([
  '[]',
  '{"findings": []}',
  '{"status": "complete", "gaps": [], "truncated": false, "findings": []}',
  '{"status": "fail", "violations": []}',
  '{"findings": [], "error": null, "errors": [], "failed": false, "failures": 0, "failure": "", "exception": {}}',
  '{"findings": [{"file": "a.ts", "line": 1}], "success": false, "exit_code": 1, "total": 1}',
  '{"findings": [], "complete": true, "truncated": false, "next": null, "next_page": ""}',
  '{"findings": [], "success": true, "exit_code": 0, "errorCount": 0, "summary": {"total": 40, "passed": 40}}',
  '{"findings": [], "since": {"gone": [{"file": "a.ts", "line": 1}]}, "scope": {"skipped": [{"path": "b", "lines": 9}]}}',
  '[{"filePath": "/a.ts", "messages": [{"line": 1}], "errorCount": 1, "warningCount": 0}]',
  sarif({ executionSuccessful: true, exitCode: 0 }),
  sarif({ executionSuccessful: true, toolExecutionNotifications: [{ level: 'warning' }] }),
  '{"message": "x", "location": {"path": "a.ts"}}\n{"message": "y", "location": {"path": "a.ts"}}',
])('nothing of the kind: %s', (written) => {
  expect(failureSaid(written)).toBeUndefined();
});
