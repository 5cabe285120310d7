import type { Report } from '../../src/contracts/files/report.ts';
import { MARKS } from '../../src/kernel/text/ink.ts';
import type { ReviewView } from '../../src/report/formats/format-record.ts';
import { FORMATS, formatRecord, type Format } from '../../src/report/formats.ts';

/** For a pipe, of a change of which nothing was shown. */
export const PLAIN_VIEW: ReviewView = {
  ...{ ink: MARKS, columns: null, repositoryUri: null },
  material: () => Promise.resolve({ files: [], coverage: { lenses: [], rows: [] } }),
};

/** Each format there is, as it is printed into a pipe. */
export const EVERY_FORMAT = FORMATS.map((format): readonly [Format, (report: Report) => Promise<string>] => [
  format,
  (report) => formatRecord(format).render(report, PLAIN_VIEW),
]);
