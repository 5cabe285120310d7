import { recordIndexes } from './record-indexes.ts';
import { writeOrCompare } from './write-or-compare.ts';

/**
 * `npm run gen` writes everything that is made from something else; `--check` only says what is stale.
 * The bundle is `npm run build`: it depends on what stands here.
 */
const mode = { check: process.argv.includes('--check'), command: 'npm run gen' };

// What the others are made from is written first, and they are loaded after it.
const steps = [
  async () => writeOrCompare(recordIndexes(), { ...mode, owned: [] }),
  async () => {
    const { generatedParts } = await import('./generated-files.ts');
    return writeOrCompare(await generatedParts(), { ...mode, owned: ['schemas', 'src/contracts/compiled'] });
  },
  async () => {
    const { generatedDocuments } = await import('./generated-files.ts');
    return writeOrCompare(await generatedDocuments(), { ...mode, owned: [] });
  },
];
for (const step of steps) {
  process.exitCode = await step();
  if (process.exitCode !== 0) break;
}
