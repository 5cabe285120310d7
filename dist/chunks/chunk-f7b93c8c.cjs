var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_56960f7e;
var from_chunk_5c75abf6;
var from_chunk_6d27c720;
var from_chunk_7999aae0;
var from_chunk_8b5954c4;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e3f3a058;
var from_chunk_ecbb006d;
var from_start_over_d4a4b4cc;
parts["chunk-DRHC4HPZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  fixReviewWorld: () => fixReviewWorld,
  misplaced: () => misplaced,
  withoutDiffLines: () => withoutDiffLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_node_path = require("node:path");
var LONG_LINE = 20;
var REMOVED = "[VERBATIM REMOVED]";
function withoutVerbatim(text, lines) {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)].filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line))).toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}
var squeeze = (text) => text.replaceAll(/\s+/g, "");
var isLong = (squeezed) => Array.from(squeezed).length >= LONG_LINE;
function patternOf(line) {
  const characters = Array.from(squeeze(line)).map(
    (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
  );
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplaced(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = (0, import_chunk_KWOTC3ZP.asRepoPath)(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [import_node_path.posix.dirname(path), import_node_path.posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => import_node_path.posix.dirname(other) === folder && import_node_path.posix.extname(other) === ending);
}
function withoutDiffLines(finding, { lines }) {
  const clean = (text) => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix)
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    (0, import_chunk_Y4VNX2VG.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_5KINXVLH.readStamped)(paths.files, file)
  ]);
  const changed = (0, import_chunk_AYSB4XVR.changedLinesOf)(scope.files);
  const { exists } = await (0, import_chunk_AYSB4XVR.readTextsOfReply)(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file)
  });
  const names = files.flatMap(({ path, from }) => from === null ? [path] : [path, from]);
  return { changed: new Set(names), exists, lines: files.flatMap(changedLines) };
}
function changedLines({ hunks }) {
  return hunks.flatMap(
    ({ text }) => text.split("\n").filter((line) => line.startsWith("+") || line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1))
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fixReviewWorld,
  misplaced,
  withoutDiffLines
});
});
parts["chunk-OURR4EWZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  addedTests: () => addedTests,
  changeItself: () => changeItself,
  checkFix: () => checkFix,
  checkPart: () => checkPart,
  checkSharedFix: () => checkSharedFix,
  composeParts: () => composeParts,
  roundSoFar: () => roundSoFar,
  textAt: () => textAt,
  triageProblems: () => triageProblems,
  undoneBy: () => undoneBy
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5UI23IS5 = (from_chunk_56960f7e ??= require("./chunk-56960f7e.cjs"))["chunk-5UI23IS5"]();
var import_chunk_JWF4MFVN = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-JWF4MFVN"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_4QY5ZS7T = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-4QY5ZS7T"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_Z6DU7KFR = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_node_buffer = require("node:buffer");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
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
  /\b(?:it|test|describe|specify|context|scenario)(?:\.\w+)*(?:\([^()'"`]*\))?[ \t]*\(?[ \t]*(['"`](?:\\.|(?!['"`]).)+['"`])/g,
  /@(?:Parameterized)?Test\b[^{;]*?\b(\w+)[ \t]*\(/g,
  /^@test[ \t]+(['"].+['"])[ \t]*\{/gm
];
function declaredTests(text) {
  return new Set(
    DECLARATIONS.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))
  );
}
function undoneWork({ tree, earlier, tests, others }) {
  const same = earlier.find((one) => one.tree === tree);
  if (same !== void 0) {
    const reason = `earlier_state: the files are exactly those of ${same.sha.slice(0, 12)}, so what came after it in this round is lost`;
    return { rule: "earlier_state", reason };
  }
  const still = new Set(
    [...tests.flatMap(({ after }) => after ?? []), ...others].flatMap((text) => [...declaredTests(text)])
  );
  const kept = tests.filter(({ isAbout }) => !isAbout);
  const lost = kept.flatMap((file) => lostOf(file, still));
  if (lost.length > 0) return removed("this round added", lost);
  const gone = kept.flatMap((file) => goneFrom(file, still));
  if (gone.length > 0) return removed("the project had", gone);
  const skipping = tests.filter(({ before, after }) => skipsIn(after) > skipsIn(before));
  if (skipping.length === 0) return void 0;
  const names = skipping.map(({ path }) => path).join(", ");
  return {
    rule: "tests_skipped",
    reason: `tests_skipped: more tests are skipped than before in ${names}, and a test that does not run proves nothing`
  };
}
function removed(whose, names) {
  const reason = `tests_removed: tests that ${whose} are gone: ${names.join(", ")}`;
  return { rule: "tests_removed", reason };
}
function goneFrom({ path, before, after }, still) {
  const known = declaredTests(before ?? "");
  const gone = [...known].filter((name) => !still.has(name));
  const came = [...declaredTests(after ?? "")].filter((name) => !known.has(name));
  return gone.length > came.length ? gone.map((name) => `${path}: ${name}`) : [];
}
var SKIPS = /\b(?:it|test|describe|suite|context|specify)(?:\.\w+)*\.(?:skip|skipIf|runIf|only|todo|fails|failing)\b|\b[xf](?:it|test|describe|context|specify)[ \t]*\(|\b(?:skip|only|todo)[ \t]*:[ \t]*(?:true|['"`])|@(?:pytest\.mark\.|unittest\.)?(?:skip|skipIf|skipUnless|skipif|xfail|expectedFailure|Ignore|Disabled)\b|\b(?:pytest|self|t|b|ctx|context)\.(?:skip|skipTest|Skip|Skipf|SkipNow|xfail|todo)\(|#\[(?:cfg_attr\([^\]]*, *)?ignore\b|^[ \t]*skip(?:[ \t]|$)/gm;
function skipsIn(text = "") {
  return [...text.matchAll(SKIPS)].length;
}
function lostOf({ path, start, before, after }, still) {
  const known = declaredTests(start ?? "");
  const added = [...declaredTests(before ?? "")].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  const isGone2 = start === void 0 && before !== void 0 && after === void 0 && added.length === 0;
  return isGone2 ? [path] : lost;
}
async function roundSoFar({ home, journal, state }, { round, head }, subject) {
  const made = journal.flatMap((event) => {
    if (!("round" in event) || event.round !== round) return [];
    if (event.kind === "committed") return [event.sha];
    return event.kind === "reverted" ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await (0, import_chunk_Z6DU7KFR.treeOf)(home, sha) }))
  );
  const now = await (0, import_chunk_Z6DU7KFR.treeOf)(home, state.head);
  return {
    start: await (0, import_chunk_Z6DU7KFR.treeOf)(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: state.findings.get(subject)?.location.file ?? null
  };
}
async function undoneBy(workTree, { start, earlier, about }, { before, after }) {
  const paths = async (from, to) => (await (0, import_chunk_3NWT4Q2R.treeChanges)(workTree, from, to)).map(({ path }) => path).filter(import_chunk_JR7MH3EO.isTestFile);
  const changed = await paths(before, after);
  const at = (tree, path) => textAt(workTree, tree, path);
  const tests = changed.map(async (path) => ({
    path,
    start: await at(start, path),
    before: await at(before, path),
    after: await at(after, path),
    isAbout: path === about
  }));
  const others = await Promise.all(changed.map((path) => at(after, path)));
  return undoneWork({
    tree: after,
    earlier,
    tests: await Promise.all(tests),
    others: others.flatMap((text) => text ?? [])
  });
}
async function addedTests({ home, state }, { head }) {
  const changes = (await (0, import_chunk_3NWT4Q2R.treeChanges)(home, await (0, import_chunk_Z6DU7KFR.treeOf)(home, head), await (0, import_chunk_Z6DU7KFR.treeOf)(home, state.head))).filter(
    ({ path }) => (0, import_chunk_JR7MH3EO.isTestFile)(path)
  );
  const files = changes.filter(({ from }) => from === import_chunk_3NWT4Q2R.ABSENT).map(({ path }) => path);
  const names = await Promise.all(
    changes.map(async ({ path }) => {
      const known = declaredTests(await textAt(home, head, path) ?? "");
      const now = declaredTests(await textAt(home, state.head, path) ?? "");
      return [...now].filter((name) => !known.has(name));
    })
  );
  return { files, names: names.flat() };
}
async function textAt(repository, tree, path) {
  const args = ["cat-file", "blob", `${tree}:${path}`];
  const { status, stdout } = await (0, import_chunk_UUEVDYVP.runGit)(repository.top, args, { answers: [0, 128] });
  return status === 0 ? stdout.toString("utf8") : void 0;
}
async function checkFix(run, claimed) {
  const { step, ignored, soFar } = await (0, import_chunk_5KINXVLH.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_LN5UF4SI.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const known = await (0, import_chunk_4QY5ZS7T.untouchedSince)(workTree, ignored);
  return checkWork(workTree, run.file.base, {
    ...{ step, soFar, tree, claimed },
    factsOf: async (request) => withoutKnown(await (0, import_chunk_5UI23IS5.readStepFacts)(workTree, request), known)
  });
}
async function checkWork(workTree, { sha, tree: before }, { step, soFar, tree, claimed, factsOf }) {
  const bytes = await patchBetween(workTree, before, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const facts = await factsOf({ base: sha ?? before, patch: result.patch, allow: [], exclude: [] });
  const verdict = (0, import_chunk_5UI23IS5.checkStep)({ step, result, facts });
  const own = (0, import_node_buffer.isUtf8)(bytes) ? verdict.valid ? unreviewable(patch) ?? (soFar && await undoneBy(workTree, soFar, { before, after: tree })) : void 0 : NOT_UTF8;
  const { valid, reason, rule = null } = own === void 0 ? verdict : { valid: false, ...own };
  return { valid, reason, rule, tree, result, step, facts };
}
var NOT_UTF8 = {
  rule: "unreviewable",
  reason: "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown"
};
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...(0, import_chunk_GV4TNHRM.parsePatch)(Buffer.from(patch)).values()].filter(
    (change) => change.kind === "opaque" && (change.why === "binary" || change.why === "submodule")
  );
  if (unseen.length === 0) return void 0;
  const named = unseen.map(({ path }) => (0, import_chunk_NLWRO2NF.printable)(path)).join(", ");
  return {
    rule: "unreviewable",
    reason: `unreviewable: ${named} is no text that a reviewer could be shown`
  };
}
function withoutKnown(facts, known) {
  if (facts.git === void 0) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== "ignored" || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}
function patchBetween(workTree, base, head) {
  return (0, import_chunk_UUEVDYVP.readGit)(workTree, ["diff-tree", ...TEXT_DIFF, "-M50%", "--end-of-options", base, head]);
}
async function treeWith(repository, base, files) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-tree-"));
  try {
    const env = { ...await (0, import_chunk_2OHYE5MN.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_chunk_UUEVDYVP.askGit)(repository, ["read-tree", base], { env });
    const entries = [];
    const nothing = "0".repeat(base.length);
    for (const [path, file] of files)
      entries.push(file === void 0 ? `0 ${nothing}	${path}\0` : await entryOf(repository, path, file));
    const input = entries.toSorted((a, b) => Number(!isGone(a)) - Number(!isGone(b))).join("");
    await (0, import_chunk_UUEVDYVP.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input });
    return (await (0, import_chunk_UUEVDYVP.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function isGone(entry) {
  return entry.startsWith("0 ");
}
async function entryOf(repository, path, file) {
  if ("oid" in file) return `${file.mode} ${file.oid}	${path}\0`;
  const added = await (0, import_chunk_UUEVDYVP.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: file.content });
  return `${file.mode} ${added.stdout.toString("latin1").trim()}	${path}\0`;
}
async function changedTogether(repository, { base, all }) {
  const changes = await (0, import_chunk_3NWT4Q2R.treeChanges)(repository, base, all);
  const patch = (0, import_chunk_GV4TNHRM.parsePatch)(await zeroContext(repository, base, all));
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
      lines: isCut ? (0, import_chunk_JWF4MFVN.linesOf)(texts.get(path)?.content ?? Buffer.alloc(0)) : []
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
    files.set(path, { mode: now.mode, content: (0, import_chunk_JWF4MFVN.spliceLines)(old.content, now.content, hunks) });
  }
  return treeWith(repository, base, files);
}
async function changeItself(repository, from, to) {
  const patch = (await zeroContext(repository, from, to)).toString("latin1");
  return patch.replaceAll(/^(?:index .*|@@ .*)\n/gm, "");
}
function zeroContext(repository, from, to) {
  const options = [...TEXT_DIFF, "--no-renames", "-U0", "--inter-hunk-context=0"];
  return (0, import_chunk_UUEVDYVP.readGit)(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
}
async function textsAt(repository, tree, paths) {
  const wanted = new Set(paths);
  const entries = (await (0, import_chunk_KWOTC3ZP.listWithoutSizes)(repository, tree)).filter(({ path }) => wanted.has(path));
  const blobs = await (0, import_chunk_KWOTC3ZP.readBlobs)(
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
  const named = (0, import_chunk_NLWRO2NF.printable)(path);
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
  const where = `${(0, import_chunk_NLWRO2NF.printable)(path)}, ${linesOf2(hunk)}`;
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
function linesOf2(hunk) {
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
  const { steps, ignored } = await (0, import_chunk_5KINXVLH.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_LN5UF4SI.workTreeOf)(run.file);
  const { tree: all } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(workTree);
  const trees = { base: run.file.base.tree, all };
  const divided = divideWork(await changedTogether(workTree, trees), results);
  const stray = await strayFiles(run, workTree, ignored);
  if (stray.length > 0) return mixed(stray.map((path) => `${path} is ignored by git, and was written`));
  if (divided.kind === "mixed") return mixed(divided.problems);
  if (await composeParts(workTree, trees, [...divided.parts.values()]) !== all) {
    return mixed(["the changes do not add up to what stands in the tree"]);
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
    factsOf: (request) => (0, import_chunk_5UI23IS5.readTreeFacts)(workTree, tree, request)
  });
}
function resultOf({ id: _, places: __, ...result }) {
  return { ...result, mode: "apply" };
}
async function strayFiles({ file }, workTree, ignored) {
  const request = { base: file.base.sha ?? file.base.tree, patch: void 0, allow: [], exclude: [] };
  const known = await (0, import_chunk_4QY5ZS7T.untouchedSince)(workTree, ignored);
  const { git } = withoutKnown(await (0, import_chunk_5UI23IS5.readStepFacts)(workTree, request), known);
  return (git?.changed ?? []).flatMap(({ path, status }) => status === "ignored" ? [(0, import_chunk_NLWRO2NF.printable)(path)] : []);
}
var MOST_PROBLEMS = 5;
function mixed(problems) {
  const more = problems.length - MOST_PROBLEMS;
  const told = problems.slice(0, MOST_PROBLEMS).join("; ");
  return {
    kind: "mixed",
    reason: `mixed_steps: what belongs to which step cannot be told: ${told}${more > 0 ? `; and ${more} more` : ""}`
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addedTests,
  changeItself,
  checkFix,
  checkPart,
  checkSharedFix,
  composeParts,
  roundSoFar,
  textAt,
  triageProblems,
  undoneBy
});
});
parts["chunk-Y2FOK47H"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  takeVerify: () => takeVerify
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YOC4CJFP = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-YOC4CJFP"]();
var import_chunk_T7XZ2C4L = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-T7XZ2C4L"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_DRHC4HPZ = parts["chunk-DRHC4HPZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
function promoteFindings(review, { round, timestamp, taken }) {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: "fix-diff-reviewer",
      agent: "fix-diff-reviewer",
      tier: "confirmed",
      status: "open",
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({
        file: finding.location.file,
        source: "fix-diff-reviewer",
        lines: [finding.title],
        occurrence: round
      }),
      reason: null
    };
  });
}
function freeId(id, round, used) {
  const [, digits = "1"] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, "0")}`;
    if (!used.has(free)) return free;
  }
}
async function commitsOfLines(repository, asked) {
  const { path, to, lines, among } = asked;
  const count = await linesIn(repository, to, path);
  if (count === 0) return [];
  const [start, end] = lines.map((line) => Math.min(line, count));
  const file = { path, basePath: path, removed: [], ranges: [{ start, end }] };
  const blamed = new Set((await (0, import_chunk_T7XZ2C4L.readBlame)(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}
async function linesIn(repository, at, path) {
  const { status, stdout } = await (0, import_chunk_UUEVDYVP.askGit)(repository, ["cat-file", "blob", `${at}:${path}`], {
    answers: [0, import_chunk_T7XZ2C4L.CANNOT]
  });
  return status === 0 ? (0, import_chunk_CLHPKY4O.lineCountOf)(stdout.toString("latin1")) : 0;
}
async function changedThere(repository, { path, from, to }, [start, end]) {
  const options = ["--first-parent", "--format=%x00%H", "--no-ext-diff", "--no-textconv", "--no-color"];
  const args = ["log", ...options, `-L${start},${end}:${path}`, `${from}..${to}`, "--"];
  const { status, stdout } = await (0, import_chunk_UUEVDYVP.askGit)(repository, args, { answers: [0, import_chunk_T7XZ2C4L.CANNOT] });
  if (status !== 0) return [];
  return [...stdout.toString("latin1").matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, round, run) {
  const abort = (why) => (0, import_chunk_YOC4CJFP.abortRound)(audit, round, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await (0, import_chunk_5KINXVLH.readStamped)(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = (0, import_chunk_UENEWP25.hunkIds)(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found = [];
  for (const { slot } of run.states) {
    const review = await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await (0, import_chunk_DRHC4HPZ.fixReviewWorld)(run, review);
    const elsewhere = (0, import_chunk_DRHC4HPZ.misplaced)(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await (0, import_chunk_KILPOJOR.createRedactor)().redactIn(review);
    found.push(...clean.map((finding) => (0, import_chunk_DRHC4HPZ.withoutDiffLines)(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: round.round, timestamp: (0, import_chunk_Y4VNX2VG.now)(), taken });
  await (0, import_chunk_IVPVFB6G.note)(audit.paths, {
    kind: "reviewed",
    round: round.round,
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings,
    about: await Promise.all(findings.map(async (finding) => fixesOf(audit, round, finding)))
  });
}
async function fixesOf({ home, state }, { head, commits: fixes }, { id, location }) {
  const commits = await commitsOfLines(home, {
    path: location.file,
    lines: location.lines,
    from: head,
    to: state.head,
    among: fixes.map(({ sha }) => sha)
  });
  return { id, commits };
}
async function linesChanged({ paths }) {
  const { files } = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  takeVerify
});
});
