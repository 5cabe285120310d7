import { cp } from 'node:fs/promises';
import { PROBE_PLUGIN } from './probe.ts';
import { withRepository } from './repository.ts';

const MARKETPLACE = {
  name: 'probes',
  owner: { name: 'correctless' },
  plugins: [
    { name: 'probe', source: './' },
    { name: 'companion', source: './plugins/companion' },
  ],
};

const COMPANION = {
  name: 'companion',
  version: '0.0.1',
  description: 'Needs the probe.',
  dependencies: ['probe'],
};

/** Lends a git repository that is a marketplace laid out as ours: one plugin at the root, one below that needs it. */
export async function withMarketplace<T>(use: (path: string) => Promise<T>): Promise<T> {
  return withRepository(async (repository) => {
    await cp(PROBE_PLUGIN, repository.path, { recursive: true });
    await repository.commit('two plugins', {
      '.claude-plugin/marketplace.json': JSON.stringify(MARKETPLACE),
      'plugins/companion/.claude-plugin/plugin.json': JSON.stringify(COMPANION),
      'plugins/companion/commands/hello.md': '---\ndescription: Says hello.\n---\n\nSay hello.\n',
    });
    return use(repository.path);
  });
}
