import type { Guarantee } from '../guarantee.ts';

export const OWN_RUNS: readonly Guarantee[] = [
  {
    name: 'own-runs-only',
    promise:
      'A run or an audit that came with the repository, or from another machine or user, is believed by no command and handed to no agent, tracked, untracked or copied: each line is sealed with a key that lies outside every repository.',
    breaks: [
      {
        of: 'run/stored/seal.ts#requireSeals',
        how: 'who has no key believes everything',
        from: 'key === undefined || !isSealed(key, path, line)',
        to: 'key !== undefined && !isSealed(key, path, line)',
        noticedBy: [{ file: 'src/run/stored/seal.test.ts' }],
      },
      {
        of: 'run/stored/seal.ts#requireSeals',
        how: 'any seal will do',
        from: 'return found !== null && found[1] === sealOf(',
        to: "return found !== null && '' !== sealOf(",
        noticedBy: [{ file: 'src/run/stored/seal.test.ts' }],
      },
      {
        of: 'run/stored/seal.ts#requireSeals',
        how: 'the seal of one run counts for another',
        from: 'update(`${name}\\n${body}`)',
        to: 'update(`${name.slice(0, 0)}\\n${body}`)',
        noticedBy: [{ file: 'src/run/stored/seal.test.ts', test: 'of one run is no ledger of another' }],
      },
      {
        of: 'run/stored/ledger.ts#readLedger',
        how: 'the chain alone is looked at',
        from: "if (trust === 'own') await requireSeals(",
        to: "if (trust !== 'own') await requireSeals(",
        noticedBy: [
          { file: 'src/run/stored/seal.test.ts' },
          { file: 'src/run/remembered/foreign-runs.slow.test.ts' },
        ],
      },
      {
        of: 'hooks/pre.ts#preHook',
        how: 'a packet of a strange run is handed to an agent',
        from: 'const ledger = await readSealedLedger(paths);',
        to: 'const ledger = await readLedgerUnchecked(paths);',
        noticedBy: [
          {
            file: 'src/hooks/hooks.test.ts',
            test: 'hands out nothing of a run that this user did not write',
          },
        ],
      },
      {
        of: 'run/audit/stored/journal.ts#readJournal',
        how: 'a strange audit is gone on with',
        from: '  await requireSeals(paths.journal, lines);\n',
        to: '',
        noticedBy: [{ file: 'src/run/audit/stored/audit-seal.slow.test.ts', test: 'another user wrote' }],
      },
      {
        of: 'run/audit/stored/open-audit.ts#openAudit',
        how: 'settings are believed without a journal',
        from: "if (journal[0]?.kind !== 'begun') throw",
        to: "if (journal[0]?.kind === 'ended') throw",
        noticedBy: [
          { file: 'src/run/audit/stored/audit-seal.slow.test.ts', test: 'settings without the journal' },
        ],
      },
      {
        of: 'run/stored/list-runs.ts#listRuns',
        how: 'a list tells what strange runs say of themselves',
        from: '  const ledger = await readLedger(paths);\n',
        to: "  const ledger = await readLedger(paths, 'named');\n",
        noticedBy: [{ file: 'src/run/remembered/foreign-runs.slow.test.ts', test: 'is listed as foreign' }],
      },
      {
        of: 'run/stored/untracked.ts#requireUntracked',
        how: 'state that git tracks is read',
        from: 'if (first === undefined) return;',
        to: 'if (first !== null) return;',
        noticedBy: [{ file: 'src/run/remembered/foreign-runs.slow.test.ts', test: 'are refused by name' }],
      },
      {
        of: 'io/own-key.ts#ownKeyIfAny',
        how: 'a key that others can read is used',
        from: 'return (stats.mode & 0o077) === 0 ? undefined',
        to: 'return (stats.mode & 0o077) >= 0 ? undefined',
        noticedBy: [{ file: 'src/io/own-key.test.ts', test: 'is refused with permissions' }],
      },
      {
        of: 'io/own-key.ts#requireKeyOutside',
        how: 'a key of the repository is used',
        from: 'if (!isInside(path, top)) return;',
        to: 'if (!isInside(top, path)) return;',
        noticedBy: [{ file: 'src/io/own-key.test.ts', test: 'the repository could have brought it' }],
      },
    ],
  },
  {
    name: 'word-of-others',
    promise:
      'A run from elsewhere is believed only where the user names its folder; its report, and every review that goes on from it, says in every format on whose word.',
    breaks: [
      {
        of: 'run/shards/find-shards.ts#findShards',
        how: 'what is believed is not named',
        from: "return readShard(await runAt(repository, file, paths, isOwn ? 'own' : 'named'), isOwn);",
        to: "return readShard(await runAt(repository, file, paths, isOwn ? 'own' : 'named'), true);",
        noticedBy: [{ file: 'src/run/shards/take-over-run.slow.test.ts' }],
      },
      {
        of: 'run/planning/plan-past.ts#planPast',
        how: 'the next review forgets on whose word it rests',
        from: 'wordOf: wordOf([last?.file, kept?.file]),',
        to: 'wordOf: undefined,',
        noticedBy: [{ file: 'src/run/shards/take-over-run.slow.test.ts', test: 'what goes on from it' }],
      },
      {
        of: 'report/summary-notes.ts#allClear',
        how: 'the all-clear of somebody else is said as our own',
        from: "word === '' ? '' : `, ${word}`",
        to: "word !== undefined ? '' : ''",
        noticedBy: [{ file: 'src/report/word-of.test.ts' }],
      },
      {
        of: 'report/render-rdjson.ts#renderRdjson',
        how: 'reviewdog is not told',
        from: '...onWord(report),',
        to: '',
        noticedBy: [{ file: 'src/report/word-of.test.ts' }],
      },
    ],
  },
  {
    name: 'no-line-goes',
    promise:
      'A line that is taken from a ledger or a journal is noticed, also from its end: `run/corrupt` says how many are gone.',
    breaks: [
      {
        of: 'run/stored/kept-seals.ts#requireNoneGone',
        how: 'what is left is all there was',
        from: 'if (gone > 0)',
        to: 'if (gone > kept.length)',
        noticedBy: [{ file: 'src/run/stored/chained-lines.test.ts', test: 'lines cut from its end' }],
      },
      {
        of: 'run/stored/chained-lines.ts#appendChained',
        how: 'nobody remembers what was written',
        from: 'await keepSeals(path, [line]);',
        to: 'await keepSeals(path, []);',
        noticedBy: [{ file: 'src/run/stored/chained-lines.test.ts', test: 'that was cut and written on' }],
      },
    ],
  },
];
