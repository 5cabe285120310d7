import { expect, it } from 'vitest';
import { isInertFormat, namesDataFormat, namesInertFormat } from './inert-format.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

it.each([
  ['a/b.png', '89504e470d0a1a0a00'],
  ['a.JPG', 'ffd8ffe0'],
  ['a.mp4', '0000001866747970'],
  ['a.woff2', '774f4632'],
])('%s is an inert format', (path, hex) => {
  expect(isInertFormat(path, bytes(hex))).toBe(true);
});

it.each([
  ['a program under the name of an image', 'a.png', '7f454c46'],
  ['an image under the name of a program', 'a.node', '89504e470d0a1a0a'],
  ['an archive of classes', 'gradle/wrapper/gradle-wrapper.jar', '504b0304'],
  ['a name without an end', 'png', '89504e470d0a1a0a'],
  ['nothing', 'a.png', ''],
])('%s is none', (_, path, hex) => {
  expect(isInertFormat(path, bytes(hex))).toBe(false);
});

it('knows names alone', () => {
  expect([namesInertFormat('a.ttf'), namesInertFormat('a.jar')]).toEqual([true, false]);
  expect(['a.ttf', 'a/b.PLY', 'a.jar'].map(namesDataFormat)).toEqual([true, true, true]);
  expect(
    ['Rules.mak', 'ply', 'setup.command', 'tool.1', '.dat', 'a.dat.tpl', 'a.pkl'].map(namesDataFormat),
  ).toEqual(Array.from({ length: 7 }, () => false));
});
