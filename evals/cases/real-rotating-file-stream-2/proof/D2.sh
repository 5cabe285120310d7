# The file cannot be opened, and nothing is written yet.
  fs.mkdirSync(`${folder}/a.log`);
  const stream = opened('a.log');
  const error = await told(stream, 'error', 3000);
  judge({ error: error?.message }, error !== undefined);
