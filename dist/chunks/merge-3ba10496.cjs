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
var from_chunk_135c2660;
var from_chunk_13668258;
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_47c7b1e8;
var from_chunk_48097030;
var from_chunk_4a382d97;
var from_chunk_5c75abf6;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_62af0163;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_928e2745;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_render_terminal_30f764bc;
var from_main;
parts["merge-BHCN2ZOV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  mergeCommand: () => mergeCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4KO3FSUU = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-4KO3FSUU"]();
var import_chunk_K7Z3FTSY = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_HNJEGN72 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-HNJEGN72"]();
var import_chunk_5YN5MLKB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5YN5MLKB"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_GT2F2MBZ = (from_render_terminal_30f764bc ??= require("./render-terminal-30f764bc.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_QSES6BHB = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-QSES6BHB"]();
var import_chunk_ZDADOP2F = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-ZDADOP2F"]();
var import_chunk_GJWCXLYL = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-GJWCXLYL"]();
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_JSWYLI3H = (from_render_terminal_30f764bc ??= require("./render-terminal-30f764bc.cjs"))["chunk-JSWYLI3H"]();
var import_chunk_K22E4IWM = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-K22E4IWM"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
async function readShard(run, isOwn) {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    (0, import_chunk_Y4VNX2VG.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_6U2SYPUO.readPast)(paths, file),
    (0, import_chunk_5KINXVLH.readStamped)(paths.files, file),
    (0, import_chunk_5KINXVLH.readStamped)(paths.rules, file),
    (0, import_chunk_5KINXVLH.readStamped)(paths.facts, file)
  ]);
  const read = { run, isOwn, scope, past, files, rules, facts };
  return { ...read, shard: file.shard ?? wholeAsShard(read) };
}
function wholeAsShard(read) {
  const { file } = read.run;
  const shard = {
    index: 1,
    of: 1,
    paths: read.scope.files.map(({ path }) => path),
    scope_note: file.scope_note
  };
  return { ...shard, plan: (0, import_chunk_4KO3FSUU.planKey)(plannedOf({ ...read, shard: { ...shard, plan: "" } })) };
}
function shardName({ run, shard }) {
  if (run.file.shard === void 0) return `run ${run.file.run}`;
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return (0, import_chunk_4KO3FSUU.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_4KO3FSUU.planParts)(plannedOf(one)), (0, import_chunk_4KO3FSUU.planParts)(plannedOf(other))];
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
  const own = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_XPIKYFDN.isFile)(own.run)) return [await ownShard(repository, name)];
  const folder = await folderNamed(name, cwd);
  const folders = await runFolders(folder);
  const shards = [];
  const others = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one, one === folder);
    if (shard !== void 0) shards.push(shard);
    else if (one === folder) throw notAShard(name, "is a step, and not a review");
    else others.push(one);
  }
  if (shards.length > 0) return shards;
  const [whole] = others;
  throw new import_chunk_J3I4R3VV.Failure("merge/no-shards", `${(0, import_chunk_NLWRO2NF.printable)(name)} holds no run that is a shard`, {
    hint: whole === void 0 ? "name runs that were planned with --shard, or the folders that they lie in" : `a whole review is taken over where its own folder is named, here ${(0, import_chunk_CKMVB2RJ.counted)(others.length, "folder")}: correctless merge ${(0, import_chunk_TDLACVAW.shellWord)(whole)}`
  });
}
async function ownShard(repository, name) {
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  await requireNoLinks(run.paths.dir);
  if (run.file.kind === "review" && run.file.shard !== void 0) return readShard(run, true);
  throw notAShard(name, "is a whole review or a step, and not a shard");
}
async function folderNamed(name, cwd) {
  const folder = (0, import_node_path.resolve)(cwd, name);
  const stats = await (0, import_promises.stat)(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new import_chunk_J3I4R3VV.Failure(
    "merge/no-shards",
    `${(0, import_chunk_NLWRO2NF.printable)(name)} is neither a run of this repository nor a folder`,
    {
      hint: "unpack what was carried over, and name the folder"
    }
  );
}
async function shardIn(repository, folder, whole) {
  const file = await (0, import_chunk_Y4VNX2VG.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0 && !whole) return void 0;
  await requireNoLinks(folder);
  const paths = (0, import_chunk_DRNRIY4A.runPathsIn)(folder);
  const isOwn = await isOwnRun(file, paths);
  return readShard(await (0, import_chunk_SKHYTMM2.runAt)(repository, file, paths, isOwn ? "own" : "named"), isOwn);
}
async function requireNoLinks(folder) {
  const [odd] = await oddEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
}
async function isOwnRun(file, paths) {
  if ((0, import_node_path.basename)(paths.dir) !== file.run) return false;
  return (0, import_chunk_Y4VNX2VG.readLedger)(paths).then(
    (lines2) => lines2.length > 0,
    (error) => {
      if (error instanceof import_chunk_J3I4R3VV.Failure && error.code === "run/foreign") return false;
      throw error;
    }
  );
}
function notAShard(name, what) {
  return new import_chunk_J3I4R3VV.Failure("merge/not-a-shard", `${(0, import_chunk_NLWRO2NF.printable)(name)} ${what}`, {
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
      (0, import_chunk_UTFC5QHX.by)(({ from }) => import_chunk_PXWIJ4LO.REVIEW_AGENTS.findIndex((agent) => agent === from.agent)),
      (0, import_chunk_UTFC5QHX.by)(({ shard }) => shard.shard.index),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => (0, import_chunk_DRNRIY4A.slotParts)(from.slot)?.number ?? 0)
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
var PHASES = ["summary", "review", "sources", "score"];
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
      ({ run }) => (0, import_chunk_Y4VNX2VG.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
    )
  });
  return [
    planned("summary"),
    planned("review"),
    ...shards.some(({ run }) => (0, import_chunk_GJWCXLYL.phasesOf)(run.file).includes("sources")) ? [planned("sources")] : [],
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
  const secrets = await (0, import_chunk_5KINXVLH.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.scope, (0, import_chunk_Y4VNX2VG.jsonText)({ ...scope, ...(0, import_chunk_5KINXVLH.stampOf)(file) })),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.files, file, files),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_5KINXVLH.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_6U2SYPUO.writePast)(paths, file, past),
    (0, import_chunk_5KINXVLH.writeStamped)(paths.fingerprint, file, await (0, import_chunk_JFFL4YWH.fingerprintRepository)(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => (0, import_chunk_DRNRIY4A.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_WRWMQTCS.readBytes)(there.packet(old ?? 0)));
  const state = shard.run.states.find((one) => one.slot.slot === from.slot);
  for (const by2 of state === void 0 ? [] : (0, import_chunk_PAWDXQ65.repliedBy)(state))
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_WRWMQTCS.readBytes)(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: (0, import_chunk_HCV6P5DB.randomId)(),
    planned_at: (0, import_chunk_Y4VNX2VG.now)(),
    top,
    tree_root: treeRoot,
    nonce: (0, import_chunk_HCV6P5DB.randomHex)(16),
    ...wordOf(shards),
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
function wordOf(shards) {
  const runs = shards.flatMap(({ isOwn, run: { file } }) => [
    ...isOwn ? [] : [file.run],
    ...file.word_of ?? []
  ]);
  return runs.length === 0 ? {} : { word_of: [...new Set(runs)] };
}
function missingGap(index, of) {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}
function openGap(shard) {
  const { ledger, file, states } = shard.run;
  if ((0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
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
  return (0, import_chunk_Y4VNX2VG.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
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
    throw new import_chunk_J3I4R3VV.Failure(
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
  throw new import_chunk_J3I4R3VV.Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new import_chunk_J3I4R3VV.Failure(
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
  return new import_chunk_J3I4R3VV.Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await (0, import_chunk_KWOTC3ZP.blobSizes)(repository, [base.tree, head.tree]);
  const lacking = [base, head].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    (0, import_chunk_E7RWOVFP.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_XDNLGAJP.readRules)(repository, base.tree)
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new import_chunk_J3I4R3VV.Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: what is not committed is nowhere else" : `git fetch origin ${sha}`
  });
}
var NONCE = /^The nonce of this packet is ([0-9a-f]{32})\./m;
function asksAbout(packet, id, finding) {
  const nonce = NONCE.exec(packet)?.[1];
  if (nonce === void 0) return false;
  const { kind, content, attributes } = (0, import_chunk_QSES6BHB.claimPart)(finding, id);
  return packet.includes((0, import_chunk_YLGBABKS.fence)(kind, nonce, content, attributes));
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_chunk_Y4VNX2VG.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_QSES6BHB.storedSummary)(shard.run), null];
  const phases = REVIEWING.filter((phase) => planned.has(phase));
  const expected = summaries.map((summary) => expectedSlots(shard, summary, phases));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, "its slots are not those that are planned for this part of the change");
  }
}
var REVIEWING = ["review", "sources"];
function expectedSlots({ run, files, rules, facts, past }, summary, phases) {
  const { file } = run;
  const material = (0, import_chunk_LKQPUD2R.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_HCV6P5DB.slotNames)(file, []);
  const first = (0, import_chunk_QSES6BHB.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  const built = phases.map((phase) => ({
    phase,
    ...(0, import_chunk_QSES6BHB.reviewSlots)(file, { material, summary, carried }, nextSlot, phase)
  }));
  return [
    [
      ...first,
      ...built.flatMap(
        ({ phase, slots }) => slots.map(({ packet, lenses }) => shape({ ...packet, phase, lenses }))
      )
    ],
    built.flatMap(({ uncovered }) => uncovered.map(({ hunk, why }) => ({ hunk, why })))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase !== "score");
  const uncovered = (0, import_chunk_Y4VNX2VG.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}
function shape({
  slot,
  agent,
  lenses = [],
  phase,
  hunks,
  paths,
  bytes
}) {
  return [slot, agent, lenses, hunks, paths, phase === "sources" ? null : bytes];
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
  (0, import_chunk_SKHYTMM2.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [(0, import_chunk_AYSB4XVR.scopeEntries)(change.changed), (0, import_chunk_4KO3FSUU.skippedEntries)(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw edited(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = (0, import_chunk_UENEWP25.shownFiles)(change);
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
  for (const state of run.states) {
    const { slot } = state;
    const packet = await (0, import_chunk_WRWMQTCS.readBytes)(run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0));
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw edited(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    for (const by2 of (0, import_chunk_PAWDXQ65.repliedBy)(state)) {
      const reply = await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, slot.agent, by2);
      if (reply !== void 0 && "slot" in reply) (0, import_chunk_BM7WRDFC.requireSlot)(reply, slot.slot);
    }
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await (0, import_chunk_QSES6BHB.collectFindings)(run);
  const redactor = await (0, import_chunk_LKQPUD2R.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = (await (0, import_chunk_WRWMQTCS.readBytes)(run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0))).toString("utf8");
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (!asksAbout(packet, id, await (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor))) {
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
  (0, import_chunk_5YN5MLKB.requireCacheOutside)(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await (0, import_chunk_HNJEGN72.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, file.run);
  await (0, import_chunk_QSES6BHB.prepareScores)(run, await (0, import_chunk_LKQPUD2R.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_SKHYTMM2.openRun)(repository, file.run));
  const whole = await (0, import_chunk_SKHYTMM2.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_3HP65ZAO.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_U72TFYS5.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_Y4VNX2VG.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_QSES6BHB.collectFindings)({
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_chunk_PAWDXQ65.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await (0, import_chunk_Y4VNX2VG.writeChained)(paths.ledger, ledger);
  await (0, import_chunk_U72TFYS5.createRun)(file, paths);
  await (0, import_chunk_I6EGR7Y3.sealPlanned)(paths);
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
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.slot(index + 1), (0, import_chunk_Y4VNX2VG.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "given-up", slots });
}
var mergeCommand = {
  name: "merge",
  summary: "Puts the shards of one review together to one run with one report",
  usage: "RUN|FOLDER\u2026 [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the merged run as JSON on stdout" }],
  takes: { least: 1, most: 256, paths: false },
  details: `A FOLDER is the folder of a run, carried over from another machine or not, or one that holds such folders. The folder of a
whole review is taken over as it is, so that a review here can go on from it. What you did not write on this machine is
believed because you name its folder, and the report says "taken on the word of" its run.
Replies are checked anew against git, duplicates and limits are decided over all shards. Shards of different plans, and
folders that are not as they were reviewed, are refused. Ends as \`correctless verdict\` does: 0 complete and clean, 1
findings at or above --fail-on, 3 incomplete, as with a shard that is missing or was not finished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index\u2026]}.`,
  run: async ({ positionals, flag, cwd, env }) => {
    (0, import_chunk_6SJHKNKM.positional)(positionals, "RUN");
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    await (0, import_chunk_XFZ3ERHF.requireUntracked)(repository);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const from = of === 1 ? `taken over from run ${shards[0]?.run ?? ""}` : `merged from ${shards.length} of ${of} shards`;
  return `${(0, import_chunk_JSWYLI3H.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}run: ${run.file.run}, ${from}
`;
}
function jsonOf({ run, report: { status, exit }, missing }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return (0, import_chunk_WDRVM6EA.inertJson)(json);
}
function statusOf({ report: { exit } }) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mergeCommand
});
});
