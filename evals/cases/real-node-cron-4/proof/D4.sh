# A pattern of one day of the week: the next run is three days from now.
  if (cron().createTask === undefined) absent();
  const day = (new Date().getUTCDay() + 3) % 7;
  const task = cron().createTask(`0 0 12 * * ${day}`, () => {}, { timezone: 'UTC' });
  task.start();
  const days = (task.getNextRun().getTime() - Date.now()) / 86_400_000;
  judge({ days }, days < 4);
