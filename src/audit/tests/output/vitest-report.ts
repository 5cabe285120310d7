const HEADING = /^⎯+ (?:Failed|Unhandled) .+ ⎯+$/;
const FOOTER = /^ Test Files {2}\d/;

/**
 * The text without Vitest's failure report: its differences and messages may quote the output of any runner. A report without a
 * footer is left in, because nobody knows where it ends.
 */
export function withoutVitestReport(text: string): string {
  const kept: string[] = [];
  let report: string[] | undefined;
  for (const line of text.split('\n')) {
    if (FOOTER.test(line)) report = undefined;
    if (report === undefined && HEADING.test(line)) report = [];
    (report ?? kept).push(line);
  }
  return [...kept, ...(report ?? [])].join('\n');
}
