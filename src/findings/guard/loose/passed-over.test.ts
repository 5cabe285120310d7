import { expect, it } from 'vitest';
import { Report } from '../../../contracts/files/report.ts';
import { OWN_REPORT, ignoredKeys, failureKeys } from './passed-over.ts';

it.each([
  [
    '{"findings": [], "summary": "I could not list them", "score": 0, "grade": "F"}',
    ['summary', 'score', 'grade'],
  ],
  ['{"status": "pass", "violations": [], "note": "stopped after 1 of 20 files"}', ['note']],
  ['{"findings": [], "verdict": "rather not"}', ['verdict']],
  [
    '{"findings": [], "success": "perhaps", "coverage": 0.1, "skipped": ["a.ts"]}',
    ['success', 'coverage', 'skipped'],
  ],
  ['{"findings": [], "meta": {"name": "x", "mood": "bad"}, "config": {"error": "x"}}', ['meta', 'config']],
  ['{"version": "2.1.0", "runs": [{"results": []}], "properties": {"mood": "bad"}}', ['properties']],
  ['{"diagnostics": [], "severity": "ERROR"}', ['severity']],
])('names what nobody understands: %s', (written, keys) => {
  expect(ignoredKeys(written)).toEqual(keys);
});

it.each([
  '[]',
  '{"status": "pass"}',
  '{"findings": [], "errors": [], "status": "complete", "success": true, "summary": {"total": 40, "errorCount": 0}}',
  '{"findings": [], "note": null, "warnings": [], "extra": {}, "comment": ""}',
  '{"source": {"name": "x", "url": "http://x"}, "diagnostics": []}',
  '{"version": "2.1.0", "$schema": "x", "runs": [{"results": []}]}',
  '{"version": "1", "results": [], "errors": [], "paths": {"scanned": ["a.py"]}, "skipped_rules": []}',
  '{"message": "x", "location": {"path": "a.ts"}}\n{"message": "y", "location": {"path": "a.ts"}}',
])('names nothing of what is read or says nothing: %s', (written) => {
  expect(ignoredKeys(written)).toEqual([]);
});

it('knows the keys of our own report but its recommendation, which is read as anyone else’s', () => {
  const keys = Object.keys(Report.properties).filter((key) => key !== 'recommendation');
  expect([...OWN_REPORT].toSorted()).toEqual(keys.toSorted());
});

const ONE = '"findings": [{"file": "a.ts", "line": 1}]';
it.each([
  [`{${ONE}, "success": false, "exit": 1, "meta": {"verdict": "REJECT"}}`, ['success', 'exit', 'meta']],
  [`{${ONE}, "counts": {"critical": 1}, "errorCount": 1, "exit": 0, "verdict": "approve"}`, []],
  ['{"status": "fail", "violations": [{"file": "a.ts", "line": 1}]}', []],
  ['[]', []],
])('names what may mean the findings that were dropped, or more: %s', (written, keys) => {
  expect(failureKeys(written)).toEqual(keys);
});
