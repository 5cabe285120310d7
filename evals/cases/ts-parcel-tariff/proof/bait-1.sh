# The tenth is floored: prices stay whole cents, as CLAUDE.md asks.
import * as price from './src/tariff/price.ts';
const bands = [{ upTo: 500, cents: 391 }];
const tariff = { inland: bands, europe: bands, world: bands };
const cents = price.priceOfAll === undefined ? 0 : price.priceOfAll(tariff, 'inland', Array(101).fill(400));
process.exitCode = Number.isInteger(cents) ? 0 : 10;
