import type { ProjectFile } from './project-files.ts';

/**
 * Finds commands that a command or a skill must not ask the model to run. Only plain calls of `correctless` are allowed, because the
 * client runs them without asking. The client refuses pipes, substitutions, redirects, lists of commands and variables before a
 * command; with `!` before the code span, they would pass the user's argument to a shell.
 */
export function shellDefects({ path, text }: ProjectFile): string[] {
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  const inBlocks = blocks.flatMap(([, language = '', body = '']) =>
    SHELLS.has(language) ? body.split('\n').filter((line) => line.trim() !== '') : [],
  );
  const inSpans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(looksLikeAProgram);
  const executed = [...text.matchAll(/!`[^`\n]*`/g)].map(([span]) => `${path}: runs by itself: ${span}`);
  const wrong = [...inBlocks, ...inSpans].filter((line) => !isPlainCall(line.trim()));
  return [...executed, ...wrong.map((line) => `${path}: not a plain correctless call: ${line.trim()}`)];
}

/** Languages of code blocks that are run. A block without a language may be run too. */
const SHELLS = new Set(['', 'sh', 'bash', 'shell', 'console']);

/** The number of calls in a text. */
export function plainCalls({ text }: ProjectFile): number {
  return [...text.matchAll(/(?:^|`)correctless [a-z]/gm)].length;
}

/** The name, then arguments. A quoted argument may contain anything that a shell does not expand inside quotes. */
function isPlainCall(line: string): boolean {
  const word = String.raw`(?:'[^']*'|"[^"$\x60\\]*"|\$ARGUMENTS|\$0|<[\w-]+>|[\w./:@=,+…-]+)`;
  return new RegExp(`^correctless(?: ${word})+$`).test(line);
}

/** Code spans also name files, states and fields. Those that are commands start with a program's name. */
function looksLikeAProgram(code: string): boolean {
  if (code === 'correctless') return false;
  return (
    /(?:^|[\s/])correctless(?:["'\s]|$)/.test(code) ||
    /^(?:git|gh|sh|bash|node|npm|npx|cat|echo)\s/.test(code)
  );
}
