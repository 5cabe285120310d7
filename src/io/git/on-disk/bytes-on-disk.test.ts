import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { snapshotWorkTree } from './snapshot.ts';

const HIDDEN = 'export const z = 2; /*$Id: */ eval(process.argv[2]); /* $*/\n';

const touch = ({ top }: SampleRepository, path: string): void => {
  utimesSync(join(top, path), new Date(), new Date());
};

/** The file as git writes it under attributes that came after it. */
function checkOutWith(repository: SampleRepository, attributes: string, path: string): void {
  repository.write('.gitattributes', attributes);
  repository.git('add', '.gitattributes');
  repository.git('commit', '--quiet', '--message', 'attributes');
  rmSync(join(repository.top, path));
  repository.git('checkout', '--quiet', '--', path);
}

/** What the snapshot holds of a path, without the last line end. */
async function held(repository: SampleRepository, path: string): Promise<{ text: string; dirty: boolean }> {
  const { tree, dirty } = await snapshotWorkTree(repository);
  return { text: repository.git('cat-file', 'blob', `${tree}:${path}`), dirty };
}

describe('the snapshot holds the bytes on the disk', () => {
  it('code that ident would take away is there, edited or new', async () => {
    const repository = sampleRepository({ '.gitattributes': '*.ts ident\n', 'z.ts': '/* $Id$ */\n' });
    repository.write('z.ts', HIDDEN);
    repository.write('new.ts', HIDDEN);
    expect(await held(repository, 'z.ts')).toEqual({ text: HIDDEN.trim(), dirty: true });
    expect((await held(repository, 'new.ts')).text).toBe(HIDDEN.trim());
  });

  it('code that git add took away is there', async () => {
    const repository = sampleRepository({ '.gitattributes': '*.ts ident\n', 'z.ts': '/*$Id$*/\n' });
    repository.write('z.ts', '/*$Id: */ eval(process.argv[2]); /* $*/\n');
    repository.git('add', 'z.ts');
    utimesSync(join(repository.gitDir, 'index'), new Date(), new Date(Date.now() + 5000));
    expect(repository.git('status', '--porcelain')).toBe('');
    expect((await held(repository, 'z.ts')).text).toBe('/*$Id: */ eval(process.argv[2]); /* $*/');
  });

  it('code that was committed past ident is unchanged', async () => {
    const repository = sampleRepository({ 'z.ts': HIDDEN });
    checkOutWith(repository, '*.ts ident\n', 'z.ts');
    touch(repository, 'z.ts');
    expect(await held(repository, 'z.ts')).toEqual({ text: HIDDEN.trim(), dirty: false });
  });

  it.each(['/* $Id$ */\n', '/* $Id: pay.c,v 1.2 2004 anna $ */\n', '/* $Id: old$ */\n'])(
    'a checkout of %j is not dirty, and only an edit is an edit',
    async (text) => {
      const repository = sampleRepository({ 'z.ts': text });
      checkOutWith(repository, '*.ts ident\n', 'z.ts');
      touch(repository, 'z.ts');
      expect((await held(repository, 'z.ts')).dirty).toBe(false);
      const file = join(repository.top, 'z.ts');
      writeFileSync(file, `${readFileSync(file, 'utf8')}more\n`);
      const now = (await held(repository, 'z.ts')).text;
      expect(now).toBe(text.includes('old') ? '/* $Id$ */\nmore' : `${text}more`);
    },
  );

  it('ends of lines are still converted as the attributes say', async () => {
    const repository = sampleRepository({ '.gitattributes': '*.ts ident text\n*.js ident -text\n' });
    repository.write('a.ts', '// $Id: x $\r\nb\r\n');
    repository.write('a.js', '// $Id: x $\r\nb\r\n');
    expect((await held(repository, 'a.ts')).text).toBe('// $Id: x $\nb');
    expect((await held(repository, 'a.js')).text).toBe('// $Id: x $\r\nb\r');
  });

  it('an encoding of the work tree shows no other text than is there', async () => {
    const repository = sampleRepository({ '.gitattributes': '*.sh working-tree-encoding=UTF-16LE\n' });
    repository.write('a.sh', 'echo pwned #\n\n');
    expect((await held(repository, 'a.sh')).text).toBe('echo pwned #\n');
  });

  it('a file in another encoding that was only touched is unchanged', async () => {
    const repository = sampleRepository({ 'a.rc': 'one\ntwo\n' });
    checkOutWith(repository, '*.rc working-tree-encoding=UTF-16\n', 'a.rc');
    expect(readFileSync(join(repository.top, 'a.rc')).length).toBeGreaterThan(8);
    touch(repository, 'a.rc');
    expect(await held(repository, 'a.rc')).toEqual({ text: 'one\ntwo', dirty: false });
  });
});
