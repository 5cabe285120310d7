import { all, byId } from './find.ts';
import type { Filters } from './filters.ts';

export type Walk = { readonly step: (by: 1 | -1) => void };

/** Moves between findings by button, by key or by a link to one. */
export function startWalk(filters: Filters): Walk {
  let current: HTMLElement | undefined;
  const go = (card: HTMLElement): void => {
    current = card;
    reveal(card);
    mark(card);
  };
  const step = (by: 1 | -1): void => {
    const cards = filters.visible();
    if (cards.length === 0) return;
    const at = current === undefined ? -1 : cards.indexOf(current);
    const next = at === -1 ? (by === 1 ? 0 : cards.length - 1) : (at + by + cards.length) % cards.length;
    const card = cards[next];
    if (card !== undefined) go(card);
  };
  const follow = (): void => {
    const target = byId(decodeURIComponent(location.hash.slice(1)));
    if (target?.matches('article') === true) {
      if (target.hidden) filters.showAll();
      go(target);
    } else if (target instanceof HTMLDetailsElement) {
      target.hidden = false;
      target.open = true;
      target.scrollIntoView();
    }
  };
  byId('next')?.addEventListener('click', () => step(1));
  byId('previous')?.addEventListener('click', () => step(-1));
  addEventListener('hashchange', follow);
  // A link to the current place does not change the address.
  byId('index')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && link.hash === location.hash) follow();
  });
  if (location.hash !== '') follow();
  return { step };
}

function reveal(card: HTMLElement): void {
  const file = card.closest('details');
  if (file !== null) {
    file.hidden = false;
    file.open = true;
  }
  card.tabIndex = -1;
  card.ariaLabel = card.querySelector('h4')?.textContent ?? '';
  card.focus({ preventScroll: true });
  card.scrollIntoView({ block: card.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}

function mark(card: HTMLElement): void {
  for (const link of all('#index a[aria-current]')) link.removeAttribute('aria-current');
  const entry = all<HTMLAnchorElement>('#index a').find((link) => link.hash === `#${card.id}`);
  entry?.setAttribute('aria-current', 'true');
  // A folded group shows no entry to scroll to.
  const group = entry?.closest<HTMLDetailsElement>('details.group');
  if (group !== null && group !== undefined) group.open = true;
  const index = byId('index');
  // Only scrolls the index: if it is above the page, scrolling would move the page away.
  if (entry !== undefined && index !== null && index.scrollHeight > index.clientHeight) {
    index.scrollTop +=
      entry.getBoundingClientRect().top - index.getBoundingClientRect().top - index.clientHeight / 2;
  }
}
