import { Db } from './db.js';
import { destroyExpired } from './destroy.js';
import { Files } from './files.js';

const [top] = process.argv.slice(2);
for (const id of destroyExpired(new Db(`${top}/archive.db`), new Files(top), new Date())) console.log(`destroyed ${id}`);
