// The package at the top of the sample, wherever this version keeps its module.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = ['lib/index.mjs', 'libesm/index.js'].map((one) => join(process.cwd(), one)).find((one) => existsSync(one));
export const lib = await import(pathToFileURL(file).href);
export const judge = (seen, right) => {
  console.log(JSON.stringify(seen).slice(0, 300));
  process.exit(right ? 0 : 1);
};
