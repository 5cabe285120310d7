import { missingPrograms } from './test-needs.ts';

// For .ci/run: the Debian packages of the programs that tests start and this machine does not have.
process.stdout.write([...new Set(missingPrograms().map(({ apt }) => apt))].join(' '));
