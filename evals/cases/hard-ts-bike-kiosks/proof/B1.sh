# The ledger fails once; the stop is sent again, as after every status of 500.
const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const clock = { at: Date.UTC(2025, 6, 1, 12), now: () => clock.at };
const ledger = new Ledger(join(folder, 'ledger'));
const members = new Register([{ id: 'M1', name: 'Ana', card: '04a2 19ff' }]);
const journal = new Journal(join(folder, 'journal'));
const fleet = new Fleet(['Lotte', 'Emil', 'Ida']);
const desk = new HireDesk({ fleet, members, ledger, journal, clock });
await desk.start('Lotte', '04A219FF');
clock.at += 30 * 60_000;
const book = ledger.book.bind(ledger);
ledger.book = () => { ledger.book = book; return Promise.reject(new Error('no space left')); };
await desk.stop('Lotte', 3).catch(() => undefined);
await desk.stop('Lotte', 3).catch(() => undefined);
console.log('owed after a second stop:', ledger.owed('M1'));
process.exitCode = ledger.owed('M1') === 250 ? 0 : 10;
