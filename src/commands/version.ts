import { VERSION } from '../kernel/version.ts';
import type { Command } from './command.ts';

export const versionCommand: Command = {
  name: 'version',
  summary: 'Shows the version',
  usage: '',
  flags: [],
  takes: { least: 0, most: 0, paths: false },
  run: () => Promise.resolve({ status: 0, stdout: `correctless ${VERSION}\n` }),
};
