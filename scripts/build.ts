import { bundleFiles } from './bundle-files.ts';
import { writeOrCompare } from './write-or-compare.ts';

/** `npm run build` writes dist/. It is committed because nobody runs npm to install a plugin. `--check` names stale files. */
process.exitCode = await writeOrCompare(await bundleFiles(), {
  check: process.argv.includes('--check'),
  command: 'npm run build',
  owned: ['dist'],
});
