import { byId } from './find.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const KEY = 'correctless-theme';

/** The button cycles through the themes; the choice is stored if the browser allows it. */
export function startTheme(): void {
  const button = byId('theme');
  if (button === null) return;
  button.hidden = false;
  let theme = stored();
  show(theme, button);
  button.addEventListener('click', () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
    show(theme, button);
    keep(theme);
  });
}

function show(theme: Theme, button: HTMLElement): void {
  document.documentElement.dataset['theme'] = theme;
  const name = button.querySelector('span');
  if (name !== null) name.textContent = theme;
}

/** A file opened from disk may have no storage at all: asking for it throws. */
function stored(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function keep(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Then it applies only to this page.
  }
}
