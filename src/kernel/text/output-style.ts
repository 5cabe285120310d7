/** What the place where standard output ends up can show. */
export type OutputStyle = {
  readonly color: boolean;
  /** Columns to wrap at; null where nobody reads in columns: a pipe, a file. */
  readonly columns: number | null;
  /** Whether links (OSC 8) are followed there. */
  readonly links: boolean;
};

/** Nothing but text: a pipe, a file, a test. */
export const PLAIN: OutputStyle = { color: false, columns: null, links: false };

/** Standard output, as the process finds it. */
export type Screen = { readonly isTTY: boolean; readonly columns: number | undefined };
type Env = Readonly<Record<string, string | undefined>>;

// Longer lines are hard to read; narrower ones are no terminal for prose.
const WIDEST = 120;
const NARROWEST = 40;

/**
 * What to show, by the conventions that terminals share: `NO_COLOR` (no-color.org), `FORCE_COLOR` and `FORCE_HYPERLINK`,
 * which win over it and over what is detected, and `TERM=dumb`.
 */
export function outputStyleOf({ isTTY, columns }: Screen, env: Env): OutputStyle {
  const color = forced(env['FORCE_COLOR']) ?? (isTTY && !isSet(env['NO_COLOR']) && env['TERM'] !== 'dumb');
  return {
    color,
    columns: isTTY && columns !== undefined && columns >= NARROWEST ? Math.min(columns, WIDEST) : null,
    links: color && (forced(env['FORCE_HYPERLINK']) ?? (isTTY && followsLinks(env))),
  };
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== '';

/** `FORCE_COLOR` without a value means yes, as everywhere; `0` and `false` mean no. */
function forced(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : value !== '0' && value !== 'false';
}

const PROGRAMS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper'];
const TERMS = ['xterm-kitty', 'alacritty', 'foot', 'xterm-ghostty', 'wezterm'];
// VTE 0.50.0 crashes on links; the version counts in hundreds.
const FIRST_VTE = 5001;

/** Terminals known to follow links to files. Over ssh, the file is on another machine than the terminal. */
function followsLinks(env: Env): boolean {
  if (isSet(env['CI']) || isSet(env['SSH_CONNECTION']) || /^(screen|tmux|dumb)/.test(env['TERM'] ?? '')) {
    return false;
  }
  return (
    isSet(env['WT_SESSION']) ||
    isSet(env['KONSOLE_VERSION']) ||
    PROGRAMS.includes(env['TERM_PROGRAM'] ?? '') ||
    TERMS.includes(env['TERM'] ?? '') ||
    Number(env['VTE_VERSION'] ?? 0) >= FIRST_VTE
  );
}
