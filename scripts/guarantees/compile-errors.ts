import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { placeOf, type Break } from '../../tests/guarantees/guarantee.ts';
import { withoutMechanism } from './without-mechanism.ts';

/** Codes of what is merely unused without a mechanism: declared and not read, imported and not used. */
const UNUSED: ReadonlySet<number> = new Set([6133, 6138, 6192, 6196, 6198, 6199]);

type Changed = Map<string, { readonly version: string; readonly text: string }>;

/**
 * The compiler's errors for each break, as `file#function: message`. A test that fails because nothing loads proves nothing.
 * Writes no file.
 */
export function compileErrors(top: string, breaks: readonly Break[]): string[] {
  const files = [...new Set(breaks.map((one) => join(top, placeOf(one).file)))];
  const changed: Changed = new Map();
  const service = ts.createLanguageService(host(top, files, changed));
  return inTurns(breaks).flatMap((together, turn) => {
    changed.clear();
    for (const one of together) {
      const file = join(top, placeOf(one).file);
      const text = withoutMechanism(readFileSync(file, 'utf8'), one);
      changed.set(file, { version: `turn ${turn}`, text });
    }
    return together.flatMap((one) =>
      errorsIn(service, join(top, placeOf(one).file)).map((message) => `${one.of}: ${message}`),
    );
  });
}

/** The breaks in as few turns as possible, with one break of a file in each: a turn costs a check of everything they import. */
function inTurns(breaks: readonly Break[]): Break[][] {
  const turns: Break[][] = [];
  for (const one of breaks) {
    const { file } = placeOf(one);
    const turn = turns.find((others) => others.every((other) => placeOf(other).file !== file));
    if (turn === undefined) turns.push([one]);
    else turn.push(one);
  }
  return turns;
}

function errorsIn(service: ts.LanguageService, file: string): string[] {
  return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
    .filter(({ code }) => !UNUSED.has(code))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function host(top: string, files: readonly string[], changed: Changed): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile(join(top, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, top);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...files],
    getScriptVersion: (path) => changed.get(path)?.version ?? 'unchanged',
    getScriptSnapshot: (path) => {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => top,
    getDefaultLibFileName: (its) => ts.getDefaultLibFilePath(its),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  };
}
