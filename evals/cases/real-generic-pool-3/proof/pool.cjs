// The pool at the top of the sample, with a factory that tells what it is asked for.
const { join } = require('node:path');

const { createPool } = require(join(process.cwd(), require(join(process.cwd(), 'package.json')).main));
// The older version is made with `new Pool(settings)` and answers by callbacks: it has not what is asked here.
if (createPool === undefined) process.exit(2);

// What a pool leaves unhandled is not what is asked here.
process.on('unhandledRejection', () => {});

exports.made = (settings, own = {}) => {
  const did = { created: 0, destroyed: [] };
  const factory = {
    create: () => Promise.resolve({ id: (did.created += 1) }),
    destroy: (resource) => {
      did.destroyed.push(resource.id);
      return Promise.resolve();
    },
    validate: () => Promise.resolve(true),
    ...own,
  };
  return { pool: createPool(factory, settings), did };
};

exports.wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a promise comes to within `ms`: its value, `failed: …` or `waits`. */
exports.within = (ms, promise) =>
  Promise.race([
    promise.then(
      (value) => value,
      (error) => `failed: ${error.message}`,
    ),
    exports.wait(ms).then(() => 'waits'),
  ]);

exports.judge = (seen, right) => {
  console.log(JSON.stringify(seen));
  process.exit(right ? 0 : 1);
};
