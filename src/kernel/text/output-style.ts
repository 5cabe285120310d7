/** What the destination of standard output can show. */
export type OutputStyle = {
  readonly color: boolean;
  /** Columns to wrap at; null for a pipe or a file. */
  readonly columns: number | null;
  /** Whether the destination follows links (OSC 8). */
  readonly links: boolean;
};

/** Only text: for a pipe, a file or a test. */
export const PLAIN: OutputStyle = { color: false, columns: null, links: false };

export type Screen = { readonly isTTY: boolean; readonly columns: number | undefined };
type Env = Readonly<Record<string, string | undefined>>;

// Longer lines are hard to read; a narrower terminal is too narrow for prose.
const WIDEST = 120;
const NARROWEST = 40;

/**
 * What to show, by the conventions that terminals share: `NO_COLOR` (no-color.org), `TERM=dumb`, and `FORCE_COLOR` and
 * `FORCE_HYPERLINK`, which win over `NO_COLOR` and over what is detected.
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

/** `FORCE_COLOR` without a value means yes, by convention; `0` and `false` mean no. */
function forced(value: string | undefined): boolean | undefined {
  return value === undefined ? undefined : value !== '0' && value !== 'false';
}

const PROGRAMS = ['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper'];
const TERMS = ['xterm-kitty', 'alacritty', 'foot', 'xterm-ghostty', 'wezterm'];
// VTE 0.50.0 crashes on links. `VTE_VERSION` is 5001 for 0.50.1.
const FIRST_VTE = 5001;

/** Terminals known to follow links to files. Over ssh, the file is on a different machine from the terminal. */
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
