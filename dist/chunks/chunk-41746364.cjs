var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_80067b9b;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_9ff490a1;
var from_chunk_c8595abe;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_chunk_ed8f7d80;
var from_redact_bbafb5ec;
var from_start_over_4009940c;
parts["chunk-JVUPUR6G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditedPaths: () => auditedPaths,
  checkHunt: () => checkHunt,
  fixedPaths: () => fixedPaths,
  huntWorldOf: () => huntWorldOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
function checkHunt({ findings }, world) {
  const sifted = (0, import_chunk_NCBB32XO.sift)(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== void 0 && world.looks.opened.size === 0 && world.looks.searched.length === 0;
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork ? ["no file of the list was opened or searched: go through them first", ...remarks] : remarks
  };
}
function proveClaim(claim, world) {
  const { location, evidence } = claim;
  const file = (0, import_chunk_DK2Y3MEL.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_AXL7BMZ5.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent":
      return { drop: `quote_not_found: evidence does not stand in ${file} as it was quoted` };
    case "without-substance":
      return { drop: "quote_without_substance: evidence needs ten characters and an identifier" };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence }) } };
    }
  }
}
function fixedPaths(journal) {
  return [
    ...new Set(journal.flatMap((event) => event.kind === "committed" ? event.files : []))
  ];
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...fixedPaths(journal)]);
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw (0, import_chunk_Q66WQ462.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_Q66WQ462.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_YVLNLCZO.readJournal)(paths),
    (0, import_chunk_UPPTRZH5.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_BB27EDAN.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: auditedPaths(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_bbafb5ec ??= require("./redact-bbafb5ec.cjs"))["redact-IZDAQQPW"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditedPaths,
  checkHunt,
  fixedPaths,
  huntWorldOf
});
});
parts["chunk-JWRQIO32"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changesInOwnTree: () => changesInOwnTree,
  rememberOwnTree: () => rememberOwnTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_chunk_YKMPV6QP.writeFileAtomically)(fingerprint, (0, import_chunk_Q66WQ462.jsonText)(await (0, import_chunk_CJPODVJK.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_chunk_YKMPV6QP.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_chunk_CJPODVJK.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_chunk_CJPODVJK.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changesInOwnTree,
  rememberOwnTree
});
});
parts["chunk-SDPQ4WEK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  addedTests: () => addedTests,
  checkFix: () => checkFix,
  roundSoFar: () => roundSoFar,
  triageProblems: () => triageProblems
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UBTRCK2X = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-UBTRCK2X"]();
var import_chunk_I4IL5S3N = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-I4IL5S3N"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_FAHISRCY = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-FAHISRCY"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_XXL34WTQ = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_node_buffer = require("node:buffer");
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
  const lost = tests.flatMap((file) => lostOf(file, still));
  if (lost.length === 0) return void 0;
  return {
    rule: "tests_removed",
    reason: `tests_removed: tests that this round added are gone: ${lost.join(", ")}`
  };
}
function lostOf({ path, start, before, after }, still) {
  const known = declaredTests(start ?? "");
  const added = [...declaredTests(before ?? "")].filter((name) => !known.has(name));
  const lost = added.filter((name) => !still.has(name)).map((name) => `${path}: ${name}`);
  const isGone = start === void 0 && before !== void 0 && after === void 0 && added.length === 0;
  return isGone ? [path] : lost;
}
async function roundSoFar({ home, journal, state }, { round, head }, subject) {
  const made = journal.flatMap((event) => {
    if (!("round" in event) || event.round !== round) return [];
    if (event.kind === "committed") return [event.sha];
    return event.kind === "reverted" ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await (0, import_chunk_XXL34WTQ.treeOf)(home, sha) }))
  );
  const now = await (0, import_chunk_XXL34WTQ.treeOf)(home, state.head);
  return {
    start: await (0, import_chunk_XXL34WTQ.treeOf)(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: state.findings.get(subject)?.location.file ?? null
  };
}
async function undoneBy(workTree, { start, earlier, about }, { before, after }) {
  const paths = async (from, to) => (await (0, import_chunk_XXL34WTQ.treeChanges)(workTree, from, to)).map(({ path }) => path).filter(import_chunk_JR7MH3EO.isTestFile);
  const ofRound = new Set(await paths(start, before));
  const changed = await paths(before, after);
  const at = (tree, path) => textAt(workTree, tree, path);
  const tests = changed.filter((path) => ofRound.has(path) && path !== about).map(async (path) => ({
    path,
    start: await at(start, path),
    before: await at(before, path),
    after: await at(after, path)
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
  const changes = (await (0, import_chunk_XXL34WTQ.treeChanges)(home, await (0, import_chunk_XXL34WTQ.treeOf)(home, head), await (0, import_chunk_XXL34WTQ.treeOf)(home, state.head))).filter(
    ({ path }) => (0, import_chunk_JR7MH3EO.isTestFile)(path)
  );
  const files = changes.filter(({ from }) => from === import_chunk_XXL34WTQ.ABSENT).map(({ path }) => path);
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
  const { status, stdout } = await (0, import_chunk_MZPW42QD.runGit)(repository.top, args, { answers: [0, 128] });
  return status === 0 ? stdout.toString("utf8") : void 0;
}
async function checkFix(run, claimed) {
  const { step, ignored, soFar } = await (0, import_chunk_I3BMPKLD.readStamped)(run.paths.step, run.file);
  const workTree = await (0, import_chunk_I4IL5S3N.workTreeOf)(run.file);
  const { tree } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString("utf8");
  const result = claimed.patch === void 0 && patch !== "" ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await (0, import_chunk_FAHISRCY.untouchedSince)(workTree, ignored);
  const read = await (0, import_chunk_UBTRCK2X.readStepFacts)(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = (0, import_chunk_UBTRCK2X.checkStep)({ step, result, facts });
  const own = (0, import_node_buffer.isUtf8)(bytes) ? verdict.valid ? unreviewable(patch) ?? (soFar && await undoneBy(workTree, soFar, { before: run.file.base.tree, after: tree })) : void 0 : NOT_UTF8;
  const { valid, reason, rule = null } = own === void 0 ? verdict : { valid: false, ...own };
  return { valid, reason, rule, tree, result, step, facts };
}
var NOT_UTF8 = {
  rule: "unreviewable",
  reason: "unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown"
};
function unreviewable(patch) {
  if (patch === "") return void 0;
  const unseen = [...(0, import_chunk_TSTPE7DL.parsePatch)(Buffer.from(patch)).values()].filter(
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
async function patchBetween(workTree, base, head) {
  const options = [
    "-r",
    "-p",
    "-M50%",
    "--binary",
    "--full-index",
    "--no-ext-diff",
    "--no-textconv",
    "--no-color"
  ];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const args = ["diff-tree", ...options, ...prefixes, "--end-of-options", base, head];
  return (0, import_chunk_MZPW42QD.readGit)(workTree, args);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  addedTests,
  checkFix,
  roundSoFar,
  triageProblems
});
});
parts["chunk-XGIJJMUL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditFacts: () => auditFacts,
  buildHuntPackets: () => buildHuntPackets,
  huntCalls: () => huntCalls,
  knownFindings: () => knownFindings,
  ruleFiles: () => ruleFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
function auditFacts(task) {
  const { run, head, tree } = (0, import_chunk_A365VGTZ.taskFactsWithTree)(task);
  return { run, head, tree };
}
var MOST_KNOWN = 4e4;
function knownFindings(known) {
  if (known.length === 0) return "Nothing.";
  const rows = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({
      id,
      status,
      severity,
      file: location.file,
      lines: location.lines,
      title,
      reason
    });
    room -= (0, import_chunk_Y5FHDHJZ.byteLength)(row) + 1;
    if (room < 0) break;
    rows.unshift(row);
  }
  const left = known.length - rows.length;
  const note = left === 0 ? [] : [`(${left} older ones are not listed)`];
  return [{ kind: "FINDING_DESCRIPTION", content: [...note, ...rows].join("\n") }];
}
function ruleFiles(paths) {
  return paths.length === 0 ? "None." : [{ kind: "FILES", content: paths.join("\n") }];
}
var MOST_FILES = 40;
var MOST_BYTES = 4e5;
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = (0, import_chunk_A365VGTZ.roomLeft)("audit-specialist", task.run, filling(input, ""), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, row: rowOf(file, fixed) }));
  const chunks = chunksOf(rows, room);
  return chunks.map(
    (chunk, index) => (0, import_chunk_A365VGTZ.packetOf)(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk.map(({ row }) => row).join("")),
      nonces,
      { hunks: [], paths: chunk.map(({ file }) => file.path) }
    )
  );
}
function huntCalls(files, roles) {
  const rows = files.map((file) => ({ file, row: "" }));
  return roles * chunksOf(rows, Number.MAX_SAFE_INTEGER).length;
}
function filling({ task, round, role, others, facts }, listing) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : import_chunk_A365VGTZ.TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: import_chunk_A365VGTZ.TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: listing }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${import_chunk_A365VGTZ.TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(import_chunk_A365VGTZ.TEMPLATES, name) ? import_chunk_A365VGTZ.TEMPLATES[name] : void 0;
  if (text === void 0) throw new Error(`no prompt for the role ${slug}`);
  return text.trimEnd();
}
function rowOf({ path, bytes, changed }, fixed) {
  const lines = changed.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join(",");
  const notes = [...lines === "" ? [] : [`lines ${lines}`], ...fixed.has(path) ? ["fixed"] : []];
  return `${String(bytes).padStart(8)}  ${(0, import_chunk_BLJONZEY.shownPath)(path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}
`;
}
function turned(files, turn) {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
function chunksOf(rows, room) {
  const chunks = [];
  let [listed, bytes] = [0, 0];
  for (const row of rows) {
    const open = chunks.at(-1);
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(row.row);
    if (size > room) throw new Error(`the name of ${row.file.path} leaves no room in a packet`);
    const fits = open !== void 0 && open.length < MOST_FILES && bytes + row.file.bytes <= MOST_BYTES && listed + size <= room;
    if (fits) open.push(row);
    else chunks.push([row]);
    [listed, bytes] = fits ? [listed + size, bytes + row.file.bytes] : [size, row.file.bytes];
  }
  return chunks;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditFacts,
  buildHuntPackets,
  huntCalls,
  knownFindings,
  ruleFiles
});
});
