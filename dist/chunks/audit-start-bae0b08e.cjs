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
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_6154375f;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_80106138;
var from_chunk_8b5954c4;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c295da60;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_main;
parts["audit-start-D334BFHV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => import_chunk_HGKRNN7Q.auditLines,
  auditRequest: () => import_chunk_HGKRNN7Q.auditRequest,
  startAction: () => import_chunk_HGKRNN7Q.startAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HGKRNN7Q = parts["chunk-HGKRNN7Q"]();
var import_chunk_SH4FIYQQ = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-SH4FIYQQ"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_6Y56NLHP = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6Y56NLHP"]();
var import_chunk_SLE3KBQJ = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-SLE3KBQJ"]();
var import_chunk_2IJAH6Z3 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-2IJAH6Z3"]();
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
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_PQVEIWFP = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-PQVEIWFP"]();
var import_chunk_6SRAMSAC = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6SRAMSAC"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
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
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  startAction
});
});
parts["chunk-HGKRNN7Q"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => auditLines,
  auditRequest: () => auditRequest,
  estimateHunt: () => estimateHunt,
  startAction: () => startAction,
  startAudit: () => startAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SH4FIYQQ = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-SH4FIYQQ"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_6Y56NLHP = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6Y56NLHP"]();
var import_chunk_SLE3KBQJ = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-SLE3KBQJ"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_HNJEGN72 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-HNJEGN72"]();
var import_chunk_5YN5MLKB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5YN5MLKB"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_PQVEIWFP = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-PQVEIWFP"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
async function estimateHunt(home, file) {
  const audit = { home, file, state: (0, import_chunk_HROTSNKK.foldJournal)(file.start, []), journal: [] };
  const head = await (0, import_chunk_LN5UF4SI.auditSide)(audit, file.start, "where the audit starts");
  const treeRoot = (0, import_chunk_HNJEGN72.treeFolder)(file.cache_root, head.tree);
  const { slots } = await (0, import_chunk_6Y56NLHP.huntSlots)(audit, { round: 1, head, treeRoot, paths: void 0 });
  return {
    calls: slots.length,
    bytes: slots.reduce((sum, { packet }) => sum + packet.bytes, 0)
  };
}
async function readAuditScope(repository, head, asked) {
  const [first] = asked;
  const scope = asked.length === 0 ? "changed" : asked.join(" ");
  if (asked.length === 0 || asked.length === 1 && first === "changed")
    return changedScope(repository, head);
  const paths = asked.length === 1 && first === "all" ? [] : asked;
  const entries = await (0, import_chunk_KWOTC3ZP.listTree)(repository, head.tree, { paths });
  const { files, skipped } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, head.tree, entries)
  );
  if (files.length === 0) {
    throw new import_chunk_J3I4R3VV.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return { scope, scope_note: noteOf(files, skipped, scope), files, skipped };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_chunk_E7RWOVFP.defaultBranch)(repository);
  const target = (0, import_chunk_FPQD5OSR.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_chunk_E7RWOVFP.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_chunk_J3I4R3VV.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_chunk_J3I4R3VV.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_chunk_TDLACVAW.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_chunk_KWOTC3ZP.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new import_chunk_J3I4R3VV.Failure("scope/empty", `no text file changed since ${label}`, {
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
  const stored = skipped.filter(({ reason }) => reason === "lfs").map(({ path }) => (0, import_chunk_NLWRO2NF.printable)(path));
  const elsewhere = stored.length === 0 ? "" : ` (kept in Git LFS and shown to nobody: ${stored.slice(0, 10).join(", ")}${stored.length > 10 ? ` and ${stored.length - 10} more` : ""})`;
  const others = skipped.filter(({ reason }) => reason !== "lfs");
  const names = others.slice(0, 10).map(({ path, reason }) => `${(0, import_chunk_NLWRO2NF.printable)(path)} (${reason})`);
  const more = others.length > names.length ? ` and ${others.length - names.length} more` : "";
  const named = names.length === 0 ? "" : `: ${names.join(", ")}${more}`;
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped${elsewhere}${named}`;
  return `${(0, import_chunk_CKMVB2RJ.counted)(files.length, "file")} (${what})${left}`;
}
async function readable(repository, entries, judge) {
  const own = entries.filter(({ path }) => !(0, import_chunk_NK4T5BNB.ownFile)(path) && !(0, import_chunk_NK4T5BNB.usersFile)(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(open)) {
    const blobs = await (0, import_chunk_KWOTC3ZP.readBlobs)(
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
    (0, import_chunk_HPIUJ5VB.baseAttributes)(
      repository,
      tree,
      entries.map(({ path }) => path)
    ),
    (0, import_chunk_E7RWOVFP.readSkipRules)(repository, tree)
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = (0, import_chunk_HPIUJ5VB.skippedAtBase)(said, rules(path))?.reason;
    if (reason !== void 0) return reason;
    if ((0, import_chunk_E7RWOVFP.isLfsPointer)(content)) return "lfs";
    const text = (0, import_chunk_7CJS4GIV.textIn)(content);
    if (text === void 0) return "binary";
    if (said.generated === false) return void 0;
    return (0, import_chunk_HPIUJ5VB.isLockFile)(path, text) ? "lockfile" : (0, import_chunk_HPIUJ5VB.skippedByContent)(path, content);
  };
}
function judgeOfChange({ skipped }) {
  const reasons = new Map(
    skipped.flatMap(
      ({ path, reason, decided_by }) => decided_by === "nobody" || WITHOUT_LINES.includes(reason) ? [] : [[path, reason]]
    )
  );
  return (path, content) => reasons.get(path) ?? ((0, import_chunk_E7RWOVFP.isLfsPointer)(content) ? "lfs" : (0, import_chunk_7CJS4GIV.textIn)(content) === void 0 ? "binary" : void 0);
}
var WITHOUT_LINES = ["mode", "executable", "rename", "encoding", "binary"];
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
  const entries = await (0, import_chunk_KWOTC3ZP.listTree)(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await (0, import_chunk_KWOTC3ZP.readBlobs)(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto2.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_chunk_EXQDFZCV.currentBranch)(home) ?? null;
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
    const isTaken = await (0, import_chunk_ID6W4UWD.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_chunk_XPIKYFDN.isFile)(round((0, import_chunk_PQVEIWFP.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_chunk_J3I4R3VV.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_chunk_J3I4R3VV.Failure(
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
    max_rounds: audit.max_rounds ?? import_chunk_XDBWCGZS.MAX_ROUNDS[preset],
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? "inherit", fix: models.fix ?? "inherit" }
  };
}
function noTestCommand() {
  return new import_chunk_J3I4R3VV.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_chunk_5YN5MLKB.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_chunk_SH4FIYQQ.requireIdentity)(home.top);
  const head = await (0, import_chunk_EXQDFZCV.commitNamed)(home, "HEAD");
  const config = await (0, import_chunk_SQW7QEC7.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_chunk_E7RWOVFP.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_chunk_KVCEHJIA.WARN_FILES,
    { standing: request.standing ?? "" }
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const asked = (0, import_chunk_XDBWCGZS.rolesOf)(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  await request.permit?.(file);
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(home.top, file.audit);
  await (0, import_chunk_U72TFYS5.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_chunk_U72TFYS5.writeGitignore)(home.top);
  await (0, import_chunk_SLE3KBQJ.rememberOwnTree)(home, paths);
  const text = (0, import_chunk_Y4VNX2VG.jsonText)(file);
  const begun = { "audit.json": (0, import_node_crypto.createHash)("sha256").update(text).digest("hex") };
  await (0, import_chunk_IVPVFB6G.note)(paths, { kind: "begun", files: { ...begun, ...await (0, import_chunk_I6EGR7Y3.hashesOf)(paths, [paths.fingerprint]) } });
  await (0, import_chunk_WRWMQTCS.createFileOnce)(paths.audit, text);
  return (0, import_chunk_HROTSNKK.openAudit)(home, file.audit);
}
async function refuseSecond(home) {
  const other = await (0, import_chunk_HROTSNKK.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    const hint = other.state.ended === void 0 ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "\u2026") and close it (correctless audit finish ${audit})` : `close it: correctless audit finish ${audit}`;
    throw new import_chunk_J3I4R3VV.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, { hint });
  }
  const value = await (0, import_chunk_ID6W4UWD.readRef)(home, (0, import_chunk_3Y32VSR5.roundRef)(1));
  if (value === void 0) return;
  throw new import_chunk_J3I4R3VV.Failure("audit/ref-exists", `${(0, import_chunk_3Y32VSR5.roundRef)(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${(0, import_chunk_3Y32VSR5.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_chunk_HCV6P5DB.randomId)(), (0, import_chunk_Y4VNX2VG.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_chunk_3S5K3SIW.snapshotWorkTree)(home);
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
  return new import_chunk_J3I4R3VV.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction(input) {
  const { flag, option } = input;
  const captured = (0, import_chunk_4B32LODJ.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
  const audit = await startAudit({ ...await auditRequest(input), auto: flag("auto"), captured });
  const hunt = await estimateHunt(audit.home, audit.file);
  const text = `${[...linesOf(audit.file, hunt), `audit: ${audit.file.audit}`].join("\n")}
`;
  return flag("json") ? { status: 0, stdout: jsonOf(audit, hunt), stderr: text } : { status: 0, stdout: text };
}
async function auditRequest({
  positionals,
  paths,
  flag,
  cwd,
  env
}) {
  const home = await (0, import_chunk_SD67457G.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await (0, import_chunk_SD67457G.standing)(home, cwd);
  const below = (0, import_chunk_FPQD5OSR.narrowing)(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
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
  const preset = import_chunk_PXWIJ4LO.PRESETS.find((one) => one === first);
  return preset === void 0 ? { preset: "qa", scope: [...words] } : { preset, scope: rest };
}
async function auditLines({ home, file }) {
  return linesOf(file, await estimateHunt(home, file));
}
function linesOf(file, hunt) {
  const place = file.in_place ? "in your own work tree" : "in a work tree of its own";
  return [
    `Auditing ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}: preset ${file.preset}, ${file.roles.length} specialists, at most ${file.settings.max_rounds} rounds`,
    `The first hunt takes ${hunt.calls} agent calls and ${hunt.bytes} bytes of packets; each round a triage and a review besides, and up to four findings of one file two calls or more`,
    `Fixes are committed on ${(0, import_chunk_WDRVM6EA.inertLine)(file.branch)}, ${place}; tests: ${(0, import_chunk_WDRVM6EA.inertLine)(file.settings.test)}`,
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function jsonOf({ file, paths }, hunt) {
  const { audit, preset, scope, start, branch, work_tree, files, skipped, roles, warnings } = file;
  const json = {
    ...{ audit, dir: paths.dir, preset, scope, start, branch, work_tree },
    ...{ files: files.length, skipped: skipped.length, roles: roles.map(({ slug }) => slug), hunt, warnings }
  };
  return (0, import_chunk_WDRVM6EA.inertJson)(json);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  estimateHunt,
  startAction,
  startAudit
});
});
