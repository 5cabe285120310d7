import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contracts/files/report.ts';
import { buildReport } from '../../../src/report/build/build-report.ts';
import { renderSarif } from '../../../src/report/formats/sarif/render-sarif.ts';
import { HOSTILE } from '../../kit/hostile-strings.ts';
import { reportSaying } from '../../kit/hostile-report.ts';
import { exampleFacts } from '../../kit/report-example.ts';
import { sampleFolder } from '../../kit/sample-repository.ts';
import { sarifMultitool } from '../../kit/sarif-multitool.ts';

const { program, schema } = sarifMultitool();
const REPOSITORY = 'https://github.com/acme/shop';
const { 'very long line': _, ...hostile } = HOSTILE;

const REPORTS: readonly (readonly [string, Report])[] = [
  ['a clean review', buildReport(exampleFacts())],
  ['an incomplete review with findings on both sides and a suppression', reportSaying('src/pay.ts')],
  ['paths and texts of every hostile kind', reportSaying(Object.values(hostile).join('\n'))],
];

describe.each(REPORTS)('%s', (name, report) => {
  const sarif = renderSarif(report, REPOSITORY);

  it('keeps the schema of the standard', () => {
    // The schema's own formats (uri, date-time) are the validator's to check below.
    const validate = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    expect([validate(JSON.parse(sarif)), validate.errors]).toEqual([true, null]);
  });

  it('is accepted by the multitool, with the rules of the standard and of GitHub', () => {
    const errors = multitoolResults(name, sarif).filter(({ level }) => level === 'error');
    expect(errors).toEqual([]);
  });
});

describe('the multitool', () => {
  it('finds what is wrong: a result of no rule, a line that is none', () => {
    const broken = renderSarif(reportSaying('src/pay.ts')).replaceAll('"startLine": 13', '"startLine": 0');
    expect(multitoolResults('broken', broken).some(({ level }) => level === 'error')).toBe(true);
  });
});

type Result = { readonly ruleId?: string; readonly level?: string; readonly message: unknown };

function multitoolResults(name: string, sarif: string): Result[] {
  const folder = sampleFolder();
  const [input, output] = [join(folder, 'report.sarif'), join(folder, 'validated.sarif')];
  writeFileSync(input, sarif);
  chmodSync(program, 0o755);
  const env = { ...process.env, DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: '1' };
  const args = ['validate', input, '--output', output, '--rule-kind', 'Sarif;Gh', '--log', 'ForceOverwrite'];
  try {
    execFileSync(program, args, { env, stdio: 'pipe' });
  } catch (error) {
    // It ends with another status than 0 for findings too; what counts is what it wrote.
    if (!(error instanceof Error)) throw error;
  }
  const runs = (JSON.parse(readFileSync(output, 'utf8')) as { runs: { results?: Result[] }[] }).runs;
  expect(runs, name).toHaveLength(1);
  return runs.flatMap(({ results = [] }) => results);
}
