import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readNoticed, unplayed } from '../../scripts/guarantees/noticed-file.ts';
import { withoutMechanism } from '../../scripts/guarantees/play-break.ts';
import { allCells } from '../e2e/faults/fault-table.ts';
import { GUARANTEES, placeOf, type Break, type Guarantee } from '../guarantees/guarantees.ts';
import { textIfAny, TOP } from './project-files.ts';

describe('the guarantees', () => {
  it('are at least fifty, each under a name of its own', () => {
    expect(GUARANTEES.length).toBeGreaterThanOrEqual(50);
    expect(new Set(GUARANTEES.map(({ name }) => name)).size).toBe(GUARANTEES.length);
    expect(GUARANTEES.filter(({ name }) => !/^[a-z][a-z-]+$/.test(name))).toEqual([]);
    expect(GUARANTEES.filter(({ promise, breaks }) => promise === '' || breaks.length === 0)).toEqual([]);
  });

  it('name functions, texts and tests that are there', () => {
    expect(GUARANTEES.flatMap(({ name, breaks }) => breaks.flatMap((one) => defectsOf(one, name)))).toEqual(
      [],
    );
  });

  it('have each been broken and noticed since their last change: npm run guarantees -- NAME', () => {
    expect(unplayed(GUARANTEES, readNoticed())).toEqual([]);
  });
});

/** Why a break is not a valid proof. */
function defectsOf(one: Break, row = ''): string[] {
  const { file, name } = placeOf(one);
  const [text, test] = [textIfAny(file), textIfAny(one.noticedBy.file)];
  if (text === undefined) return [`${row}: no file ${file}`];
  const defects = exportedNames(file, text).includes(name) ? [] : [`${file} exports no ${name}`];
  const { file: proof, test: title = '' } = one.noticedBy;
  if (test === undefined) defects.push(`no file ${proof}`);
  else if (!titlesIn(proof, test).includes(title)) defects.push(`no test "${title}" in ${proof}`);
  try {
    if (withoutMechanism(text, one) === text) defects.push('changes nothing');
  } catch (error) {
    defects.push(String(error));
  }
  return defects.map((defect) => `${row}: ${defect}`);
}

function exportedNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
  });
}

/** The text that contains a test's titles: its own code, or also the names of the cases it plays. */
function titlesIn(test: string, code: string): string {
  switch (test) {
    case 'tests/golden/evidence.test.ts':
      return code + readdirSync(join(TOP, 'fixtures/evidence')).join('\n');
    case 'tests/e2e/faults/review-faults.client.test.ts':
      return allCells()
        .map(({ fault, place }) => `${place} ${fault}`)
        .join('\n');
    default:
      return code;
  }
}

describe('a defect', () => {
  const [whole] = GUARANTEES as [Guarantee & { readonly breaks: [Break] }];
  const [sound] = whole.breaks;
  const { file } = sound.noticedBy;

  it.each<[string, Partial<Break>, RegExp]>([
    ['a file that is not there', { of: 'no/such.ts#function' }, /no file src\/no\/such\.ts$/],
    ['a function that is not exported', { of: `${sound.of}Not` }, / exports no /],
    ['a text that does not occur', { from: 'no such text anywhere' }, /found 0 times/],
    ['a text that occurs several times', { from: 'return' }, /found \d+ times/],
    ['a break that changes nothing', { to: sound.from }, /changes nothing$/],
    ['a test that is not there', { noticedBy: { file: 'src/no.test.ts' } }, /no file/],
    ['a title that no test has', { noticedBy: { file, test: 'no such title' } }, /no test "no such/],
  ])('is found: %s', (_, different, expected) => {
    expect(defectsOf({ ...sound, ...different }).join('\n')).toMatch(expected);
  });

  it('is found: a break that was not played since it changed', () => {
    const changed = { ...whole, breaks: [{ ...sound, to: `${sound.to} ` }] } as const;
    expect(unplayed([changed], readNoticed())).toEqual([`${whole.name}: ${sound.of}`]);
  });
});
