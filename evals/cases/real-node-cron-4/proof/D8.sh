# A Node without a global crypto, which the package says it runs on.
  delete globalThis.crypto;
  let failed;
  try {
    cron().schedule('* * * * *', () => {}).stop();
  } catch (error) {
    failed = error.message;
  }
  judge({ failed }, failed === undefined);
