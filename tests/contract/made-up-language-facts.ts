import { bugQuestions } from '../../src/context/bug-checklist.ts';
import { commentsOf } from '../../src/context/comments/comments.ts';
import { configurationOf } from '../../src/context/graph/named-with.ts';
import { importResolver } from '../../src/context/graph/resolve-import.ts';
import { treePaths } from '../../src/context/graph/tree-paths.ts';
import { importsOf } from '../../src/context/imports/imports-of.ts';
import { languagesOf } from '../../src/context/languages.ts';
import { readManifest } from '../../src/context/manifests/read-manifest.ts';
import { functionsOf } from '../../src/context/triggers/functions-of.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';

// Run in a copy of the project that has the made-up language: asks everything that knows of languages about a file of it.
const text = 'needs "b.mup"\n@@ says "why"\ntask build(a) {\n  "@@ no"\n}\n';
const [a, b, manifest] = ['x/a.mup', 'x/b.mup', 'made.up'] as unknown as [RepoPath, RepoPath, RepoPath];
const tree = treePaths([a, b, manifest]);
const read = readManifest(manifest, '');
const languages = languagesOf([a]);
const said = {
  languages,
  comments: commentsOf(text, a).map(({ text }) => text),
  imports: [...importsOf(text, a).keys()],
  resolved: importResolver({ tree, texts: new Map() })(a, { module: 'b.mup', names: [] }),
  functions: functionsOf(text, a).list.map(({ name }) => name),
  configuration: configurationOf(a, tree),
  facts: typeof read === 'string' ? [] : read.facts,
  questions: bugQuestions({ languages, dependencies: [], framework: null, notes: [], configFiles: [] }),
};
const missing = Object.entries(said).filter(([, found]) => found.length !== 1);
if (missing.length > 0) throw new Error(JSON.stringify(missing));
