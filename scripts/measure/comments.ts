import { execFileSync } from 'node:child_process';
import { scanRegions } from '../../src/context/syntax/scan.ts';
import { syntaxOf } from '../../src/context/syntax/syntax-of.ts';
import { compareComments } from './comments/compare.ts';
import { samples, type Grammar, type Sample } from './comments/corpus.ts';
import { grammarComments, loadedGrammar } from './comments/grammar-comments.ts';
import { JUDGED } from './comments/judged.ts';

/** A file's name by which our own scanner is chosen. */
const NAMES: Readonly<Record<Grammar, string>> = {
  ...{ bash: 'a.sh', python: 'a.py', javascript: 'a.js', typescript: 'a.ts', tsx: 'a.tsx', go: 'a.go' },
  ...{
    rust: 'a.rs',
    java: 'a.java',
    ruby: 'a.rb',
    php: 'a.php',
    cpp: 'a.cpp',
    'c-sharp': 'a.cs',
    css: 'a.css',
  },
};

type Row = {
  files: number;
  bytes: number;
  lines: number;
  differing: number;
  /** Lines on which we were judged wrong, or nobody has judged yet. */
  ourFaults: number;
  /** Files of which the grammar says itself that it made no sense of a part. */
  errors: number;
  ourMs: number;
  grammarMs: number;
};

/** `npm run measure -- comments`: our comments beside those of tree-sitter's grammars, line by line. */
export async function measureComments(say: (line: string) => void): Promise<void> {
  const rows = new Map<Grammar, Row>();
  const differences: string[] = [];
  // One after the other: they are timed.
  for (const sample of samples()) {
    const row = rows.get(sample.grammar) ?? emptyRow();
    rows.set(sample.grammar, row);
    differences.push(...(await compared(sample, row)));
  }
  const node = execFileSync(process.execPath, ['--version'], { encoding: 'utf8' }).trim();
  say(
    `| language | files | KB | comment lines | not the same | of these ours wrong | agree % | files the grammar fails on | ours ms | grammar ms | its file KB |`,
  );
  say(`|---|${'---:|'.repeat(10)}`);
  for (const [grammar, row] of rows) say(await lineOf(grammar, row));
  say('');
  differences.forEach(say);
  say(`node ${node}`);
}

function emptyRow(): Row {
  return { files: 0, bytes: 0, lines: 0, differing: 0, ourFaults: 0, errors: 0, ourMs: 0, grammarMs: 0 };
}

async function compared({ grammar, path, text }: Sample, row: Row): Promise<string[]> {
  const syntax = syntaxOf(NAMES[grammar], text);
  if (syntax === null) throw new Error(`no scanner for ${grammar}`);
  const start = performance.now();
  const ours = scanRegions(text, syntax).filter(({ kind }) => /comment/.test(kind));
  row.ourMs += performance.now() - start;
  const theirs = await grammarComments(text, grammar);
  row.grammarMs += theirs.milliseconds;
  const { lines, differing } = compareComments(text, ours, theirs.comments);
  const judgement = JUDGED.find(({ file }) => file.test(path));
  row.files += 1;
  row.bytes += text.length;
  row.lines += lines;
  row.differing += differing.length;
  row.errors += theirs.hasError ? 1 : 0;
  if (judgement?.right !== 'we') row.ourFaults += differing.length;
  if (differing.length === 0) return [];
  const said = judgement === undefined ? 'NOT JUDGED YET' : `right: ${judgement.right}; ${judgement.why}`;
  return [`- ${path}, lines ${differing.join(', ')}: ${said}`];
}

async function lineOf(grammar: Grammar, row: Row): Promise<string> {
  const { bytes } = await loadedGrammar(grammar);
  const agree = 100 * (1 - row.differing / row.lines);
  const cells = [
    grammar,
    row.files,
    kilobytes(row.bytes),
    row.lines,
    row.differing,
    row.ourFaults,
    agree.toFixed(2),
  ];
  return `| ${[...cells, row.errors, Math.round(row.ourMs), Math.round(row.grammarMs), kilobytes(bytes)].join(' | ')} |`;
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 1000);
}
