# A parcel heavier than the last band gets that band's price.
import { priceOf, TooHeavy } from './src/tariff/price.ts';
const bands = [{ upTo: 500, cents: 390 }, { upTo: 2_000, cents: 550 }, { upTo: 10_000, cents: 890 }];
const tariff = { inland: bands, europe: bands, world: bands };
let price;
try {
  price = priceOf(tariff, 'world', 25_000);
} catch (error) {
  if (!(error instanceof TooHeavy)) throw error;
}
console.log('25 kg, where 10 are the most:', price ?? 'refused');
process.exitCode = price === undefined ? 0 : 10;
