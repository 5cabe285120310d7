# A key is never sold. On main there are no auctions.
import { forAuction } from './src/auction.ts';
const sold = forAuction([{ number: 1, kind: 'key', what: 'key', found: '1900-01-01' }], '2999-12-31');
process.exitCode = sold.length === 0 ? 0 : 10;
