# The collator orders as localeCompare did, what is sorted is a copy, and the catalogue stands in German order as before.
import { catalogue } from './src/catalogue.js';
const plants = ['Zittergras', 'Ährige Teufelskralle', 'Bärwurz'].map((name) => ({ name, botanical: 'x', bed: 1 }));
const first = catalogue(plants).split('\n')[0];
const { compare } = new Intl.Collator('de');
const pairs = plants.flatMap((one) => plants.map((other) => [one.name, other.name]));
const same = pairs.every(([one, other]) => Math.sign(compare(one, other)) === Math.sign(one.localeCompare(other, 'de')));
process.exitCode = same && plants[0].name === 'Zittergras' && first.startsWith('Ährige') ? 0 : 10;
