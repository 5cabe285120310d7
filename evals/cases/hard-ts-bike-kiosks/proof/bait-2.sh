# A stop before the start costs the first hour.
const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const clock = { at: Date.UTC(2025, 6, 1, 12), now: () => clock.at };
const ledger = new Ledger(join(folder, 'ledger'));
const members = new Register([{ id: 'M1', name: 'Ana', card: '04a2 19ff' }]);
const journal = new Journal(join(folder, 'journal'));
const fleet = new Fleet(['Lotte', 'Emil', 'Ida']);
const desk = new HireDesk({ fleet, members, ledger, journal, clock });
await desk.start('Lotte', '04A219FF', clock.at);
process.exitCode = (await desk.stop('Lotte', 1, clock.at - 300_000)) === 250 ? 0 : 10;
