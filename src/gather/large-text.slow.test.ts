import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange, type Change } from './change/change.ts';

const read = (repository: SampleRepository): Promise<Change> =>
  readChange(repository, parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] }));

it('a file is large when it is text of more than 32 MiB on a side, whatever is in it and whatever else there is', async () => {
  const line = Buffer.alloc(33 * 1024 * 1024, 'const a = 1; ');
  const movie = Buffer.from(line);
  movie[100] = 0;
  const repository = sampleRepository({
    '.gitattributes': '*.csv -diff\n',
    'was.ts': line,
  });
  repository.commit({
    'is.ts': line,
    'was.ts': 'const a = 1;\n',
    'a.csv': line,
    'movie.ts': movie,
    'a.ts': 'x\n',
  });
  const change = await read(repository);
  expect(change.skipped.map(({ path, reason }) => [path, reason])).toEqual([
    ['a.csv', 'binary'],
    ['is.ts', 'large'],
    ['movie.ts', 'unreadable'],
    ['was.ts', 'large'],
  ]);
  expect(change.patch.length).toBeLessThan(4000);
});
