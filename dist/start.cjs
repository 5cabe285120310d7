/*
 * The first file node reads, copied to dist/ as it stands. Written in ES5, so that any node can read it and say that
 * it is too old; the rest of dist/, which needs a newer one, is only read after that.
 */
'use strict';

var OLDEST = 20;

if (parseInt(process.versions.node, 10) < OLDEST) {
  refuse(
    4,
    'environment/node-too-old: correctless needs Node ' + OLDEST + ' or newer, this is ' + process.version,
    'hint: install a newer Node: https://nodejs.org/en/download'
  );
} else {
  try {
    require('./load.cjs');
  } catch (error) {
    refuse(70, 'internal error, please report it', (error && error.stack) || error);
  }
}

function refuse(status, problem, detail) {
  process.stderr.write(problem + '\n' + detail + '\n');
  // A look that cannot be watched is refused: 2 is the one status with which the client denies it.
  process.exitCode = process.argv[2] === 'hook' && process.argv[3] === 'look' ? 2 : status;
}
