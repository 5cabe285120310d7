# A task is made with a name.
  if (cron().createTask === undefined) absent();
  const { name } = cron().createTask('* * * * *', () => {}, { name: 'nightly report' });
  judge({ name }, name === 'nightly report');
