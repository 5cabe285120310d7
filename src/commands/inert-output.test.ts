import { beforeEach, describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { PLAIN } from '../kernel/text/output-style.ts';
import { main } from '../main.ts';

const CLEAR = '\u009b2J\u001b[2J';
const NAME = `src/a${CLEAR}.js`;

let repository: SampleRepository;
let run: string;

const said = async (words: readonly string[], style = PLAIN): Promise<string> => {
  const {
    status,
    stdout = '',
    stderr,
  } = await main(words, {
    ...{ cwd: repository.top, env: process.env, style },
    stdin: () => Promise.resolve(Buffer.from('')),
  });
  expect(status, stderr).toBe(0);
  return typeof stdout === 'string' ? stdout : Buffer.from(stdout).toString('utf8');
};

beforeEach(async () => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ [NAME]: `// ${CLEAR}\n` });
  const planned = await said(['plan', 'main..work', '--capture', 'manual', '--no-rules', '--json']);
  ({ run } = JSON.parse(planned) as { run: string });
  await said(['next', run, '--json']);
});

describe('what the repository holds', () => {
  it('is in a packet as it is where a program reads it, and obeyed by no terminal', async () => {
    const words = ['packet', `${run}/1`];
    expect(await said(words)).toContain(`+// ${CLEAR}`);
    for (const style of [
      { color: false, columns: 80, links: false },
      { color: true, columns: null, links: false },
    ]) {
      expect(await said(words, style)).toContain(String.raw`+// \u{9b}2J\u{1b}[2J`);
      expect(await said(words, style)).not.toMatch(/[\u001b\u009b]/);
    }
  });

  it.each([
    ['diff', 'main..work', '--json'],
    ['status', '--json'],
    ['next', 'RUN', '--json'],
  ])('is escaped in the JSON of %s', async (...words) => {
    const json = await said(words.map((word) => (word === 'RUN' ? run : word)));
    expect(json).not.toMatch(/[\u001b\u009b]/);
    expect(() => JSON.parse(json) as unknown).not.toThrow();
  });

  it('reads back from JSON as it was', async () => {
    expect(JSON.stringify(JSON.parse(await said(['diff', 'main..work', '--json'])))).toContain(
      JSON.stringify(NAME).slice(1, -1),
    );
  });
});
