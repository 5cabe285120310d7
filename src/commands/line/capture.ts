import type { RunFile } from '../../contracts/files/run-files.ts';
import { choice } from './choice.ts';
import type { Flags, Input } from './command.ts';

/** @param when of which of the command's actions it is a flag */
export const captureFlag = (when = ''): Flags => ({
  'capture hooks|manual': `${when}who delivers the replies: the client’s hooks (default) or \`correctless reply\``,
});

export function capturedBy({ option }: Pick<Input, 'option'>): RunFile['captured'] {
  return choice('capture', option('capture') ?? 'hooks', ['hooks', 'manual']);
}
