import { readFile } from 'node:fs/promises';
import type { Lot } from './lot.js';
import { Store } from './store.js';

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The store in a file of lots, one JSON object a line. */
export async function readStore(file: string): Promise<Store> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return new Store(lines.map((line, at) => checked(JSON.parse(line) as Lot, at + 1)));
}

function checked(lot: Lot, line: number): Lot {
  if (!DATE.test(lot.collected)) throw new Error(`line ${line}: ${lot.collected} is no date`);
  if (!Number.isInteger(lot.milligrams) || lot.milligrams < 0) throw new Error(`line ${line}: no weight`);
  return lot;
}
