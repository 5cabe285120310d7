export type Progress = {
  /** `review`; for an audit `round 1, hunt`. */
  readonly phase: string;
  readonly stored: number;
  readonly slots: number;
  readonly failed: number;
  /** Tokens of the agents so far; null if unknown. */
  readonly tokens: number | null;
  /** Estimated milliseconds until the phase is over; null if unknown. */
  readonly left: number | null;
};

/** `review: 3 of 6 slots stored, 1 failed, 12k tokens, about 2 min left`. Unknown parts are left out. */
export function progressLine({ phase, stored, slots, failed, tokens, left }: Progress): string {
  return [
    slots === 0 ? `${phase}: preparing` : `${phase}: ${stored} of ${slots} slots stored`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(tokens === null || tokens === 0 ? [] : [`${shortCount(tokens)} tokens`]),
    ...(left === null ? [] : [`${minutesLeft(left)}${phase === 'review' ? ' before scoring' : ''}`]),
  ].join(', ');
}

/** `1:05`, `1:02:03`. */
export function elapsedText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${twoDigits(minutes)}:${rest}`;
}

/** `950`, `12k`, `3.4M`. */
export function shortCount(n: number): string {
  if (n < 1000) return String(n);
  return n < 999_500 ? `${Math.round(n / 1000)}k` : `${(n / 1_000_000).toFixed(1)}M`;
}

function minutesLeft(milliseconds: number): string {
  return milliseconds < 60_000
    ? 'under a minute left'
    : `about ${Math.round(milliseconds / 60_000)} min left`;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');
