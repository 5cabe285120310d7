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
var from_chunk_0768c4d6;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_4a90d636;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_8ed1cd62;
var from_chunk_aa8e5633;
var from_chunk_b3f3b87a;
var from_chunk_b8743d68;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_chunk_f2f9674f;
var from_chunk_fa27cbcf;
var from_pre_ad3b00a3;
var from_main;
parts["audit-start-4OAHIIPV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => import_chunk_VHXJAEJY.auditLines,
  auditRequest: () => import_chunk_VHXJAEJY.auditRequest,
  startAction: () => import_chunk_VHXJAEJY.startAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VHXJAEJY = parts["chunk-VHXJAEJY"]();
var import_chunk_G4TYQGNS = (from_chunk_0768c4d6 ??= require("./chunk-0768c4d6.cjs"))["chunk-G4TYQGNS"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_GYX3XSST = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-GYX3XSST"]();
var import_chunk_KPQ2HRHC = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-KPQ2HRHC"]();
var import_chunk_K6KIQL4H = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_GK2NFR76 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_46XSD2HH = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3PKCCHBL = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  startAction
});
});
parts["chunk-VHXJAEJY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => auditLines,
  auditRequest: () => auditRequest,
  startAction: () => startAction,
  startAudit: () => startAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_G4TYQGNS = (from_chunk_0768c4d6 ??= require("./chunk-0768c4d6.cjs"))["chunk-G4TYQGNS"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_GYX3XSST = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-GYX3XSST"]();
var import_chunk_KPQ2HRHC = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-KPQ2HRHC"]();
var import_chunk_K6KIQL4H = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_GK2NFR76 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await (0, import_chunk_EQ3XVTHR.listTree)(repository, head.tree, { paths });
  const { files, skipped } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, head.tree, entries)
  );
  if (files.length === 0) {
    throw new import_chunk_VNW4R5LF.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return { scope, scope_note: noteOf(files, skipped, scope), files, skipped };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_chunk_Q3GQ476W.defaultBranch)(repository);
  const target = (0, import_chunk_O72X5HF2.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_chunk_Q3GQ476W.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_chunk_VNW4R5LF.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_chunk_VNW4R5LF.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_chunk_TDLACVAW.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_chunk_EQ3XVTHR.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new import_chunk_VNW4R5LF.Failure("scope/empty", `no text file changed since ${label}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  const withLines = files.map((file) => ({ ...file, changed: [...changed.get(file.path) ?? []] }));
  return {
    scope: "changed",
    scope_note: noteOf(files, skipped, `changed since ${label}`),
    files: withLines,
    ...change.base.sha === null ? {} : { base: change.base.sha },
    skipped
  };
}
function noteOf(files, skipped, what) {
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped`;
  return `${(0, import_chunk_CKMVB2RJ.counted)(files.length, "file")} (${what})${left}`;
}
async function readable(repository, entries, judge) {
  const own = entries.filter(({ path }) => !(0, import_chunk_ADQRAGKH.ownFile)(path) && !(0, import_chunk_ADQRAGKH.usersFile)(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(open)) {
    const blobs = await (0, import_chunk_EQ3XVTHR.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const entry of slice) reasons.set(entry, judge(entry.path, blobs.get(entry.oid) ?? Buffer.of()));
  }
  const files = own.filter((entry) => reasons.get(entry) === void 0);
  const skipped = own.flatMap((entry) => {
    const reason = reasons.get(entry);
    return reason === void 0 ? [] : [{ path: entry.path, reason, bytes: entry.size }];
  });
  return { files: files.map(({ path, size }) => ({ path, bytes: size ?? 0, changed: [] })), skipped };
}
function skippedByEntry({ type, mode, size }) {
  if (type !== "blob") return "submodule";
  return mode === "120000" || size === null || size === 0 ? "empty" : void 0;
}
async function judgeOfTree(repository, tree, entries) {
  const [attributes, rules] = await Promise.all([
    (0, import_chunk_NSJD45H6.baseAttributes)(
      repository,
      tree,
      entries.map(({ path }) => path)
    ),
    (0, import_chunk_Q3GQ476W.readSkipRules)(repository, tree)
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = (0, import_chunk_NSJD45H6.skippedAtBase)(said, rules(path))?.reason;
    if (reason !== void 0) return reason;
    const text = (0, import_chunk_OEAVNMD4.textIn)(content);
    if (text === void 0) return "binary";
    if (said.generated === false) return void 0;
    return (0, import_chunk_NSJD45H6.isLockFile)(path, text) ? "lockfile" : (0, import_chunk_NSJD45H6.skippedByContent)(path, content);
  };
}
function judgeOfChange({ skipped }) {
  const reasons = new Map(
    skipped.flatMap(
      ({ path, reason, decided_by }) => decided_by === "nobody" || WITHOUT_LINES.includes(reason) ? [] : [[path, reason]]
    )
  );
  return (path, content) => reasons.get(path) ?? ((0, import_chunk_OEAVNMD4.textIn)(content) === void 0 ? "binary" : void 0);
}
var WITHOUT_LINES = ["mode", "rename", "encoding", "binary"];
var ARCHITECTURE = ".correctless/ARCHITECTURE.md";
var ENTRY = /\b(?:PAT|ABS|TB)-/;
async function rolesWithSource(repository, tree, roles) {
  const isAbout = ({ slug, own }) => own === null && slug === "architecture-adherence";
  if (!roles.some(isAbout)) return { roles, idle: [] };
  const why = await whyNoArchitecture(repository, tree);
  if (why === void 0) return { roles, idle: [] };
  return {
    roles: roles.filter((role) => !isAbout(role)),
    idle: roles.filter(isAbout).map(({ slug }) => ({ slug, why }))
  };
}
async function whyNoArchitecture(repository, tree) {
  const entries = await (0, import_chunk_EQ3XVTHR.listTree)(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await (0, import_chunk_EQ3XVTHR.readBlobs)(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto2.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_chunk_G3U3FSZZ.currentBranch)(home) ?? null;
  if (in_place) requireOwnPlace(home, home_branch, dirty);
  const label = await freeLabel(home, named);
  const branch = in_place ? home_branch ?? "" : branchOf(preset, label);
  const work_tree = in_place ? home.top : (0, import_chunk_3Y32VSR5.workTreeFolder)(home.top, audit);
  return { label, work_tree, branch, branch_slug: branchSlug(branch), home_branch };
}
var branchOf = (preset, label) => `audit/${preset}-${label}`;
async function freeLabel(home, { preset, date }) {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(home.top, { preset, label, branch_slug: "" });
    const isTaken = await (0, import_chunk_JIR2RCU5.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_chunk_XPIKYFDN.isFile)(round((0, import_chunk_K6KIQL4H.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_chunk_VNW4R5LF.Failure(
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
    ...commands.lint === void 0 ? {} : { lint: commands.lint },
    ...audit.also_touch === void 0 ? {} : { also_touch: audit.also_touch },
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? import_chunk_NFHYS2AH.MAX_ROUNDS[preset],
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
function noTestCommand() {
  return new import_chunk_VNW4R5LF.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_chunk_GK2NFR76.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_chunk_G4TYQGNS.requireIdentity)(home.top);
  const head = await (0, import_chunk_G3U3FSZZ.commitNamed)(home, "HEAD");
  const config = await (0, import_chunk_IMP4OHIR.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_chunk_Q3GQ476W.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_chunk_44TNJBRB.WARN_FILES,
    { standing: request.standing ?? "" }
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const asked = (0, import_chunk_NFHYS2AH.rolesOf)(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  request.permit?.(file);
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(home.top, file.audit);
  await (0, import_chunk_ER7ND2TC.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_chunk_ER7ND2TC.writeGitignore)(home.top);
  await (0, import_chunk_KPQ2HRHC.rememberOwnTree)(home, paths);
  const text = (0, import_chunk_BCHXWA3P.jsonText)(file);
  const begun = { "audit.json": (0, import_node_crypto.createHash)("sha256").update(text).digest("hex") };
  await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "begun", files: { ...begun, ...await (0, import_chunk_HIJ37IJS.hashesOf)(paths, [paths.fingerprint]) } });
  await (0, import_chunk_APQNDADW.createFileOnce)(paths.audit, text);
  return (0, import_chunk_6ZEAV52K.openAudit)(home, file.audit);
}
async function refuseSecond(home) {
  const other = await (0, import_chunk_6ZEAV52K.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    const hint = other.state.ended === void 0 ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "\u2026") and close it (correctless audit finish ${audit})` : `close it: correctless audit finish ${audit}`;
    throw new import_chunk_VNW4R5LF.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, { hint });
  }
  const value = await (0, import_chunk_JIR2RCU5.readRef)(home, (0, import_chunk_3Y32VSR5.roundRef)(1));
  if (value === void 0) return;
  throw new import_chunk_VNW4R5LF.Failure("audit/ref-exists", `${(0, import_chunk_3Y32VSR5.roundRef)(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${(0, import_chunk_3Y32VSR5.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_chunk_66BED34G.randomId)(), (0, import_chunk_BCHXWA3P.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_chunk_J5GXARJV.snapshotWorkTree)(home);
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
    ...found.base === void 0 ? {} : { base: found.base },
    top: home.top,
    in_place,
    ...place,
    auto,
    captured,
    cache_root: cacheRoot2,
    settings: auditSettings(config, { preset, chunking }),
    roles: [...found.roles],
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: [
      ...dirty && !in_place ? ["uncommitted work is not audited: the audit starts from the last commit"] : [],
      ...found.idle.map(({ slug, why }) => `${slug} is not called: ${why}`)
    ]
  };
}
function noRoles() {
  return new import_chunk_VNW4R5LF.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction(input) {
  const { flag, option } = input;
  const captured = (0, import_chunk_YMILCYFO.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
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
  const home = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await (0, import_chunk_D66PGRUA.standing)(home, cwd);
  const below = (0, import_chunk_O72X5HF2.narrowing)(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
      hint: "leave one out"
    });
  }
  return {
    home,
    standing: from,
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
  const preset = import_chunk_IY4WN3X6.PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
function textOf({ file }) {
  return `${[...auditLines(file), `audit: ${file.audit}`].join("\n")}
`;
}
function auditLines(file) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  return [
    `Auditing ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `A hunt takes ${(0, import_chunk_GYX3XSST.huntCalls)(file.files, file.roles.length)} agent calls; each fix takes two or more, and each round a triage and a review`,
    `Fixes are committed on ${(0, import_chunk_XKMPNDJX.inertLine)(file.branch)}, ${place}; tests: ${(0, import_chunk_XKMPNDJX.inertLine)(file.settings.test)}`,
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
