# What is given to forAuction keeps its order. On main there are no auctions.
import { forAuction } from './src/auction.ts';
const items = [
  { number: 1, kind: 'bike', what: 'a', found: '2025-05-01' },
  { number: 2, kind: 'bike', what: 'b', found: '2024-05-01' },
];
const sold = forAuction(items, '2026-01-01').map(({ number }) => number);
process.exitCode = items[0].number === 1 && sold.join() === '2,1' ? 0 : 10;
