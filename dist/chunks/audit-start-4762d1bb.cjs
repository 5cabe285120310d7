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
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_4793b330;
var from_chunk_49a34b4e;
var from_chunk_8aa5568d;
var from_chunk_95bb4be4;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d74c1317;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_main;
parts["audit-start-LHNHSE5A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => import_chunk_G3OSN5YG.auditLines,
  auditRequest: () => import_chunk_G3OSN5YG.auditRequest,
  startAction: () => import_chunk_G3OSN5YG.startAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_G3OSN5YG = parts["chunk-G3OSN5YG"]();
var import_chunk_CBT7KFAV = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-CBT7KFAV"]();
var import_chunk_CZJGMV5S = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_4PCC7R6M = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-4PCC7R6M"]();
var import_chunk_OD5MBHGC = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_NFHYS2AH = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZL5BD4DO = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-ZL5BD4DO"]();
var import_chunk_ZNBBSIGT = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_5Y7IKGNC = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-5Y7IKGNC"]();
var import_chunk_VDQPBWEA = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_JDAFOW5P = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_Y5FHDHJZ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NCBB32XO = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
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
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_WCK3D5U5 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  startAction
});
});
parts["chunk-G3OSN5YG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => auditLines,
  auditRequest: () => auditRequest,
  startAction: () => startAction,
  startAudit: () => startAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CBT7KFAV = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-CBT7KFAV"]();
var import_chunk_CZJGMV5S = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_4PCC7R6M = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-4PCC7R6M"]();
var import_chunk_OD5MBHGC = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_NFHYS2AH = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZNBBSIGT = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_VDQPBWEA = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_BADJJZ2S = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-BADJJZ2S"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_crypto = require("node:crypto");
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await (0, import_chunk_TWITAMCM.listTree)(repository, head.tree, { paths });
  const { files, skipped } = await readable(repository, head.tree, entries);
  if (files.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return { scope, scope_note: noteOf(files, skipped, scope), files, skipped };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_chunk_6HOAEVZ4.defaultBranch)(repository);
  const target = (0, import_chunk_2OZZ4N6C.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_chunk_6HOAEVZ4.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_chunk_TDLACVAW.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_chunk_TWITAMCM.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, change.base.tree, entries);
  if (files.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", `no text file changed since ${label}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  const withLines = files.map((file) => ({ ...file, changed: [...changed.get(file.path) ?? []] }));
  return {
    scope: "changed",
    scope_note: noteOf(files, skipped, `changed since ${label}`),
    files: withLines,
    skipped
  };
}
function noteOf(files, skipped, what) {
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${(0, import_chunk_CKMVB2RJ.counted)(files.length, "file")} (${what})${left}`;
}
async function readable(repository, tree, entries) {
  const own = entries.filter(({ path }) => !path.startsWith(".correctless/"));
  const paths = own.map(({ path }) => path);
  const attributes = await (0, import_chunk_BADJJZ2S.baseAttributes)(repository, tree, paths);
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry, attributes(entry.path))]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(open)) {
    const blobs = await (0, import_chunk_TWITAMCM.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const entry of slice) {
      const { path, oid } = entry;
      reasons.set(entry, skippedByText(path, blobs.get(oid) ?? Buffer.of(), attributes(path)));
    }
  }
  const files = own.filter((entry) => reasons.get(entry) === void 0);
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === void 0 ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return { files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })), skipped };
}
function skippedByEntry({ path, type, mode, size }, attributes) {
  if (type !== "blob") return "submodule";
  return (0, import_chunk_BADJJZ2S.skippedByPath)(path, attributes) ?? (mode === "120000" || size === null || size === 0 ? "empty" : void 0);
}
function skippedByText(path, content, { generated }) {
  if (content.subarray(0, 8e3).includes(0)) return "binary";
  return generated === false ? void 0 : (0, import_chunk_BADJJZ2S.skippedByContent)(path, content);
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_chunk_PGSSXO73.currentBranch)(home) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? home_branch ?? "" : branchOf(preset, label);
  const work_tree = in_place ? home.top : (0, import_chunk_4FXSJHAA.workTreeFolder)(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}
var branchOf = (preset, label) => `audit/${preset}-${label}`;
async function freeLabel(home, { preset, date }) {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = (0, import_chunk_4FXSJHAA.artifactPaths)(home.top, { preset, label, branch_slug: "" });
    const isTaken = await (0, import_chunk_DFLAREG4.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_chunk_XPIKYFDN.isFile)(round((0, import_chunk_OD5MBHGC.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "audit/work-tree-dirty",
    "the work tree has changes in no commit, and audit.in_place is set",
    {
      hint: "commit them (git status), or leave audit.in_place out of the configuration"
    }
  );
}
var ZERO_FINDINGS_THRESHOLD = 50;
function auditSettings({ audit = {}, commands = {}, models = {}, steps = {} }, { preset, chunking }) {
  if (commands.test === void 0) throw noTestCommand();
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? import_chunk_NFHYS2AH.MAX_ROUNDS[preset],
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
function noTestCommand() {
  return new import_chunk_TJ5KMKV5.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_chunk_4CFNSAQP.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_chunk_CBT7KFAV.requireIdentity)(home.top);
  const head = await (0, import_chunk_PGSSXO73.commitNamed)(home, "HEAD");
  const config = await (0, import_chunk_52RKPFEB.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_chunk_6HOAEVZ4.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_chunk_HZZBRIM4.WARN_FILES
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const roles = (0, import_chunk_NFHYS2AH.rolesOf)(preset, config.audit?.roles ?? []);
  if (roles.length === 0) throw noRoles();
  const file = await auditFile(request, config, head.sha, { ...scope, roles });
  request.permit?.(file);
  const paths = (0, import_chunk_4FXSJHAA.auditPaths)(home.top, file.audit);
  await (0, import_chunk_FHQ2PXUM.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_chunk_FHQ2PXUM.writeGitignore)(home.top);
  await (0, import_chunk_4PCC7R6M.rememberOwnTree)(home, paths);
  await (0, import_chunk_SCWNVSH6.createFileOnce)(paths.audit, (0, import_chunk_Q5D5M5TU.jsonText)(file));
  return (0, import_chunk_XIGJY7CG.openAudit)(home, file.audit);
}
async function refuseSecond(home) {
  const other = await (0, import_chunk_XIGJY7CG.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    throw new import_chunk_TJ5KMKV5.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, {
      hint: `go on with it (correctless next ${audit}) or end it (correctless audit finish ${audit})`
    });
  }
  const value = await (0, import_chunk_DFLAREG4.readRef)(home, (0, import_chunk_4FXSJHAA.roundRef)(1));
  if (value === void 0) return;
  throw new import_chunk_TJ5KMKV5.Failure("audit/ref-exists", `${(0, import_chunk_4FXSJHAA.roundRef)(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${(0, import_chunk_4FXSJHAA.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_chunk_BPDDXC6Y.randomId)(), (0, import_chunk_Q5D5M5TU.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_chunk_SPMSSJI6.snapshotWorkTree)(home);
  const place = await auditPlace(home, { audit: id, preset, date, in_place }, dirty);
  return {
    layout: 1,
    audit: id,
    version: import_chunk_YNVMEEXY.VERSION,
    preset,
    scope: found.scope,
    scope_note: found.scope_note,
    started_at,
    date,
    start,
    top: home.top,
    in_place,
    ...place,
    auto,
    captured,
    cache_root: cacheRoot2,
    settings: auditSettings(config, { preset, chunking }),
    roles: found.roles,
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: dirty && !in_place ? ["uncommitted work is not audited: the audit starts from the last commit"] : []
  };
}
function noRoles() {
  return new import_chunk_TJ5KMKV5.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction(input) {
  const { flag, option } = input;
  const captured = (0, import_chunk_ZNBBSIGT.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
  const audit = await startAudit({ ...await auditRequest(input), auto: flag("auto"), captured });
  const text = textOf(audit);
  return flag("json") ? { status: 0, stdout: jsonOf(audit), stderr: text } : { status: 0, stdout: text };
}
async function auditRequest({
  positionals,
  paths,
  flag,
  cwd,
  env
}) {
  const home = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const below = (0, import_chunk_2OZZ4N6C.narrowing)(paths, await (0, import_chunk_4TSG2DVV.standing)(home, cwd));
  if (scope.length > 0 && below.length > 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
      hint: "leave one out"
    });
  }
  return {
    home,
    preset,
    // `.` is everything.
    scope: paths.length === 0 ? scope : below.length === 0 ? ["all"] : below,
    yes: flag("yes"),
    chunking: flag("chunking"),
    cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env)
  };
}
function readAsked(words) {
  const [first, ...rest] = words;
  const preset = import_chunk_D22XEUC3.PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
function textOf({ file }) {
  return `${[...auditLines(file), `audit: ${file.audit}`].join("\n")}
`;
}
function auditLines(file) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  return [
    `Auditing ${(0, import_chunk_FO5PT7KO.inertLine)(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `A hunt takes ${(0, import_chunk_CZJGMV5S.huntCalls)(file.files, file.roles.length)} agent calls; each fix takes two or more, and each round a triage and a review`,
    `Fixes are committed on ${(0, import_chunk_FO5PT7KO.inertLine)(file.branch)}, ${place}; tests: ${(0, import_chunk_FO5PT7KO.inertLine)(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function jsonOf({ file, paths }) {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), warnings }
  };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  startAction,
  startAudit
});
});
