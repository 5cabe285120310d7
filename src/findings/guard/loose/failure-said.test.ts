import { expect, it } from 'vitest';
import { reportedFailure } from './failure-said.ts';

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
  [
    JSON.stringify({
      runs: [{ results: [], invocations: [{ exitCode: 2 }] }, { results: [{ message: { text: 'x' } }] }],
    }),
    '/runs/0 lists nothing, and its tool ended with a status',
  ],
  [
    '{"runs": [{"results": []}], "inlineExternalProperties": [{"results": [{}]}]}',
    '/inlineExternalProperties/0/',
  ],
  [
    '{"runs": [{"results": [], "conversion": {"invocation": {"executionSuccessful": false}}}]}',
    '/runs/0: its tool did not end well',
  ],
  ['{"version":"1","results":[],"errors":[],"paths":{"scanned":[]}}', '/paths/scanned is []'],
  ['{"version":"1","generalDiagnostics":[],"summary":{"filesAnalyzed":0}}', '/summary/filesAnalyzed is 0'],
  [
    '{"errors":[],"generated_at":"t","metrics":{"_totals":{"loc":0}},"results":[]}',
    '/metrics/_totals/loc is 0',
  ],
  ['{"runs": [{"results": [], "properties": {"partial": true}}]}', '/runs/0/properties/partial is true'],
  ['[{"filePath": "/a.ts", "messages": [], "errorCount": 0, "fatalErrorCount": 1}]', '/0 counts 1 messages'],
])('%s', (written, said) => {
  expect(reportedFailure(written)).toContain(said);
});

const beside = (more: string, findings = '[]') => `{"findings": ${findings}, ${more}}`;
const ONE = '[{"file": "a.ts", "line": 1}]';

it.each([
  ['"meta": {"error": "rate limit"}', '/meta/error is "rate limit"'],
  ['"meta": {"complete": false}', '/meta/complete is false'],
  ['"pagination": {"hasMore": true}', '/pagination/hasMore is true'],
  ['"pageInfo": {"hasNextPage": true, "endCursor": "x"}', '/pageInfo/hasNextPage is true'],
  ['"links": {"next": "http://x"}', '/links/next is "http://x"'],
  ['"page": 1, "pages": 4', '/pages is 4'],
  ['"data": {"summary": {"total_findings": 3}}', '/data/summary/total_findings is 3, of which 0 are listed'],
  ['"reviewers": [{"name": "a", "state": "timed_out"}]', '/reviewers/0/state is "timed_out"'],
  ['"summary": {"critical": 3, "high": 2}', '/summary/critical is 3, of which 0 are listed'],
  ['"findings_total": 3', '/findings_total is 3'],
  ['"files_reviewed": 0', '/files_reviewed is 0'],
  ['"stats": {"scannedFiles": []}', '/stats/scannedFiles is []'],
  ['"summary": {"inspected_file_count": 0}', '/summary/inspected_file_count is 0'],
  ['"issues_found": 3', '/issues_found is 3'],
  ['"vulnerabilities": 3', '/vulnerabilities is 3'],
  ['"issues": [{"title": "x"}]', '/issues is a list of what looks like more findings'],
  ['"verdict": "request-changes"', '/verdict is "request-changes"'],
  ['"verdict": "REQUEST_CHANGES"', '/verdict is "REQUEST_CHANGES"'],
  ['"verdict": "requestChanges"', '/verdict is "requestChanges"'],
  ['"recommendation": "Changes requested"', '/recommendation is "Changes requested"'],
  ['"result": "failed"', '/result is "failed"'],
  ['"state": "failed: no answer in time"', '/state is "failed: no answer in time"'],
  ['"outcome": "timeout"', '/outcome is "timeout"'],
  ['"conclusion": "failure"', '/conclusion is "failure"'],
  ['"status": "running"', '/status is "running"'],
  ['"status": "in_progress"', '/status is "in_progress"'],
  ['"status": "cancelled_by_user"', '/status is "cancelled_by_user"'],
  ['"status": 3', '/status is 3'],
  ['"status": {"code": "error"}', '/status/code is "error"'],
  ['"exit": 3', '/exit is 3'],
  ['"exitStatus": "3"', '/exitStatus is "3"'],
  ['"code": 401', '/code is 401'],
  ['"success": "false"', '/success is "false"'],
  ['"reviewed": false', '/reviewed is false'],
  ['"fail": true', '/fail is true'],
  ['"is_error": true', '/is_error is true'],
  ['"errorMessage": "no API key"', '/errorMessage is "no API key"'],
  ['"stop_reason": "max_tokens"', '/stop_reason is "max_tokens"'],
  ['"finish_reason": "length"', '/finish_reason is "length"'],
  ['"failed_files": ["a.ts"]', '/failed_files is ["a.ts"]'],
  ['"omitted": 12', '/omitted is 12'],
  ['"remaining": 12', '/remaining is 12'],
  ['"extra": {"more": [{"file": "a.ts", "line_number": 2}]}', '/extra/more is a list of'],
  ['"byFile": {"a.ts": [{"lineNumber": 2}]}', '/byFile/a.ts is a list of'],
])('an empty list beside %s', (more, said) => {
  expect(reportedFailure(beside(more))).toContain(said);
});

it.each([
  ['"state": "running"', '/state is "running"'],
  ['"meta": {"has_more": "true"}', '/meta/has_more is "true"'],
  ['"summary": {"failed": 2}', '/summary/failed is 2, of which 1 are listed'],
  ['"status": "failed"', '/status is "failed"'],
])('a list of one beside %s', (more, said) => {
  expect(reportedFailure(beside(more, ONE))).toContain(said);
});

it.each([
  '"verdict": "request-changes", "result": "failed", "is_ok": false, "passed": "no", "exit": 1, "status": 1',
  '"summary": {"errors": 1, "high": 1, "total": 300, "failed": 1}, "blocked": true',
])('a list of one may be all that is meant by %s', (more) => {
  expect(reportedFailure(beside(more, ONE))).toBeUndefined();
});

it.each([
  '"status": 200, "code": 0, "is_error": false, "errorMessage": null, "stop_reason": "end_turn", "verdict": "approve"',
  '"status": "completed", "state": "CLEAN", "error": "none", "success": "true", "conclusion": "success", "exit": "0"',
  '"summary": {"filesAnalyzed": 9, "errorCount": 0, "warningCount": 3, "critical": 0, "total": 40, "results": 0}',
  '"pagination": {"total": 0, "page": 1, "pages": 1, "next": null, "hasMore": false}, "links": {"self": "http://x"}',
  '"config": {"fail": true, "partial": true}, "rules": [{"id": "a", "status": "failed"}], "previous": {"findings": 3}',
  '"suppressed": {"findings": 3}, "rate_limit": {"remaining": 4999, "critical": 3}, "nextSteps": ["x"]',
  '"files_reviewed": ["a.ts"], "filesScanned": 2, "reviewed": true, "checked": "yes"',
  '"result": "error handling of the parser looks good", "verdict": "No issues found"',
])('nothing of the kind beside an empty list: %s', (more) => {
  expect(reportedFailure(beside(more))).toBeUndefined();
});

it.each([
  '[]',
  // semgrep, pyright, bandit, biome, golangci-lint and CodeQL, each of a clean run
  '{"version":"1.50.0","results":[],"errors":[],"paths":{"scanned":["a.py"],"skipped":[{"path":"b","reason":"x"}]},"skipped_rules":[],"time":{"rules":[],"targets":[{"path":"a.py","num_bytes":9,"run_time":0.1}],"total_bytes":9}}',
  '{"version":"1.1.4","time":"1","generalDiagnostics":[],"summary":{"filesAnalyzed":1,"errorCount":0,"warningCount":0,"informationCount":0,"timeInSec":0.4}}',
  '{"errors":[],"generated_at":"2026-01-01T00:00:00Z","metrics":{"_totals":{"CONFIDENCE.HIGH":2,"SEVERITY.HIGH":2,"loc":1,"nosec":0,"skipped_tests":0}},"results":[]}',
  '{"summary":{"changed":0,"unchanged":1,"matches":0,"duration":{"secs":0,"nanos":1},"errors":0,"warnings":0,"skipped":0,"suggestedFixesSkipped":0,"diagnosticsNotPrinted":0},"diagnostics":[],"command":"lint"}',
  '{"version":"2.1.0","$schema":"x","runs":[{"tool":{"driver":{"name":"golangci-lint"}},"results":[]}]}',
  '{"version":"2.1.0","runs":[{"tool":{"driver":{"name":"CodeQL","rules":[{"id":"a","defaultConfiguration":{"level":"error"},"properties":{"problem.severity":"error"}}]}},"invocations":[{"executionSuccessful":true,"toolExecutionNotifications":[{"level":"note"}]}],"artifacts":[{"location":{"uri":"a"}}],"results":[],"columnKind":"utf16CodeUnits","properties":{"metricResults":[{"rule":{"id":"m"},"value":9}]}}]}',
  '{"findings": []}',
  '{"status": "complete", "gaps": [], "truncated": false, "findings": []}',
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
  expect(reportedFailure(written)).toBeUndefined();
});

it.each([
  ['too big', '/paths/skipped holds a.py'],
  ['analysis_failed_parser_or_internal_error', '/paths/skipped holds a.py'],
  ['semgrepignore_patterns_match', undefined],
])('a file of the change that semgrep skipped: %s', (reason, said) => {
  const of = (path: string) =>
    reportedFailure(
      JSON.stringify({
        ...{ version: '1', results: [], errors: [] },
        paths: { scanned: ['x.py'], skipped: [{ path, reason }] },
      }),
      (one) => one === 'a.py',
    );
  expect(of('a.py')?.slice(0, 25)).toBe(said);
  expect(of('b.py')).toBeUndefined();
});
