import { describe, expect, it } from 'vitest';
import { looseFindings } from './loose-findings.ts';

const one = '{"file": "a.ts", "line": 1, "issue": "x"}';
const diagnostic =
  '{"message": "x", "location": {"path": "a.ts", "range": {"start": {"line": 1, "column": 2}}}}';
const result =
  '{"message": {"text": "x"}, "locations": [{"physicalLocation": {"artifactLocation": {"uri": "a.ts"}, "region": {"startLine": 1}}}]}';
const sarif = (run: string, version = '"2.1.0"'): string => `{"version": ${version}, "runs": [${run}]}`;
const AT_1 = { kind: 'place', side: 'new', at: { start: 1, end: 1 } };

describe('takes', () => {
  it.each([
    ['a list', `[${one}]`, [one]],
    ['an empty list', '[]', []],
    ['a failure with findings', `{"status": "fail", "violations": [${one}]}`, [one]],
    ['violations alone', `{"violations": [${one}, ${one}]}`, [one, one]],
    ['no violations', '{"violations": []}', []],
    ['findings', `{"findings": [${one}], "summary": "s"}`, [one]],
    ['a pass', '{"status": "pass"}', []],
    ['a pass with an empty list', '{"status": "pass", "violations": []}', []],
    ['findings in spite of a pass', `{"status": "pass", "violations": [${one}]}`, [one]],
    ['a finding without a place', '[{}]', ['{}']],
    ['SARIF', sarif(`{"tool": {}, "results": [${result}]}, {"results": []}`), [result]],
    ['rdjson', `{"source": {"name": "x"}, "diagnostics": [${diagnostic}]}`, [diagnostic]],
    ['rdjsonl', `${diagnostic}\n${diagnostic}\r\n`, [diagnostic, diagnostic]],
    ['one line of rdjsonl', diagnostic, [diagnostic]],
    ['a fence', `\`\`\`json\n[${one}]\n\`\`\``, [one]],
    ['a byte order mark', `\uFEFF[${one}]`, [one]],
    ['rdjsonl behind a byte order mark', `\uFEFF${diagnostic}\n`, [diagnostic]],
    [
      'numbers and keys as they are written',
      '[{"line":1.0,"file":"a.ts","2":1e3,"1":12345678901234567890,"e":"\\u0041"}]',
      ['{"line":1.0,"file":"a.ts","2":1e3,"1":12345678901234567890,"e":"\\u0041"}'],
    ],
  ])('%s', (_, text, expected) => {
    const found = looseFindings(text);
    expect(found.map((finding) => finding.text)).toEqual(expected);
    const placed = found.filter((finding) => finding.text !== '{}').flatMap(({ places }) => places);
    for (const place of placed)
      expect(place).toMatchObject({ ...AT_1, claims: expect.arrayContaining(['a.ts']) as string[] });
  });
});

describe('refuses', () => {
  it.each([
    ['null', 'null', 'the whole value is no list and no object'],
    ['a text', '"fine"', 'the whole value'],
    [
      'an object of another reviewer, with its keys',
      '{"issues": [{}], "ok": true}',
      'the object holds no violations, no findings, no runs, no diagnostics; it has the keys "issues", "ok"',
    ],
    [
      'a pass with something else beside it',
      '{"status": "pass", "issues": [{}]}',
      'it has the keys "status", "issues"',
    ],
    ['a failure without a list', '{"status": "fail"}', 'it has the keys "status"'],
    ['an object without keys', '{}', 'it has no key'],
    [
      'many keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`k${n}`, n]))),
      '"k19" and 10 more',
    ],
    ['a third status', `{"status": "error", "violations": [${one}]}`, '/status is neither "pass" nor "fail"'],
    ['no status', '{"status": null, "violations": []}', '/status is neither'],
    [
      'a failure that names nothing',
      '{"status": "fail", "violations": []}',
      '/violations is empty although status is "fail"',
    ],
    [
      'an error that names nothing',
      '{"status": "error", "findings": []}',
      '/findings is empty although status',
    ],
    [
      'findings under two names',
      `{"violations": [], "findings": [${one}]}`,
      'the object has both violations and findings',
    ],
    ['findings that are no list', `{"violations": ${one}}`, '/violations is not a list'],
    ['a text among findings', `[${one}, "a.ts:3"]`, '/1 is not an object'],
    ['a list among findings', `{"findings": [[${one}]]}`, '/findings/0 is not an object'],
    ['null among findings', '[null]', '/0'],
    ['another SARIF', sarif('{"results": []}', '"2.0.0"'), '/version of SARIF is "2.0.0", not "2.1.0"'],
    ['SARIF without a run', sarif(''), '/runs is empty: no tool has looked'],
    ['a run that has not looked', sarif('{"results": []}, {"tool": {}}'), '/runs/1/results is not a list'],
    [
      'a run that failed and found nothing',
      sarif('{"results": [], "invocations": [{"executionSuccessful": false}]}'),
      '/runs/0/results is empty and its tool did not end well',
    ],
    ['a run that is no object', sarif('[]'), '/runs/0 is not an object'],
    [
      'a report as a line of rdjsonl',
      `${diagnostic}\n{"findings": []}`,
      'line 2 of rdjsonl is no object with a location',
    ],
    [
      'two objects on a line of rdjsonl',
      `${diagnostic} ${diagnostic}`,
      'line 1 of rdjsonl goes on behind its object',
    ],
  ])('%s', (_, text, message) => {
    expect(() => looseFindings(text)).toThrow(
      expect.objectContaining({
        code: 'refused/schema',
        message: expect.stringContaining(message) as string,
      }),
    );
  });

  it.each([
    ['nothing', '', 'refused/no-json', 'the list of findings is empty'],
    ['two values', `[] [${one}]`, 'refused/several-json-values', 'an example before the answer'],
    ['a broken line of rdjsonl', `${diagnostic}\n{"location": `, 'refused/not-strict-json', 'line 2'],
    ['findings that come twice', '{"findings": [{}], "findings": []}', 'refused/duplicate-key', '"findings"'],
  ])('%s', (_, text, code, message) => {
    expect(() => looseFindings(text)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) as string }),
    );
  });
});

it('findings under another name beside the list are refused, and other lists are not', () => {
  const found = '[{"file": "a.ts", "line": 1}]';
  expect(() => looseFindings(`{"findings": [], "issues": ${found}}`)).toThrow('under "issues", a list');
  const others = '"examined": ["a.ts"], "notes": [{"text": "x"}], "empty": []';
  expect(looseFindings(`{"findings": ${found}, ${others}}`)).toHaveLength(1);
});
