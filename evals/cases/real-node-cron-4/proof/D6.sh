# A task fails at once, each second: no run of it is under way when the next begins.
  if (cron().createTask === undefined) absent();
  const task = cron().createTask('* * * * * *', () => {
    throw new Error('as it should');
  });
  let overlaps = 0;
  task.on('execution:overlap', () => (overlaps += 1));
  console.error = () => {};
  task.start();
  await wait(3500);
  task.stop();
  judge({ overlaps }, overlaps === 0);
