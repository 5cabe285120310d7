# Days are whole across both changes of the clock, wherever the office stands.
process.env.TZ = 'Europe/Berlin';
const { daysBetween } = await import('./src/days.ts');
const all = [['2026-03-28', '2026-03-30', 2], ['2026-10-24', '2026-10-26', 2], ['2025-12-31', '2026-12-31', 365]];
process.exitCode = all.every(([from, to, days]) => daysBetween(from, to) === days) ? 0 : 10;
