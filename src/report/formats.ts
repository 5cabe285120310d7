import type { FormatRecord } from './formats/format-record.ts';
import { FORMAT_RECORDS } from './formats/formats.gen.ts';

/** The values of `--format` wherever a report is printed. */
export type Format = keyof typeof FORMAT_RECORDS;
export const FORMATS = Object.keys(FORMAT_RECORDS) as readonly Format[];

export const formatRecord = (format: Format): FormatRecord => FORMAT_RECORDS[format];
export const AUDIT_FORMATS = FORMATS.filter((format) => formatRecord(format).renderAudit !== undefined);
