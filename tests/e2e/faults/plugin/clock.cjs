// Required before the program: each start lives an hour before the start before it. Starts are counted in a file beside.
const { appendFileSync, readFileSync } = require('node:fs');
const count = `${process.env.CORRECTLESS_CLOCK}/starts`;
appendFileSync(count, '.');
const back = readFileSync(count).length * 3_600_000;
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() - back);
    else super(...given);
  }
  static now() {
    return Real.now() - back;
  }
};
