# A tab within a botanical name still becomes a blank.
import { jobsFile } from './src/jobs.js';
const text = jobsFile([{ name: 'Dost', botanical: 'Origanum\tvulgare' }]);
process.exitCode = text.trimEnd() === 'Dost\tOriganum vulgare' ? 0 : 10;
