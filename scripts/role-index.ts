import { readFileSync, readdirSync } from 'node:fs';
import { PRESETS } from '../src/contracts/vocabulary.ts';
import { key } from './packet-templates.ts';
import type { GeneratedFile } from './write-or-compare.ts';

/** One file for each specialist of an audit: `<preset>+<preset>/<place>-<slug>.md`. */
const FOLDER = 'prompts/roles';
const FILE = /^(\d+)-([a-z-]+)\.md$/;

type Role = { slug: string; place: number; presets: string[]; text: string };

/** The roles in the order in which they are called. */
export function roles(): Role[] {
  const all = readdirSync(FOLDER).flatMap((presets) =>
    readdirSync(`${FOLDER}/${presets}`).map((file) => readRole(presets.split('+'), `${presets}/${file}`)),
  );
  const taken = all.flatMap(({ slug, place, presets }) => [slug, ...presets.map((one) => `${one}/${place}`)]);
  const twice = taken.find((one, at) => taken.indexOf(one) !== at);
  if (twice !== undefined) throw new Error(`${FOLDER} has ${twice} twice`);
  return all.toSorted((a, b) => a.place - b.place || (a.slug < b.slug ? -1 : 1));
}

function readRole(presets: string[], path: string): Role {
  const [, place, slug = ''] = FILE.exec(path.split('/')[1] ?? '') ?? [];
  const text = readFileSync(`${FOLDER}/${path}`, 'utf8');
  const isRole =
    slug !== '' && text.trim() !== '' && presets.every((name) => PRESETS.some((one) => one === name));
  if (!isRole) throw new Error(`${FOLDER}/${path} is not a <preset>+<preset>/<place>-<slug>.md with a text`);
  return { slug, place: Number(place), presets, text };
}

/** `src/audit/roles.gen.ts`: the presets that have each role. */
export function roleIndex(): GeneratedFile {
  const rows = roles().map(({ slug, presets }) => `  ${key(slug)}: ['${presets.join("', '")}'],\n`);
  const content = `// Made from the names in ${FOLDER}/ by \`npm run gen\`.\nexport const ROLES = {\n${rows.join('')}};\n`;
  return { path: 'src/audit/roles.gen.ts', content };
}
