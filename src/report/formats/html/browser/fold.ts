import { all, byId } from './find.ts';

/** With fewer files than this nothing is folded. */
const MANY_FILES = 8;

/** Folds files without a finding if there are many, and the index if it would push everything else down. */
export function foldFiles(): void {
  const files = all<HTMLDetailsElement>('details.file');
  if (files.length > MANY_FILES) {
    for (const file of files) file.open = file.querySelector('article:not([data-status=dropped])') !== null;
  }
  const index = byId('index-fold');
  if (index instanceof HTMLDetailsElement && matchMedia('(max-width: 60rem)').matches) index.open = false;
}

/** There is nothing to click on paper. */
export function openForPrint(): void {
  let folded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    folded = all<HTMLDetailsElement>('details:not([open])');
    for (const one of folded) one.open = true;
  });
  addEventListener('afterprint', () => {
    for (const one of folded) one.open = false;
  });
}
