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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_25602757;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_6d27c720;
var from_chunk_928e2745;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_redact_566ff3a3;
var from_start_over_d4a4b4cc;
var from_main;
parts["chunk-6SRAMSAC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditedPaths: () => auditedPaths,
  fixedPaths: () => fixedPaths,
  huntedPaths: () => huntedPaths
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
function fixedPaths(journal) {
  const back = new Set(journal.flatMap((event) => event.kind === "reverted" ? [event.sha] : []));
  return changedBy(journal, (sha) => !back.has(sha));
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...changedBy(journal, () => true)]);
}
function huntedPaths({ files }, journal) {
  const asked = files.map(({ path }) => path);
  return /* @__PURE__ */ new Set([...asked, ...fixedPaths(journal).filter((path) => !(0, import_chunk_JR7MH3EO.isTestFile)(path))]);
}
function changedBy(journal, stands) {
  const files = journal.flatMap(
    (event) => event.kind === "committed" && stands(event.sha) ? event.files : []
  );
  return [...new Set(files)];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditedPaths,
  fixedPaths,
  huntedPaths
});
});
parts["chunk-6Y56NLHP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditFacts: () => auditFacts,
  findingsAt: () => findingsAt,
  huntSlots: () => huntSlots,
  knownFindings: () => knownFindings,
  placedAt: () => placedAt,
  ruleFiles: () => ruleFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2IJAH6Z3 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-2IJAH6Z3"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_6SRAMSAC = parts["chunk-6SRAMSAC"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
async function readHuntedChange(repository, base, head) {
  const { sha, tree } = await (0, import_chunk_EXQDFZCV.commitNamed)(repository, base);
  const sides = { base: { sha, tree, label: "the base", why: "what the change is made against" }, head };
  return { ...sides, ...await (0, import_chunk_E7RWOVFP.readDifference)(repository, sides, []) };
}
function addedIn(changed) {
  return new Map(
    [...changed.values()].map((file) => [file.path, file.kind === "text" ? file.added : []])
  );
}
function auditFacts(task) {
  const { run, head, tree } = (0, import_chunk_YLGBABKS.taskFactsWithTree)(task);
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
var CONTEXT_LINES = 1;
function huntChunks(rows, change, room) {
  const chunks = [];
  for (const load of loadsOf(rows, change, room)) {
    for (const part of sizeOf(load) <= room ? [load] : partsOf(load)) {
      const open = chunks.at(-1);
      if (open?.takes(part, room) === true) continue;
      const next = new OpenChunk();
      if (!next.takes(part, room)) throw new Error(`the name of ${nameOf(part)} leaves no room in a packet`);
      chunks.push(next);
    }
  }
  return chunks;
}
function partsOf(load) {
  return load.units.length === 0 ? [load] : load.units.map((unit) => ({ ...load, units: [unit] }));
}
var OpenChunk = class {
  rows = [];
  shown = /* @__PURE__ */ new Set();
  #used = 0;
  #bytes = 0;
  /** Whether it had room for it. */
  takes({ row, units }, room) {
    const added = row === void 0 || this.rows.includes(row) ? void 0 : row;
    const cargo = units.flat().filter((one) => !this.shown.has(one));
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(added?.text ?? "") + (0, import_chunk_EGC7OJDX.total)(new Set(cargo));
    const isFirst = this.rows.length === 0 && this.shown.size === 0;
    const tires = added !== void 0 && !isFirst && (this.rows.length >= MOST_FILES || this.#bytes + added.file.bytes > MOST_BYTES);
    if (tires || this.#used + size > room) return false;
    if (added !== void 0) this.rows.push(added);
    for (const one of cargo) this.shown.add(one);
    this.#used += size;
    this.#bytes += added?.file.bytes ?? 0;
    return true;
  }
};
function loadsOf(rows, change, room) {
  const widest = Math.max(0, ...rows.map(({ text }) => (0, import_chunk_Y5FHDHJZ.byteLength)(text)));
  const lean = change.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => (0, import_chunk_2OVJOPRS.leanHunk)(hunk, CONTEXT_LINES))
  }));
  const { units } = (0, import_chunk_EGC7OJDX.cutChange)(lean, [() => import_chunk_EGC7OJDX.NO_EXTRAS], room - widest);
  const byPath = /* @__PURE__ */ new Map();
  for (const unit of units.flat()) {
    const known = byPath.get(pathOf(unit));
    if (known === void 0) byPath.set(pathOf(unit), [unit]);
    else known.push(unit);
  }
  const listed = rows.map((row) => ({ row, units: byPath.get(row.file.path) ?? [] }));
  const paths = new Set(rows.map(({ file }) => file.path));
  const others = [...byPath].filter(([path]) => !paths.has(path));
  return [...listed, ...others.map(([, own]) => ({ row: void 0, units: own }))];
}
function pathOf(unit) {
  const [header] = unit;
  if (header?.kind !== "header") throw new Error("a unit of the change names no file");
  return header.file.path;
}
function sizeOf({ row, units }) {
  return (0, import_chunk_Y5FHDHJZ.byteLength)(row?.text ?? "") + (0, import_chunk_EGC7OJDX.total)(new Set(units.flat()));
}
function nameOf({ row, units: [unit] }) {
  return row?.file.path ?? (unit === void 0 ? "a file" : pathOf(unit));
}
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = (0, import_chunk_YLGBABKS.roomLeft)("audit-specialist", task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, text: rowOf(file, fixed) }));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map(
    (chunk, index) => (0, import_chunk_YLGBABKS.packetOf)(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: chunk.rows.map(({ file }) => file.path) }
    )
  );
}
var NOTHING_YET = { rows: [], shown: /* @__PURE__ */ new Set() };
function filling({ task, round, role, others, facts }, { rows, shown }) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : import_chunk_YLGBABKS.TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: import_chunk_YLGBABKS.TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: rows.map(({ text }) => text).join("") }],
    diff: facts.change.length === 0 ? "Nothing to show: whatever these files hold is in question." : [{ kind: "DIFF", content: (0, import_chunk_EGC7OJDX.diffText)(shown) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${import_chunk_YLGBABKS.TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(import_chunk_YLGBABKS.TEMPLATES, name) ? import_chunk_YLGBABKS.TEMPLATES[name] : void 0;
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
function seenAt({ rounds }, finding) {
  const round = rounds.find((one) => one.round === finding.round);
  if (!(0, import_chunk_XDBWCGZS.isOfFixes)(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}
function carryLines({ start, end }, hunks) {
  const runs = hunks.flatMap(runsOf);
  const first = carried(start, runs).start;
  return { start: first, end: Math.max(first, carried(end, runs).end) };
}
function carried(line, runs) {
  let shift = 0;
  for (const { old, new: now, lastShown } of runs) {
    if (line < old.from) break;
    if (line < old.to) {
      const at = Math.max(1, Math.min(now.from, lastShown));
      return { start: at, end: Math.max(at, now.to - 1) };
    }
    shift += now.to - now.from - (old.to - old.from);
  }
  return { start: line + shift, end: line + shift };
}
function runsOf(hunk) {
  const runs = [];
  const [removed, added] = [[...hunk.removed], [...hunk.added]];
  let [old, now] = [(0, import_chunk_OTZ2RVYM.firstLine)(hunk.old), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new)];
  const lastShown = hunk.new.start + Math.max(0, hunk.new.count - 1);
  while (removed.length > 0 || added.length > 0) {
    const context = Math.min((removed[0]?.start ?? Infinity) - old, (added[0]?.start ?? Infinity) - now);
    const from = { old: old + context, new: now + context };
    old = removed[0]?.start === from.old ? (removed.shift()?.end ?? 0) + 1 : from.old;
    now = added[0]?.start === from.new ? (added.shift()?.end ?? 0) + 1 : from.new;
    runs.push({ old: { from: from.old, to: old }, new: { from: from.new, to: now }, lastShown });
  }
  return runs;
}
async function carriedPlaces(repository, from, to) {
  if (from === to) return (place) => place;
  const [base, head] = await Promise.all([(0, import_chunk_EXQDFZCV.commitNamed)(repository, from), (0, import_chunk_EXQDFZCV.commitNamed)(repository, to)]);
  const { patch } = await (0, import_chunk_E7RWOVFP.readPatch)(repository, { base, head }, []);
  const changes = [...(0, import_chunk_GV4TNHRM.parsePatch)(patch).values()];
  const byOldPath = new Map(
    changes.map((change) => [("from" in change ? change.from : void 0) ?? change.path, change])
  );
  return ({ file, lines }) => {
    const change = byOldPath.get(file);
    if (change === void 0) return { file, lines };
    if (change.kind === "deleted") return void 0;
    if (change.kind === "opaque")
      return change.status === "deleted" ? void 0 : { file: change.path, lines };
    const { start, end } = carryLines({ start: lines[0], end: lines[1] }, change.hunks);
    return { file: change.path, lines: [start, end] };
  };
}
async function findingsAt({ home, state }, findings, commit) {
  const carriers = /* @__PURE__ */ new Map();
  return Promise.all(
    findings.map(async (finding) => {
      const seen = seenAt(state, finding);
      if (seen === void 0) return finding;
      const carrier = carriers.get(seen) ?? carriedPlaces(home, seen, commit);
      carriers.set(seen, carrier);
      const location = (await carrier)(finding.location);
      return { ...finding, location: location ?? { file: finding.location.file, lines: null } };
    })
  );
}
async function placedAt(audit, finding, commit) {
  const [placed] = await findingsAt(audit, [finding], commit);
  const { file, lines } = placed?.location ?? finding.location;
  return lines === null ? finding : { ...finding, location: { file, lines } };
}
async function huntSlots(audit, { round, head, treeRoot, paths }) {
  const { file } = audit;
  const title = paths === void 0 ? "hunt" : "hunt in unopened files";
  const sides = { base: head, head };
  const run = (0, import_chunk_LN5UF4SI.stageRunFile)(audit, { kind: "hunt", round, title, sides, treeRoot });
  const facts = await factsOf(audit, head, paths);
  const roles = paths === void 0 ? file.roles : file.roles.slice(0, 1);
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = {
    task: (0, import_chunk_YLGBABKS.taskOf)(run),
    round,
    facts,
    nonces: (0, import_chunk_YLGBABKS.noncesOf)(run),
    nextSlot: (0, import_chunk_HCV6P5DB.slotNames)(run, [])
  };
  const slots = roles.flatMap((role, index) => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  return { run, slots };
}
async function factsOf(audit, head, paths) {
  const { home, file, state, journal } = audit;
  const { base } = file;
  const change = base === void 0 ? void 0 : await readHuntedChange(home, base, head);
  const files = await filesAt(audit, head.tree, paths, change);
  const redactor = (0, import_chunk_KILPOJOR.createRedactor)();
  const facts = {
    files,
    rules: await governingRules(audit, head.tree, files),
    known: await findingsAt(audit, [...state.findings.values()], head.sha ?? state.head),
    fixed: (0, import_chunk_6SRAMSAC.fixedPaths)(journal),
    change: change === void 0 ? [] : await shownOf(audit, change, { files, again: paths !== void 0, redactor })
  };
  return (0, import_chunk_5ZFEDAR5.cleanText)(facts, redactor);
}
async function filesAt({ home, file, journal }, tree, only, change) {
  const scope = (0, import_chunk_6SRAMSAC.huntedPaths)(file, journal);
  const added = change === void 0 ? void 0 : addedIn(change.changed);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === void 0 ? void 0 : new Set(only);
  const entries = await (0, import_chunk_KWOTC3ZP.listTree)(home, tree);
  const linesOf = (path) => added === void 0 ? asked.get(path) ?? [] : (added.get(path) ?? []).map(({ start, end }) => [start, end]);
  return entries.filter(({ path, type }) => type === "blob" && scope.has(path) && (wanted?.has(path) ?? true)).map(({ path, size }) => ({ path, bytes: size ?? 0, changed: linesOf(path) }));
}
async function shownOf({ home }, change, { files, again, redactor }) {
  const listed = new Set(files.map(({ path }) => path));
  const shown = (0, import_chunk_UENEWP25.shownFiles)(change).filter(
    ({ path, status }) => status === "deleted" && !again && !(0, import_chunk_NK4T5BNB.ownFile)(path) && !(0, import_chunk_NK4T5BNB.usersFile)(path) || status !== "added" && listed.has(path)
  );
  return (0, import_chunk_5ZFEDAR5.redactHunks)(shown, redactor, await (0, import_chunk_2IJAH6Z3.readChangedTexts)(home, change));
}
async function governingRules({ home }, tree, files) {
  const { rules } = await (0, import_chunk_XDNLGAJP.readRules)(home, tree);
  const inForce = (0, import_chunk_XQLRYSQN.rulesInForce)(
    rules,
    files.map(({ path }) => path)
  );
  return inForce.filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditFacts,
  findingsAt,
  huntSlots,
  knownFindings,
  placedAt,
  ruleFiles
});
});
parts["chunk-JWF4MFVN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkHunt: () => checkHunt,
  huntWorldOf: () => huntWorldOf,
  linesOf: () => linesOf,
  spliceLines: () => spliceLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6SRAMSAC = parts["chunk-6SRAMSAC"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
function checkHunt({ findings }, world) {
  const sifted = (0, import_chunk_GLPLX4GU.sift)(findings, (claim) => proveClaim(claim, world));
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
  const file = (0, import_chunk_KWOTC3ZP.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_chunk_XQLRYSQN.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent":
      return { drop: `quote_not_found: evidence does not stand in ${file} as it was quoted` };
    case "without-substance":
      return {
        drop: `quote_without_substance: evidence needs ${import_chunk_H3UCOH37.SHORTEST_QUOTE} characters and an identifier`
      };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence }) } };
    }
  }
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw (0, import_chunk_Y4VNX2VG.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_chunk_Y4VNX2VG.readRunJson)(paths.audit, "audit"),
    (0, import_chunk_IVPVFB6G.readJournal)(paths),
    (0, import_chunk_AYSB4XVR.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_chunk_EUYL2H7I.speaksOfSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: (0, import_chunk_6SRAMSAC.auditedPaths)(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_566ff3a3 ??= require("./redact-566ff3a3.cjs"))["redact-4KK7WPKN"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
function spliceLines(before, after, hunks) {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts = [];
  let at = 0;
  for (const hunk of hunks.toSorted(inOrder)) {
    const [from, to] = [firstOf(hunk.old), firstOf(hunk.new)];
    parts.push(...old.slice(at, from), ...now.slice(to, to + hunk.new.count));
    at = from + hunk.old.count;
  }
  return Buffer.from([...parts, ...old.slice(at)].join(""), "latin1");
}
function linesOf(bytes) {
  return bytes.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function inOrder(one, other) {
  return firstOf(one.old) - firstOf(other.old) || firstOf(one.new) - firstOf(other.new);
}
function firstOf({ start, count }) {
  return count === 0 ? start : start - 1;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkHunt,
  huntWorldOf,
  linesOf,
  spliceLines
});
});
parts["chunk-SLE3KBQJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changesInOwnTree: () => changesInOwnTree,
  rememberOwnTree: () => rememberOwnTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(fingerprint, (0, import_chunk_Y4VNX2VG.jsonText)(await (0, import_chunk_JFFL4YWH.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_chunk_JFFL4YWH.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_chunk_JFFL4YWH.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changesInOwnTree,
  rememberOwnTree
});
});
parts["chunk-TQRV4MW5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  STARTED_FOR: () => STARTED_FOR,
  becomeRunner: () => becomeRunner,
  programText: () => programText,
  readCommand: () => readCommand,
  readEnd: () => readEnd,
  runningIn: () => runningIn,
  withoutOurs: () => withoutOurs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_DHI2SYU5 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-DHI2SYU5"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_path = require("node:path");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function withoutOurs(env) {
  const kept = Object.entries((0, import_chunk_P4NDZK3S.withCertificates)(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function readCommand(folder) {
  const value = await readJson(folder, import_chunk_TKCSMCAB.FILES.command);
  if (value === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `${folder} holds no ${import_chunk_TKCSMCAB.FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    return { command, cwd, timeoutMs };
  }
  throw new import_chunk_J3I4R3VV.Failure("run/corrupt", `${(0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command)} is not what this program writes`);
}
async function becomeRunner(folder) {
  return (0, import_chunk_WRWMQTCS.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await (0, import_chunk_DHI2SYU5.birthOf)(pid) ?? "gone" })}
`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await (0, import_chunk_DHI2SYU5.birthOf)(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, import_chunk_TKCSMCAB.FILES.status);
}
async function readJson(folder, file) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)((0, import_node_path.join)(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_J3I4R3VV.Failure("run/corrupt", `${(0, import_node_path.join)(folder, file)} is not JSON`, { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STARTED_FOR,
  becomeRunner,
  programText,
  readCommand,
  readEnd,
  runningIn,
  withoutOurs
});
});
