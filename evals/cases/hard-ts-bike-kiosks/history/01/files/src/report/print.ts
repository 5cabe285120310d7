import { Journal } from '../storage/journal.js';
import { monthly } from './monthly.js';

const [month = ''] = process.argv.slice(2);
const records = await new Journal(process.env['JOURNAL'] ?? 'journal.jsonl').read();
console.table(monthly(records, month));
