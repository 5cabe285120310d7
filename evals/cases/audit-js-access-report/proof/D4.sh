# All entries ask before the first answer is known: README.md says once an address.
import { Countries, perCountry } from './src/countries.js';
let asked = 0;
let open = 0;
let most = 0;
const ask = async () => {
  asked += 1;
  open += 1;
  most = Math.max(most, open);
  await new Promise((resolve) => setTimeout(resolve, 5));
  open -= 1;
  return 'DE';
};
await perCountry(Array.from({ length: 300 }, (_, i) => ({ address: `10.0.0.${i % 3}` })), new Countries(ask));
console.log(`300 entries of 3 addresses: ${asked} questions, ${most} at once`);
process.exitCode = asked > 3 ? 1 : 0;
