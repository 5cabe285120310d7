import { SEVERITIES } from '../../../contracts/vocabulary.ts';
import { capital, line } from './markup.ts';
import { DROPPED, type PageItem } from './page-item.ts';

export type Words = { readonly lens: 'Lens' | 'Role'; readonly dropped: 'dropped' | 'rejected' };

/** The filters. The script shows the bar: without it everything is visible anyway. */
export function filterBar(items: readonly PageItem[], words: Words): string {
  if (items.length === 0) return '';
  return `<search id=filters hidden aria-label="Filter findings"><form><p class=field><label for=text>Search</label> <input type=search id=text name=text placeholder="title, file, words…" autocomplete=off aria-keyshortcuts="/">${statusField(items, words)}${severityField(items)}${lensField(items, words.lens)}<p class=tools><output id=shown for=text aria-live=polite></output><span class=steps><button type=button id=previous aria-keyshortcuts="k p" title="k">Previous</button><button type=button id=next aria-keyshortcuts="j n" title="j">Next</button></span><button type=reset id=clear title="Esc">Reset</button></form></search>\n`;
}

/** One status at a time: first the findings, last everything. */
function statusField(items: readonly PageItem[], words: Words): string {
  const found = items.filter(({ status }) => status !== DROPPED);
  const statuses = [...new Set(items.map(({ status }) => status))];
  const named =
    statuses.length === 1 ? [] : statuses.map((status) => ({ status, n: countOf(items, status) }));
  const options = [
    { value: '', text: 'Findings', n: found.length },
    ...named
      .filter(({ n }) => n !== found.length)
      .map(({ status, n }) => ({
        value: status,
        text: capital(status === DROPPED ? words.dropped : status),
        n,
      })),
    ...(found.length === items.length ? [] : [{ value: '*', text: 'All', n: items.length }]),
  ];
  const radios = options.map(
    ({ value, text, n }, index) =>
      `<label><input type=radio name=status value="${line(value)}"${index === 0 ? ' checked' : ''}><span>${line(text)} <small>${n}</small></span></label>`,
  );
  return `<fieldset class=segments><legend>Status</legend>${radios.join('')}</fieldset>`;
}

function countOf(items: readonly PageItem[], status: string): number {
  return items.filter((item) => item.status === status).length;
}

function severityField(items: readonly PageItem[]): string {
  const present = SEVERITIES.filter((severity) => items.some((item) => item.severity === severity));
  const boxes = present.map((severity) => box('severity', severity, capital(severity), severity));
  return field('Severity', boxes);
}

function lensField(items: readonly PageItem[], name: string): string {
  const lenses = [...new Set(items.map(({ lens }) => lens))];
  const boxes = lenses.map((lens) => box('lens', lens, lens, ''));
  return field(name, boxes);
}

/** With one choice there is nothing to choose. */
function field(legend: string, boxes: readonly string[]): string {
  return boxes.length < 2
    ? ''
    : `<fieldset class=pills><legend>${legend}</legend>${boxes.join('')}</fieldset>`;
}

function box(name: string, value: string, text: string, kind: string): string {
  return `<label><input type=checkbox name=${name} value="${line(value)}"><span${kind === '' ? '' : ` class=${kind}`}>${line(text)}</span></label>`;
}
