import { edited, madeLines, textFrom } from './made-text.ts';
import { madeRepository, type MadeRepository } from './made-repository.ts';

const RULES = 200;

/** Files that import one another, and rules for areas of them. */
export function codeBase(top: string, files: number, changed: number): MadeRepository {
  const path = (at: number): string => `src/area${at % 40}/deep${at % 7}/file${at}.ts`;
  const [base, head] = [new Map<string, string>(), new Map<string, string>()];
  for (let at = 0; at < RULES; at += 1) {
    const list = globsOf(at)
      .map((glob) => `  - "${glob}"`)
      .join('\n');
    base.set(`.claude/rules/rule${at}.md`, `---\npaths:\n${list}\n---\nName what rule ${at} names.\n`);
  }
  for (let at = 0; at < files; at += 1) {
    // From their folder, without the ending: what a resolver finds. Else there is nothing to relate.
    const module = (step: number): string => `../../${path((at + step) % files).slice(4, -3)}`;
    const imports = [1, 7, 31].map((step) => `import { f${step} } from '${module(step)}';`);
    base.set(path(at), textFrom([...imports, ...madeLines(60, at)]));
  }
  for (const [name, text] of base) head.set(name, text);
  for (let at = 0; at < changed; at += 1) {
    const name = path(at * Math.floor(files / changed));
    head.set(name, textFrom(edited((base.get(name) ?? '').split('\n').slice(0, -1), 5, at + 1_000_000)));
  }
  return madeRepository(top, [base, head]);
}

/** As people write them: folders, endings, both; every fifth rule has two. */
function globsOf(rule: number): string[] {
  const area = `src/area${rule % 40}`;
  const forms = [
    ...[`${area}/**/*.ts`, `${area}/**`, `**/*.test.ts`],
    ...[`src/*/api${rule % 25}/*.ts`, `packages/p${rule % 30}/**/*.tsx`],
  ];
  const glob = forms[rule % forms.length] ?? '';
  return rule % 5 === 4 ? [glob, `docs/area${rule % 40}/**/*.md`] : [glob];
}
