// The package at the top of the sample, built from its TypeScript sources by the project's own esbuild.
const { mkdtempSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const { buildSync } = createRequire(join(__dirname, '../../../../package.json'))('esbuild');
const folder = mkdtempSync(join(tmpdir(), 'immer-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The package, loaded anew; `es5` switches Proxy off. */
exports.loaded = ({ es5 = false } = {}) => {
  const outfile = join(folder, `${Math.random()}.cjs`);
  buildSync({
    entryPoints: [join(process.cwd(), 'src/immer.ts')],
    outfile,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    define: { __DEV__: 'true' },
    tsconfigRaw: '{}',
    logLevel: 'error',
  });
  const immer = require(outfile);
  immer.enableAllPlugins();
  if (es5) immer.setUseProxies(false);
  return immer;
};
exports.judge = (seen, right) => {
  console.log(JSON.stringify(seen));
  process.exit(right ? 0 : 1);
};
