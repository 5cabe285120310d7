# A task is made with a name.
const { absent, cron, judge } = require(`${process.env.PROOF}/cron.cjs`);
(async () => {
  if (cron().createTask === undefined) absent();
  const { name } = cron().createTask('* * * * *', () => {}, { name: 'nightly report' });
  judge({ name }, name === 'nightly report');
