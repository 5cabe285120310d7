# What is reserved is sold, and what was reserved once is not. On main there are no auctions.
import { readdirSync } from 'node:fs';
if (!readdirSync('src').includes('auction.ts')) process.exit(0);
const { forAuction } = await import('./src/auction.ts');
const coat = { kind: 'clothes', found: '2025-01-01' };
const items = [
  { ...coat, number: 1, what: 'reserved until tomorrow', reservedUntil: '2026-01-03' },
  { ...coat, number: 2, what: 'reserved until last month', reservedUntil: '2025-12-01' },
];
const sold = forAuction(items, '2026-01-02').map(({ what }) => what);
console.log('sold:', sold.join(', '));
process.exitCode = sold.join() === 'reserved until last month' ? 0 : 10;
