import { manyLines } from './many-lines.ts';
import { claimOf } from './review-driver.ts';
import { sampleRepository, type SampleRepository } from './sample-repository.ts';

export const SHOP_RULE = '- Amounts are whole cents.';
/** What the change adds. */
export const ADDED = '  return charge(total + fee);';
const COMMENT = '// Never charge before the order is stored.';

/**
 * A change of which every default source speaks: a rule, an import of a file that can be read, a fix of the very lines, a comment that
 * obliges.
 */
export function shopWithSources(padding = 0): SampleRepository & { readonly fix: string } {
  const repository = sampleRepository({
    'CLAUDE.md': `${SHOP_RULE}\n`,
    'src/charge.ts': 'export function charge(cents: number): number {\n  return cents;\n}\n',
    'src/pay.ts': payFile('  return charge(0);'),
  });
  repository.write('src/pay.ts', payFile('  return charge(total);'));
  repository.git('commit', '--quiet', '--all', '--message', 'fix: orders were charged nothing');
  const fix = repository.git('rev-parse', 'HEAD');
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({
    'src/pay.ts': payFile(`  const fee = 1;\n${ADDED}`),
    ...(padding === 0 ? {} : { 'src/prices.ts': manyLines(padding) }),
  });
  return { ...repository, fix };
}

function payFile(body: string): string {
  return `import { charge } from './charge.ts';\n\n${COMMENT}\nexport function pay(total: number): number {\n${body}\n}\n`;
}

/** What each default lens claims of the added line, with its proof. */
export function shopClaims(fix: string) {
  const of = (title: string, proof: object) => [claimOf('src/pay.ts', ADDED, title, proof)];
  return {
    'rules-compliance': of('Not whole cents', { ruleFile: 'CLAUDE.md', ruleText: SHOP_RULE }),
    'bug-scan': of('The fee is charged twice', { trigger: 'Any order.' }),
    'dependency-check': of('charge() takes an order', {
      ...{ dependency: 'charge', expectedUsage: 'cents', actualUsage: 'a sum' },
    }),
    'history-context': of('The mended sum is changed again', {
      ...{ commitRef: fix.slice(0, 12), historicalContext: 'The commit made the sum right.' },
    }),
    'comment-compliance': of('Charges before anything is stored', { commentText: COMMENT }),
  };
}
