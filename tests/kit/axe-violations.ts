import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Result = {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary: string }[];
  }[];
  readonly passes: readonly unknown[];
};

/**
 * What axe finds wrong with the page as it stands, with the first places; everything it checks but experiments. The
 * context has to be opened with `bypassCSP`: the page's policy lets no other script in.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate<Result>(
    'axe.run(document, { resultTypes: ["violations"] })',
  );
  // An empty page has no violation either.
  if (passes.length < 20) throw new Error(`axe checked next to nothing: ${passes.length} rules passed`);
  return violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}): ${nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`)
        .join('\n')}`,
  );
}
