import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import type { Lab } from './lab.ts';
import { measured, type Started } from './measure.ts';
import { tableOf } from './table.ts';

/** What every call of a helper costs before it does anything. */
export async function startBench({ scratch, correctless, env }: Lab): Promise<string> {
  const input = JSON.stringify({ tool_name: 'Task', tool_input: { subagent_type: 'general-purpose' } });
  const certificates = join(scratch, 'certificates.pem');
  writeFileSync(certificates, `${rootCertificates.join('\n')}\n`);
  const certified = { ...env, NODE_EXTRA_CA_CERTS: certificates };
  const floor: Started = { name: '`node -e 0`', argv: ['node', '-e', '0'], env };
  const programs: Started[] = [
    floor,
    { name: 'version', argv: [correctless, '--version'], env },
    { name: 'hook', argv: [correctless, 'hook', 'pre'], input, env },
    { ...floor, name: '`node -e 0` with certificates', env: certified },
    { name: 'certified', argv: [correctless, '--version'], env: certified },
  ];
  const [bare, version, hook, bareCertified, versionCertified] = await measured(programs, 41);
  return tableOf([
    { work: '`correctless --version`', ours: version!, floor: bare!, most: 1.2 },
    { work: '`hook pre` of somebody else’s agent', ours: hook!, floor: bare!, most: 1.2 },
    {
      ...{ work: '`--version`, `NODE_EXTRA_CA_CERTS` set', ours: versionCertified!, floor: bareCertified! },
      // Newer versions of node read the file only when a connection is made.
      ...(process.versions.node.startsWith('20.') ? { most: 0.6 } : {}),
    },
  ]);
}
