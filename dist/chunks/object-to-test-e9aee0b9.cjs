var { __load, __part } = require("../main.cjs").shared;
exports["object-to-test"] = __part((exports) => {
var { checkStep, readStepFacts } = __load("rules-2-da93ab54/rules-2"), { linesOf, spliceLines } = __load("check-hunt-ac7ce73c/check-hunt"), { placedAt } = __load("check-hunt-ac7ce73c/carry-lines"), { workTreeOf } = __load("fold-fixing-5ea01992/work-tree-of"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { maskedOf } = __load("suppressions-2-e7662acd/functions-of"), { isTestFile } = __load("fold-fixing-5ea01992/test-file"), { editText } = __load("summary-text-2-86151a74/edited-tests"), { untouchedSince } = __load("snapshot-066f03be/ignored-before"), { ABSENT, treeChanges } = __load("snapshot-066f03be/tree-changes"), { snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { treeWith } = __load("snapshot-066f03be/tree-with"), { treeOf } = __load("snapshot-066f03be/commit-object"), { blobAt } = __load("git-685f2d30/one-object"), { isInProse } = __load("extract-7558e31f/prove-elsewhere"), { readingsOf } = __load("index-936eb180/same-claim"), { closingOf, commentsOf, hasOwnScanner, scanRegions, syntaxOf } = __load("extract-7558e31f/extract"), { QUOTE_MORE, hasSubstance } = __load("evidence-drop-a3c02e69/substance"), { readStamped } = __load("git-685f2d30/stamped"), { auditPaths } = __load("git-685f2d30/audit-paths"), { listWithoutSizes, readBlobs } = __load("git-685f2d30/objects"), { roundOf } = __load("fold-fixing-5ea01992/audit-state"), { isGrave } = __load("main/severity-rank"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { readGit } = __load("git-685f2d30/git"), { groupedBy } = __load("git-685f2d30/grouped-by"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { isUtf8 } = require("node:buffer"), { posix, posix: posix2 } = require("node:path");
function triageProblems({ decisions }, asked) {
  const wanted = new Set(asked);
  const decided = new Set(decisions.map(({ id }) => id));
  const kept = new Set(decisions.filter(({ decision }) => decision === "keep").map(({ id }) => id));
  const missing = asked.filter((id) => !decided.has(id));
  return [
    ...missing.length > 0 ? [`no decision on ${missing.join(", ")}`] : [],
    ...decisions.filter(({ id }) => !wanted.has(id)).map(({ id }) => `${id} is no finding of this packet`),
    ...decisions.filter(({ decision, of }) => decision === "duplicate" && (of === void 0 || !kept.has(of))).map(({ id, of }) => `${id} is a duplicate of ${of ?? "nothing"}, which is not kept`),
    ...decisions.filter(({ decision, of }) => decision !== "duplicate" && of !== void 0).map(({ id, decision }) => `${id}: "of" belongs to duplicates, not to ${decision}`)
  ];
}
var TEXT_DIFF = [
  "-r",
  "-p",
  "--binary",
  "--full-index",
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--src-prefix=a/",
  "--dst-prefix=b/"
];
var DECLARATIONS = [
  /^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)/gm,
  /^[ \t]*class[ \t]+(Test\w+)/gm,
  /^func[ \t]+(?:\([^)]*\)[ \t]*)?((?:Test|Benchmark|Fuzz|Example)\w*)/gm,
  /#\[(?:\w+::)?test[^\]]*\]\s*(?:#\[[^\]]*\]\s*)*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm
];
var CALL = /(?<![.\w$])(?:(?:t|QUnit|Deno)\.)?(?:it|test|describe|specify|context|scenario|suite)(?:\.\w+)*[ \t]*(?=["(])/g;
var NAME = /(['"`])(?:\\[^]|(?!\1)[^])+\1/y;
function declarationsIn({ code, mask }) {
  const found = /* @__PURE__ */ new Map();
  for (const pattern of DECLARATIONS) {
    for (const { 0: whole, 1: name = "", index } of code.matchAll(pattern)) {
      const start = index + whole.search(/\S/);
      if (mask[start] === code[start]) found.set(start, { name, start, end: index + whole.length });
    }
  }
  for (const { 0: head, index } of mask.matchAll(CALL)) {
    const name = nameOfCall({ code, mask }, index + head.length);
    if (name !== void 0) found.set(index, { ...name, start: index });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}
function nameOfCall({ code, mask }, at) {
  const table = tableEnd(mask, at);
  const named = textAt(code, mask[at] === "(" ? at + 1 : at);
  if (named !== void 0 && (mask[at] === "(" || mask[table] !== "(")) return named;
  return mask[table] === "(" ? textAt(code, table + 1) : void 0;
}
function tableEnd(mask, at) {
  if (mask[at] === "(") return closingOf(mask, at) + 1;
  const rest = /[^"\n]/g;
  rest.lastIndex = at;
  let end = rest.exec(mask)?.index ?? mask.length;
  while (mask[end] === "\n" || mask[end] === '"' && end < mask.length) end += 1;
  return end;
}
function textAt(code, at) {
  NAME.lastIndex = at + (/^\s*/.exec(code.slice(at, at + 200))?.[0].length ?? 0);
  const name = NAME.exec(code)?.[0];
  return name === void 0 ? void 0 : { name, end: NAME.lastIndex };
}
function declaredTests(path, text) {
  return new Set(declarationsIn(readAsCode(path, text)).map(({ name }) => name));
}
function readAsCode(path, text) {
  return maskedOf(text, path) ?? { code: text, mask: text };
}
var IMPORT = /^(?:import\b|from\b|use\b|(?:const|let|var)\b.*=\s*(?:await\s+import|require)\s*\()/;
var KEYWORDS = /\b(?:import|from|as|use|const|let|var|await|require|type|static)\b/g;
function areFreshImports(removed2, added, before) {
  if (![...removed2, ...added].every(({ code }) => IMPORT.test(code))) return false;
  const known = new Set(wordsOf(before));
  const old = removed2.map(read);
  const now = added.map(read);
  const kept = old.map(
    (line) => now.find(({ from, words }) => from === line.from && line.words.every((word) => words.includes(word)))
  );
  if (kept.some((line) => line === void 0)) return false;
  return now.every((line) => {
    const had = new Set(old.filter((_, at) => kept[at] === line).flatMap(({ words }) => words));
    const fresh = line.words.filter((word) => !had.has(word));
    return fresh.length > 0 && fresh.every((word) => !known.has(word));
  });
}
function read({ code }) {
  const python = /^from\s+(\S+)\s+/.exec(code);
  const from = [python?.[1] ?? "", ...[...code.matchAll(/(['"`])(.*?)\1/g)].map(([text]) => text)].join(" ");
  const names = code.slice(python?.[0].length ?? 0).replaceAll(/(['"`]).*?\1/g, "").replaceAll(KEYWORDS, "");
  return { words: wordsOf(names), from };
}
function wordsOf(text) {
  return [...text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].map(([word]) => word);
}
var ASSERTION = /(?<![.\w$])(?:expect|assert|should|verify|ensure)\w*(?![ \t]*[=:])|\brequire\.\w+[ \t]*\(|\bself\.(?:assert|fail)\w*|\.should\b|\bt\.(?:Error|Fatal|Fail|is|not|ok|equal|same|deep|true|false|truthy|falsy|throws|regex|like|pass|fail)\w*[ \t]*\(|\bpytest\.(?:raises|fail)|\bpanic!|^[ \t]*\[\[?[ \t]/gm;
function reachedAssertions({ own }) {
  const body = own.filter(({ code }) => code !== "");
  const [, first] = body;
  const depth = first === void 0 ? 0 : indent(first.mask);
  const end = body.findIndex(
    ({ mask }, at) => at > 0 && indent(mask) <= depth && /^\s*return\s*;?$/.test(mask) || /[{:]\s*return\s*;/.test(mask)
  );
  const reached = (end === -1 ? body : body.slice(0, end)).map(({ mask }) => mask).join("\n");
  return [...reached.matchAll(ASSERTION)].length;
}
function indent(mask) {
  return mask.length - mask.trimStart().length;
}
function testParts(path, text) {
  const masked = readAsCode(path, text);
  const lines = linesOf2(text, masked);
  const owners = lines.map(() => void 0);
  const regions = regionsIn(masked, lines);
  for (const [at, { first, last }] of regions.entries()) owners.fill(at, first, last + 1);
  const owned = groupedBy(
    lines.filter((one) => one.text !== ""),
    ({ line }) => owners[line - 1]
  );
  const keys = [];
  const tests = /* @__PURE__ */ new Map();
  for (const [at, { name, first, last }] of regions.entries()) {
    const around = regions.findLastIndex((other, i) => i < at && other.last >= last);
    const key = `${around === -1 ? "" : `${keys[around] ?? ""} > `}${name}`;
    keys.push(key);
    const part = { name, lines: [first + 1, last + 1], own: owned.get(at) ?? [] };
    tests.set(key, [...tests.get(key) ?? [], part]);
  }
  return { tests, rest: owned.get(void 0) ?? [] };
}
function linesOf2(text, { code, mask }) {
  const [codes, masks] = [code.split("\n"), mask.split("\n")];
  return text.split("\n").map((whole, at) => ({
    line: at + 1,
    text: whole.trim(),
    code: (codes[at] ?? "").trim(),
    mask: (masks[at] ?? "").trimEnd()
  }));
}
function regionsIn(masked, lines) {
  let [at, passed] = [0, 0];
  const lineOf = (offset) => {
    if (offset < passed) [at, passed] = [0, 0];
    for (let end = masked.code.indexOf("\n", passed); end !== -1 && end < offset; ) {
      [at, passed] = [at + 1, end + 1];
      end = masked.code.indexOf("\n", passed);
    }
    return at;
  };
  return declarationsIn(masked).map((declared) => {
    const head = lineOf(declared.start);
    const last = lastLine(lines, head, lineOf(declared.end));
    return { ...declared, first: firstLine(lines, head), last };
  });
}
function firstLine(lines, head) {
  const isAbove = (line) => line !== void 0 && line.text !== "" && (line.code === "" || /^(?:@|#\[)/.test(line.code));
  let first = head;
  while (isAbove(lines[first - 1])) first -= 1;
  return first;
}
function lastLine(lines, head, headEnd) {
  const indent2 = indentOf(lines[head]);
  let last = headEnd;
  for (let at = headEnd + 1; at < lines.length; at += 1) {
    const { mask = "" } = lines[at] ?? {};
    if (mask.trim() === "") continue;
    if (indentOf(lines[at]) > indent2 || /^"/.test(mask)) {
      last = at;
      continue;
    }
    const isHead = indentOf(lines[at]) === indent2 && /^\s*(?:[)\]}].*(?:[([{:]|=>)|\{)$/.test(mask);
    if (isHead) {
      last = at;
      continue;
    }
    const closes = indentOf(lines[at]) === indent2 && /^\s*(?:[)\]}]|end\b)/.test(mask);
    return closes ? at : last;
  }
  return last;
}
function indentOf(line) {
  return line === void 0 ? 0 : line.mask.length - line.mask.trimStart().length;
}
function editsOfTests({ path, before, after }) {
  if (before === void 0) return [];
  if (after === void 0) return [{ path, lines: null, kind: "gone", test: null }];
  const [old, now] = [testParts(path, before), testParts(path, after)];
  const edits = [...old.tests].flatMap(
    ([key, parts]) => parts.flatMap((part, at) => {
      const still = now.tests.get(key)?.[at];
      if (still === void 0) return [{ path, lines: null, kind: "gone", test: part.name }];
      return codeOf(still) === codeOf(part) ? [] : [{ path, lines: still.lines, kind: "test", test: part.name }];
    })
  );
  const span = differing(old.rest, now.rest);
  const isFree = span === void 0 || areFreshImports(span.removed, span.added, before);
  return isFree ? edits : [...edits, { path, lines: linesOf3(span, after), kind: "beside", test: null }];
}
function editOfGround({ path, before, after }) {
  if (before === after) return [];
  if (after === void 0) return [{ path, lines: null, kind: "ground", test: null }];
  const span = differing(plainLines(before ?? ""), plainLines(after));
  return [{ path, lines: span === void 0 ? null : linesOf3(span, after), kind: "ground", test: null }];
}
function weakenedTests({ path, before, after }, elsewhere) {
  if (before === void 0 || after === void 0) return [];
  const [old, now] = [testParts(path, before).tests, testParts(path, after).tests];
  const stay = [...old].flatMap(([key, parts]) => {
    const [was2, is2] = [countIn(parts), countIn(now.get(key) ?? [])];
    return now.has(key) && is2 < was2 ? [{ name: parts[0]?.name ?? key, before: was2, after: is2 }] : [];
  });
  const gone = [...old].filter(([key, [part]]) => !now.has(key) && !elsewhere.has(part?.name ?? key));
  const came = [...now].filter(([key]) => !old.has(key));
  const [was, is] = [countIn(gone.flatMap(([, p]) => p)), countIn(came.flatMap(([, p]) => p))];
  const name = gone.map(([, [part]]) => part?.name ?? "").join(", ");
  return is < was ? [...stay, { name, before: was, after: is }] : stay;
}
function countIn(parts) {
  return parts.reduce((sum, part) => sum + reachedAssertions(part), 0);
}
function codeOf({ own }) {
  return own.flatMap(({ code }) => code === "" ? [] : code).join("\n");
}
function differing(old, now) {
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head]?.text === now[head]?.text) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail)?.text === now.at(-1 - tail)?.text) tail += 1;
  const removed2 = old.slice(head, old.length - tail);
  const added = now.slice(head, now.length - tail);
  return removed2.length + added.length === 0 ? void 0 : { removed: removed2, added, next: now[now.length - tail] };
}
function linesOf3({ added, next }, after) {
  const [first, last] = [added[0], added.at(-1)];
  const end = Math.max(1, after.split("\n").length - (after.endsWith("\n") ? 1 : 0));
  const at = Math.min(end, next?.line ?? end);
  return [first?.line ?? at, last?.line ?? at];
}
function plainLines(text) {
  return text.split("\n").map((whole, at) => ({ line: at + 1, text: whole, code: whole, mask: whole })).filter((line) => line.text !== "");
}
var OF_RUNNERS = /(?:^|\/)(?:package\.json|(?:vitest|jest|karma|playwright|cypress|ava|wdio)\.[\w.-]+|(?:vite|babel)\.config\.\w+|\.(?:mocharc|taprc|rspec)\b[\w.]*|setupTests?\.\w+|conftest\.py|pytest\.ini|tox\.ini|noxfile\.py|setup\.cfg|pyproject\.toml|Cargo\.toml|\.cargo\/config(?:\.toml)?|go\.(?:mod|work)|(?:GNU)?[Mm]akefile|[Jj]ustfile|Taskfile\.ya?ml|Rakefile|pom\.xml|build\.gradle(?:\.kts)?|phpunit\.xml[\w.]*)$/;
function isTestGround(path, named) {
  return OF_RUNNERS.test(path) || named.has(path);
}
function namedByCommand(command, manifest) {
  const scripts = scriptsOf(manifest);
  const [todo, seen] = [[command], /* @__PURE__ */ new Set()];
  const words = /* @__PURE__ */ new Set();
  for (let next = todo.pop(); next !== void 0; next = todo.pop()) {
    for (const word of next.split(/[\s;&|()<>"'`=]+/)) {
      words.add(word.replace(/^(?:\.\/)+/, ""));
      for (const script of [word, `pre${word}`, `post${word}`]) {
        const text = scripts.get(script);
        if (text === void 0 || seen.has(script)) continue;
        seen.add(script);
        todo.push(text);
      }
    }
  }
  return words;
}
function scriptsOf(manifest) {
  try {
    const { scripts } = JSON.parse(manifest ?? "{}");
    if (typeof scripts !== "object" || scripts === null) return /* @__PURE__ */ new Map();
    return new Map(
      Object.entries(scripts).filter((pair) => typeof pair[1] === "string")
    );
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
var HEEDED = /^#!|^\/\/(?:go:|line )|\+build\b|#(?:cgo|include)\b|coding[:=]|@jsx|webpack[A-Z]/;
function codeLines(text, path) {
  const syntax = syntaxOf(path, text);
  if (syntax === null || !hasOwnScanner(path, text)) return void 0;
  const parts = [];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const inside = text.slice(start, end);
    const isComment = (kind === "line-comment" || kind === "block-comment") && !HEEDED.test(inside);
    parts.push(text.slice(at, start), isComment ? inside.replace(/[^\n]/g, "") : JSON.stringify(inside));
    at = end;
  }
  const lines = `${parts.join("")}${text.slice(at)}`.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}
function unchangedCode(files) {
  if (files.length === 0 || !files.every(isSameCode)) return void 0;
  return {
    rule: "code_unchanged",
    reason: `code_unchanged: only blank lines and comments differ in ${files.map(({ path }) => path).join(", ")}, so the defect is still there`
  };
}
function isSameCode({ path, before, after }) {
  if (before === void 0 || after === void 0 || before === after) return false;
  const code = codeLines(before, path);
  return code !== void 0 && code === codeLines(after, path);
}
function undoneWork({ tree, earlier, tests }) {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== void 0) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: "earlier_state", reason };
  }
  const still = namesIn(tests);
  const kept = tests.filter(({ isAbout }) => !isAbout);
  const lost = kept.flatMap((file) => lostOf(file, still));
  if (lost.length > 0) return removed("this round added", lost);
  const gone = kept.flatMap((file) => goneFrom(file, still));
  if (gone.length > 0) return removed("the project had", gone);
  const weakened = kept.flatMap(
    (file) => weakenedTests(file, namesIn(tests.filter((other) => other !== file))).map(
      ({ name, before, after }) => `${file.path}: ${name} (${before} \u2192 ${after})`
    )
  );
  if (weakened.length > 0) return weaker(weakened);
  const skipping = tests.filter(({ path, before, after }) => skipsIn(path, after) > skipsIn(path, before));
  if (skipping.length === 0) return void 0;
  const names = skipping.map(({ path }) => path).join(", ");
  return {
    rule: "tests_skipped",
    reason: `tests_skipped: more tests are skipped than before in ${names}, and a test that does not run proves nothing`
  };
}
function namesIn(tests) {
  return new Set(tests.flatMap(({ path, after = "" }) => [...declaredTests(path, after)]));
}
function removed(whose, names) {
  const reason = `tests_removed: tests that ${whose} are gone: ${names.join(", ")}`;
  return { rule: "tests_removed", reason };
}
function weaker(tests) {
  const reason = `tests_weakened: fewer assertions are reached than before in ${tests.join(", ")}; a test that is wrong itself is a finding of its own`;
  return { rule: "tests_weakened", reason };
}
function goneFrom({ path, before, after }, still) {
  const known = declaredTests(path, before ?? "");
  const gone = [...known].filter((name) => !still.has(name));
  const came = [...declaredTests(path, after ?? "")].filter((name) => !known.has(name));
  return gone.length > came.length ? gone.map((name) => `${path}: ${name}`) : [];
}
var SKIPS = /\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fails|failing)\b|\b[xf](?:it|test|describe|context|specify)[ \t]*\(|\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\(\s*(?:"+\s*,\s*)?\{[^{}]*\b(?:skip|only|todo|ignore)\b(?!\s*:\s*(?:false|undefined|null)\b)|@(?:pytest\.mark\.|unittest\.)?(?:skip|skipIf|skipUnless|skipif|xfail|expectedFailure|Ignore|Disabled)\b|\b(?:pytest|self|t|b|ctx|context)\.(?:skip|skipTest|Skip|Skipf|SkipNow|xfail|todo)\(|#\[(?:cfg_attr\([^\]]*, *)?ignore\b|^[ \t]*skip(?:[ \t]|$)/gm;
function skipsIn(path, text = "") {
  return [...readAsCode(path, text).mask.matchAll(SKIPS)].length;
}
function lostOf({ path, start, before, after }, still) {
  const known = declaredTests(path, start ?? "");
  const added = [...declaredTests(path, before ?? "")].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  const isGone = start === void 0 && before !== void 0 && after === void 0 && added.length === 0;
  return isGone ? [path] : lost;
}
async function roundSoFar(audit, subject) {
  const { home, file, journal, state } = audit;
  const { round, head } = roundOf(state);
  const finding = state.findings.get(subject);
  const made = journal.flatMap((event) => {
    if (!("round" in event) || event.round !== round) return [];
    if (event.kind === "committed") return [event.sha];
    return event.kind === "reverted" ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await treeOf(home, sha) }))
  );
  const now = await treeOf(home, state.head);
  return {
    start: await treeOf(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: finding?.location.file ?? null,
    command: file.settings.test,
    isOfCode: finding !== void 0 && isGrave(finding) && await isOfCode(audit, finding)
  };
}
async function isOfCode(audit, finding) {
  const { location } = await placedAt(audit, finding, audit.state.head);
  const [first, last] = location.lines;
  const text = await textAt2(audit.home, audit.state.head, location.file) ?? "";
  return !commentsOf(text, location.file).some(({ at }) => at.start <= last && at.end >= first);
}
async function undoneBy(workTree, { start, earlier, about, isOfCode: isOfCode2 }, { before, after }) {
  const at = (tree, path) => textAt2(workTree, tree, path);
  const changes = (await treeChanges(workTree, before, after)).map(async ({ path }) => ({
    path,
    before: await at(before, path),
    after: await at(after, path)
  }));
  const changed = await Promise.all(changes);
  const tests = changed.filter(({ path }) => isTestFile(path)).map(async (file) => ({
    ...file,
    start: await at(start, file.path),
    isAbout: file.path === about
  }));
  return undoneWork({ tree: after, earlier, tests: await Promise.all(tests) }) ?? (isOfCode2 ? unchangedCode(changed) : void 0);
}
async function addedTests({ home, state }) {
  const { head } = roundOf(state);
  const changes = (await treeChanges(home, await treeOf(home, head), await treeOf(home, state.head))).filter(
    ({ path }) => isTestFile(path)
  );
  const files = changes.filter(({ from }) => from === ABSENT).map(({ path }) => path);
  const names = await Promise.all(
    changes.map(async ({ path }) => {
      const known = declaredTests(path, await textAt2(home, head, path) ?? "");
      const now = declaredTests(path, await textAt2(home, state.head, path) ?? "");
      return [...now].filter((name) => !known.has(name));
    })
  );
  return { files, names: names.flat() };
}
async function textAt2(repository, tree, path) {
  return (await blobAt(repository, tree, path))?.toString("utf8");
}
async function editsBetween(repository, { before, after }, command) {
  const changes = await treeChanges(repository, before, after);
  if (changes.length === 0) return [];
  const named = namedByCommand(command, await textAt2(repository, before, "package.json"));
  const edits = changes.map(async ({ path }) => {
    const isGround = isTestGround(path, named);
    if (!isGround && !isTestFile(path)) return [];
    const [was, is] = [await textAt2(repository, before, path), await textAt2(repository, after, path)];
    const file = { path, before: was, after: is };
    const isOfTests = isTestFile(path) && declaredTests(path, was ?? is ?? "").size > 0;
    return isGround && !isOfTests ? editOfGround(file) : editsOfTests(file);
  });
  return (await Promise.all(edits)).flat();
}
async function checkFix(run, claimed) {
  const { step, ignored, soFar } = await readStamped(run.paths.step, run.file);
  const workTree = await workTreeOf(run.file);
  const { tree } = await snapshotWorkTree(workTree);
  const known = await untouchedSince(workTree, ignored);
  return checkWork(workTree, run.file.base, {
    ...{ step, soFar, tree, claimed },
    factsOf: async (request) => withoutKnown(await readStepFacts(workTree, request), known)
  });
}
function withoutRead(claimed) {
  const { filesTouched, filesWritten = [] } = claimed;
  if (filesTouched === void 0) return claimed;
  const written = new Set(filesWritten.map((path) => posix.normalize(path)));
  const touched = filesTouched.filter((name) => {
    const path = posix.normalize(name);
    return written.has(path) || asRepoPath(path) === void 0;
  });
  return { ...claimed, filesTouched: touched };
}
async function checkWork(workTree, { sha, tree: before }, { step, soFar, tree, claimed, factsOf }) {
  const bytes = await patchBetween(workTree, before, tree);
  const patch = bytes.toString("utf8");
  const changed = withoutRead(claimed);
  const result = changed.patch === void 0 && patch !== "" ? { ...changed, patch } : changed;
  const facts = await factsOf({ base: sha ?? before, patch: result.patch, allow: [], exclude: [] });
  const verdict = checkStep({ step, result, facts });
  const own = isUtf8(bytes) ? verdict.valid ? unreviewable(patch) ?? await undoneBy(workTree, soFar, { before, after: tree }) : void 0 : NOT_UTF8;
  const { valid, reason, rule = null } = own === void 0 ? verdict : { valid: false, ...own };
  const edits = await editsBetween(workTree, { before, after: tree }, soFar.command);
  return { valid, reason, rule, tree, result, step, facts, edits: edits.map(editText) };
}
var NOT_UTF8 = {
  rule: "unreviewable",
  reason: "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown"
};
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...parsePatch(Buffer.from(patch)).values()].filter(
    (change) => change.kind === "opaque" && (change.why === "binary" || change.why === "submodule")
  );
  if (unseen.length === 0) return void 0;
  const named = unseen.map(({ path }) => printable(path)).join(", ");
  return {
    rule: "unreviewable",
    reason: `unreviewable: ${named} is not text that a reviewer could be shown`
  };
}
function withoutKnown(facts, known) {
  if (facts.git === void 0) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== "ignored" || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}
function patchBetween(workTree, base, head) {
  return readGit(workTree, ["diff-tree", ...TEXT_DIFF, "-M50%", "--end-of-options", base, head]);
}
function isNewTest(failure, { files, names }) {
  if (files.some((path) => failure.startsWith(path))) return true;
  const whole = failure.replace(/ \(\d+\)$/, "");
  const bare = whole.replace(/\[.*$| \(.*$/, "").trimEnd();
  return names.some((name) => {
    const quoted = /^(['"`])(.*)\1$/.exec(name)?.[2];
    return quoted === void 0 ? endsIn(whole, name, /\W$|^$/) || endsIn(bare, name, /\W$|^$/) : endsIn(whole, quoted, /[>›:] $|^$/) || holdsAssertion(whole, quoted);
  });
}
function holdsAssertion(failure, name) {
  return failure.startsWith(`${name} > `) || failure.includes(` > ${name} > `);
}
function endsIn(failure, name, before) {
  return failure.endsWith(name) && before.test(failure.slice(0, failure.length - name.length));
}
var CONSTANT = String.raw`(?:[Tt]rue|[Ff]alse|None|null|nil|undefined|"+|-?\d[\d._]*)`;
var SOURCE_EXTENSION = String.raw`\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|rb|php|cs|swift|scala|[ch]|cc|[ch]pp|sh)['"${"`"}]`;
var READS = String.raw`(?:readFile\w*|createReadStream|\bopen|read_text|ReadFile|read_to_string|File\.read|file_get_contents|readAllLines|readString|existsSync|readdir\w*|\bstat\w*)\(`;
var ITSELF = String.raw`(?:import\.meta\.(?:url|filename|dirname)|__filename|__dirname|__file__|__FILE__|require\.resolve|runtime\.Caller)`;
var RULES_OF_PROOF = [
  {
    name: "waits",
    in: "mask",
    pattern: /\b(?:setTimeout|setInterval|u?sleep|Sleep|jest\.setTimeout|this\.timeout|mark\.timeout|WithTimeout|WithDeadline|time\.After)\b\s*\(|\.wait\(\s*[\d.]+\s*\)|@Timeout\b|\b(?:it|test|describe)\b[\w.]*\(\s*"+\s*,\s*\{[^}]*\btimeout\b|^\s*\}\s*,\s*\d[\d_]*\s*\)/m,
    why: "waits, or sets a time limit of its own"
  },
  {
    name: "skipped",
    in: "mask",
    pattern: /\b(?:it|test|describe|suite|context|specify|t)\.(?:skip|only|todo|fails?|failing|skipIf|runIf|Skip\w*)\b|\b(?:x(?:it|test|describe)|f(?:it|describe))\s*\(|\b(?:pytest|mark|unittest)\.(?:skip|xfail|expectedFailure)\w*|@(?:Ignore|Disabled|skip\w*|expectedFailure)\b|#\[(?:ignore|should_panic)|\b(?:it|test|describe)\b[\w.]*\(\s*"+\s*,\s*\{[^}]*\b(?:skip|todo|only)\b/,
    why: "is skipped, the only one to run, or expected to fail"
  },
  {
    name: "reads_source",
    in: "code",
    pattern: new RegExp(
      String.raw`\binspect\.getsource|\b\w+\.__file__\b|\b__code__\b|\?raw['"]|\binclude_str!|Function\.prototype\.toString|${READS}[^;\n]*(?:${SOURCE_EXTENSION}|${ITSELF})`
    ),
    why: "looks at the text of source files, or at which there are, instead of what the code does"
  },
  {
    name: "looks_at_git",
    in: "code",
    pattern: /(['"`])git(?:\1| [a-z])|['"`/]\.git(?:\/|['"`])/,
    why: "looks at git"
  },
  {
    name: "looks_at_files",
    in: "mask",
    pattern: /\b(?:existsSync|accessSync|statSync|path\.exists|path\.isfile|os\.Stat|file_exists|File\.exist\?)\s*\(\s*"+\s*\)/,
    why: "looks at which files there are"
  },
  {
    name: "looks_at_environment",
    in: "mask",
    pattern: /\bprocess\.(?:env(?!(?:\.\w+|\["+\])\s*=(?!=))|version|platform|cwd)\b|\bos\.(?:environ|getenv|Getenv)\b|\benv::var|\bos\.getcwd\b|\b(?:homedir|hostname|gethostname|expanduser|Path\.(?:home|cwd))\(|\bSystem\.getenv|\bENV\[/,
    why: "looks at the environment"
  },
  {
    name: "clock_or_chance",
    in: "mask",
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bdatetime\.(?:now|today|utcnow)\b|\bdate\.today\b|\btime\.(?:time|monotonic|perf_counter|Now)\(|\bInstant::now|\bSystemTime::now|\b(?:LocalDate\w*|Instant|Time)\.now\b|\bMath\.random\b|\bprocess\.(?:pid|hrtime)\b|\b(?:randomInt|randomUUID|randomBytes|getRandomValues|getpid|urandom|uuid[14])\(|\bsecrets\.\w+\(|\brandom\.\w+\(|\brand\.\w+\(|\brand::/,
    why: "depends on the clock or on chance"
  },
  {
    // What it prints then is read as if its runner had printed it.
    name: "ends_the_process",
    in: "code",
    pattern: /\batexit\b|\bos\._exit\b|\bsys\.exit\(|\bos\.Exit\(|\bprocess(?:::exit\(|\.(?:exit\(|exitCode\b|abort\(|(?:on|once)\(\s*['"`](?:beforeExit|exit)['"`]))/,
    why: "ends the process, or does something when it ends"
  },
  {
    name: "constant",
    in: "mask",
    pattern: new RegExp(
      [
        String.raw`\b(?:assert\w*!?|self\.assert\w+|assert\.\w+|t\.(?:is|ok|not|equal|true|false))\(\s*${CONSTANT}(?:\s*,\s*${CONSTANT})*\s*,?\s*\)`,
        String.raw`\bexpect\(\s*${CONSTANT}\s*\)`,
        String.raw`(?:^|\):)\s*assert\s+(?:False|0|None|not True|${CONSTANT}\s*[=!]=\s*${CONSTANT})\s*(?:,|$)`
      ].join("|"),
      "m"
    ),
    why: "asserts something about constants, which the code under test has no part in"
  }
];
var ALWAYS_FAILS = /^(?:throw\b|raise\b|panic!?\(|unreachable!|t\.(?:Fail|FailNow|Fatal|Fatalf|Error|Errorf|fail)\(|assert\.fail\(|(?:pytest\.|self\.)?fail\(|expect\.fail\(|flunk\b)/;
function objectionToTest({ result, finding, changed, expectedText }) {
  const { test, expected } = result;
  if (test === void 0) return "no_test: the reply does not say which test it is (`test`)";
  if (expected === void 0)
    return "no_expectation: the reply quotes nothing that says what should happen (`expected`)";
  const readings = readingsOf(expected.quote, expected.side ?? "new");
  if (!readings.some(hasSubstance)) return `expectation_without_substance: ${QUOTE_MORE}`;
  const isVerbatim = readings.some((lines) => isInProse(lines.join("\n"), expectedText ?? ""));
  if (!isVerbatim)
    return `expectation_not_found: the quote is not in ${expected.file} as it was without the test`;
  const other = changed.find(({ path }) => path !== test.file);
  if (other !== void 0) return `more_than_test: ${other.path} changes too; only the file of the test may`;
  const [file] = changed;
  if (file?.after === void 0) return `no_test: ${test.file} does not change`;
  const edits = editsOfTests(file);
  if (edits.length > 0) return `changes_tests: ${edits.map(editText).join("; ")}; only a test may be added`;
  if (!declaresNew(file, test.name))
    return `not_new: the lines added to ${test.file} declare no test called ${test.name}`;
  if (readsImported(readAsCode(file.path, file.after).code))
    return "reads_source: the test looks at the text of a function that it imports";
  return objectionToLines(addedLines(file, file.after), finding.location.file);
}
function declaresNew({ path, before = "", after = "" }, name) {
  const known = declaredTests(path, before);
  return [...declaredTests(path, after)].some(
    (declared) => !known.has(declared) && isNewTest(name, { files: [], names: [declared] })
  );
}
function addedLines({ path, before = "" }, after) {
  const [old, now] = [testParts(path, before), testParts(path, after)];
  const known = new Set(old.rest.map(({ code }) => code));
  const tests = [...now.tests].flatMap(([key, parts]) => parts.slice(old.tests.get(key)?.length ?? 0));
  const around = now.rest.filter(({ code }) => !known.has(code));
  return [around, ...tests.map(({ own }) => own)].map((part) => part.filter(({ code }) => code !== ""));
}
function objectionToLines(parts, place) {
  const lines = parts.flat();
  const texts = {
    mask: lines.map(withValues).join("\n"),
    code: lines.map(({ code }) => code).join("\n")
  };
  const broken = RULES_OF_PROOF.find((rule) => rule.pattern.test(texts[rule.in]));
  if (broken !== void 0) return `${broken.name}: the test ${broken.why}`;
  if (parts.some(alwaysFails)) return "always_fails: the test ends in a failure whatever the code does";
  if (mocks(texts.code, place))
    return `mocks: the test puts a mock in the place of ${place}, which it is to test`;
  return void 0;
}
function withValues({ mask, code }) {
  return [...code.matchAll(/\$\{/g)].reduce(
    (text, { index }) => `${text.slice(0, index)}$${text.slice(index + 1)}`,
    mask
  );
}
function alwaysFails(part) {
  const [head] = part;
  if (head === void 0) return false;
  if (head.mask.split(/=>|[{};]|\):/).some((piece) => ALWAYS_FAILS.test(piece.trim()))) return true;
  const depth = part.map(indentOf).find((indent2) => indent2 > indentOf(head));
  return part.some((line) => indentOf(line) === depth && ALWAYS_FAILS.test(line.mask.trimStart()));
}
var IMPORT2 = /^(?:import|(?:const|let|var))\b(.*?)(?:\bfrom\b|=\s*(?:await\s+import|require)\s*\()/gm;
function readsImported(code) {
  const names = [...code.matchAll(IMPORT2)].flatMap(([, list = ""]) => list.match(/[\w$]+/g) ?? []);
  const texts = code.matchAll(
    /(?<![.\w$])([\w$]+)(?:\.[\w$]+)*\.toString\(\)|\bString\(([\w$]+)(?:\.[\w$]+)*\)/g
  );
  return [...texts].some(([, one, other]) => names.includes(one ?? other ?? ""));
}
function mocks(code, place) {
  const stem = posix2.basename(place).replace(/\..*$/, "");
  const mocked = code.matchAll(
    /\b(?:vi|jest|mock)\.(?:do|module|un)?[mM]?ock?\(\s*(['"`])(.+?)\1|\bpatch\(\s*(['"])(.+?)\3/g
  );
  return [...mocked].some(
    ([, , path = "", , dotted = ""]) => path !== "" ? posix2.basename(path).replace(/\..*$/, "") === stem : dotted.split(".").slice(0, -1).at(-1) === stem
  );
}
async function checkProof(run, claimed) {
  const checked = await checkFix(run, claimed);
  const result = { ...claimed, ...checked.result };
  const reason = checked.valid && claimed.success ? await objectionOf(run, result, checked.tree) : void 0;
  if (reason === void 0) return { ...checked, result };
  const [rule = ""] = reason.split(":", 1);
  return { ...checked, result, valid: false, rule, reason };
}
async function objectionOf(run, result, after) {
  const workTree = await workTreeOf(run.file);
  const { tree: before } = run.file.base;
  const { soFar } = await readStamped(run.paths.step, run.file);
  const changes = await treeChanges(workTree, before, after);
  const changed = changes.map(async ({ path }) => ({
    path,
    before: await textAt2(workTree, before, path),
    after: await textAt2(workTree, after, path)
  }));
  return objectionToTest({
    result,
    finding: { location: { file: soFar.about ?? "", lines: [1, 1] } },
    changed: await Promise.all(changed),
    expectedText: result.expected && await textAt2(workTree, await expectedAt(run, result), result.expected.file)
  });
}
async function expectedAt({ file }, { expected }) {
  const { base } = await readRunJson(auditPaths(file.top, file.audit?.audit ?? "").audit, "audit");
  return expected?.side === "old" && base !== void 0 ? base : file.base.tree;
}
async function changedTogether(repository, { base, all }) {
  const changes = await treeChanges(repository, base, all);
  const patch = parsePatch(await zeroContext(repository, base, all));
  const texts = await textsAt(
    repository,
    all,
    changes.map(({ path }) => path)
  );
  return changes.map(({ path, from, to }) => {
    const change = patch.get(path);
    const isCut = change?.kind === "text" && change.status === "modified" && from === to;
    return {
      path,
      hunks: isCut ? change.hunks.map(({ old, new: now }) => ({ old, new: now })) : void 0,
      lines: isCut ? linesOf(texts.get(path)?.content ?? Buffer.alloc(0)) : []
    };
  });
}
async function composeParts(repository, { base, all }, parts) {
  const cut = /* @__PURE__ */ new Map();
  for (const { path, hunks } of parts.flatMap((part) => part.cut)) {
    cut.set(path, [...cut.get(path) ?? [], ...hunks]);
  }
  const whole = parts.flatMap((part) => part.whole);
  const [before, after] = await Promise.all([
    textsAt(repository, base, [...cut.keys()]),
    textsAt(repository, all, [...cut.keys(), ...whole])
  ]);
  const files = new Map(
    whole.map((path) => {
      const now = after.get(path);
      return [path, now && { mode: now.mode, oid: now.oid }];
    })
  );
  for (const [path, hunks] of cut) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === void 0 || now === void 0) throw new Error(`${path} is not in both trees`);
    files.set(path, { mode: now.mode, content: spliceLines(old.content, now.content, hunks) });
  }
  return treeWith(repository, base, files);
}
async function changeItself(repository, from, to) {
  const patch = (await zeroContext(repository, from, to)).toString("latin1");
  return patch.replaceAll(/^(?:index .*|@@ .*)\n/gm, "");
}
function zeroContext(repository, from, to) {
  const options = [...TEXT_DIFF, "--no-renames", "-U0", "--inter-hunk-context=0"];
  return readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
}
async function textsAt(repository, tree, paths) {
  const wanted = new Set(paths);
  const entries = (await listWithoutSizes(repository, tree)).filter(({ path }) => wanted.has(path));
  const blobs = await readBlobs(
    repository,
    entries.filter(({ type }) => type === "blob").map(({ oid }) => oid)
  );
  return new Map(
    entries.map(({ path, mode, oid }) => [path, { mode, oid, content: blobs.get(oid) ?? Buffer.alloc(0) }])
  );
}
function cutInsertion(hunk, placed, lines) {
  const ownersOf2 = (line) => placed.filter(({ places }) => places.some(([first, last2]) => first <= line && line <= last2));
  const { old, new: now } = aligned(hunk, lines, (line) => ownersOf2(line).length > 0);
  const isBlank = (line) => lines[line - 1]?.trim() === "";
  const closesWithBlank = isBlank(now.start + now.count - 1) && !isBlank(now.start);
  const pieces = [];
  for (let line = now.start; line < now.start + now.count; line += 1) {
    const owners = ownersOf2(line);
    if (owners.length > 1) return void 0;
    const open = pieces.at(-1);
    const id = owners[0]?.id ?? (closesWithBlank && isBlank(line) ? open?.id : void 0);
    const isSame = open !== void 0 && (open.id === id || open.id === void 0);
    if (isSame) Object.assign(open, { id, count: open.count + 1 });
    else pieces.push({ id, start: line, count: 1 });
  }
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last !== void 0 && before !== void 0 && last.id === void 0) {
    before.count += last.count;
    pieces.pop();
  }
  return pieces.every(({ id }) => id !== void 0) ? pieces.map(({ id = "", start, count }) => ({ id, hunk: { old, new: { start, count } } })) : void 0;
}
function aligned(hunk, lines, isOwned) {
  const { count } = hunk.new;
  let { start } = hunk.new;
  const at = (line) => lines[line - 1];
  const isRepeated = () => at(start + count) !== void 0 && at(start) === at(start + count);
  while (!isOwned(start) && isOwned(start + count) && isRepeated()) start += 1;
  const isRepeatedAbove = () => start > 1 && at(start + count - 1) === at(start - 1);
  while (!isOwned(start + count - 1) && isOwned(start - 1) && isRepeatedAbove()) start -= 1;
  const moved = start - hunk.new.start;
  return { old: { start: hunk.old.start + moved, count: 0 }, new: { start, count } };
}
function divideWork(changed, claims) {
  const found = changed.map((file) => ownersIn(file, claims));
  const problems = found.flatMap((one) => one.problems);
  if (problems.length > 0) return { kind: "mixed", problems };
  const owned = found.flatMap((one) => one.owned);
  return { kind: "divided", parts: new Map(claims.map(({ id }) => [id, partOf(owned, id)])) };
}
function ownersIn(file, claims) {
  const { path, hunks } = file;
  const writers = claims.filter(({ filesWritten = [] }) => filesWritten.includes(path));
  const [only] = writers;
  const named = printable(path);
  if (only === void 0) {
    return { owned: [], problems: [`${named} has changed, and is in no result's filesWritten`] };
  }
  if (writers.length === 1) return { owned: [{ path, id: only.id, hunk: void 0 }], problems: [] };
  if (hunks === void 0) {
    const ids = writers.map(({ id }) => id).join(", ");
    return { owned: [], problems: [`${named} is in the filesWritten of ${ids}, and cannot be cut by lines`] };
  }
  const found = hunks.map((hunk) => ownersOf(file, hunk, writers));
  return {
    owned: found.flatMap((one) => one.owned),
    problems: found.flatMap((one) => one.problems)
  };
}
function ownersOf({ path, lines }, hunk, writers) {
  const owners = writers.filter((one) => isPlaced(one, path, hunk));
  const [only] = owners;
  if (only !== void 0 && owners.length === 1)
    return { owned: [{ path, id: only.id, hunk }], problems: [] };
  const pieces = hunk.old.count > 0 ? void 0 : cutInsertion(
    hunk,
    owners.map(({ id, places = [] }) => ({
      id,
      places: places.filter(({ file }) => file === path).map((place) => place.lines)
    })),
    lines
  );
  if (pieces !== void 0) return { owned: pieces.map((piece) => ({ path, ...piece })), problems: [] };
  const ids = (ones) => ones.map(({ id }) => id).join(" and ");
  const where = `${printable(path)}, ${linesOf4(hunk)}`;
  return {
    owned: [],
    problems: [
      owners.length === 0 ? `${where}: in no place of ${ids(writers)}` : `${where}: in places of ${ids(owners)}`
    ]
  };
}
function isPlaced({ places = [] }, path, hunk) {
  const [first, last] = linesNow(hunk);
  return places.some(({ file, lines }) => file === path && lines[0] <= last && lines[1] >= first);
}
function linesNow({ new: { start, count } }) {
  return count === 0 ? [start, start + 1] : [start, start + count - 1];
}
function linesOf4(hunk) {
  const [first, last] = linesNow(hunk);
  return hunk.new.count === 0 ? `the gap after line ${first}` : `lines ${first} to ${last}`;
}
function partOf(owned, id) {
  const own = owned.filter((one) => one.id === id);
  const cut = /* @__PURE__ */ new Map();
  for (const { path, hunk } of own) {
    if (hunk !== void 0) cut.set(path, [...cut.get(path) ?? [], hunk]);
  }
  return {
    whole: own.flatMap(({ path, hunk }) => hunk === void 0 ? [path] : []),
    cut: [...cut].map(([path, hunks]) => ({ path, hunks }))
  };
}
async function checkSharedFix(run, { results }) {
  const { steps, ignored } = await readStamped(run.paths.step, run.file);
  const workTree = await workTreeOf(run.file);
  const { tree: all } = await snapshotWorkTree(workTree);
  const trees = { base: run.file.base.tree, all };
  const divided = divideWork(await changedTogether(workTree, trees), results);
  const stray = await strayFiles(run, workTree, ignored);
  if (stray.length > 0) return mixed(stray.map((path) => `${path} is ignored by git, but was written`));
  if (divided.kind === "mixed") return mixed(divided.problems);
  if (await composeParts(workTree, trees, [...divided.parts.values()]) !== all) {
    return mixed(["the changes do not add up to what is in the tree"]);
  }
  const parts = [];
  for (const step of steps) {
    const result = results.find(({ id }) => id === step.id);
    const part = divided.parts.get(step.id);
    if (result === void 0 || part === void 0) return mixed([`there is no result of ${step.id}`]);
    parts.push({ ...await checkPart(run, workTree, { trees, step, result, part }), id: step.id, part });
  }
  return { kind: "divided", all, parts };
}
async function checkPart({ file }, workTree, { trees, step: { step, soFar }, result, part }) {
  const tree = await composeParts(workTree, trees, [part]);
  return checkWork(workTree, file.base, {
    ...{ step, soFar, tree, claimed: resultOf(result) },
    factsOf: (request) => readStepFacts(workTree, request, tree)
  });
}
function resultOf({ id: _, places: __, ...result }) {
  return { ...result, mode: "apply" };
}
async function strayFiles({ file }, workTree, ignored) {
  const request = { base: file.base.sha ?? file.base.tree, patch: void 0, allow: [], exclude: [] };
  const known = await untouchedSince(workTree, ignored);
  const { git } = withoutKnown(await readStepFacts(workTree, request), known);
  return (git?.changed ?? []).flatMap(({ path, status }) => status === "ignored" ? [printable(path)] : []);
}
var MOST_PROBLEMS = 5;
function mixed(problems) {
  const more = problems.length - MOST_PROBLEMS;
  const named = problems.slice(0, MOST_PROBLEMS).join("; ");
  return {
    kind: "mixed",
    reason: `mixed_steps: what belongs to which step cannot be told: ${named}${more > 0 ? `; and ${more} more` : ""}`
  };
}
Object.assign(exports, { triageProblems, roundSoFar, undoneBy, addedTests, textAt: textAt2, editsBetween, checkFix, checkWork, isNewTest, checkProof, composeParts, changeItself, checkSharedFix, checkPart });
});
