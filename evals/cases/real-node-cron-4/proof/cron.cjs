// The scheduler at the top of the sample, wherever this version keeps it.
const { existsSync } = require('node:fs');
const { join } = require('node:path');

const folder = ['dist/cjs', 'dist', 'src'].find((one) => existsSync(join(process.cwd(), one, 'node-cron.js')));
/** A module of the package; the older version has most of them by other names, and then this is `undefined`. */
exports.part = (...names) => {
  const found = names.map((name) => join(process.cwd(), folder, `${name}.js`)).find((file) => existsSync(file));
  return found === undefined ? undefined : require(found);
};
exports.folder = join(process.cwd(), folder);
exports.cron = () => {
  const whole = exports.part('node-cron');
  return whole.default ?? whole;
};
/** What matches times: `{ match, getNextMatch }`; the older version has the first only. */
exports.matcher = (pattern, zone) => {
  const found = exports.part('time/time-matcher', 'time-matcher');
  return new (found.TimeMatcher ?? found)(pattern, zone);
};
exports.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
exports.absent = () => process.exit(2);
exports.judge = (seen, right) => {
  console.log(JSON.stringify(seen));
  process.exit(right ? 0 : 1);
};
