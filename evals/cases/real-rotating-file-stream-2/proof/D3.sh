# Three streams are opened at once in folders that are not there yet.
  const names = ['a.log', 'b.log', 'c.log'].map((name) => `deep/er/${name}`);
  const streams = names.map((name) => opened(name));
  for (const stream of streams) stream.on('error', () => {});
  for (const stream of streams) stream.write('line\n');
  let lines = [];
  for (let i = 0; i < 30 && !(lines.length > 0 && lines.every((one) => one !== '')); i += 1) {
    await wait(100);
    lines = names.map((name) => text(name));
  }
  judge(lines, lines.every((one) => one === 'line\n'));
