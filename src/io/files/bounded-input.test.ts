import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { readConfig, readSuppressions } from '../../gather/config.ts';
import { INPUT_LIMITS } from '../../kernel/input-limits.ts';
import { readInput } from './bounded-input.ts';

const stdin = () => Promise.resolve(Buffer.from('piped'));
const tooLarge = { code: 'usage/input-too-large' };

/** A file of so many bytes, of which the disk keeps none. */
function sparse(bytes: number): string {
  const file = join(sampleFolder(), 'sparse');
  const opened = openSync(file, 'w');
  ftruncateSync(opened, bytes);
  closeSync(opened);
  return file;
}

describe('readInput', () => {
  const most = INPUT_LIMITS.reply.bytes;

  it('reads as much as is allowed and not a byte more', async () => {
    expect(await readInput('reply', { file: sparse(most), cwd: '/', stdin })).toHaveLength(most);
    await expect(readInput('reply', { file: sparse(most + 1), cwd: '/', stdin })).rejects.toMatchObject({
      ...tooLarge,
      message: expect.stringContaining('more than 4194304 bytes (4 MB)') as string,
    });
  });

  it('ends at the limit of a file that is larger than memory, and of one without an end', async () => {
    const files = [sparse(2 ** 42), ...(process.platform === 'win32' ? [] : ['/dev/zero'])];
    for (const file of files) {
      await expect(readInput('reply', { file, cwd: '/', stdin })).rejects.toMatchObject(tooLarge);
    }
  });

  it('reads standard input for -, a relative name from the folder one is in, and says what is missing', async () => {
    const cwd = sampleFolder();
    writeFileSync(join(cwd, 'a.json'), '[]');
    expect(String(await readInput('reply', { file: '-', cwd, stdin }))).toBe('piped');
    expect(String(await readInput('reply', { file: 'a.json', cwd, stdin }))).toBe('[]');
    await expect(readInput('reply', { file: 'b.json', cwd, stdin })).rejects.toMatchObject({
      code: 'environment/file-unreadable',
      message: `there is no file ${join(cwd, 'b.json')}`,
    });
  });
});

it('configuration and suppressions of the repository have limits too', async () => {
  const repository = sampleRepository({
    '.correctless/config/workflow-config.json': `{}${' '.repeat(INPUT_LIMITS.configuration.bytes)}`,
    '.correctless/suppressions.json': `[]${' '.repeat(INPUT_LIMITS.suppressions.bytes)}`,
  });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  await expect(readConfig(repository, tree)).rejects.toMatchObject(tooLarge);
  await expect(readSuppressions(repository, tree)).rejects.toMatchObject(tooLarge);
});
