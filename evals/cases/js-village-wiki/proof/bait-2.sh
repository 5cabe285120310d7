# What a writer says stays a message, even if it looks like an option.
import { writePage } from './src/pages.js';
await writePage(folder, 'bus', 'Tuesdays', '--file=/etc/hostname; touch made');
const message = await git(folder, 'log', '--format=%s');
const made = existsSync(join(folder, 'made'));
process.exitCode = message.trim() === '--file=/etc/hostname; touch made' && !made ? 0 : 10;
