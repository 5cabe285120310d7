import type { ReportFinding } from '../../../contracts/files/report.ts';

/** The three levels that formats of other tools know. */
export type Level = 'error' | 'warning' | 'note';

/** By severity; a finding below the threshold is a note whatever its severity. */
export function levelOf({ severity, group }: Pick<ReportFinding, 'severity' | 'group'>): Level {
  if (group === 'minor') return 'note';
  switch (severity) {
    case 'critical':
    case 'high':
      return 'error';
    case 'medium':
      return 'warning';
    case 'low':
      return 'note';
  }
}

/** `The total is wrong. It adds the rate.`: the title ends as a sentence. */
export function sentences(title: string, why: string): string {
  const end = title.trimEnd();
  return `${end}${/[.!?:…]$/.test(end) ? '' : '.'} ${why.trim()}`;
}

/** The former place of a finding about removed code: its line is not in the file as it is now. */
export function formerPlace({ side, lines }: Pick<ReportFinding, 'side' | 'lines'>): string {
  return side === 'old' ? `Line ${lines[0]} before the change: ` : '';
}
