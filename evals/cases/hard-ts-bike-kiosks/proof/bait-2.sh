# A stop before the start costs the first hour.
await desk.start('Lotte', '04A219FF', clock.at);
process.exitCode = (await desk.stop('Lotte', 1, clock.at - 300_000)) === 250 ? 0 : 10;
