import { VERSION_LINE } from '../kernel/text/version-line.ts';
import type { Command } from './line/command.ts';

export const versionCommand: Command = {
  name: 'version',
  summary: 'Shows the version',
  usage: '',
  flags: {},
  takes: { least: 0, most: 0, paths: false },
  run: () => Promise.resolve({ status: 0, stdout: VERSION_LINE }),
};
