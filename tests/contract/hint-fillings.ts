import { OTHERS } from './hint-fillings-others.ts';

/** How the values of a hinted command are filled in, and where it runs. */
export type Filling =
  /** Run in that place, after `before`. The place has values for `$WORDS`. */
  | { readonly in: Place; readonly line: string; readonly before?: readonly string[] }
  /** It needs a login: the test only asks the program's help whether it knows the subcommands and options. */
  | { readonly asked: 'gh' | 'claude'; readonly line: string }
  /** It needs the client, GitHub or a long setup: a test in that file, which contains these words, runs it. */
  | { readonly seenIn: string; readonly as: string };

/** A repository with runs; a repository with an audit; a clone; a shallow clone; a repository without commits or remotes. */
export type Place = 'review' | 'shop' | 'clone' | 'shallow' | 'fresh';

const START = 'correctless audit start custom all --auto --capture manual';

/** By the command as the source writes it, with `‹x›` for each value. */
export const FILLINGS: Readonly<Record<string, Filling>> = {
  ...OTHERS,
  'correctless give-up RUN/N': { seenIn: 'tests/cli/give-up.bats', as: 'correctless give-up "$run_name/1"' },
  'correctless merge FOLDER': {
    seenIn: 'tests/cli/foreign.bats',
    as: 'correctless merge ".correctless/runs/$theirs"',
  },
  'correctless merge ‹whole›': {
    seenIn: 'tests/cli/first-hour-ci.bats',
    as: 'correctless merge "$BATS_TEST_TMPDIR/artifact/review/$run_name"',
  },
  'correctless --help': { in: 'review', line: 'correctless --help' },
  'correctless audit answer ‹id› continue': {
    seenIn: 'src/rounds/endings.slow.test.ts',
    as: "'oscillation-R3', 'continue')",
  },
  'correctless audit answer ‹id› stop': {
    seenIn: 'src/rounds/endings.slow.test.ts',
    as: "['oscillation-R3', 'stop']",
  },
  'correctless fix apply RUN': { seenIn: 'tests/e2e/work/fix.client.test.ts', as: "'fix', 'apply', run" },
  'correctless fix apply ‹run›': { seenIn: 'tests/e2e/work/fix.client.test.ts', as: "'fix', 'apply', run" },
  'correctless fix ‹run› --all': { seenIn: 'tests/e2e/work/fix.client.test.ts', as: '/df:fix ${run} --all' },
  'correctless fix ‹run› --patch FILE': {
    seenIn: 'src/rounds/from-review/apply-fixes.slow.test.ts',
    as: 'patchOfFixes(run)',
  },
  'correctless fix ‹run›': { seenIn: 'tests/e2e/work/fix.client.test.ts', as: "'fix', run" },
  'correctless fix': {
    seenIn: 'tests/cli/fix.bats',
    as: 'correctless fix "$run_name" F1 --capture manual',
  },
  'correctless next ‹goOn›': { seenIn: 'tests/e2e/work/prove.client.test.ts', as: 'df:review' },
  'correctless prove RUN': { seenIn: 'tests/cli/prove.bats', as: 'correctless prove "$run_name"' },
  'correctless prove ‹run›': { seenIn: 'tests/cli/prove.bats', as: 'correctless prove "$run_name"' },
  'correctless prove ‹run› F1 --patch': {
    seenIn: 'tests/cli/prove.bats',
    as: 'correctless prove "$run_name" F1 --patch',
  },
  'correctless prove ‹run› ‹id› --patch': {
    seenIn: 'tests/cli/prove.bats',
    as: 'correctless prove "$run_name" F1 --patch',
  },
  'correctless prove ‹run› ‹id›': { seenIn: 'tests/cli/prove.bats', as: 'correctless prove "$run_name" F2' },
  'correctless run fix ‹run›': { seenIn: 'src/headless/client-arguments.test.ts', as: "fixTask('r7k2'" },
  'correctless audit finish ‹audit›': {
    in: 'shop',
    line: 'correctless audit finish $AUDIT',
    before: [START, 'correctless audit stop $AUDIT --reason enough'],
  },
  'correctless audit finish ‹audit›‹merge›': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit finish "$audit_name" --merge',
  },
  'correctless audit finish ‹audit› --merge --unreviewed': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit finish "$audit_name" --merge --unreviewed',
  },
  'correctless audit start': { in: 'shop', line: 'correctless audit start' },
  'correctless audit start --auto': { in: 'shop', line: 'correctless audit start --auto' },
  'correctless audit start all': { in: 'shop', line: 'correctless audit start all' },
  'correctless audit status': { in: 'shop', line: 'correctless audit status', before: [START] },
  'correctless audit stop AUDIT --reason "too large to be reviewed"': {
    in: 'shop',
    line: 'correctless audit stop $AUDIT --reason "too large to be reviewed"',
    before: [START],
  },
  'correctless audit stop AUDIT --reason "…"': {
    in: 'shop',
    line: 'correctless audit stop $AUDIT --reason "enough"',
    before: [START],
  },
  'correctless audit stop ‹audit› --reason "…"': {
    in: 'shop',
    line: 'correctless audit stop $AUDIT --reason "enough"',
    before: [START],
  },
  'correctless audit triage ‹audit› ‹decision› ‹join› --reason "…"': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit triage "$audit_name" dispute CUSTOM-R1-001 --reason',
  },
  'correctless audit triage ‹id› defer ID --reason "REASON"': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit triage "$audit_name" defer CUSTOM-R1-002 --reason',
  },
  'correctless audit triage ‹id› dispute ID --reason "REASON"': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit triage "$audit_name" dispute CUSTOM-R1-001 --reason',
  },
  'correctless audit triage ‹id› fix ID': {
    seenIn: 'tests/cli/audit.bats',
    as: 'audit triage "$audit_name" fix CUSTOM-R1-001',
  },
  'correctless diff': { in: 'review', line: 'correctless diff' },
  'correctless diff -- ‹rev›': { in: 'review', line: 'correctless diff -- src/pay.ts' },
  'correctless diff --uncommitted': { in: 'review', line: 'correctless diff --uncommitted' },
  'correctless diff BASE...HEAD': { in: 'review', line: 'correctless diff main...HEAD' },
  'correctless diff BASE..‹rev›': { in: 'review', line: 'correctless diff main..work' },
  'correctless diff BASE..‹to›': { in: 'review', line: 'correctless diff main..work' },
  'correctless diff BASE..‹sha›': { in: 'review', line: 'correctless diff main..$SHA' },
  'correctless diff HEAD': { in: 'review', line: 'correctless diff HEAD' },
  'correctless diff ‹named›': { in: 'review', line: 'correctless diff HEAD' },
  'correctless diff TARGET': { in: 'review', line: 'correctless diff main..work' },
  'correctless diff TARGET -- PATH': { in: 'review', line: 'correctless diff main..work -- src' },
  'correctless diff origin/BRANCH': { in: 'review', line: 'correctless diff origin/work' },
  'correctless diff ‹from›': { in: 'review', line: 'correctless diff main..work' },
  'correctless diff ‹label›': { in: 'review', line: 'correctless diff main..work' },
  'correctless diff ‹asked›': { in: 'review', line: 'correctless diff work' },
  'correctless doctor': { in: 'review', line: 'correctless doctor' },
  'correctless doctor --probe': { seenIn: 'tests/cli/doctor.bats', as: 'correctless doctor --probe' },
  'correctless doctor‹without›': { in: 'review', line: 'correctless doctor' },
  'correctless merge RUN…': { in: 'review', line: 'correctless merge $SHARD_1 $SHARD_2' },
  'correctless next ‹audit›': { in: 'shop', line: 'correctless next $AUDIT', before: [START] },
  'correctless next ‹audit› --retry': {
    in: 'shop',
    line: 'correctless next $AUDIT --retry',
    before: [START],
  },
  'correctless next ‹audit› --retry‹chunking›': {
    in: 'shop',
    line: 'correctless next $AUDIT --retry --chunking',
    before: [START],
  },
  'correctless next ‹name›': { in: 'review', line: 'correctless next $OPEN' },
  'correctless next ‹name› --retry': { in: 'review', line: 'correctless next $OPEN --retry' },
  'correctless next ‹run›': { in: 'review', line: 'correctless next $OPEN' },
  'correctless next ‹shard› --retry': { in: 'review', line: 'correctless next $OPEN --retry' },
  'correctless next ‹run› --retry': { in: 'review', line: 'correctless next $OPEN --retry' },
  'correctless packet ‹slot› --with-instructions': {
    in: 'review',
    line: 'correctless packet $SLOT --with-instructions',
  },
  'correctless plan': { in: 'review', line: 'correctless plan' },
  "correctless plan '#123'": { seenIn: 'tests/e2e/pulls/commands.gh.test.ts', as: "['plan', '#7'" },
  "correctless plan '#‹number›'": { seenIn: 'tests/e2e/pulls/commands.gh.test.ts', as: "['plan', '#7'" },
  'correctless plan --capture manual': { in: 'review', line: 'correctless plan --capture manual' },
  'correctless plan TARGET --shard I/N': { in: 'review', line: 'correctless plan main..work --shard 1/2' },
  'correctless post ‹again›': { seenIn: 'tests/e2e/pulls/post.gh.test.ts', as: "['post', run]" },
  'correctless post ‹run›': { seenIn: 'tests/e2e/pulls/post.gh.test.ts', as: "['post', run]" },
  'correctless post ‹run› --pr N': { seenIn: 'tests/cli/post.bats', as: 'refuses "$run_name" --pr 7' },
  'correctless reply ‹slot› FILE': { in: 'review', line: 'correctless reply $SLOT $FILE' },
  'correctless report ‹run› --format html --output ‹page›': {
    in: 'review',
    line: 'correctless report $RUN --format html --output .correctless/runs/$RUN/report.html',
  },
  'correctless report ‹run›': { in: 'review', line: 'correctless report $RUN' },
  'correctless report RUN --format json': { in: 'review', line: 'correctless report $RUN --format json' },
  'correctless review': { seenIn: 'tests/e2e/headless/cut-off.client.test.ts', as: "COMMAND, 'review'" },
  'correctless review --resume ‹run›': {
    seenIn: 'tests/e2e/headless/cut-off.client.test.ts',
    as: "run('review', '--resume', ",
  },
  'correctless rules --file PATH --at REV': {
    in: 'review',
    line: 'correctless rules --file src/pay.ts --at main',
  },
  'correctless rules --file src/a.ts': { in: 'review', line: 'correctless rules --file src/a.ts' },
  'correctless run --help': { in: 'review', line: 'correctless run --help' },
  'correctless run audit': {
    seenIn: 'tests/e2e/headless/audit.client.test.ts',
    as: "run('audit', 'custom', 'all')",
  },
  'correctless run audit --resume ‹audit›': {
    seenIn: 'tests/e2e/headless/audit.client.test.ts',
    as: "run('audit', '--resume', audit)",
  },
  'correctless status': { in: 'review', line: 'correctless status' },
  'correctless status ‹audit›': { in: 'shop', line: 'correctless status $AUDIT', before: [START] },
  'correctless status ‹run›': { in: 'review', line: 'correctless status $OPEN' },
  'correctless step --help': { in: 'review', line: 'correctless step --help' },
  'correctless suppress FINGERPRINT --reason WHY --expires DATE': {
    in: 'review',
    line: 'correctless suppress $FINGERPRINT --reason meant --expires $DATE',
  },
  'correctless verdict ‹run›': { in: 'review', line: 'correctless verdict $RUN' },
  'correctless ‹name› --help': { in: 'review', line: 'correctless plan --help' },
};
