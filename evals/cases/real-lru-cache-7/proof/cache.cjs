// The cache at the top of the sample. `old` says that it is the one before the change, with other names for some things.
const { join } = require('node:path');

process.noDeprecation = true;
const Cache = require(join(process.cwd(), 'index.js'));
exports.old = !('clear' in Cache.prototype);

/** A cache of `max` items, or of `maxSize` by `sizeOf`. */
exports.made = ({ max, maxSize, sizeOf, ttl, ...more }) =>
  exports.old
    ? new Cache({ max: maxSize ?? max, length: sizeOf, maxAge: ttl, ...more })
    : new Cache({ max, maxSize, sizeCalculation: sizeOf, ttl, ...more });
exports.without = (cache, key) => (exports.old ? cache.del(key) : cache.delete(key));
exports.emptied = (cache) => (exports.old ? cache.reset() : cache.clear());
exports.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
exports.judge = (seen, right) => {
  console.log(JSON.stringify(seen));
  process.exit(right ? 0 : 1);
};
