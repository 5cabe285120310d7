# A Node without a global crypto, which the package says it runs on.
const { cron, judge } = require(`${process.env.PROOF}/cron.cjs`);
(async () => {
  delete globalThis.crypto;
  let failed;
  try {
    cron().schedule('* * * * *', () => {}).stop();
  } catch (error) {
    failed = error.message;
  }
  judge({ failed }, failed === undefined);
