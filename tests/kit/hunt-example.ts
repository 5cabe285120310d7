import type { HuntWorld } from '../../src/audit/claims/check-hunt.ts';
import type { HuntedFinding } from '../../src/contracts/replies/audit-finding.ts';
import { reviewedText } from '../../src/evidence/reviewed-text.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'src/price.js':
    'export function price(net, rate) {\n  return net + rate;\n}\nexport function other(net, rate) {\n  return net + rate;\n}\n',
  'src/cart.js': 'export const total = items.length;\n',
  'docs/notes.md': 'Notes about the prices.\n',
};

/** A small shop in which a specialist has opened one file. */
export function huntWorld(changes: Partial<HuntWorld> = {}): HuntWorld {
  return {
    textOf: (path) => (TEXTS[path] === undefined ? undefined : reviewedText(TEXTS[path])),
    exists: (path) => path in TEXTS || path === 'logo.png',
    treeRoots: ['/cache/tree', '/home/dev/shop'],
    scope: new Set(['src/price.js', 'src/cart.js', 'logo.png'] as RepoPath[]),
    looks: { opened: new Set(['src/price.js' as RepoPath]), searched: [] },
    ...changes,
  };
}

/** What a specialist claims, before anything of it is checked. */
export function huntedFinding(changes: Partial<HuntedFinding> = {}): HuntedFinding {
  return {
    id: '1',
    severity: 'high',
    title: 'The tax is added',
    description: 'It adds.',
    evidence: 'return net + rate;',
    impact: 'Wrong prices.',
    location: { file: 'src/price.js', lines: [2, 2] },
    instance_fix: 'Multiply.',
    class_fix: 'The only place.',
    tier: 'confirmed',
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    ...changes,
  };
}
