import { execFileSync } from 'node:child_process';
import { findSecrets } from '../../src/packets/redaction/find-secrets.ts';
import { createRedactor } from '../../src/packets/redaction/redact.ts';
import { packageFolder } from '../../tests/kit/package-folder.ts';
import { betraying, SECRET_KINDS, secretLine, type SecretKind } from '../../tests/kit/secrets.ts';
import { textFilesIn } from './text-files.ts';

/** How many secrets of each kind are tried in each wording. */
const EACH = 50;

/** Ways in which a text can contain a secret. */
const WORDINGS: Readonly<Record<string, (line: string, secret: string) => string>> = {
  'on its line': (line) => line,
  'with CRLF': (line) => `a\r\n${line.replaceAll('\n', '\r\n')}\r\nb`,
  indented: (line) => `  key: |\n${line.replaceAll(/^/gm, '    ')}\n`,
  'in a comment': (line) => `/*\n${line}\n*/`,
  'in prose': (line, secret) =>
    line.includes('\n') ? line : `Somebody left ${secret === line ? line : `${line} `} here.`,
  'on two lines': (line, secret) => line.replace(secret, halves(secret).join('\n')),
  'of two strings': (line, secret) => line.replace(secret, halves(secret).join('" + "')),
  'in Markdown': (line) => `- item\n\n  \`\`\`\n${line}\n  \`\`\`\n`,
};

function halves(secret: string): string[] {
  const middle = Math.ceil(secret.length / 2);
  return [secret.slice(0, middle), secret.slice(middle)];
}

type Detection = { readonly kind: string; readonly found: Readonly<Record<string, number>> };

/** For each kind and wording, how many of `each` secrets are redacted. */
export async function detections(each = EACH): Promise<Detection[]> {
  return Promise.all(
    SECRET_KINDS.map(async (kind) => {
      const rows = Object.entries(WORDINGS).map(
        async ([wording, write]) => [wording, await redactedCount(kind, write, each)] as const,
      );
      return { kind: kind.kind, found: Object.fromEntries(await Promise.all(rows)) };
    }),
  );
}

async function redactedCount(
  kind: SecretKind,
  write: (line: string, secret: string) => string,
  each: number,
): Promise<number> {
  const texts = Array.from({ length: each }, (_, n) => write(secretLine(kind, n), kind.secret(n)));
  const redacted = await createRedactor().redact(texts);
  return redacted.filter((text, n) => !isVisible(kind, n, text)).length;
}

/** Half of a secret counts as visible too. */
function isVisible(kind: SecretKind, n: number, text: string): boolean {
  return betraying(kind, n).some((part) => halves(part).some((half) => text.includes(half)));
}

/** Published packages: real code that almost certainly has no secret. */
const PACKAGES = [
  ['express', '5.1.0'],
  ['typescript', '5.9.3'],
  ['axios', '1.12.2'],
  ['lodash', '4.17.21'],
  ['undici', '7.16.0'],
  ['mongodb', '6.20.0'],
  ['pg-connection-string', '2.9.1'],
  ['nodemailer', '7.0.6'],
  ['jsonwebtoken', '9.0.2'],
] as const;

type FalseRedactions = {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  /** Each text that was taken for a secret. */
  readonly found: readonly { readonly kind: string; readonly file: string; readonly text: string }[];
  readonly milliseconds: number;
};

/** Texts that are taken for secrets in a package without any. */
export async function falseRedactions(name: string, version: string): Promise<FalseRedactions> {
  const files = textFilesIn(packageFolder(name, version));
  await findSecrets(['loads the rules']);
  const start = performance.now();
  const found = await findSecrets(files.map(({ text }) => text));
  const milliseconds = Math.round(performance.now() - start);
  return {
    ...{ name: `${name}@${version}`, files: files.length, milliseconds },
    bytes: files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    found: found.flatMap((secrets, index) =>
      secrets.map(({ kind, start: from, end }) => ({
        ...{ kind, file: files[index]?.path ?? '', text: files[index]?.text.slice(from, end) ?? '' },
      })),
    ),
  };
}

/** `npm run measure -- redaction`: detections by kind and wording, and false redactions in published packages. */
export async function measureRedaction(print: (line: string) => void): Promise<void> {
  const rows = await detections();
  const packages: FalseRedactions[] = [];
  // One after another, because they are timed.
  for (const [name, version] of PACKAGES) packages.push(await falseRedactions(name, version));
  const names = Object.keys(WORDINGS);
  const node = execFileSync(process.execPath, ['--version'], { encoding: 'utf8' }).trim();
  const lines = [
    `${EACH} generated secrets of each kind and wording, how many are redacted (node ${node}):`,
    '',
    `| kind | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---:').join('|')}|`,
    ...rows.map(({ kind, found }) => `| ${kind} | ${names.map((name) => found[name]).join(' | ')} |`),
    '',
    'False redactions in published packages:',
    '',
    '| package | text files | bytes | redactions | milliseconds |',
    '|---|---:|---:|---:|---:|',
    ...packages.map(
      ({ name, files, bytes, found, milliseconds }) =>
        `| ${name} | ${files} | ${bytes} | ${found.length} | ${milliseconds} |`,
    ),
    '',
    ...packages.flatMap(({ name, found }) =>
      found.map(({ kind, file, text }) => `- ${name} ${file}: ${kind}, ${JSON.stringify(text.slice(0, 80))}`),
    ),
  ];
  lines.forEach(print);
}
