import { line } from './markup.ts';

export type Share = { readonly what: string; readonly n: number; readonly tone: string };

/** A bar divided in proportion. The same is next to it in words. No style attribute: the policy forbids it. */
export function shareBar(shares: readonly Share[]): string {
  const total = shares.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return '';
  let x = 0;
  const parts = shares.map(({ what, n, tone }) => {
    const width = (n / total) * 100;
    const part = `<rect x="${x.toFixed(2)}%" width="${Math.max(width - 0.4, 0.4).toFixed(2)}%" height=10 rx=2 class="tone-${tone}"><title>${line(what)}: ${n}</title></rect>`;
    x += width;
    return part;
  });
  return `<svg class=share width="100%" height=10 aria-hidden=true>${parts.join('')}</svg>`;
}
