import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { importClosure } from './import-closure.ts';

it('is every file that is loaded on the way, whichever way it is asked for, in circles too', async () => {
  const folder = sampleFolder();
  mkdirSync(join(folder, 'b'));
  const files = {
    'a.ts': "import { x } from './b/b.ts';\nimport type { Y } from 'vitest';\nimport './e.ts';\n",
    'b/b.ts': "export { x } from '../c.ts';\nconst d = await import('../d.ts');\n",
    'c.ts': "import {\n  a,\n} from './a.ts';\n",
    'd.ts': '',
    'e.ts': "const text = `import { y } from './nowhere.ts';`;\n",
    'f.ts': '',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const loaded = await importClosure(join(folder, 'a.ts'));
  expect([...loaded].map((path) => path.slice(folder.length + 1)).sort()).toEqual([
    'a.ts',
    'b/b.ts',
    'c.ts',
    'd.ts',
    'e.ts',
  ]);
});
