# One batch, from the kiosk and from a telephone at the same time.
const one = batch(1, start('Lotte'), stop('Lotte'));
await Promise.all([sync.accept(one), sync.accept(one)]);
console.log('owed', ledger.owed('M1'), 'and it should be 500');
process.exitCode = ledger.owed('M1') === 500 ? 0 : 10;
