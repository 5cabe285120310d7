// A rotating stream of the package at the top of the sample, in a folder of its own; both versions can be asked.
const fs = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const rfs = require(join(process.cwd(), 'index.js'));
const folder = fs.mkdtempSync(join(tmpdir(), 'rfs-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

exports.fs = fs;
exports.folder = folder;
exports.opened = (name, settings = {}) => (rfs.createStream ?? rfs)(name, { path: folder, ...settings });
exports.text = (name) => (fs.existsSync(join(folder, name)) ? fs.readFileSync(join(folder, name), 'utf8') : '');
exports.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Whether `event` comes within `ms`: its value, `true` where it has none, or `undefined`. */
exports.told = (stream, event, ms) =>
  Promise.race([
    new Promise((resolve) => stream.once(event, (value) => resolve(value ?? true))),
    exports.wait(ms).then(() => undefined),
  ]);

exports.judge = (seen, right) => {
  console.log(JSON.stringify(seen));
  process.exit(right ? 0 : 1);
};
