import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detections, falseRedactions } from '../../../scripts/measure/redaction.ts';
import { reviewText } from '../../../src/commands/report/report-text.ts';
import { FORMATS } from '../../../src/report/formats.ts';
import { openRun } from '../../../src/run/stored/open-run.ts';
import { findSecrets } from '../../../src/packets/redaction/find-secrets.ts';
import { drivenAudit, finding, priceFinding, SHOP, writing } from '../../kit/audit-driver.ts';
import { claimOf, review } from '../../kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../kit/sample-repository.ts';
import { betraying, SECRET_KINDS, secretLine, type SecretKind } from '../../kit/secrets.ts';

/** Places in a repository, each with its own secrets: the n-th of every kind. */
const PLACES = [
  'added',
  'removed',
  'kept',
  'comment',
  'rule',
  'message',
  'history',
  'crlf',
  'new file',
  'reply',
] as const;
type Place = (typeof PLACES)[number];
const linesOf = (place: Place): string[] =>
  SECRET_KINDS.map((kind) => secretLine(kind, PLACES.indexOf(place)));

const SECRETS: readonly (readonly [kind: string, place: Place, parts: readonly string[]])[] = PLACES.flatMap(
  (place, n) => SECRET_KINDS.map((kind) => [kind.kind, place, betraying(kind, n)] as const),
);

/** The secrets in a text, as `kind, place`. */
const seenIn = (text: string): string[] =>
  SECRETS.flatMap(([kind, place, parts]) =>
    parts.some((part) => text.includes(part)) ? [`${kind}, ${place}`] : [],
  );

const SPACE = Array.from({ length: 8 }, (_, n) => `export const line${n} = ${n};`);

function write(repository: SampleRepository): void {
  const base = [
    ...linesOf('kept'),
    ...linesOf('removed').flatMap((line) => [line, ...SPACE]),
    '/*',
    ...linesOf('comment'),
    '*/',
  ];
  repository.commit({
    'CLAUDE.md': `# Rules\n\nNever do this:\n\n${linesOf('rule').join('\n')}\n`,
    'src/keys.ts': `${linesOf('history').join('\n')}\n`,
    'src/crlf.ts': 'export {};\r\n',
  });
  repository.write('src/keys.ts', `${base.join('\n')}\nexport const last = 1;\n`);
  repository.git('add', '--all');
  repository.git(
    'commit',
    '--quiet',
    '--cleanup=verbatim',
    '--message',
    `keys\n\n${linesOf('history').join('\n')}`,
  );
  repository.git('switch', '-qc', 'feature');
  const added = linesOf('added').flatMap((line) => [line, ...SPACE]);
  const kept = [...linesOf('kept'), ...SPACE, '/*', ...linesOf('comment'), '*/'];
  repository.write('src/keys.ts', `${[...kept, ...added].join('\n')}\nexport const last = 2;\n`);
  repository.write('src/crlf.ts', `export {};\r\n${linesOf('crlf').join('\n').replaceAll('\n', '\r\n')}\r\n`);
  repository.write('src/new.ts', `${linesOf('new file').join('\n')}\nexport const fresh = 1;\n`);
  repository.git('add', '--all');
  repository.git(
    'commit',
    '--quiet',
    '--cleanup=verbatim',
    '--message',
    `a change\n\n${linesOf('message').join('\n')}`,
  );
}

/** Every file below `.correctless/`, by its path there; without the work trees of audits, which are the code itself. */
function storedBy({ top }: SampleRepository): Map<string, string> {
  const folder = join(top, '.correctless');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/worktrees/'));
  return new Map(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

const leaksIn = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) => seenIn(text).map((secret) => `${path}: ${secret}`));

/** The reply of an agent that has read the tree: it repeats the secret as a quote and in prose. */
function told(kind: SecretKind) {
  const line = secretLine(kind, PLACES.indexOf('new file'));
  const words = `Left here: ${line} (and ${secretLine(kind, PLACES.indexOf('reply'))})`;
  return {
    ...claimOf('src/new.ts', line, `A key of kind ${kind.kind} was left in the code`),
    why: words,
    suggested_fix: words,
    trigger: words,
  };
}

describe('secrets all over a repository, of every kind', () => {
  it('are in no file of a review, in no packet and in no report, also when an agent repeats them', async () => {
    const repository = sampleRepository();
    write(repository);
    const { run, report, slots } = await review(repository, {
      options: { lenses: 'all' },
      say: (asked, reply) => {
        const said = linesOf('new file')
          .filter((line) => line.length < 400)
          .slice(0, 5);
        const intent = { goal: said.slice(0, 2).join('\n'), summary: said.join('\n') };
        if (asked.agent === 'bug-scan') return { ...reply, intent, findings: SECRET_KINDS.map(told) };
        return asked.agent === 'change-summarizer' ? { ...reply, focus: said } : reply;
      },
    });
    expect(report.status).toBe('complete');
    // A quote with a secret still proves where it is.
    const drops = report.dropped.map(({ finding, reason }) => [finding.title, reason.kind]);
    expect(drops.filter(([, kind]) => kind !== 'not_scored')).toEqual([]);
    expect(report.findings).toHaveLength(SECRET_KINDS.length);
    const stored = storedBy(repository);
    expect([...stored.keys()].filter((path) => path.endsWith('packet.md'))).toHaveLength(slots.length);
    expect([...stored.values()].join('').split('[REDACTED:').length).toBeGreaterThan(200);
    expect(leaksIn(stored)).toEqual([]);

    const opened = await openRun(repository, run);
    const style = { color: false, columns: null, links: false };
    const pages = FORMATS.map((format) => reviewText(opened, format, style));
    expect((await Promise.all(pages)).flatMap(seenIn)).toEqual([]);
  });

  it('are in no file of an audit except its work tree, also when an agent repeats them', async () => {
    const lines = linesOf('new file').join('\n');
    const driven = await drivenAudit(
      { ...SHOP, 'src/new.js': `${lines}\nexport const fresh = 1;\n` },
      { scope: ['all'] },
    );
    const words = `Left here: ${linesOf('reply')
      .filter((line) => line.length < 300)
      .join(' ')
      .slice(0, 1900)}`;
    const found = priceFinding({
      ...{
        title: 'Keys in the code',
        description: words,
        impact: words,
        instance_fix: words,
        class_fix: words,
      },
      evidence: lines.slice(0, 3900).replace(/\n[^\n]*$/, ''),
      location: { file: 'src/new.js', lines: [1, 1] },
    });
    await driven.drive({
      'audit-specialist': finding([found]),
      'audit-triage': ({ slot, ids }) =>
        JSON.stringify({
          slot,
          decisions: ids.map((id) => ({ id, decision: 'keep', reason: words, tier: 'confirmed' })),
        }),
      'fix-executor': writing({ 'src/new.js': 'export const fresh = 2;\n' }, { summary: words }),
      'execute-step-validator': () => JSON.stringify({ valid: true, reason: words }),
    });
    const { state } = await driven.audit();
    expect(state.ended?.outcome).toBe('converged');
    expect([...state.findings.values()].map(({ status }) => status)).toEqual(['fixed']);
    expect(leaksIn(storedBy(driven.repository))).toEqual([]);
  });
});

describe('the measurement', () => {
  it('finds every kind in every wording except the two that split a secret', async () => {
    for (const { kind, found } of await detections(3)) {
      const { 'on two lines': _, 'of two strings': __, ...whole } = found;
      expect([kind, ...Object.values(whole)]).toEqual([kind, ...Object.values(whole).map(() => 3)]);
    }
  });

  it('takes nothing of real code for a secret, and would see one at its end', async () => {
    const { found, files } = await falseRedactions('express', '5.1.0');
    expect(found).toEqual([]);
    expect(files).toBeGreaterThan(5);
    const code = readFileSync(join(import.meta.dirname, '../../../package-lock.json'), 'utf8');
    const [[secret] = []] = await findSecrets([code.repeat(20) + secretLine(SECRET_KINDS[0]!, 1)]);
    expect(secret?.kind).toBe('aws');
  });
});
