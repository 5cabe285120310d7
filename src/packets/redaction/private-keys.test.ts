import { describe, expect, it } from 'vitest';
import { privateKeys } from './private-keys.ts';
import { findSecrets } from './find-secrets.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

const [BEGIN, END] = ['BEGIN', 'END'].map((word) => [`-----${word} `, 'PRIVATE', ' KEY-----'].join(''));
/** A line of 64, as PEM folds it. */
const LINE = 'MIIEpAIBAAKCAQEA0Z3VS5JJcds3xfn4K7z1XwTqK0m1uD8f9vYb2oPp6s7WcE4h';

function keysIn(text: string): string[] {
  return [...new Set(privateKeys(text).map(([start, end]) => text.slice(start, end)))];
}

describe('a private key', () => {
  it.each([
    ['one line', `${BEGIN}\n${LINE}\n${END}`],
    ['several lines', `${BEGIN}\n${LINE}\n${LINE}\nab==\n${END}`],
    ['lines of a JSON string', String.raw`${BEGIN}\n${LINE}\nab==\n${END}`],
    ['lines of a string in a string', String.raw`${BEGIN}\\n${LINE}\\nab==\\n${END}`],
    ['a value of one line', `${BEGIN}${LINE}${LINE}${END}`],
    ['blanks for breaks', `${BEGIN} ${LINE} ${LINE} ab== ${END}`],
    ['blank lines in it', `${BEGIN}\n\n${LINE}\n\n${END}`],
    ['an armoured one with its checksum', `${BEGIN}\n\n${LINE}\nab==\n=aB3d\n${END}`],
    ['tabs and CRLF', `${BEGIN}\r\n\t${LINE}\r\n\tab==\r\n\t${END}`],
  ])('is found with %s', (_, key) => {
    expect(keysIn(`before\n${key}\nafter`)).toContain(key);
  });

  it('has headers that are no secret', () => {
    const head = `${BEGIN}\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\n`;
    expect(keysIn(`${head}${LINE}\nab==\n${END}\n`)).toEqual([`${LINE}\nab==\n${END}`]);
  });

  it('is found without its end by lines of the length of a key, and without its beginning', () => {
    expect(keysIn(`${BEGIN}\n${LINE}\n${LINE}\nnext`)).toEqual([`${BEGIN}\n${LINE}\n${LINE}`]);
    expect(keysIn(`x\n${LINE}\nab==\n${END}`)).toEqual([`${LINE}\nab==\n${END}`]);
  });
});

it.each([
  ['of RSA', 'MIIEpAIBAAKCAQEA'],
  ['of any procedure', 'MIIEvQIBADANBgkq'],
  ['of a short curve', 'MIGHAgEAMBMGByqG'],
  ['of a curve alone', 'MHcCAQEEIBkg1xq2'],
  ['of Ed25519', 'MC4CAQAwBQYDK2Vw'],
  ['that is encrypted', 'MIIFHDBOBgkqhkiG9w0B'],
  ['that is encrypted and short', 'MIHsMFcGCSqGSIb3DQEF'],
  ['of OpenSSH', 'b3BlbnNzaC1rZXktdjEAAAAA'],
])('a key %s is known by how it begins', (_, beginning) => {
  const line = (beginning + LINE.slice(16).repeat(2)).slice(0, 64);
  expect(keysIn(`${BEGIN}\n${line}\n${line}\nnext`)).toEqual([`${BEGIN}\n${line}\n${line}`]);
});

describe('code beside the markers of a key stays', () => {
  it.each([
    ['names behind a beginning', `# ${BEGIN}\nMayEveryoneDoAllOfIt1\ndeleteAllOfTheUsersNow22\n`],
    ['assignments behind a beginning', `# ${BEGIN}\n${'ALLOWANONYMOUSACCESS9ab=true/and+'.repeat(2)}\n`],
    ['lines of the length of a key that assign', `# ${BEGIN}\n${`Mx9=${LINE}`.slice(0, 64)}\n`],
    [
      'a command of the length of a key',
      `# ${BEGIN}\nMedia/Usr/local/bin/deleteAllUsers/now/please/immediately/yes1/x\nrm()\n`,
    ],
    [
      'commands of the length of a key between both',
      `# ${BEGIN}\n${'MIIx/local/bin/deleteAllUsers/now/please/immediately/yes/A1/x/yz\n'.repeat(3)}${END}\n`,
    ],
    ['words between both', `# ${BEGIN}\n${'sudo rm /etc/passwd\n'.repeat(8)}${END}\n`],
    [
      'commands between both',
      `# ${BEGIN}\n/tmp/Payload1\n/tmp/Payload2\n/tmp/Payload3\n/tmp/Payload4\n${END}\n`,
    ],
    [
      'one command between both',
      `# ${BEGIN}\n/usr/local/lib/Payload1/of/the/hostile/branch/runs/here\n${END}\n`,
    ],
    [
      'commands of the length of a key before an end',
      `${'opt/local/bin/deleteAllUsers/now/please/immediately/yes/A1/x/yz12\n'.repeat(3)}${END}\n`,
    ],
    ['commands before an end', `/tmp/Payload1\n/tmp/Payload2\n${END}\n`],
    [
      'words between both that begin as a key',
      `# ${BEGIN}\nMIGRATE\n${'sudo rm /etc/passwd\n'.repeat(8)}${END}\n`,
    ],
    ['short lines between both', `# ${BEGIN}\n${'MayRun1\n'.repeat(12)}${END}\n`],
    ['a name behind a beginning that begins as a key', `# ${BEGIN}\nMC4CAQEveryoneMayDoAll1\nrun()\n`],
    ['short names between both that begin as a key', `# ${BEGIN}\n${'MC4CAQRunAll1\n'.repeat(12)}${END}\n`],
    ['a list of accounts', `# ${BEGIN}\nMallory1\n# ${END}\n`],
  ])('%s', async (_, code) => {
    expect(await findSecrets([code])).toEqual([[]]);
  });
});

it('takes time in proportion to a text of many beginnings and ends', async () => {
  const text = `${BEGIN}\n`.repeat(20_000) + `${LINE}\n${END}\n`.repeat(20_000);
  expect(await processorTime(() => Promise.resolve(privateKeys(text)))).toBeLessThan(2000);
});

it('takes time in proportion to a text of many headers that hold a beginning', async () => {
  const text = `${BEGIN}\n${`A: ${BEGIN}\n`.repeat(8000)}`;
  // From each beginning over all headers it is 32 million lines: ten seconds.
  expect(await processorTime(() => Promise.resolve(privateKeys(text)))).toBeLessThan(2000);
});

it('has headers up to the next marker', () => {
  const key = `${BEGIN}\n${LINE}\n${LINE}`;
  expect(keysIn(`${BEGIN}\nComment: ${key}\nnext`)).toEqual([key]);
});
