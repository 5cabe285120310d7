import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkGithub from 'remark-github';

type Node = { readonly type: string; readonly value?: string; readonly children?: readonly Node[] };

/** The nodes that GitHub's dialect, its mentions, issues and commits included, makes of a text, in their order. */
function nodesIn(markdown: string): Node[] {
  const reader = remark().use(remarkGfm).use(remarkGithub, { repository: 'acme/shop' });
  const visit = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(visit)];
  return visit(reader.runSync(reader.parse(markdown)));
}

/** Their kinds, each once. */
export function kindsIn(markdown: string): string[] {
  return [...new Set(nodesIn(markdown).map(({ type }) => type))];
}

/** Everything but words and code: kinds in their order, and HTML as it stands. Two texts of one shape have the same. */
export function liveOnGithub(markdown: string): string[] {
  return nodesIn(markdown)
    .filter(({ type }) => !['text', 'break', 'inlineCode'].includes(type))
    .map(({ type, value = '' }) => (type === 'html' ? `html ${value}` : type));
}
