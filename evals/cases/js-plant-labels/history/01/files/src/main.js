import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from './catalogue.js';
import { jobsFile } from './jobs.js';
import { namesFile } from './names.js';
import { plantOf } from './plant.js';

const [card, ...wanted] = process.argv.slice(2);
const plants = JSON.parse(await readFile('plants.json', 'utf8')).map(plantOf);
await writeFile(join(card, 'NAMES.TXT'), namesFile(plants));
await writeFile(join(card, 'JOBS.TXT'), jobsFile(plants.filter(({ name }) => wanted.includes(name))));
await writeFile('catalogue.txt', catalogue(plants));
