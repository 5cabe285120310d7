import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Name, version and licence text of every package in the bundle, as their licences require. */
export async function thirdPartyNotices(inputs: readonly string[], top: string): Promise<string> {
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
  const notices = await Promise.all([...folders].toSorted().map((folder) => noticeOf(join(top, folder))));
  return ['The bundle contains these packages.\n', ...notices].join(`\n${'-'.repeat(80)}\n`);
}

/** `node_modules/@scope/name` of a path inside it; the innermost package if they are nested. */
export function packageFolder(input: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
}

async function noticeOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  const licence = file === undefined ? '' : await readFile(join(folder, file), 'utf8');
  const text = licence.replaceAll('\r\n', '\n').trim();
  return `${manifest.name} ${manifest.version} (${manifest.license ?? 'no licence named'})\n\n${text}\n`;
}
