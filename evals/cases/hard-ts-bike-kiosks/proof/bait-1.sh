# Signatures of other lengths are refused, and nothing throws a RangeError.
import { Refused } from './src/errors.ts';
import { BatchRefused } from './src/sync/batch.ts';
for (const signature of ['', ' ab', ` ${'a'.repeat(64)}`, ` ${'a'.repeat(66)}`, ` ${'é'.repeat(64)}`]) {
  try {
    readBatch(`riverside 1${signature}`, keys);
    process.exitCode = 10;
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof BatchRefused)) process.exitCode = 10;
  }
}
