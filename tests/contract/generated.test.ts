import { describe, expect, it } from 'vitest';
import { bundleFiles } from '../../scripts/bundle-files.ts';
import { generatedDocuments, generatedParts } from '../../scripts/generated-files.ts';
import { leftoverFiles, staleFiles } from '../../scripts/write-or-compare.ts';
import { TOP } from './project-files.ts';

const generatedFiles = async () => [...(await generatedParts()), ...(await generatedDocuments())];
const mode = { check: true, command: '', top: TOP };

describe('npm run gen', () => {
  it('would change nothing: schemas, validators, documents, blocks and versions are fresh', async () => {
    const files = await generatedFiles();
    expect((await staleFiles(files, { ...mode, owned: [] })).map(({ path }) => path)).toEqual([]);
    expect(await leftoverFiles(files, { ...mode, owned: ['schemas', 'src/contracts/compiled'] })).toEqual([]);
  });

  it('makes at least forty files, of every kind', async () => {
    const paths = (await generatedFiles()).map(({ path }) => path);
    expect(paths.length).toBeGreaterThanOrEqual(40);
    for (const kind of [
      /^schemas\//,
      /^src\/contracts\/compiled\//,
      /^agents\//,
      /^docs\/cli\.md$/,
      /plugin\.json$/,
    ]) {
      expect(
        paths.filter((path) => kind.test(path)),
        String(kind),
      ).not.toEqual([]);
    }
  });
});

describe('npm run build', () => {
  let built: ReturnType<typeof bundleFiles> | undefined;
  // Built once for all tests. No other test of the suite builds, so this is where CI checks that other machines get the same bytes.
  const builtOnce = () => (built ??= bundleFiles());

  it('would change nothing: dist/ is made from these sources', async () => {
    const files = await builtOnce();
    expect((await staleFiles(files, { ...mode, owned: [] })).map(({ path }) => path)).toEqual([]);
    expect(await leftoverFiles(files, { ...mode, owned: ['dist'] })).toEqual([]);
  });

  it('makes at most 3 MB, and 60,000 lines of JavaScript: people read what they install', async () => {
    const files = await builtOnce();
    const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    const programs = files.filter(({ path }) => path.endsWith('.cjs'));
    const lines = programs.reduce((sum, { content }) => sum + content.split('\n').length - 1, 0);
    expect([bytes, lines]).toEqual([Math.min(bytes, 3_000_000), Math.min(lines, 60_000)]);
    // Longer lines do not count as fewer.
    expect(bytes / lines).toBeLessThan(60);
  });

  it('makes at least thirty files, with the licences of what they contain', async () => {
    const files = await builtOnce();
    expect(files.length).toBeGreaterThanOrEqual(30);
    const notices = files.find(({ path }) => path === 'dist/THIRD-PARTY.txt')?.content ?? '';
    expect(notices).toMatch(/^ignore 7\.0\.5 \(MIT\)$/m);
    expect(notices).not.toContain('no licence named');
  });
});
