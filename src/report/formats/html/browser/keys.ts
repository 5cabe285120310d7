import { byId } from './find.ts';
import type { Filters } from './filters.ts';
import type { Walk } from './walk.ts';

/** Single-key shortcuts. Readers who use speech input can switch them off. */
export function startKeys(filters: Filters, { step }: Walk): void {
  const hint = byId('keys');
  if (hint !== null) hint.hidden = false;
  const actions: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    n: () => step(1),
    k: () => step(-1),
    p: () => step(-1),
    '/': () => filters.search?.focus(),
    t: () => byId('theme')?.click(),
  };
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      filters.reset();
      if (document.activeElement === filters.search) filters.search?.blur();
      return;
    }
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action === undefined || isWriting(event.target) || !areOn()) return;
    event.preventDefault();
    action();
  });
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search';
}

function areOn(): boolean {
  const box = byId('shortcuts');
  return !(box instanceof HTMLInputElement) || box.checked;
}
