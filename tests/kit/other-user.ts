import { sampleFolder } from './sample-repository.ts';

/** What another user, or this one on another machine, would do here: with another key, or none yet. */
export async function asOtherUser<T>(work: () => Promise<T>): Promise<T> {
  const own = process.env['XDG_STATE_HOME'];
  process.env['XDG_STATE_HOME'] = sampleFolder();
  try {
    return await work();
  } finally {
    if (own === undefined) delete process.env['XDG_STATE_HOME'];
    else process.env['XDG_STATE_HOME'] = own;
  }
}
