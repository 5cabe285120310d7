# The ledger fails once; the stop is sent again, as after every status of 500.
await desk.start('Lotte', '04A219FF');
clock.at += 30 * 60_000;
const book = ledger.book.bind(ledger);
ledger.book = () => { ledger.book = book; return Promise.reject(new Error('no space left')); };
await desk.stop('Lotte', 3).catch(() => undefined);
await desk.stop('Lotte', 3).catch(() => undefined);
console.log('owed after a second stop:', ledger.owed('M1'));
process.exitCode = ledger.owed('M1') === 250 ? 0 : 10;
