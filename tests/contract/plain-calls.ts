import type { ProjectFile } from './project-files.ts';

/**
 * What a command or a skill may ask the model to run: plain calls of `correctless`, which the client lets through
 * without asking. Pipes, substitutions, redirects, lists of commands and variables before a command are refused by
 * the client, or, with `!` before the code span, would hand the user's argument to a shell.
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

/** Languages of blocks that are run. A block of no language may be. */
const SHELLS = new Set(['', 'sh', 'bash', 'shell', 'console']);

/** How many calls a text has. */
export function plainCalls({ text }: ProjectFile): number {
  return [...text.matchAll(/(?:^|`)correctless [a-z]/gm)].length;
}

/** The name, then words. Quoted ones may hold anything but what a shell would still expand in them. */
function isPlainCall(line: string): boolean {
  const word = String.raw`(?:'[^']*'|"[^"$\x60\\]*"|\$ARGUMENTS|\$0|<[\w-]+>|[\w./:@=,+…-]+)`;
  return new RegExp(`^correctless(?: ${word})+$`).test(line);
}

/** Code spans also name files, states and fields; those that call something start with a program's name. */
function looksLikeAProgram(code: string): boolean {
  if (code === 'correctless') return false;
  return (
    /(?:^|[\s/])correctless(?:["'\s]|$)/.test(code) ||
    /^(?:git|gh|sh|bash|node|npm|npx|cat|echo)\s/.test(code)
  );
}
