# 24 labels are one full sheet and one without a label. On main a mailing of several sheets is refused, so there is no such sheet.
import * as sheet from './src/labels/sheet.ts';
const labels = Array.from({ length: 24 }, (_, at) => ({ number: `${at}`, lines: [] }));
const sheets = sheet.sheetsOf === undefined ? [sheet.sheetOf(labels)] : sheet.sheetsOf(labels);
console.log('labels on each sheet:', sheets.map(({ length }) => length).join(' '));
process.exitCode = sheets.some(({ length }) => length === 0) ? 10 : 0;
