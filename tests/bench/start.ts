import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import type { Bench } from './lab.ts';
import { measured } from './measure.ts';
import type { Started } from './run.ts';
import { rowOf } from './row.ts';

/** What every call of a helper costs before it does anything. */
export const startBench: Bench = {
  name: 'start',
  runs: 'always',
  run: async ({ scratch, correctless, env, short }) => {
    const event = join(scratch, 'foreign-event.json');
    writeFileSync(
      event,
      JSON.stringify({ tool_name: 'Task', tool_input: { subagent_type: 'general-purpose' } }),
    );
    const certificates = join(scratch, 'certificates.pem');
    writeFileSync(certificates, `${rootCertificates.join('\n')}\n`);
    const certified = { ...env, NODE_EXTRA_CA_CERTS: certificates };

    const floor: Started = { name: '`node -e 0`', argv: ['node', '-e', '0'], env };
    const programs: Started[] = [
      floor,
      { name: 'version', argv: [correctless, '--version'], env },
      { name: 'hook', argv: [correctless, 'hook', 'pre'], stdin: event, env },
      { ...floor, name: '`node -e 0` with certificates', env: certified },
      { name: 'certified', argv: [correctless, '--version'], env: certified },
    ];
    const [bare, version, hook, bareCertified, versionCertified] = await measured(programs, short ? 11 : 41);
    return [
      rowOf('`correctless --version`', version!, bare!, { ratio: 1.2 }),
      rowOf('`correctless hook pre`, somebody else’s agent', hook!, bare!, { ratio: 1.2 }),
      rowOf('`correctless --version`, `NODE_EXTRA_CA_CERTS` set', versionCertified!, bareCertified!, {
        // Newer versions of node read the file only when a connection is made.
        ...(process.versions.node.startsWith('20.') ? { ratio: 0.6 } : {}),
      }),
    ];
  },
};
