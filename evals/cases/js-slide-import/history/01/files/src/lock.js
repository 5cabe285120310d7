import { mkdir, rmdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until nobody else holds the folder `path`, and makes it. Answers what gives it back. */
export async function lock(path) {
  for (;;) {
    try {
      await mkdir(path);
      return () => rmdir(path);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      await sleep(20);
    }
  }
}
