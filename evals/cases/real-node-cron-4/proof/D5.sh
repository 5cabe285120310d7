# A task of half a year from now: more milliseconds than a timer can wait.
  const warnings = [];
  process.on('warning', (warning) => warnings.push(warning.name));
  const month = ((new Date().getMonth() + 6) % 12) + 1;
  const task = cron().schedule(`0 0 1 ${month} *`, () => {});
  await wait(500);
  task.stop();
  judge({ warnings: warnings.length }, warnings.length === 0);
