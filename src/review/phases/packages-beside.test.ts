import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimOf, plan, review, type Reviewed, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { Defect } from '../../contracts/replies/score.ts';

const PAD = 'export function pad(text, length) {\n  return text.padStart(length);\n}\n';
const lock = (version: string): string =>
  JSON.stringify({ lockfileVersion: 3, packages: { 'node_modules/left-pad': { version } } });

let repository: SampleRepository;

function install(version: string, text = PAD): void {
  const folder = join(repository.top, 'node_modules/left-pad');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(folder, 'index.js'), text);
}

beforeEach(() => {
  repository = sampleRepository({ '.gitignore': 'node_modules/\n', 'package-lock.json': lock('1.3.0') });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/a.js': "import { pad } from 'left-pad';\nexport const id = (n) => pad(n, 8);\n" });
});

const claim = (rests_on: ClaimedFinding['rests_on'], more: Partial<ClaimedFinding> = {}): ClaimedFinding => ({
  ...claimOf('src/a.js', 'export const id = (n) => pad(n, 8);', 'A number is padded', { trigger: 'id(1)' }),
  ...(rests_on === undefined ? {} : { rests_on }),
  ...more,
});

const QUOTE = '  return text.padStart(length);';
const reviewed = (finding: ClaimedFinding, more: Reviewing = {}): Promise<Reviewed> =>
  review(repository, { claims: { 'bug-scan': [finding] }, options: { noRules: true }, ...more });
const became = ({ report }: Reviewed): unknown[] => [
  ...report.findings.map(({ score, group }) => `${group} ${score ?? 'none'}`),
  ...report.dropped.map(({ reason }) => reason.text),
];

describe('a review with packages beside its tree', () => {
  it('tells each reviewer that may look which there are, and no other', async () => {
    install('1.3.0');
    const packets = new Map<string, string>();
    await review(repository, {
      options: { noRules: true, deep: true },
      say: ({ agent }, reply, packet) => {
        packets.set(agent, packet);
        return reply;
      },
    });
    const told = [...packets].filter(([, packet]) => packet.includes('\ndeps/left-pad/: 1.3.0\n'));
    expect(told.map(([agent]) => agent).toSorted()).toEqual(
      [...packets.keys()].filter((agent) => !['change-summarizer'].includes(agent)).toSorted(),
    );
    expect(told.length).toBeGreaterThan(3);
  });

  it('says why there is none', async () => {
    install('1.2.0');
    const packets: string[] = [];
    const { planned } = await review(repository, {
      options: { noRules: true },
      say: ({ agent }, reply, packet) => {
        if (agent === 'bug-scan') packets.push(packet);
        return reply;
      },
    });
    expect(packets.join('')).toContain(
      '(none)\nnot offered: left-pad (1.2.0 is installed, and package-lock.json at head names 1.3.0)\n',
    );
    expect(planned.file.packages_root).toBeUndefined();
  });

  it('finds what a finding rests on in them, under any name that its reviewer saw', async () => {
    install('1.3.0');
    const first = await reviewed(claim([{ file: 'deps/left-pad/index.js', quote: QUOTE }]));
    expect(became(first)).toEqual(['critical 90']);
    expect(first.report.findings[0]?.evidence).toContainEqual({
      ...{ kind: 'rests on', source: 'deps/left-pad/index.js:2', text: QUOTE },
    });
    let root = '';
    const again = await reviewed(claim(undefined), {
      sinceLast: false,
      planned: (file) => {
        root = file.packages_root ?? expect.unreachable('no packages');
      },
      say: ({ agent }, reply) => {
        const whole = { file: `${root}/deps/left-pad/index.js`, quote: QUOTE };
        return agent === 'bug-scan' ? { ...reply, findings: [claim([whole])] } : reply;
      },
    });
    expect(became(again)).toEqual(['critical 90']);
  });

  it.each<[string, string, string, string]>([
    ['that is not there', '1.3.0', 'deps/left-pad/index.js', '  return text.padEnd(length);'],
    ['of a file that is not there', '1.3.0', 'deps/left-pad/lib.js', QUOTE],
    ['of a package that was not offered', '1.2.0', 'deps/left-pad/index.js', QUOTE],
    ['of the folder of packages itself', '1.3.0', 'node_modules/left-pad/index.js', QUOTE],
    ['that climbs out', '1.3.0', 'deps/left-pad/../../../../secret', 'the secret of all'],
  ])('drops a finding that rests on a quote %s', async (_, version, file, quote) => {
    install(version);
    expect(became(await reviewed(claim([{ file, quote }])))).toEqual([`what it rests on is not in ${file}`]);
  });

  it('lets nothing else stand in them', async () => {
    install('1.3.0');
    const there = { file: 'deps/left-pad/index.js', line: 2 };
    const also = await reviewed(claim(undefined, { also: [{ ...there, quote: QUOTE }] }));
    expect(became(also)).toEqual(['critical 90']);
    expect(also.report.findings[0]?.evidence).toContainEqual({
      kind: 'said to be also here, and not found',
      source: 'deps/left-pad/index.js',
      text: QUOTE,
    });
    const own = await reviewed(claim(undefined), {
      sinceLast: false,
      say: ({ agent }, reply) =>
        agent === 'bug-scan' ? { ...reply, findings: [{ ...claim(undefined), ...there }] } : reply,
    });
    expect(became(own)).toEqual(['"deps/left-pad/index.js" is not a file of this repository']);
  });

  it('lets a scorer quote them: what is known is then more than known', async () => {
    install('1.3.0');
    const scored = (file: string, sinceLast?: false) =>
      reviewed(claim([{ knowledge: 'padStart is no method of a number' }]), {
        ...(sinceLast === undefined ? {} : { sinceLast }),
        say: ({ agent }, reply) =>
          agent === 'finding-scorer' ? withSupport(reply as Scored, { file, quote: QUOTE }) : reply,
      });
    expect(became(await scored('deps/left-pad/index.js'))).toEqual(['critical 90']);
    expect(became(await scored('deps/left-pad/none.js', false))).toContain('unscored none');
  });

  it('is reviewed anew where a package has another version, and not where it has not', async () => {
    install('1.3.0');
    const options = { noRules: true, lenses: 'bug-scan,dependency-check' };
    await reviewed(claim(undefined), { options });
    const same = await plan(repository, { options });
    expect(carriedBy(same)).toContain('bug-scan');
    repository.commit({ 'package-lock.json': lock('1.4.0') });
    install('1.4.0');
    const other = await plan(repository, { options });
    expect(carriedBy(other)).not.toContain('bug-scan');
    expect(carriedBy(other)).not.toContain('dependency-check');
  });

  it('is not judged without them when they are gone', async () => {
    install('1.3.0');
    const cache: string[] = [];
    await expect(
      reviewed(claim([{ file: 'deps/left-pad/index.js', quote: QUOTE }]), {
        say: ({ agent }, reply) => {
          if (agent !== 'bug-scan') return reply;
          for (const root of cache) rmSync(root, { recursive: true });
          return reply;
        },
        planned: (file) => {
          cache.push(file.packages_root ?? '');
        },
      }),
    ).rejects.toMatchObject({ code: 'environment/tree-unavailable' });
  });

  it('offers none to a part of a change', async () => {
    install('1.3.0');
    const { file, material } = await plan(repository, {
      options: { noRules: true },
      shard: { index: 1, of: 1 },
    });
    expect(file.packages_root).toBeUndefined();
    expect(material.context.packages?.withheld).toEqual([
      { name: 'any', why: 'a part of a change is reviewed without packages' },
    ]);
  });
});

type Scored = { readonly slot: string; readonly defects: readonly Defect[] };
const withSupport = ({ slot, defects }: Scored, quote: Defect['supports'][number]): Scored => ({
  slot,
  defects: defects.map((one) => ({ ...one, supports: [quote] })),
});

const carriedBy = ({ past }: Awaited<ReturnType<typeof plan>>): string[] =>
  past.carried.map(({ lens }) => lens);
