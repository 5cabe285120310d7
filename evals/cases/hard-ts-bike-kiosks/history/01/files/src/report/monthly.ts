import { localDay } from '../calendar.js';
import type { JournalRecord } from '../storage/journal.js';

export type Figures = { readonly hires: number; readonly members: number; readonly km: number };

/** The figures of a month such as `2025-07`. */
export function monthly(records: readonly JournalRecord[], month: string): Figures {
  let [hires, km] = [0, 0];
  const members = new Set<string>();
  for (const record of records) {
    const inMonth = localDay(record.at).startsWith(month);
    switch (record.kind) {
      case 'start':
        if (inMonth) members.add(record.member);
        break;
      case 'stop':
        if (inMonth) [hires, km] = [hires + 1, km + record.km];
        break;
      default:
        throw new Error(`a record that the report does not know: ${JSON.stringify(record)}`);
    }
  }
  return { hires, members: members.size, km: Math.round(km * 10) / 10 };
}
