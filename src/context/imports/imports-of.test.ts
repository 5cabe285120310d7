import { describe, expect, it } from 'vitest';
import { importsOf } from './imports-of.ts';

const read = (path: string, ...lines: string[]): string[] =>
  [...importsOf(lines.join('\n'), path)].map(([module, names]) =>
    names.size === 0 ? module : `${module} { ${[...names].join(', ')} }`,
  );

describe('what a file imports', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'names over several lines',
      'a.ts',
      ['import {', '  a, // one', '  type B,', '  c as d,', "} from './x';"],
      ['./x { a, B, c }'],
    ],
    ['a default and names', 'a.js', ["import Vue, { ref } from 'vue'"], ['vue { default, ref }']],
    ['a namespace', 'a.ts', ['import * as path from "node:path"'], ['node:path']],
    ['a type', 'a.ts', ["import type { T } from './t'"], ['./t { T }']],
    ['for its effect', 'a.ts', ["import './style.css'"], ['./style.css']],
    ['a re-export', 'a.ts', ["export * from './a'", "export { b } from './b'"], ['./a', './b { b }']],
    ['dynamically', 'a.ts', ["const { x } = await import('./x')"], ['./x { x }']],
    ['by require', 'a.cjs', ["const { a, b: c } = require('x')", "require('y')()"], ['x { a, b }', 'y']],
    [
      'a statement below one without a semicolon',
      'a.ts',
      ['export default foo', "import a from 'b'"],
      ['b { default }'],
    ],
    ['two in one line', 'a.ts', ["import a from 'a';import b from 'b'"], ['a { default }', 'b { default }']],
    [
      'in the script of a component',
      'a.vue',
      [
        '<template>import x from "no"</template>',
        '<script setup lang="ts">',
        "import { ref } from 'vue'",
        '</script>',
      ],
      ['vue { ref }'],
    ],
    [
      'in the front of an Astro file',
      'a.astro',
      ['---', "import A from './A.astro'", '---', '<A/>'],
      ['./A.astro { default }'],
    ],
    [
      'in Python',
      'a.py',
      [
        'import os, sys as system',
        'from .a import (b,',
        '  c as d)',
        'from . import e',
        'from f import g, \\',
        '  h',
      ],
      ['.a { b, c }', '. { e }', 'f { g, h }', 'os', 'sys'],
    ],
    [
      'in Go, alone and in a block',
      'a.go',
      ['import "fmt"', 'import (', '  // none', '  "os"', '  x "a.b/c"', '  _ "d"', ')'],
      ['fmt', 'os', 'a.b/c', 'd'],
    ],
    [
      'in Rust, with braces',
      'a.rs',
      ['use std::{fs, io::{self, Read}};', 'pub(crate) use a::b as c;', 'mod d;'],
      ['std { fs }', 'std::io { Read }', 'a { b }', 'd'],
    ],
    ['in Java', 'A.java', ['import java.util.List;', 'import static a.B.*;'], ['java.util.List', 'a.B.*']],
    ['in Scala', 'A.scala', ['import a.b.{C, D => E}'], ['a.b { C, D }']],
    ['in C', 'a.c', ['#include <stdio.h>', '#  include "x/y.h" // local'], ['stdio.h', 'x/y.h']],
    ['in C#', 'a.cs', ['using System.Text;', 'using (var x = y) {}'], ['System.Text']],
    ['in Ruby', 'a.rb', ["require 'json'", "require_relative './x'"], ['json', './x']],
    [
      'in PHP',
      'a.php',
      ['<?php', 'use A\\B\\{C, D as E};', "require_once __DIR__ . '/x.php';"],
      ['A\\B { C, D }', '/x.php'],
    ],
    [
      'in a shell script',
      'bin/a',
      ['#!/bin/sh', '. "$DIR/lib.sh"', 'if x; then source y.sh; fi'],
      ['$DIR/lib.sh', 'y.sh'],
    ],
    [
      'in a workflow',
      '.github/workflows/ci.yml',
      ['    - uses: actions/checkout@v4'],
      ['actions/checkout@v4'],
    ],
    ['in an image', 'Dockerfile', ['FROM --platform=x node:20 AS build'], ['node:20']],
  ])('%s', (_, path, source, expected) => {
    expect(read(path, ...source)).toEqual(expected);
  });
});

describe('what is not imported', () => {
  it.each<[string, string, string[]]>([
    ['a statement in a comment', 'a.ts', ["// import a from 'a'", "/* require('b') */"]],
    ['a statement in a string', 'a.ts', ['const s = "import a from \'a\'"', 'log("require(\'x\')")']],
    ['a statement in a template', 'a.ts', ['const s = `', "import a from 'a'", '`']],
    ['a method of that name', 'a.ts', ["loader.require('x'); loader.import('y')"]],
    ['a statement in a docstring', 'a.py', ['"""', 'import os', '"""']],
    ['a statement in a here-document', 'a.sh', ['cat <<EOF', '. lib.sh', 'EOF']],
    ['a word in prose', 'README.md', ['import x from "y"']],
    ['a language without imports', 'a.sql', ["select 'import'"]],
    ['an unfinished clause', 'a.ts', ['import { a, b']],
  ])('%s', (_, path, source) => {
    expect(read(path, ...source)).toEqual([]);
  });

  it('reads a hostile file in time', () => {
    const before = process.cpuUsage();
    for (const line of ['import a,', 'import {', 'export ', 'use a::{', 'from ']) {
      for (const path of ['a.ts', 'a.py', 'a.rs']) importsOf(`${line}\n`.repeat(20_000), path);
    }
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
  });
});
