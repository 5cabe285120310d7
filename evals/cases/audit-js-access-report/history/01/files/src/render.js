import { readFileSync } from 'node:fs';

// A dozen lines, read once when the module is loaded.
const NAMES = JSON.parse(readFileSync(new URL('./country-names.json', import.meta.url), 'utf8'));

const percent = (part, whole) => (whole === 0 ? '0.0' : ((part / whole) * 100).toFixed(1));

/** The ten paths read most, most first; equal ones by name. */
export function topPaths(counts) {
  const top = [];
  const rest = Object.entries(counts);
  while (top.length < 10 && rest.length > 0) {
    rest.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    top.push(rest.shift());
  }
  return top;
}

export function render({ visitors, counts, perCountry, busiest, skipped }) {
  const total = [...perCountry.values()].reduce((sum, count) => sum + count, 0);
  const lines = [`visitors: ${visitors.length}`, `skipped lines: ${skipped}`];
  lines.push(`busiest: day ${busiest.day}, ${busiest.hour}:00 (${busiest.count})`);
  for (const [path, count] of topPaths(counts)) lines.push(`${count} ${path}`);
  for (const [country, count] of [...perCountry].sort(([, m], [, n]) => n - m)) {
    lines.push(`${NAMES[country] ?? country}: ${percent(count, total)} %`);
  }
  return `${lines.join('\n')}\n`;
}
