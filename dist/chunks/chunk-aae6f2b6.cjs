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
var from_chunk_1b2a4d5b;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_596b3941;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_a12f1922;
var from_main;
parts["chunk-5L7CZA5S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changesInOwnTree: () => changesInOwnTree,
  rememberOwnTree: () => rememberOwnTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(fingerprint, (0, import_chunk_BL7SQKEU.jsonText)(await (0, import_chunk_6XL6DKYN.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_chunk_RN53RASZ.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_chunk_6XL6DKYN.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_chunk_6XL6DKYN.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changesInOwnTree,
  rememberOwnTree
});
});
parts["chunk-7N27CD7B"] = part((module, exports) => {
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
var import_chunk_K6TUEKOU = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function withoutOurs(env) {
  const kept = Object.entries((0, import_chunk_K6TUEKOU.withCertificates)(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function birthOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return void 0;
  }
  const [stat, boot] = await Promise.all([
    (0, import_promises.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => void 0),
    (0, import_promises.readFile)("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  ]);
  if (stat === void 0) return "running";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? void 0 : `${boot.trim()} ${fields[19] ?? ""}`;
}
async function readCommand(folder) {
  const value = await readJson(folder, import_chunk_TKCSMCAB.FILES.command);
  if (value === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${folder} holds no ${import_chunk_TKCSMCAB.FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    return { command, cwd, timeoutMs };
  }
  throw new import_chunk_LTC5LSMU.Failure("run/corrupt", `${(0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command)} is not what this program writes`);
}
async function becomeRunner(folder) {
  return (0, import_chunk_RN53RASZ.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await birthOf(pid) ?? "gone" })}
`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await birthOf(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, import_chunk_TKCSMCAB.FILES.status);
}
async function readJson(folder, file) {
  const text = await (0, import_chunk_RN53RASZ.readTextIfAny)((0, import_node_path.join)(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_LTC5LSMU.Failure("run/corrupt", `${(0, import_node_path.join)(folder, file)} is not JSON`, { cause });
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
parts["chunk-AF6NF7QC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditFacts: () => auditFacts,
  buildHuntPackets: () => buildHuntPackets,
  huntCalls: () => huntCalls,
  knownFindings: () => knownFindings,
  ruleFiles: () => ruleFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PDABCYMH = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-PDABCYMH"]();
var import_chunk_N334UJQ2 = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-N334UJQ2"]();
var import_chunk_L6S3CSHS = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
function auditFacts(task) {
  const { run, head, tree } = (0, import_chunk_N334UJQ2.taskFactsWithTree)(task);
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
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(added?.text ?? "") + (0, import_chunk_PDABCYMH.total)(new Set(cargo));
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
    hunks: file.hunks.map((hunk) => (0, import_chunk_L6S3CSHS.leanHunk)(hunk, CONTEXT_LINES))
  }));
  const { units } = (0, import_chunk_PDABCYMH.cutChange)(lean, [() => import_chunk_PDABCYMH.NO_EXTRAS], room - widest);
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
  return (0, import_chunk_Y5FHDHJZ.byteLength)(row?.text ?? "") + (0, import_chunk_PDABCYMH.total)(new Set(units.flat()));
}
function nameOf({ row, units: [unit] }) {
  return row?.file.path ?? (unit === void 0 ? "a file" : pathOf(unit));
}
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = (0, import_chunk_N334UJQ2.roomLeft)("audit-specialist", task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, text: rowOf(file, fixed) }));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map(
    (chunk, index) => (0, import_chunk_N334UJQ2.packetOf)(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: chunk.rows.map(({ file }) => file.path) }
    )
  );
}
var NOTHING_YET = { rows: [], shown: /* @__PURE__ */ new Set() };
function huntCalls(files, roles) {
  const rows = files.map((file) => ({ file, text: "" }));
  return roles * huntChunks(rows, [], Number.MAX_SAFE_INTEGER).length;
}
function filling({ task, round, role, others, facts }, { rows, shown }) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : import_chunk_N334UJQ2.TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: import_chunk_N334UJQ2.TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: rows.map(({ text }) => text).join("") }],
    diff: facts.change.length === 0 ? "Nothing to show: whatever these files hold is in question." : [{ kind: "DIFF", content: (0, import_chunk_PDABCYMH.diffText)(shown) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${import_chunk_N334UJQ2.TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(import_chunk_N334UJQ2.TEMPLATES, name) ? import_chunk_N334UJQ2.TEMPLATES[name] : void 0;
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditFacts,
  buildHuntPackets,
  huntCalls,
  knownFindings,
  ruleFiles
});
});
