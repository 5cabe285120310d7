import { expect, it } from 'vitest';
import { FORMATS } from '../../src/report/formats.ts';
import { projectFiles } from './project-files.ts';

const cases = projectFiles(/^tests\/cli\/.*\.bats$/);

it.each(FORMATS)('a bats case prints a report as %s', (format) => {
  expect(cases.filter(({ text }) => new RegExp(`--format ${format}(?![\\w-])`).test(text))).not.toEqual([]);
});
