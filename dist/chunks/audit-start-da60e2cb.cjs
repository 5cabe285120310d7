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
var from_chunk_1571a27a;
var from_chunk_1ae0c78d;
var from_chunk_1f7da144;
var from_chunk_237ea335;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_441ed3b7;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_a85631b1;
var from_chunk_aa30f698;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_c0cc658a;
var from_chunk_d1296144;
var from_chunk_dd505f93;
var from_chunk_ef412037;
var from_chunk_f498f710;
var from_chunk_ff949c2a;
var from_main;
parts["audit-start-EJSRKNJO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => import_chunk_T6DWCD3F.auditLines,
  auditRequest: () => import_chunk_T6DWCD3F.auditRequest,
  startAction: () => import_chunk_T6DWCD3F.startAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_T6DWCD3F = parts["chunk-T6DWCD3F"]();
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_ERYE3IHZ = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-ERYE3IHZ"]();
var import_chunk_D37W3QRO = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-D37W3QRO"]();
var import_chunk_K6KIQL4H = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_PEVVMZ7Q = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-PEVVMZ7Q"]();
var import_chunk_NXJHEXNJ = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-NXJHEXNJ"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RJ3EMWNA = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_IYVA4TGM = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IYVA4TGM"]();
var import_chunk_AETUHE22 = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-AETUHE22"]();
var import_chunk_5ZFEDAR5 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_UENEWP25 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_3PKCCHBL = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_I2PT3AEX = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_NDXTY4YL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_L6S3CSHS = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditLines,
  auditRequest,
  startAction
});
});
parts["chunk-T6DWCD3F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditLines: () => auditLines,
  auditRequest: () => auditRequest,
  estimateHunt: () => estimateHunt,
  startAction: () => startAction,
  startAudit: () => startAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_ERYE3IHZ = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-ERYE3IHZ"]();
var import_chunk_D37W3QRO = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-D37W3QRO"]();
var import_chunk_K6KIQL4H = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_NXJHEXNJ = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-NXJHEXNJ"]();
var import_chunk_RJ3EMWNA = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_NDXTY4YL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
async function estimateHunt(home, file) {
  const audit = { home, file, state: (0, import_chunk_EUSCJYLQ.foldJournal)(file.start, []), journal: [] };
  const head = await (0, import_chunk_DNODNZX4.auditSide)(audit, file.start, "where the audit starts");
  const treeRoot = (0, import_chunk_NXJHEXNJ.treeFolder)(file.cache_root, head.tree);
  const { slots } = await (0, import_chunk_ERYE3IHZ.huntSlots)(audit, { round: 1, head, treeRoot, paths: void 0 });
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
  const entries = await (0, import_chunk_BN7E3F24.listTree)(repository, head.tree, { paths });
  const { files, skipped } = await readable(
    repository,
    entries,
    await judgeOfTree(repository, head.tree, entries)
  );
  if (files.length === 0) {
    throw new import_chunk_LTC5LSMU.Failure("scope/empty", `no text file to audit at ${scope}`, {
      hint: "audit everything: correctless audit start all"
    });
  }
  return { scope, scope_note: noteOf(files, skipped, scope), files, skipped };
}
async function changedScope(repository, head) {
  const { ref, label } = await (0, import_chunk_RLSBRMJO.defaultBranch)(repository);
  const target = (0, import_chunk_43OESL65.parseTarget)([`${ref}...${head.sha}`], { staged: false, uncommitted: false, paths: [] });
  const change = await (0, import_chunk_RLSBRMJO.readChange)(repository, target).catch((error) => {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure) || !error.code.startsWith("scope/")) throw error;
    throw new import_chunk_LTC5LSMU.Failure("scope/empty", `nothing to audit: ${error.message}`, {
      hint: `audit everything (correctless audit start all) or some paths; ${(0, import_chunk_TDLACVAW.shellWord)(label)} is what HEAD is compared with`
    });
  });
  const changed = new Map(
    [...change.changed.values()].map((file) => [
      file.path,
      file.kind === "text" ? file.added.map(({ start, end }) => [start, end]) : []
    ])
  );
  const entries = (await (0, import_chunk_BN7E3F24.listTree)(repository, head.tree)).filter(({ path }) => changed.has(path));
  const { files, skipped } = await readable(repository, entries, judgeOfChange(change));
  if (files.length === 0) {
    throw new import_chunk_LTC5LSMU.Failure("scope/empty", `no text file changed since ${label}`, {
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
  const left = skipped.length === 0 ? "" : `, ${skipped.length} skipped${elsewhere}`;
  return `${(0, import_chunk_CKMVB2RJ.counted)(files.length, "file")} (${what})${left}`;
}
async function readable(repository, entries, judge) {
  const own = entries.filter(({ path }) => !(0, import_chunk_FBTSXFFG.ownFile)(path) && !(0, import_chunk_FBTSXFFG.usersFile)(path));
  const reasons = new Map(own.map((entry) => [entry, skippedByEntry(entry)]));
  const open = own.filter((entry) => reasons.get(entry) === void 0);
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(open)) {
    const blobs = await (0, import_chunk_BN7E3F24.readBlobs)(
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
    (0, import_chunk_2SWC46AB.baseAttributes)(
      repository,
      tree,
      entries.map(({ path }) => path)
    ),
    (0, import_chunk_RLSBRMJO.readSkipRules)(repository, tree)
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = (0, import_chunk_2SWC46AB.skippedAtBase)(said, rules(path))?.reason;
    if (reason !== void 0) return reason;
    if ((0, import_chunk_RLSBRMJO.isLfsPointer)(content)) return "lfs";
    const text = (0, import_chunk_YKRZYPRU.textIn)(content);
    if (text === void 0) return "binary";
    if (said.generated === false) return void 0;
    return (0, import_chunk_2SWC46AB.isLockFile)(path, text) ? "lockfile" : (0, import_chunk_2SWC46AB.skippedByContent)(path, content);
  };
}
function judgeOfChange({ skipped }) {
  const reasons = new Map(
    skipped.flatMap(
      ({ path, reason, decided_by }) => decided_by === "nobody" || WITHOUT_LINES.includes(reason) ? [] : [[path, reason]]
    )
  );
  return (path, content) => reasons.get(path) ?? ((0, import_chunk_RLSBRMJO.isLfsPointer)(content) ? "lfs" : (0, import_chunk_YKRZYPRU.textIn)(content) === void 0 ? "binary" : void 0);
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
  const entries = await (0, import_chunk_BN7E3F24.listTree)(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await (0, import_chunk_BN7E3F24.readBlobs)(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
function branchSlug(branch) {
  const hash = (0, import_node_crypto2.createHash)("md5").update(branch).digest("hex").slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, "-").slice(0, 80)}-${hash}`;
}
async function auditPlace(home, named, dirty) {
  const { audit, preset, in_place } = named;
  const home_branch = await (0, import_chunk_EGNZIYAS.currentBranch)(home) ?? null;
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
    const isTaken = await (0, import_chunk_N6SY5LKR.readRef)(home, `refs/heads/${branchOf(preset, label)}`) !== void 0 || await (0, import_chunk_XPIKYFDN.isFile)(round((0, import_chunk_K6KIQL4H.roundFileName)({ preset, label }, 1)));
    if (!isTaken) return label;
  }
}
function requireOwnPlace(home, branch, dirty) {
  if (branch === null) {
    throw new import_chunk_LTC5LSMU.Failure("audit/no-branch", `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: "check out a branch, or leave audit.in_place out of the configuration"
    });
  }
  if (!dirty) return;
  throw new import_chunk_LTC5LSMU.Failure(
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
  return new import_chunk_LTC5LSMU.Failure("audit/no-test-command", "the configuration at HEAD names no commands.test", {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests'
  });
}
async function startAudit(request) {
  const { home, preset } = request;
  await refuseSecond(home);
  (0, import_chunk_RJ3EMWNA.requireCacheOutside)(home, request.cacheRoot);
  await (0, import_chunk_B64D5H77.requireIdentity)(home.top);
  const head = await (0, import_chunk_EGNZIYAS.commitNamed)(home, "HEAD");
  const config = await (0, import_chunk_DZKWVIPH.readConfig)(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = (0, import_chunk_RLSBRMJO.tooManyPaths)(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? import_chunk_NDXTY4YL.WARN_FILES,
    { standing: request.standing ?? "" }
  );
  if (tooMany !== void 0 && !request.yes) throw tooMany;
  const asked = (0, import_chunk_NFHYS2AH.rolesOf)(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  await request.permit?.(file);
  const paths = (0, import_chunk_3Y32VSR5.auditPaths)(home.top, file.audit);
  await (0, import_chunk_7HV22KX6.requireRealFolders)(home.top, [
    ".correctless/audits",
    ".correctless/worktrees",
    ".correctless/artifacts"
  ]);
  await (0, import_chunk_7HV22KX6.writeGitignore)(home.top);
  await (0, import_chunk_D37W3QRO.rememberOwnTree)(home, paths);
  const text = (0, import_chunk_XMW5SOGH.jsonText)(file);
  const begun = { "audit.json": (0, import_node_crypto.createHash)("sha256").update(text).digest("hex") };
  await (0, import_chunk_S73WTIDL.note)(paths, { kind: "begun", files: { ...begun, ...await (0, import_chunk_Y5G57ITR.hashesOf)(paths, [paths.fingerprint]) } });
  await (0, import_chunk_HN2YRWHB.createFileOnce)(paths.audit, text);
  return (0, import_chunk_EUSCJYLQ.openAudit)(home, file.audit);
}
async function refuseSecond(home) {
  const other = await (0, import_chunk_EUSCJYLQ.openAuditOf)(home);
  if (other !== void 0) {
    const { audit, preset, scope } = other.file;
    const hint = other.state.ended === void 0 ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "\u2026") and close it (correctless audit finish ${audit})` : `close it: correctless audit finish ${audit}`;
    throw new import_chunk_LTC5LSMU.Failure("audit/open", `audit ${audit} (${preset}, ${scope}) is open`, { hint });
  }
  const value = await (0, import_chunk_N6SY5LKR.readRef)(home, (0, import_chunk_3Y32VSR5.roundRef)(1));
  if (value === void 0) return;
  throw new import_chunk_LTC5LSMU.Failure("audit/ref-exists", `${(0, import_chunk_3Y32VSR5.roundRef)(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${(0, import_chunk_3Y32VSR5.roundRef)(1)}`
  });
}
async function auditFile({ home, preset, auto, chunking, captured, cacheRoot: cacheRoot2 }, config, start, found) {
  const [id, started_at] = [(0, import_chunk_JFFMCSVQ.randomId)(), (0, import_chunk_XMW5SOGH.now)()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(home);
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
  return new import_chunk_LTC5LSMU.Failure("audit/no-roles", "preset custom, and the configuration at HEAD has no audit.roles", {
    hint: 'commit {"audit": {"roles": [{"name": "\u2026", "look_for": "\u2026"}]}}, or take another preset: qa, hacker, perf, ux'
  });
}
async function startAction(input) {
  const { flag, option } = input;
  const captured = (0, import_chunk_P4GKS6IB.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
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
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  const { preset, scope } = readAsked(positionals.slice(1));
  const from = await (0, import_chunk_YLVPOKUO.standing)(home, cwd);
  const below = (0, import_chunk_43OESL65.narrowing)(paths, from);
  if (scope.length > 0 && below.length > 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `"${scope.join(" ")}" and paths after -- exclude each other`, {
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
  const preset = import_chunk_DFW3OGFT.PRESETS.find((one) => one === first);
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
  return `${JSON.stringify(json, null, 2)}
`;
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
