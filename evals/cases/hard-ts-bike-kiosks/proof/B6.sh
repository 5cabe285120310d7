# A quarter past eight on the kiosk's clock, in July.
import { readEvent } from './src/sync/event.ts';
const event = readEvent('{"kind":"stop","bike":"Lotte","km":1,"at":"2025-07-01T08:15:00"}');
console.log(new Date(event.at).toISOString());
process.exitCode = event.at === Date.UTC(2025, 6, 1, 6, 15) ? 0 : 10;
