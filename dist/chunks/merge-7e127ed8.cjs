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
var from_chunk_029f49e0;
var from_chunk_08296f12;
var from_chunk_16ffa93b;
var from_chunk_2607f8d7;
var from_chunk_29d45e75;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_48c6adf1;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_6567c59c;
var from_chunk_68954f67;
var from_chunk_83e43d3d;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_c3ec4cab;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_render_terminal_7d4bc5c2;
var from_main;
parts["merge-Z3K4FKEJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  mergeCommand: () => mergeCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3VQDQ5ZI = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-3VQDQ5ZI"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_FXPRIJ2P = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-FXPRIJ2P"]();
var import_chunk_JC6YOMRI = (from_render_terminal_7d4bc5c2 ??= require("./render-terminal-7d4bc5c2.cjs"))["chunk-JC6YOMRI"]();
var import_chunk_IX75LTR6 = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-5264H3AN"]();
var import_chunk_PIDDOZJ5 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-PIDDOZJ5"]();
var import_chunk_ASD4YIJ3 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-ASD4YIJ3"]();
var import_chunk_MIQNHW5O = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-MIQNHW5O"]();
var import_chunk_SX5CXOWI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_GOXBQXDD = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-GOXBQXDD"]();
var import_chunk_O6AAASH4 = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-O6AAASH4"]();
var import_chunk_NWUL3CRE = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-NWUL3CRE"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_57HIH6JA = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_5FNFRBXS = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-5FNFRBXS"]();
var import_chunk_TP5P4NU6 = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_VFDDJN2I = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-VFDDJN2I"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_DFGKM72F = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DFGKM72F"]();
var import_chunk_KWWFSC3C = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_VYTNYEAJ = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-VYTNYEAJ"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_VG7FH4FM = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-VG7FH4FM"]();
var import_chunk_HPZ2MZCR = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-HPZ2MZCR"]();
var import_chunk_3VEJRVZY = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-3VEJRVZY"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_ZR3IHEY6 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZR3IHEY6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LTWM26FQ = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_OCTQGSBD = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-OCTQGSBD"]();
var import_chunk_2RZNSFNH = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-2RZNSFNH"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_WCK3D5U5 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_crypto = require("node:crypto");
var DEPTH = 5;
var NOT_SEARCHED = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function runFolders(folder, depth = DEPTH) {
  if (await (0, import_chunk_XPIKYFDN.isFile)((0, import_node_path2.join)(folder, "run.json"))) return [folder];
  if (depth === 0) return [];
  const entries = await (0, import_chunk_PI4NLZB6.readdir)(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name)).map(({ name }) => (0, import_node_path2.join)(folder, name)).toSorted(import_chunk_UTFC5QHX.compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}
async function oddEntries(folder) {
  const entries = await (0, import_chunk_PI4NLZB6.readdir)(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = (0, import_node_path2.join)(folder, entry.name);
      if (entry.isDirectory()) return oddEntries(path);
      return entry.isFile() ? [] : [path];
    })
  );
  return found.flat().toSorted(import_chunk_UTFC5QHX.compareText);
}
async function readShard(run, shard) {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    (0, import_chunk_JPD5QLI3.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_DFGKM72F.readPast)(paths, file),
    (0, import_chunk_5BAI5XGT.readStamped)(paths.files, file),
    (0, import_chunk_5BAI5XGT.readStamped)(paths.rules, file),
    (0, import_chunk_5BAI5XGT.readStamped)(paths.facts, file)
  ]);
  return { run, shard, scope, past, files, rules, facts };
}
function shardName({ run, shard }) {
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return (0, import_chunk_GOXBQXDD.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_GOXBQXDD.planParts)(plannedOf(one)), (0, import_chunk_GOXBQXDD.planParts)(plannedOf(other))];
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
function plannedOf({ run, shard, scope, past, facts }) {
  return { file: wholeRun(run.file), of: shard.of, scope, past, context: facts.context };
}
function wholeRun(file) {
  const { shard, ...rest } = file;
  return shard === void 0 ? file : { ...rest, scope_note: shard.scope_note };
}
async function findShards(repository, named, cwd) {
  const found = [];
  for (const name of named) found.push(...await shardsOf(repository, name, cwd));
  return found.toSorted((a, b) => a.shard.index - b.shard.index);
}
async function shardsOf(repository, name, cwd) {
  const folder = await folderOf(repository, name, cwd);
  const folders = await runFolders(folder);
  const shards = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one);
    if (shard !== void 0) shards.push(shard);
    else if (one === folder) throw notAShard(name, "is a whole review or a step, and not a shard");
  }
  if (shards.length > 0) return shards;
  throw new import_chunk_TJ5KMKV5.Failure("merge/no-shards", `${(0, import_chunk_NLWRO2NF.printable)(name)} holds no run that is a shard`, {
    hint: "name runs that were planned with --shard, or the folders that they lie in"
  });
}
async function folderOf(repository, name, cwd) {
  const { dir, run } = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_XPIKYFDN.isFile)(run)) return dir;
  const folder = (0, import_node_path.resolve)(cwd, name);
  const stats = await (0, import_promises.stat)(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new import_chunk_TJ5KMKV5.Failure(
    "merge/no-shards",
    `${(0, import_chunk_NLWRO2NF.printable)(name)} is neither a run of this repository nor a folder`,
    {
      hint: "unpack what was carried over, and name the folder"
    }
  );
}
async function shardIn(repository, folder) {
  const file = await (0, import_chunk_JPD5QLI3.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0) return void 0;
  const [odd] = await oddEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
  return readShard(await (0, import_chunk_7TSXGW7H.runAt)(repository, file, (0, import_chunk_7APCTLTW.runPathsIn)(folder)), file.shard);
}
function notAShard(name, what) {
  return new import_chunk_TJ5KMKV5.Failure("merge/not-a-shard", `${(0, import_chunk_NLWRO2NF.printable)(name)} ${what}`, {
    hint: "only parts of one review are merged: correctless plan TARGET --shard I/N"
  });
}
function takenSlots(file, shards) {
  const all = shards.flatMap(
    (shard) => shard.run.states.filter(({ slot, status }) => slot.phase !== "score" || status === "stored").map(({ slot }) => ({ shard, from: slot }))
  );
  return all.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(({ from }) => PHASES.indexOf(from.phase)),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => import_chunk_UQHUQYYF.LENSES.findIndex((lens) => lens === from.agent)),
      (0, import_chunk_UTFC5QHX.by)(({ shard }) => shard.shard.index),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => (0, import_chunk_7APCTLTW.slotParts)(from.slot)?.number ?? 0)
    )
  ).map(({ shard, from }, index) => ({
    shard,
    from,
    slot: {
      ...withoutFindings(from),
      run: file.run,
      slot: `${file.run}/${index + 1}`,
      shard_slot: from.slot
    }
  }));
}
var PHASES = ["summary", "review", "score"];
function withoutFindings({ findings, ...slot }) {
  if (findings === void 0) return slot;
  return { ...slot, findings: findings.map(({ id }) => ({ id, fingerprint: null })) };
}
function takenAgent(shard, agentId) {
  return `${agentId}-${shard.run.file.run}`;
}
function takenLedger(shards, taken, at) {
  const names = new Map(taken.map(({ from, slot }) => [from.slot, slot.slot]));
  const open = taken.filter(
    ({ shard, from }) => shard.run.states.some(({ slot, status }) => slot.slot === from.slot && status === "pending")
  );
  const planned = (phase) => ({
    at,
    kind: "planned",
    phase,
    slots: taken.filter(({ from }) => from.phase === phase).map(({ slot }) => slot.slot),
    uncovered: shards.flatMap(
      ({ run }) => (0, import_chunk_JPD5QLI3.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
    )
  });
  return [
    planned("summary"),
    planned("review"),
    ...shards.flatMap((shard) => shard.run.ledger.flatMap((event) => takenEvent(shard, event, names))),
    ...open.length === 0 ? [] : [{ at, kind: "given-up", slots: open.map(({ slot }) => slot.slot) }],
    planned("score")
  ];
}
function takenEvent(shard, event, names) {
  const named = (slot) => names.get(slot) ?? slot;
  switch (event.kind) {
    case "planned":
    case "sealed":
    case "finished":
      return [];
    case "offered":
    case "given-up":
    case "reopened":
      return [{ ...event, slots: event.slots.map(named) }];
    case "dispatched":
    case "lost":
      return [{ ...event, slot: named(event.slot) }];
    case "stored":
      return [{ ...event, slot: named(event.slot), agentId: takenAgent(shard, event.agentId) }];
    case "accepted":
    case "refused": {
      const slot = event.slot === void 0 ? {} : { slot: named(event.slot) };
      const agent = event.agentId === void 0 ? {} : { agentId: takenAgent(shard, event.agentId) };
      return [{ ...event, ...slot, ...agent }];
    }
    case "look":
    case "sent-back":
    case "ignored":
      return [{ ...event, agentId: takenAgent(shard, event.agentId) }];
    case "denied":
      return [event];
  }
}
async function copyContext(repository, file, paths, shards) {
  const [{ run, scope, past, files, rules, facts }] = shards;
  const secrets = await (0, import_chunk_5BAI5XGT.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.scope, (0, import_chunk_JPD5QLI3.jsonText)({ ...scope, ...(0, import_chunk_5BAI5XGT.stampOf)(file) })),
    (0, import_chunk_5BAI5XGT.writeStamped)(paths.files, file, files),
    (0, import_chunk_5BAI5XGT.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_5BAI5XGT.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_5BAI5XGT.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_5BAI5XGT.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_DFGKM72F.writePast)(paths, file, past),
    (0, import_chunk_5BAI5XGT.writeStamped)(paths.fingerprint, file, await (0, import_chunk_YUJ6TF4Q.fingerprintRepository)(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => (0, import_chunk_7APCTLTW.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_F2M6ALLY.readBytes)(there.packet(old ?? 0)));
  const by2 = shard.run.states.find((state) => state.slot.slot === from.slot)?.storedBy ?? null;
  if (by2 === null) return;
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_F2M6ALLY.readBytes)(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: (0, import_chunk_BPDDXC6Y.randomId)(),
    planned_at: (0, import_chunk_JPD5QLI3.now)(),
    top,
    tree_root: treeRoot,
    nonce: (0, import_chunk_BPDDXC6Y.randomHex)(16),
    warnings: [...new Set(shards.flatMap(({ run }) => run.file.warnings))],
    merged: {
      of,
      shards: shards.map(({ shard: { index }, run: { file } }) => ({
        ...{ index, run: file.run, top: file.top, tree_root: file.tree_root }
      })),
      gaps: [...missing.map((index) => missingGap(index, of)), ...shards.flatMap(openGap)],
      failures: shards.flatMap(failureOf)
    }
  };
}
function missingGap(index, of) {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}
function openGap(shard) {
  const { ledger, file, states } = shard.run;
  if ((0, import_chunk_JPD5QLI3.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
  const stored = states.filter(({ status }) => status === "stored").length;
  return [
    `${shardName(shard)} is not finished, ${stored} of ${states.length} slots are stored: go on where it lies with correctless next ${file.run}, and merge again`
  ];
}
function failedSlots(shard) {
  const failed = shard.run.states.filter(({ slot, status }) => slot.phase !== "score" && status !== "stored");
  if (failed.length === 0) return [];
  return [
    `${shardName(shard)} is incomplete: try its ${failed.length} slots again where it lies with correctless next ${shard.run.file.run} --retry, and merge again`
  ];
}
function failureOf(shard) {
  return (0, import_chunk_JPD5QLI3.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
}
function requireOnePlan(shards) {
  const [first, ...others] = shards;
  for (const shard of shards) requireOwnKey(shard);
  for (const other of others) requireSamePlan(first, other);
  const { of } = first.shard;
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1];
    if (before?.shard.index === shard.shard.index) throw twice(before, shard);
    if (shard.shard.index > of) throw edited(shard, `there is no part ${shard.shard.index} of ${of}`);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some(({ shard }) => shard.index === index)
  );
  requirePartition(shards, missing.length === 0);
  return missing;
}
function requireOwnKey(shard) {
  const { version } = shard.run.file;
  if (version !== import_chunk_YNVMEEXY.VERSION) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "merge/other-plan",
      `${shardName(shard)} is of version ${version}, this is ${import_chunk_YNVMEEXY.VERSION}`,
      {
        hint: `merge with version ${version}, or plan the shards anew`
      }
    );
  }
  if (keyOfShard(shard) !== shard.shard.plan)
    throw edited(shard, "its files are not those it was planned with");
}
function requireSamePlan(first, other) {
  if (first.shard.plan === other.shard.plan) return;
  const parts = differingParts(first, other).join(", ");
  throw new import_chunk_TJ5KMKV5.Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new import_chunk_TJ5KMKV5.Failure(
    "merge/shard-twice",
    `${shardName(one)} is there twice, also as run ${other.run.file.run}`,
    {
      hint: "name one of the two"
    }
  );
}
function requirePartition(shards, isWhole) {
  const owner = /* @__PURE__ */ new Map();
  const [{ scope }] = shards;
  const changed = new Set(scope.files.map(({ path }) => path));
  for (const shard of shards) {
    for (const path of shard.shard.paths) {
      if (owner.has(path) || !changed.has(path)) {
        throw edited(shard, `${(0, import_chunk_NLWRO2NF.printable)(path)} is not a file of its part of the change`);
      }
      owner.set(path, shard);
    }
  }
  const left = [...changed].find((path) => !owner.has(path));
  const last = shards.at(-1);
  if (isWhole && left !== void 0 && last !== void 0) {
    throw edited(last, `${(0, import_chunk_NLWRO2NF.printable)(left)} is in no part, although all are there`);
  }
}
function edited(shard, what) {
  return new import_chunk_TJ5KMKV5.Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await (0, import_chunk_WGK3PPFS.blobSizes)(repository, [base.tree, head.tree]);
  const lacking = [base, head].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    (0, import_chunk_O6AAASH4.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_KTHY2JLI.readRules)(repository, base.tree)
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new import_chunk_TJ5KMKV5.Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: what is not committed is nowhere else" : `git fetch origin ${sha}`
  });
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_chunk_JPD5QLI3.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_5FNFRBXS.storedSummary)(shard.run), null];
  const expected = summaries.map((summary) => expectedSlots(shard, summary, planned.has("review")));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, "its slots are not those that are planned for this part of the change");
  }
}
function expectedSlots({ run, files, rules, facts, past }, summary, hasReview) {
  const { file } = run;
  const material = (0, import_chunk_HPZ2MZCR.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_ZDC3FHAZ.slotNames)(file, []);
  const first = (0, import_chunk_5FNFRBXS.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = (0, import_chunk_5FNFRBXS.reviewSlots)(file, { material, summary, carried }, nextSlot);
  return [
    [...first, ...slots.map(({ packet }) => shape(packet))],
    uncovered.map(({ hunk, why }) => ({ hunk, why }))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase === "summary" || phase === "review");
  const uncovered = (0, import_chunk_JPD5QLI3.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}
function shape({ slot, agent, hunks, paths, bytes }) {
  return [slot, agent, hunks, paths, bytes];
}
var MARK = /\[REDACTED:[^\]\n]*\]/;
function sameButForSecrets(text, shown) {
  if (text === shown) return true;
  const [lines2, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines2.length === others.length && lines2.every((line, index) => sameLine(line, others[index] ?? ""));
}
var BREAK = /\n|\\n/;
function sameLine(line, shown) {
  if (line === shown) return true;
  const parts = shown.split(MARK);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return parts.length > 1 && line.length >= first.length + last.length && line.startsWith(first) && line.endsWith(last);
}
async function verifyShard(shard, truth) {
  (0, import_chunk_7TSXGW7H.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [(0, import_chunk_7QSCTAWT.scopeEntries)(change.changed), (0, import_chunk_GOXBQXDD.skippedEntries)(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw edited(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = (0, import_chunk_KWWFSC3C.shownFiles)(change);
  const isSame = (file, index) => sameButForSecrets(JSON.stringify(lines(shown[index])), JSON.stringify(lines(file)));
  const odd = shard.files.find((file, index) => !isSame(file, index));
  if (odd !== void 0 || shown.length !== shard.files.length) {
    throw edited(shard, `the hunks of ${(0, import_chunk_NLWRO2NF.printable)(odd?.path ?? "the change")} are not those of git`);
  }
  const bodies = new Map(rules.map(({ path, body }) => [path, body]));
  const oddRule = shard.rules.all.find(({ path, body }) => !sameButForSecrets(bodies.get(path) ?? "", body));
  if (oddRule !== void 0)
    throw edited(shard, `the rules of ${(0, import_chunk_NLWRO2NF.printable)(oddRule.path)} are not those at base`);
}
function lines(file) {
  return file === void 0 ? null : [file.path, file.header, file.skipped, file.hunks];
}
async function requireReplies(shard) {
  const { run } = shard;
  for (const { slot, storedBy } of run.states) {
    const packet = await (0, import_chunk_F2M6ALLY.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw edited(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    if (storedBy === null) continue;
    const reply = await (0, import_chunk_V6TNONX2.storedReply)(run, slot, slot.agent);
    if (reply !== void 0 && "slot" in reply) (0, import_chunk_ZEHYADPQ.requireSlot)(reply, slot.slot);
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await (0, import_chunk_5FNFRBXS.collectFindings)(run);
  const redactor = await (0, import_chunk_HPZ2MZCR.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = await (0, import_chunk_F2M6ALLY.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (id !== (0, import_chunk_5FNFRBXS.claimId)(finding) || !packet.includes((0, import_chunk_5FNFRBXS.claimText)(await (0, import_chunk_TP5P4NU6.cleanText)(finding, redactor)))) {
        throw edited(shard, `slot ${slot.slot} scores another finding than it says`);
      }
      own.set(id, finding);
    }
    found.set(slot.slot, own);
  }
  return found;
}
async function mergeShards({ repository, shards, cacheRoot: cacheRoot2 }) {
  const missing = requireOnePlan(shards);
  (0, import_chunk_DLYQCPAR.requireCacheOutside)(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await (0, import_chunk_57HIH6JA.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_7TSXGW7H.openRun)(repository, file.run);
  await (0, import_chunk_5FNFRBXS.prepareScores)(run, await (0, import_chunk_HPZ2MZCR.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_7TSXGW7H.openRun)(repository, file.run));
  const whole = await (0, import_chunk_7TSXGW7H.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_3VQDQ5ZI.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_5Q2KDDAJ.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_JPD5QLI3.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_5FNFRBXS.collectFindings)({
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_chunk_VWRDYMPS.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.ledger, (0, import_chunk_JPD5QLI3.chainedText)(ledger));
  await (0, import_chunk_5Q2KDDAJ.createRun)(file, paths);
  await (0, import_chunk_57JAG6KP.sealPlanned)(paths);
}
function bindScores(taken, scored, toScore) {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return taken.map(({ from, slot }) => {
    if (slot.findings === void 0) return slot;
    const named = ({ id }) => {
      const finding = scored.get(from.slot)?.get(id);
      return { id, fingerprint: (finding && fingerprints.get(identityOf(finding))) ?? null };
    };
    return { ...slot, findings: slot.findings.map(named) };
  });
}
function identityOf({ slot, lens, claim }) {
  return JSON.stringify([slot, lens, claim]);
}
async function writeSlotFiles(paths, slots) {
  for (const [index, slot] of slots.entries())
    await (0, import_chunk_F2M6ALLY.writeFileAtomically)(paths.slot(index + 1), (0, import_chunk_JPD5QLI3.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_JPD5QLI3.record)(run.paths, { kind: "given-up", slots });
}
var mergeCommand = {
  name: "merge",
  summary: "Puts the shards of one review together to one run with one report",
  usage: "RUN|FOLDER\u2026 [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the merged run as JSON on stdout" }],
  takes: { least: 1, most: 256, paths: false },
  details: `A FOLDER is the folder of a run, carried over from another machine or not, or one that holds such folders.
Replies are checked anew against git, duplicates and limits are decided over all shards. Shards of different plans, and
folders that are not as they were reviewed, are refused. Ends as \`correctless verdict\` does: 0 complete and clean, 1
findings at or above --fail-on, 3 incomplete, as with a shard that is missing or was not finished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index\u2026]}.`,
  run: async ({ positionals, flag, cwd, env }) => {
    (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const last = [
    `Stored: ${run.paths.report}`,
    `run: ${run.file.run}, merged from ${shards.length} of ${of} shards`
  ];
  return `${(0, import_chunk_JC6YOMRI.renderTerminal)(report)}

${last.join("\n")}
`;
}
function jsonOf({ run, report: { status, exit }, missing }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return `${JSON.stringify(json, null, 2)}
`;
}
function statusOf({ report: { exit } }) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mergeCommand
});
});
