import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange } from './change/change.ts';

const flags = { staged: false, uncommitted: false, paths: [] };
const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');

it.each(['* -diff\n', '* binary\n', '* diff=none\n'])(
  'no attributes kept for the clone say what is text: %j',
  async (kept) => {
    const sample = sampleRepository({
      'gone.csv': 'x\ny\n',
      'a.js': lines(9),
      '.gitattributes': '*.snap -diff\n',
    });
    sample.git('config', 'diff.none.binary', 'true');
    sample.remove('gone.csv');
    sample.commit({ 'new.csv': lines(4), 'a.js': `${lines(9)}bug();\n` });
    mkdirSync(join(sample.top, '.git', 'info'), { recursive: true });
    writeFileSync(join(sample.top, '.git', 'info', 'attributes'), kept);
    const target = parseTarget(['HEAD'], flags);
    const { changed, skipped } = await readChange(sample, target);
    expect([...changed.values()].map(({ kind }) => kind)).toEqual(['text', 'deleted', 'text']);
    expect(skipped).toEqual([]);
  },
);
