# The last job has no end of line, where the printer would begin it.
import { jobsFile } from './src/jobs.js';
const begun = jobsFile([{ name: 'Dost', botanical: 'Origanum' }, { name: 'Eibe', botanical: 'Taxus' }]).split('\n').length - 1;
console.log(`jobs that the printer begins: ${begun} of 2`);
process.exitCode = begun === 2 ? 0 : 10;
