import { ARMS, type Arm } from './measures.ts';
import type { JudgedArm, JudgedCase } from './judged.ts';
import type { Section } from './render-table.ts';

const HEAD =
  'calls, bytes, real found, of the key, findings, minor, false, a defect, below 50, 50 to 74, not scored';

/** Several attempts of an arm are several reviews: their figures are summed, and so is what there was to find. */
export function judgedSections(cases: readonly JudgedCase[]): Section[] {
  const splits = (['hard', 'small'] as const).map(
    (split) => [split, cases.filter((one) => one.split === split)] as const,
  );
  return [
    section(
      'Judged: by case and arm',
      cases.map((one) => [one.name, [one]] as const),
    ),
    section('Judged: hard changes (400 lines and more), small ones, all', [
      ...splits,
      ['all', cases] as const,
    ]),
    missed(cases),
  ];
}

function section(title: string, groups: readonly (readonly [string, readonly JudgedCase[]])[]): Section {
  const rows = groups.flatMap(([name, cases]) =>
    ARMS.flatMap((arm) => {
      const row = rowOf(arm, cases);
      return row === undefined ? [] : [[name, arm, ...row]];
    }),
  );
  return { title, head: ['', 'arm', ...HEAD.split(', ')], rows };
}

/** Recall is of the cases that the arm was tried on. */
function rowOf(arm: Arm, cases: readonly JudgedCase[]): string[] | undefined {
  const own = cases.flatMap((of) => of.arms.filter((one) => one.arm === arm).map((one) => ({ of, one })));
  if (own.length === 0) return undefined;
  const sum = (figure: (own: { of: JudgedCase; one: JudgedArm }) => number): number =>
    own.reduce((n, each) => n + figure(each), 0);
  const reported = ({ one }: { one: JudgedArm }): string[] =>
    Object.keys(one.real).filter((name) => isReported(one, name));
  const found = sum((each) => reported(each).length);
  const standing = (wanted: string): string =>
    String(sum(({ one }) => Object.values(one.real).filter((each) => each === wanted).length));
  // Reported findings of real defects: more than there are defects when one is told twice.
  const real = sum(({ one }) => one.findings - one.minor - one.false);
  return [
    String(sum(({ one }) => one.calls)),
    String(sum(({ one }) => one.bytes)),
    `${found} of ${sum(({ of }) => union(of).size)}`,
    `${sum((each) => reported(each).filter((name) => name.startsWith('K:')).length)} of ${sum(({ of }) => of.key)}`,
    ...[sum(({ one }) => one.findings), sum(({ one }) => one.minor), sum(({ one }) => one.false)].map(String),
    found === 0 ? '-' : (real / found).toFixed(2),
    ...['below 50', '50 to 74', 'not scored'].map(standing),
  ];
}

function isReported({ real }: JudgedArm, name: string): boolean {
  return real[name] === 'shown' || real[name] === '50 to 74';
}

function union({ arms }: JudgedCase): Set<string> {
  return new Set(arms.flatMap(({ real }) => Object.keys(real)));
}

/** By name, what plain reported and the default did not, and what became of it. */
function missed(cases: readonly JudgedCase[]): Section {
  const rows = cases.flatMap(({ name, arms }) => {
    const of = (arm: Arm): JudgedArm[] => arms.filter((one) => one.arm === arm);
    const plain = of('plain').flatMap((one) => Object.keys(one.real).filter((each) => isReported(one, each)));
    if (of('default').length === 0) return [];
    return [...new Set(plain)]
      .filter((defect) => !of('default').some((one) => isReported(one, defect)))
      .map((defect) => [name, defect, of('default')[0]?.real[defect] ?? 'not raised']);
  });
  return { title: 'What plain found and the default did not', head: ['', 'defect', 'in the default'], rows };
}
