import { lackingPrograms } from './test-needs.ts';

// Debian's packages of the programs that tests start and this machine lacks, for .ci/run.
process.stdout.write([...new Set(lackingPrograms().map(({ apt }) => apt))].join(' '));
