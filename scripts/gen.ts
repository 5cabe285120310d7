import { generatedFiles } from './generated-files.ts';
import { writeOrCompare } from './write-or-compare.ts';

/**
 * `npm run gen` writes everything that is made from something else; `--check` only says what is stale.
 * The bundle is `npm run build`: it depends on what stands here.
 */
process.exitCode = await writeOrCompare(await generatedFiles(), {
  check: process.argv.includes('--check'),
  command: 'npm run gen',
  owned: ['schemas', 'src/contracts/compiled'],
});
