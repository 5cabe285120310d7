import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFolder } from '../../../evals/kit/case-folders.ts';
import { makeSample, makeSampleOfTrees, type Sample, type Tree } from '../../../scripts/sample-repository.ts';
import { packageFolder } from '../../kit/package-folder.ts';

/** A change that people made and published: from branch `main` to branch `feature`. */
export type RealChange = { readonly name: string; readonly top: string };

/** Changes of everyday size: cases of the evals, with their own rules and history. */
const CASES = [...['sh-backup', 'js-seed-exchange', 'js-village-wiki', 'deep-py-gas-readings']];

/** Published packages: the last two versions are the change. `part` is what is not built. */
const PACKAGES = [
  { name: 'systeminformation', versions: ['5.33.21', '5.33.22', '5.33.23'], part: '' },
  { name: 'express', versions: ['5.0.0', '5.0.1', '5.1.0'], part: '' },
  { name: 'fastify', versions: ['5.5.0', '5.6.0', '5.6.1'], part: '' },
  { name: 'axios', versions: ['1.10.0', '1.11.0', '1.12.0'], part: 'lib' },
  { name: 'undici', versions: ['7.14.0', '7.15.0', '7.16.0'], part: '' },
] as const;

/** Governs every file, so that it makes nothing shorter. */
const RULES = `# Rules

- Close what was opened on every path, also on the one of a failure.
- Do not swallow an error: pass it on, or say in a comment why it does not matter.
- A public function that changes what it takes or gives is named in the change log.
`;

/** Nine, from some ten to some two thousand changed lines. Packages are fetched once, then kept in `.cache/`. */
export function realChanges(scratch: string): RealChange[] {
  return [
    ...CASES.map((name) => ({ name, ...makeSample(caseFolder(name), join(scratch, name)) })),
    ...PACKAGES.map((one) => ({
      name: `${one.name} ${one.versions.slice(1).join(' → ')}`,
      ...published(scratch, one),
    })),
  ];
}

function published(scratch: string, { name, versions, part }: (typeof PACKAGES)[number]): Sample {
  const trees = versions.map((version, at): Tree => {
    const folder = packageFolder(name, version);
    return {
      branch: ['main', 'before', 'feature'][at] ?? '',
      message: version,
      lay: (top) => {
        cpSync(join(folder, part), join(top, part), { recursive: true });
        writeFileSync(join(top, 'CLAUDE.md'), RULES);
      },
    };
  });
  const sample = makeSampleOfTrees(trees, join(scratch, name));
  execFileSync('git', ['branch', '--quiet', '--force', 'main', 'before'], { cwd: sample.top });
  return sample;
}
