import { all, byId } from './find.ts';
import { matches, type Asked } from './matches.ts';

export type Filters = {
  /** Findings that are not filtered out, in the order of the index. */
  readonly visible: () => readonly HTMLElement[];
  /** Makes everything visible, including dropped findings. */
  readonly showAll: () => void;
  readonly reset: () => void;
  readonly search: HTMLInputElement | null;
};

/** One finding: its card and its entry in the index. */
type Pair = { readonly card: HTMLElement; readonly entry: HTMLElement; words: string | undefined };

export function startFilters(): Filters {
  const bar = byId('filters');
  const form = bar?.querySelector('form');
  if (bar === null || form === null || form === undefined) {
    return { visible: () => [], showAll: () => undefined, reset: () => undefined, search: null };
  }
  const pairs = pairsOf();
  const apply = (): void => show(pairs, askedIn(form));
  bar.hidden = false;
  measure(bar);
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The event comes before the fields are reset.
  form.addEventListener('reset', () => setTimeout(apply));
  apply();
  const choose = (status: string): void => {
    form.reset();
    const radio = all<HTMLInputElement>('input[name=status]', form).find(({ value }) => value === status);
    if (radio !== undefined) radio.checked = true;
    apply();
  };
  const search = byId('text');
  return {
    visible: () => pairs.filter(({ card }) => !card.hidden).map(({ card }) => card),
    showAll: () => choose('*'),
    reset: () => choose(''),
    search: search instanceof HTMLInputElement ? search : null,
  };
}

/** Sticky elements at the top cover scroll targets, so the style has to know their height. On a phone nothing is sticky. */
function measure(bar: HTMLElement): void {
  new ResizeObserver(() => {
    const height = getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
    document.documentElement.style.setProperty('--bar', `${height}px`);
  }).observe(bar);
}

function pairsOf(): Pair[] {
  return all('#index li').flatMap((entry) => {
    const card = byId(entry.querySelector('a')?.hash.slice(1) ?? '');
    return card === null ? [] : [{ card, entry, words: undefined }];
  });
}

function askedIn(form: HTMLFormElement): Asked {
  const fields = new FormData(form);
  const texts = (name: string): string[] => fields.getAll(name).filter((value) => typeof value === 'string');
  return {
    words: (texts('text')[0] ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    status: texts('status')[0] ?? '',
    severities: texts('severity'),
    lenses: texts('lens'),
  };
}

function show(pairs: readonly Pair[], asked: Asked): void {
  let shown = 0;
  for (const pair of pairs) {
    const { card, entry } = pair;
    if (asked.words.length > 0) pair.words ??= wordsOf(card);
    const isIn = matches(card.dataset, pair.words ?? '', asked);
    card.hidden = !isIn;
    entry.hidden = !isIn;
    if (isIn) shown += 1;
  }
  for (const group of all('#index section')) group.hidden = group.querySelector('li:not([hidden])') === null;
  const isNarrow =
    asked.words.length + asked.severities.length + asked.lenses.length > 0 || asked.status !== '';
  let files = 0;
  for (const file of all<HTMLDetailsElement>('details.file')) {
    const has = file.querySelector('article:not([hidden])') !== null;
    file.hidden = isNarrow && !has;
    if (has) files += 1;
    if (isNarrow && has) file.open = true;
  }
  const output = byId('shown');
  if (output !== null)
    output.textContent = `${shown} of ${pairs.length} shown, in ${files} file${files === 1 ? '' : 's'}`;
}

/** Its own words and the name of its file. */
function wordsOf(card: HTMLElement): string {
  const path = card.closest('details')?.querySelector('h3')?.textContent ?? '';
  return `${path} ${card.textContent}`.toLowerCase();
}
