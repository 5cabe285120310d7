# The report of a month in which a batch came.
import { monthly } from './src/report/monthly.ts';
await sync.accept(batch(1, start('Lotte'), stop('Lotte')));
try {
  process.exitCode = monthly(await journal.read(), '2025-07').hires === 1 ? 0 : 11;
} catch (error) {
  console.log(error.message.slice(0, 60));
  process.exitCode = 10;
}
