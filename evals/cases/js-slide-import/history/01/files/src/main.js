import { Archive } from './archive.js';
import { importFolder } from './import.js';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: npm run import -- FOLDER');
  process.exitCode = 2;
} else {
  const { added, failed } = await importFolder(await Archive.open(process.env.ARCHIVE ?? 'archive'), folder);
  console.log(`${added} new slides`);
  for (const { file, message } of failed) console.error(`${file}: ${message}`);
  if (failed.length > 0) process.exitCode = 1;
}
