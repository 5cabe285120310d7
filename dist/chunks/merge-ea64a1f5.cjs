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
var from_chunk_0f318d7e;
var from_chunk_110107c8;
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_42dd19e3;
var from_chunk_4793b330;
var from_chunk_664d5821;
var from_chunk_6b825e61;
var from_chunk_7cebd245;
var from_chunk_8aa5568d;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d66e0893;
var from_chunk_d74c1317;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_render_terminal_083529c7;
var from_stop_2392036f;
var from_main;
parts["merge-YNSC765Y"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  mergeCommand: () => mergeCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FWIKJRAY = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-FWIKJRAY"]();
var import_chunk_JSE46UAG = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-JSE46UAG"]();
var import_chunk_JAZFAU6G = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-JAZFAU6G"]();
var import_chunk_PJ2RT2PQ = (from_render_terminal_083529c7 ??= require("./render-terminal-083529c7.cjs"))["chunk-PJ2RT2PQ"]();
var import_chunk_IX75LTR6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EADOLVNT = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-EADOLVNT"]();
var import_chunk_5264H3AN = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-5264H3AN"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_JAWF7SE2 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-JAWF7SE2"]();
var import_chunk_SX5CXOWI = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_MF3Z4CIZ = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-MF3Z4CIZ"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_5Y7IKGNC = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-5Y7IKGNC"]();
var import_chunk_VDQPBWEA = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_HUPFTOFW = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-HUPFTOFW"]();
var import_chunk_WYEK2VCC = (from_chunk_d66e0893 ??= require("./chunk-d66e0893.cjs"))["chunk-WYEK2VCC"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_ZIJUAQ25 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZIJUAQ25"]();
var import_chunk_TP5P4NU6 = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_IEEXMHG7 = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-IEEXMHG7"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UPUPY4FX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-UPUPY4FX"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_JDAFOW5P = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_NLAVAH4F = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-NLAVAH4F"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BKYHXU3I = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-BKYHXU3I"]();
var import_chunk_HV5SABHH = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-HV5SABHH"]();
var import_chunk_H53ZNVLQ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-H53ZNVLQ"]();
var import_chunk_QZRNUFII = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_G5MUXD4V = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-G5MUXD4V"]();
var import_chunk_OLOC3CPJ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_KGJLCUU4 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-KGJLCUU4"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BADJJZ2S = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-BADJJZ2S"]();
var import_chunk_ULTNETPJ = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-ULTNETPJ"]();
var import_chunk_R4HTJOET = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-R4HTJOET"]();
var import_chunk_EF3CRQT3 = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-EF3CRQT3"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z7EAUBL6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-Z7EAUBL6"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_WCK3D5U5 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_VHNAQYD7 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
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
    (0, import_chunk_Q5D5M5TU.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_IEEXMHG7.readPast)(paths, file),
    (0, import_chunk_KGJLCUU4.readStamped)(paths.files, file),
    (0, import_chunk_KGJLCUU4.readStamped)(paths.rules, file),
    (0, import_chunk_KGJLCUU4.readStamped)(paths.facts, file)
  ]);
  return { run, shard, scope, past, files, rules, facts };
}
function shardName({ run, shard }) {
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return (0, import_chunk_MF3Z4CIZ.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_MF3Z4CIZ.planParts)(plannedOf(one)), (0, import_chunk_MF3Z4CIZ.planParts)(plannedOf(other))];
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
  const file = await (0, import_chunk_Q5D5M5TU.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0) return void 0;
  const [odd] = await oddEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
  return readShard(await (0, import_chunk_UQCJTSQS.runAt)(repository, file, (0, import_chunk_7APCTLTW.runPathsIn)(folder)), file.shard);
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
      (0, import_chunk_UTFC5QHX.by)(({ from }) => import_chunk_D22XEUC3.LENSES.findIndex((lens) => lens === from.agent)),
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
      ({ run }) => (0, import_chunk_Q5D5M5TU.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
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
  const secrets = await (0, import_chunk_KGJLCUU4.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_SCWNVSH6.writeFileAtomically)(paths.scope, (0, import_chunk_Q5D5M5TU.jsonText)({ ...scope, ...(0, import_chunk_KGJLCUU4.stampOf)(file) })),
    (0, import_chunk_KGJLCUU4.writeStamped)(paths.files, file, files),
    (0, import_chunk_KGJLCUU4.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_KGJLCUU4.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_KGJLCUU4.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_KGJLCUU4.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_IEEXMHG7.writePast)(paths, file, past),
    (0, import_chunk_KGJLCUU4.writeStamped)(paths.fingerprint, file, await (0, import_chunk_E7QTEREA.fingerprintRepository)(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => (0, import_chunk_7APCTLTW.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_SCWNVSH6.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_SCWNVSH6.readBytes)(there.packet(old ?? 0)));
  const by2 = shard.run.states.find((state) => state.slot.slot === from.slot)?.storedBy ?? null;
  if (by2 === null) return;
  await (0, import_chunk_SCWNVSH6.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_SCWNVSH6.readBytes)(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: (0, import_chunk_BPDDXC6Y.randomId)(),
    planned_at: (0, import_chunk_Q5D5M5TU.now)(),
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
  if ((0, import_chunk_Q5D5M5TU.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
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
  return (0, import_chunk_Q5D5M5TU.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
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
  const held = await (0, import_chunk_TWITAMCM.blobSizes)(repository, [base.tree, head.tree]);
  const lacking = [base, head].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    (0, import_chunk_6HOAEVZ4.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_WYEK2VCC.readRules)(repository, base.tree)
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
  const planned = new Set((0, import_chunk_Q5D5M5TU.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_ZIJUAQ25.storedSummary)(shard.run), null];
  const expected = summaries.map((summary) => expectedSlots(shard, summary, planned.has("review")));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, "its slots are not those that are planned for this part of the change");
  }
}
function expectedSlots({ run, files, rules, facts, past }, summary, hasReview) {
  const { file } = run;
  const material = (0, import_chunk_HV5SABHH.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_NLAVAH4F.slotNames)(file, []);
  const first = (0, import_chunk_ZIJUAQ25.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = (0, import_chunk_ZIJUAQ25.reviewSlots)(file, { material, summary, carried }, nextSlot);
  return [
    [...first, ...slots.map(({ packet }) => shape(packet))],
    uncovered.map(({ hunk, why }) => ({ hunk, why }))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase === "summary" || phase === "review");
  const uncovered = (0, import_chunk_Q5D5M5TU.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
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
  (0, import_chunk_UQCJTSQS.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [(0, import_chunk_QABZ3LZA.scopeEntries)(change.changed), (0, import_chunk_MF3Z4CIZ.skippedEntries)(change)];
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
    const packet = await (0, import_chunk_SCWNVSH6.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw edited(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    if (storedBy === null) continue;
    const reply = await (0, import_chunk_KRCXUI7O.storedReply)(run, slot, slot.agent);
    if (reply !== void 0 && "slot" in reply) (0, import_chunk_LHUUPZTH.requireSlot)(reply, slot.slot);
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await (0, import_chunk_ZIJUAQ25.collectFindings)(run);
  const redactor = await (0, import_chunk_HV5SABHH.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = await (0, import_chunk_SCWNVSH6.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (id !== (0, import_chunk_ZIJUAQ25.claimId)(finding) || !packet.includes((0, import_chunk_ZIJUAQ25.claimText)(await (0, import_chunk_TP5P4NU6.cleanText)(finding, redactor)))) {
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
  (0, import_chunk_4CFNSAQP.requireCacheOutside)(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await (0, import_chunk_HUPFTOFW.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_UQCJTSQS.openRun)(repository, file.run);
  await (0, import_chunk_ZIJUAQ25.prepareScores)(run, await (0, import_chunk_HV5SABHH.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_UQCJTSQS.openRun)(repository, file.run));
  const whole = await (0, import_chunk_UQCJTSQS.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_FWIKJRAY.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_FHQ2PXUM.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_Q5D5M5TU.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_ZIJUAQ25.collectFindings)({
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_chunk_VWRDYMPS.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await (0, import_chunk_SCWNVSH6.writeFileAtomically)(paths.ledger, (0, import_chunk_Q5D5M5TU.chainedText)(ledger));
  await (0, import_chunk_FHQ2PXUM.createRun)(file, paths);
  await (0, import_chunk_BWGQBUTV.sealPlanned)(paths);
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
    await (0, import_chunk_SCWNVSH6.writeFileAtomically)(paths.slot(index + 1), (0, import_chunk_Q5D5M5TU.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_Q5D5M5TU.record)(run.paths, { kind: "given-up", slots });
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
    const repository = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
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
  return `${(0, import_chunk_PJ2RT2PQ.renderTerminal)(report)}

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
