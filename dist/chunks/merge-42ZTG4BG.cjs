var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  mergeCommand: () => mergeCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_73MCWZUE = require("./chunk-73MCWZUE.cjs");
var import_chunk_BHHZWDSM = require("./chunk-BHHZWDSM.cjs");
var import_chunk_J6XKYCIH = require("./chunk-J6XKYCIH.cjs");
var import_chunk_DSNLOYDR = require("./chunk-DSNLOYDR.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_5264H3AN = require("./chunk-5264H3AN.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_7VG3DJUW = require("./chunk-7VG3DJUW.cjs");
var import_chunk_ZLVTTPUJ = require("./chunk-ZLVTTPUJ.cjs");
var import_chunk_LG6USJKG = require("./chunk-LG6USJKG.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
var import_chunk_SJCFYTZE = require("./chunk-SJCFYTZE.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_CKC35X4I = require("./chunk-CKC35X4I.cjs");
var import_chunk_6N4TXWRI = require("./chunk-6N4TXWRI.cjs");
var import_chunk_ZZPDQJTT = require("./chunk-ZZPDQJTT.cjs");
var import_chunk_5CRFDPSC = require("./chunk-5CRFDPSC.cjs");
var import_chunk_X3HLFMEY = require("./chunk-X3HLFMEY.cjs");
var import_chunk_SH5APJWD = require("./chunk-SH5APJWD.cjs");
var import_chunk_ZSHSZAYI = require("./chunk-ZSHSZAYI.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_JMX34VDS = require("./chunk-JMX34VDS.cjs");
var import_chunk_RMXWHXKH = require("./chunk-RMXWHXKH.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_PY2Y4637 = require("./chunk-PY2Y4637.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_SF7AK76I = require("./chunk-SF7AK76I.cjs");
var import_chunk_N5HP3SOO = require("./chunk-N5HP3SOO.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_QMQLYJP2 = require("./chunk-QMQLYJP2.cjs");
var import_chunk_DW6RI5L4 = require("./chunk-DW6RI5L4.cjs");
var import_chunk_MOPSJYA3 = require("./chunk-MOPSJYA3.cjs");
var import_chunk_ORLD4KN5 = require("./chunk-ORLD4KN5.cjs");
var import_chunk_CXWP4B7P = require("./chunk-CXWP4B7P.cjs");
var import_chunk_H2QAAMVM = require("./chunk-H2QAAMVM.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_DAQG44YV = require("./chunk-DAQG44YV.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_BWDKVIJP = require("./chunk-BWDKVIJP.cjs");
var import_chunk_EWYZEJ5A = require("./chunk-EWYZEJ5A.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_EXWEMLHB = require("./chunk-EXWEMLHB.cjs");
var import_chunk_FGW3RM72 = require("./chunk-FGW3RM72.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_IK7O6WHJ = require("./chunk-IK7O6WHJ.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_57LZBVXD = require("./chunk-57LZBVXD.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_ZVJAGFIN = require("./chunk-ZVJAGFIN.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_4IJB5CKH = require("./chunk-4IJB5CKH.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_crypto = require("node:crypto");
var DEPTH = 5;
var NOT_SEARCHED = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function runFolders(folder, depth = DEPTH) {
  if (await (0, import_chunk_YM7SSJYY.isFile)((0, import_node_path2.join)(folder, "run.json"))) return [folder];
  if (depth === 0) return [];
  const entries = await (0, import_promises2.readdir)(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name)).map(({ name }) => (0, import_node_path2.join)(folder, name)).toSorted(import_chunk_UTFC5QHX.compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}
async function oddEntries(folder) {
  const entries = await (0, import_promises2.readdir)(folder, { withFileTypes: true });
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
    (0, import_chunk_ZVJAGFIN.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_SF7AK76I.readPast)(paths, file),
    (0, import_chunk_IK7O6WHJ.readStamped)(paths.files, file),
    (0, import_chunk_IK7O6WHJ.readStamped)(paths.rules, file),
    (0, import_chunk_IK7O6WHJ.readStamped)(paths.facts, file)
  ]);
  return { run, shard, scope, past, files, rules, facts };
}
function shardName({ run, shard }) {
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return (0, import_chunk_LVRWWPS5.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_LVRWWPS5.planParts)(plannedOf(one)), (0, import_chunk_LVRWWPS5.planParts)(plannedOf(other))];
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
  throw new import_chunk_6XOGM6CC.Failure("merge/no-shards", `${(0, import_chunk_NLWRO2NF.printable)(name)} holds no run that is a shard`, {
    hint: "name runs that were planned with --shard, or the folders that they lie in"
  });
}
async function folderOf(repository, name, cwd) {
  const { dir, run } = (0, import_chunk_7APCTLTW.runPaths)(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_YM7SSJYY.isFile)(run)) return dir;
  const folder = (0, import_node_path.resolve)(cwd, name);
  const stats = await (0, import_promises.stat)(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new import_chunk_6XOGM6CC.Failure(
    "merge/no-shards",
    `${(0, import_chunk_NLWRO2NF.printable)(name)} is neither a run of this repository nor a folder`,
    {
      hint: "unpack what was carried over, and name the folder"
    }
  );
}
async function shardIn(repository, folder) {
  const file = await (0, import_chunk_ZVJAGFIN.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0) return void 0;
  const [odd] = await oddEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
  return readShard(await (0, import_chunk_LG6USJKG.runAt)(repository, file, (0, import_chunk_7APCTLTW.runPathsIn)(folder)), file.shard);
}
function notAShard(name, what) {
  return new import_chunk_6XOGM6CC.Failure("merge/not-a-shard", `${(0, import_chunk_NLWRO2NF.printable)(name)} ${what}`, {
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
      (0, import_chunk_UTFC5QHX.by)(({ from }) => import_chunk_NKPLNUY4.LENSES.findIndex((lens) => lens === from.agent)),
      (0, import_chunk_UTFC5QHX.by)(({ shard }) => shard.shard.index),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => (0, import_chunk_7APCTLTW.slotParts)(from.slot)?.number ?? 0)
    )
  ).map(({ shard, from }, index) => ({
    shard,
    from,
    slot: {
      ...withoutFinding(from),
      run: file.run,
      slot: `${file.run}/${index + 1}`,
      shard_slot: from.slot
    }
  }));
}
var PHASES = ["summary", "review", "score"];
function withoutFinding({ finding: _, ...slot }) {
  return slot;
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
      ({ run }) => (0, import_chunk_ZVJAGFIN.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
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
  const secrets = await (0, import_chunk_IK7O6WHJ.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_4IJB5CKH.writeFileAtomically)(paths.scope, (0, import_chunk_ZVJAGFIN.jsonText)({ ...scope, ...(0, import_chunk_IK7O6WHJ.stampOf)(file) })),
    (0, import_chunk_IK7O6WHJ.writeStamped)(paths.files, file, files),
    (0, import_chunk_IK7O6WHJ.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_IK7O6WHJ.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_IK7O6WHJ.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_IK7O6WHJ.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_SF7AK76I.writePast)(paths, file, past),
    (0, import_chunk_IK7O6WHJ.writeStamped)(paths.fingerprint, file, await (0, import_chunk_MTB4QYU2.fingerprintRepository)(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => (0, import_chunk_7APCTLTW.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_4IJB5CKH.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_4IJB5CKH.readBytes)(there.packet(old ?? 0)));
  const by2 = shard.run.states.find((state) => state.slot.slot === from.slot)?.storedBy ?? null;
  if (by2 === null) return;
  await (0, import_chunk_4IJB5CKH.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_4IJB5CKH.readBytes)(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: (0, import_chunk_BPDDXC6Y.randomId)(),
    planned_at: (0, import_chunk_ZVJAGFIN.now)(),
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
  if ((0, import_chunk_ZVJAGFIN.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
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
  return (0, import_chunk_ZVJAGFIN.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
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
    throw new import_chunk_6XOGM6CC.Failure(
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
  throw new import_chunk_6XOGM6CC.Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new import_chunk_6XOGM6CC.Failure(
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
  return new import_chunk_6XOGM6CC.Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await (0, import_chunk_W63TREGR.blobSizes)(repository, [base.tree, head.tree]);
  const lacking = [base, head].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    (0, import_chunk_SJCFYTZE.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_X3HLFMEY.readRules)(repository, base.tree)
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new import_chunk_6XOGM6CC.Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: what is not committed is nowhere else" : `git fetch origin ${sha}`
  });
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_chunk_ZVJAGFIN.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_RMXWHXKH.storedSummary)(shard.run), null];
  const expected = summaries.map((summary) => expectedSlots(shard, summary, planned.has("review")));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, "its slots are not those that are planned for this part of the change");
  }
}
function expectedSlots({ run, files, rules, facts, past }, summary, hasReview) {
  const { file } = run;
  const material = (0, import_chunk_RMXWHXKH.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_H2QAAMVM.slotNames)(file, []);
  const first = (0, import_chunk_RMXWHXKH.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = (0, import_chunk_RMXWHXKH.reviewSlots)(file, { material, summary, carried }, nextSlot);
  return [
    [...first, ...slots.map(({ packet }) => shape(packet))],
    uncovered.map(({ hunk, why }) => ({ hunk, why }))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase === "summary" || phase === "review");
  const uncovered = (0, import_chunk_ZVJAGFIN.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
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
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [(0, import_chunk_WRTIEWXX.scopeEntries)(change.changed), (0, import_chunk_LVRWWPS5.skippedEntries)(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw edited(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = (0, import_chunk_RVKZZZOY.shownFiles)(change);
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
    const packet = await (0, import_chunk_4IJB5CKH.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw edited(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    if (storedBy === null) continue;
    const reply = await (0, import_chunk_PY2Y4637.storedReply)(run, slot, slot.agent);
    if (reply !== void 0 && "slot" in reply) (0, import_chunk_EXWEMLHB.requireSlot)(reply, slot.slot);
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await (0, import_chunk_RMXWHXKH.collectFindings)(run);
  const redactor = await (0, import_chunk_RMXWHXKH.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    const finding = toScore.find(({ fingerprint }) => fingerprint === slot.finding);
    if (slot.phase !== "score" || status !== "stored" || finding === void 0) continue;
    const packet = await (0, import_chunk_4IJB5CKH.readBytes)(run.paths.packet((0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0));
    if (!packet.includes((0, import_chunk_RMXWHXKH.claimText)(await (0, import_chunk_CTRZOPXE.cleanText)(finding, redactor)))) {
      throw edited(shard, `slot ${slot.slot} scores another finding than it says`);
    }
    found.set(slot.slot, finding);
  }
  return found;
}
async function mergeShards({ repository, shards, cacheRoot: cacheRoot2 }) {
  const missing = requireOnePlan(shards);
  (0, import_chunk_SH5APJWD.requireCacheOutside)(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await (0, import_chunk_5CRFDPSC.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_LG6USJKG.openRun)(repository, file.run);
  await (0, import_chunk_RMXWHXKH.prepareScores)(run, await (0, import_chunk_RMXWHXKH.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_LG6USJKG.openRun)(repository, file.run));
  const whole = await (0, import_chunk_LG6USJKG.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_73MCWZUE.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_DAQG44YV.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_7APCTLTW.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_ZVJAGFIN.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_RMXWHXKH.collectFindings)({
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_chunk_VWRDYMPS.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, taken, bindScores(taken, scored, collected.toScore));
  await (0, import_chunk_4IJB5CKH.writeFileAtomically)(paths.ledger, (0, import_chunk_ZVJAGFIN.chainedText)(ledger));
  await (0, import_chunk_DAQG44YV.createRun)(file, paths);
  await (0, import_chunk_57LZBVXD.sealPlanned)(paths);
}
function bindScores(taken, scored, toScore) {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return new Map(
    taken.flatMap(({ from, slot }) => {
      const finding = scored.get(from.slot);
      const fingerprint = finding === void 0 ? void 0 : fingerprints.get(identityOf(finding));
      return fingerprint === void 0 ? [] : [[slot.slot, fingerprint]];
    })
  );
}
function identityOf({ slot, lens, claim }) {
  return JSON.stringify([slot, lens, claim]);
}
async function writeSlotFiles(paths, taken, findings) {
  for (const [index, { slot }] of taken.entries()) {
    const finding = findings.get(slot.slot);
    const written = { ...slot, ...finding === void 0 ? {} : { finding } };
    await (0, import_chunk_4IJB5CKH.writeFileAtomically)(paths.slot(index + 1), `${JSON.stringify(written, null, 2)}
`);
  }
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_ZVJAGFIN.record)(run.paths, { kind: "given-up", slots });
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
    (0, import_chunk_ZLVTTPUJ.positional)(positionals, "RUN");
    const repository = await (0, import_chunk_FVSROWUM.openRepository)(cwd);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const last = [
    `Stored: ${run.paths.report}`,
    `run: ${run.file.run}, merged from ${shards.length} of ${of} shards`
  ];
  return `${(0, import_chunk_DSNLOYDR.renderTerminal)(report)}

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
