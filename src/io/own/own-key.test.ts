import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asOtherUser } from '../../../tests/kit/other-user.ts';
import { keyPath, ownKey, ownKeyIfAny, requireKeyOutside } from './own-key.ts';

const POSIX = process.platform !== 'win32';

describe('the key that runs are sealed with', () => {
  it('is made when something is sealed, once, and is for this user alone', () =>
    asOtherUser(async () => {
      expect(await ownKeyIfAny()).toBeUndefined();
      const [one, other] = await Promise.all([ownKey(), ownKey()]);
      expect(one).toHaveLength(32);
      expect(other).toEqual(one);
      expect(readFileSync(keyPath(), 'utf8')).toBe(`${one.toString('hex')}\n`);
      if (POSIX) expect(statSync(keyPath()).mode & 0o777).toBe(0o600);
      if (POSIX) expect(statSync(dirname(keyPath())).mode & 0o777).toBe(0o700);
    }));

  it('is another for every user', async () => {
    const one = await asOtherUser(ownKey);
    expect(await asOtherUser(ownKey)).not.toEqual(one);
  });

  it.skipIf(!POSIX).each([0o640, 0o604, 0o620, 0o666])('is refused with permissions %o', (mode) =>
    asOtherUser(async () => {
      put(`${'a'.repeat(64)}\n`);
      chmodSync(keyPath(), mode);
      await expect(ownKey()).rejects.toMatchObject({
        code: 'environment/key-unsafe',
        message: expect.stringContaining('by other users') as string,
      });
    }),
  );

  it.each(['', 'short\n', `${'A'.repeat(64)}\n`, `${'a'.repeat(65)}\n`])('is refused as %j', (text) =>
    asOtherUser(async () => {
      put(text);
      await expect(ownKeyIfAny()).rejects.toMatchObject({
        message: expect.stringContaining('is not a key') as string,
      });
    }),
  );

  it('is refused as a folder', () =>
    asOtherUser(async () => {
      mkdirSync(keyPath(), { recursive: true });
      await expect(ownKey()).rejects.toMatchObject({ code: 'environment/key-unsafe' });
    }));

  it('is refused where the repository could have brought it', () =>
    asOtherUser(() => {
      const top = dirname(dirname(keyPath()));
      expect(() => {
        requireKeyOutside({ top });
      }).toThrow('is inside');
      requireKeyOutside({ top: `${top}-beside` });
      return Promise.resolve();
    }));
});

function put(text: string): void {
  mkdirSync(dirname(keyPath()), { recursive: true });
  writeFileSync(keyPath(), text, { mode: 0o600 });
}
