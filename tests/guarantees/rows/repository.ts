import type { Chapter } from '../guarantee.ts';

export const REPOSITORY: Chapter = {
  title: 'Your repository and your machine',
  guarantees: [
    {
      name: 'repository-unchanged',
      promise:
        'HEAD, index, refs and files of your repository are the same before and after; a difference fails the run and is named.',
      breaks: [
        {
          of: 'io/git/fingerprint.ts#differences',
          how: 'refs are not compared',
          from: 'return [...head, ...index, ...refs, ...files];',
          to: 'return [...head, ...index, ...files];',
          noticedBy: [{ file: 'src/io/git/fingerprint.test.ts' }],
        },
        {
          of: 'io/git/fingerprint.ts#fingerprintRepository',
          how: 'of a file only its name is remembered',
          from: 'return `${mode} ${sha256(await readFile(absolute))}`;',
          to: 'return mode;',
          noticedBy: [{ file: 'src/io/git/fingerprint.test.ts' }],
        },
        {
          of: 'run/phases/finish-run.ts#finishRun',
          how: 'what changed during the run is not told',
          from: 'failures: [...(run.file.merged?.failures ?? []), ...changedBetween(before, after)],',
          to: 'failures: [...(run.file.merged?.failures ?? [])],',
          noticedBy: [{ file: 'src/run/phases/changed-repository.slow.test.ts' }],
        },
      ],
    },
    {
      name: 'reading-a-pull-request',
      promise:
        'Reading a pull request posts nothing, checks nothing out and moves no ref but two below `refs/correctless/`.',
      breaks: [
        {
          of: 'io/git/fetch-refs.ts#fetchRefs',
          how: 'git fetches as it likes',
          from: "'--no-write-fetch-head', '--no-auto-maintenance', '--no-show-forced-updates', '--refmap='",
          to: "'--no-auto-maintenance', '--no-show-forced-updates'",
          noticedBy: [
            {
              file: 'tests/e2e/pulls/pull-request.gh.test.ts',
              test: 'leaves HEAD, index, files and refs of the user alone',
            },
          ],
        },
      ],
    },
    {
      name: 'nothing-executed',
      promise:
        'Nothing that the repository or its git configuration names is ever executed, but what `git fetch` of a [pull request](pull-requests.md) needs: your ssh, your credential helper. [Setting by setting](hostile-repositories.md).',
      breaks: [
        {
          of: 'io/git/configured-programs.ts#withoutPrograms',
          how: 'filters that must not fail run all the same',
          from: "    ['process', ''],",
          to: '',
          noticedBy: [
            { file: 'src/io/git/snapshot.test.ts', test: 'starts no program' },
            { file: 'src/io/git/configured-programs.test.ts' },
          ],
        },
        {
          of: 'io/git/fetch-refs.ts#fetchRefs',
          how: 'the repository says what is started at the other end',
          from: "'--upload-pack=git-upload-pack',",
          to: '',
          noticedBy: [{ file: 'src/io/git/fetch-refs.test.ts' }],
        },
        {
          of: 'io/git/git.ts#runGit',
          how: 'git runs with the settings of whoever owns the repository',
          from: 'await spawnGit(cwd, [...NEUTRAL_OPTIONS, ...args], options);',
          to: 'await spawnGit(cwd, [...args], options);',
          noticedBy: [{ file: 'src/io/git/git.test.ts' }, { file: 'src/io/git/snapshot.test.ts' }],
        },
        {
          of: 'io/git/neutral-git.ts#neutralEnvironment',
          how: 'the variables of whoever calls us reach git',
          from: "filter(([name]) => !name.startsWith('GIT_') || isKept(name));",
          to: "filter(([name]) => name !== 'GIT_TRACE' || isKept(name));",
          noticedBy: [{ file: 'src/io/git/git.test.ts' }],
        },
      ],
    },
    {
      name: 'own-work-tree',
      promise:
        'The work tree is the folder whose `.git` was found: none that a configuration names, and no bare repository that a clone brings along.',
      breaks: [
        {
          of: 'io/git/repository.ts#openRepository',
          how: 'a configuration may name any folder as the work tree',
          from: 'await refuseForeignWorkTree(folder, line(top), line(gitDir));',
          to: '',
          noticedBy: [{ file: 'tests/hostile/places.slow.test.ts' }],
        },
      ],
    },
    {
      name: 'bounded-memory',
      promise:
        'Text too large to be reviewed is not read and is a gap; a change too large to be reviewed is refused. Memory stays [bounded](hostile-repositories.md#big-inputs).',
      breaks: [
        {
          of: 'gather/git-diff.ts#askText',
          how: 'a patch of any size is read',
          from: 'if (reader.take(piece) > most) throw tooMuch(most);',
          to: 'if (reader.take(piece) > Infinity) throw tooMuch(most);',
          noticedBy: [{ file: 'src/gather/read-patch.test.ts' }],
        },
        {
          of: 'gather/text-called-binary.ts#textCalledBinary',
          how: 'large text passes for binary',
          from: "    return 'large';",
          to: "    return 'binary';",
          noticedBy: [{ file: 'src/gather/large-text.slow.test.ts' }],
        },
      ],
    },
    {
      name: 'headless-settings',
      promise:
        'The repository under review brings no settings, hooks or servers into a session that we start.',
      breaks: [
        {
          of: 'headless/client-arguments.ts#clientArguments',
          how: 'settings come from wherever the client finds them',
          from: "'--setting-sources', 'user', '--strict-mcp-config',",
          to: "'--strict-mcp-config',",
          noticedBy: [
            { file: 'src/headless/client-arguments.test.ts' },
            {
              file: 'tests/e2e/headless/review.client.test.ts',
              test: 'starts nothing that the repository’s own settings name',
            },
          ],
        },
      ],
    },
    {
      name: 'headless-status',
      promise:
        'A run without a session ends with the status of what is stored, whatever the client’s was; over a cap nothing is started; cut off, it can be resumed and calls no finished slot again.',
      breaks: [
        {
          of: 'headless/caps.ts#refuseOverCaps',
          how: 'scorers do not count',
          from: 'agents: estimate.agents + estimate.scorers,',
          to: 'agents: estimate.agents,',
          noticedBy: [{ file: 'src/headless/caps.test.ts' }],
        },
        {
          of: 'commands/run/run-review.ts#reviewAction',
          how: 'a review ends well when the client did',
          from: 'const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;',
          to: 'const status = (end?.status ?? report.exit) === 0 ? 0 : 3;',
          noticedBy: [
            {
              file: 'tests/e2e/headless/review.client.test.ts',
              test: 'ends with 1 for findings',
            },
          ],
        },
      ],
    },
    {
      name: 'probe-believes-hooks',
      promise: '`doctor --probe` believes what hooks stored, never what the model said.',
      breaks: [
        {
          of: 'commands/doctor/probe-check.ts#judgeProbe',
          how: 'a probe without a trace of a hook passes',
          from: 'if (silent.length > 0) {',
          to: 'if (silent.length > PROOFS.length) {',
          noticedBy: [{ file: 'src/commands/doctor/probe-check.test.ts' }],
        },
      ],
    },
  ],
};
