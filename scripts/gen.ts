import { recordIndexes } from './record-indexes.ts';
import { writeOrCompare } from './write-or-compare.ts';

/**
 * `npm run gen` writes every generated file except the bundle; `--check` only names stale files. The bundle depends on these files
 * and has its own command, `npm run build`.
 */
const mode = { check: process.argv.includes('--check'), command: 'npm run gen' };

// Later steps import what earlier steps write, so they are loaded after it.
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
