import { generatedDocuments, generatedParts } from './generated-files.ts';
import { writeOrCompare } from './write-or-compare.ts';

/**
 * `npm run gen` writes everything that is made from something else; `--check` only says what is stale.
 * The bundle is `npm run build`: it depends on what stands here.
 */
const mode = { check: process.argv.includes('--check'), command: 'npm run gen' };
const parts = await writeOrCompare(await generatedParts(), {
  ...mode,
  owned: ['schemas', 'src/contracts/compiled'],
});
process.exitCode =
  parts === 0 ? await writeOrCompare(await generatedDocuments(), { ...mode, owned: [] }) : parts;
