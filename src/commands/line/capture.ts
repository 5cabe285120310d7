import type { RunFile } from '../../contracts/files/run-files.ts';
import { choice } from './choice.ts';
import type { Flag, Input } from './command.ts';

export const CAPTURE_FLAG: Flag = {
  name: 'capture',
  value: 'hooks|manual',
  summary: 'who delivers the replies: the client’s hooks (default) or `correctless reply`',
};

export function capturedBy({ option }: Pick<Input, 'option'>): RunFile['captured'] {
  return choice('capture', option('capture') ?? 'hooks', ['hooks', 'manual']);
}
