import { bundleFiles } from './bundle-files.ts';
import { writeOrCompare } from './write-or-compare.ts';

/** `npm run build` writes dist/, which is committed: nobody runs npm for a plugin. `--check` says what is stale. */
process.exitCode = await writeOrCompare(await bundleFiles(), {
  check: process.argv.includes('--check'),
  command: 'npm run build',
  owned: ['dist'],
});
