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
var from_chunk_00be7c33;
var from_chunk_1ec13587;
var from_chunk_215e1e17;
var from_chunk_26e0f36b;
var from_chunk_2ad85994;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_3450c926;
var from_chunk_49684681;
var from_chunk_54c871a3;
var from_chunk_5ac0869c;
var from_chunk_5f2dd66a;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_8301a310;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_9dc415d4;
var from_chunk_9f225344;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_plan_fdec48d3;
var from_pre_9c4b6364;
var from_report_page_bc3c0c1b;
var from_start_over_0358f26c;
var from_main;
parts["run-review-L2CXKI6G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2ZZDBCDP = (from_chunk_9dc415d4 ??= require("./chunk-9dc415d4.cjs"))["chunk-2ZZDBCDP"]();
var import_chunk_VZZFICE3 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-VZZFICE3"]();
var import_chunk_GYWGMLOU = (from_chunk_5ac0869c ??= require("./chunk-5ac0869c.cjs"))["chunk-GYWGMLOU"]();
var import_chunk_EQAFMRW2 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EQAFMRW2"]();
var import_chunk_RDIQLLKC = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-RDIQLLKC"]();
var import_chunk_GKYT2QAR = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-GKYT2QAR"]();
var import_chunk_AE7K3TWQ = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-AE7K3TWQ"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_YBVA6IFI = (from_plan_fdec48d3 ??= require("./plan-fdec48d3.cjs"))["chunk-YBVA6IFI"]();
var import_chunk_TXVLWDJB = (from_chunk_9f225344 ??= require("./chunk-9f225344.cjs"))["chunk-TXVLWDJB"]();
var import_chunk_QUYOQYPD = (from_chunk_9f225344 ??= require("./chunk-9f225344.cjs"))["chunk-QUYOQYPD"]();
var import_chunk_V63W7DB6 = (from_chunk_49684681 ??= require("./chunk-49684681.cjs"))["chunk-V63W7DB6"]();
var import_chunk_QDNVZIJ5 = (from_chunk_5ac0869c ??= require("./chunk-5ac0869c.cjs"))["chunk-QDNVZIJ5"]();
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_PB5BFUJ7 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-PB5BFUJ7"]();
var import_chunk_OGE2T2YA = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-OGE2T2YA"]();
var import_chunk_NF6L2QM5 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_OC4IJNHB = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-OC4IJNHB"]();
var import_chunk_SO5HPFXT = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_YRJGAKR6 = (from_chunk_3450c926 ??= require("./chunk-3450c926.cjs"))["chunk-YRJGAKR6"]();
var import_chunk_A3Z5PJCD = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_37GBF5AZ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_TEJS25FL = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-TEJS25FL"]();
var import_chunk_XB4OBSDA = (from_chunk_3450c926 ??= require("./chunk-3450c926.cjs"))["chunk-XB4OBSDA"]();
var import_chunk_4VRATDPP = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_7DJXYWNN = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-7DJXYWNN"]();
var import_chunk_WGKVHWCI = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_MIXHFAYQ = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-MIXHFAYQ"]();
var import_chunk_C5DMC7MD = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-C5DMC7MD"]();
var import_chunk_5ZFEDAR5 = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_6VZMFQF3 = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-6VZMFQF3"]();
var import_chunk_IX75LTR6 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_ZDVOVZY5 = (from_report_page_bc3c0c1b ??= require("./report-page-bc3c0c1b.cjs"))["chunk-ZDVOVZY5"]();
var import_chunk_XDMNNKG4 = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-XDMNNKG4"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_SP2IHHIP = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-SP2IHHIP"]();
var import_chunk_RVKZZZOY = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_7G3MHJAU = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_EN3FHX4L = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_JRVB4P5W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-JRVB4P5W"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NVH2MQ5S = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-NVH2MQ5S"]();
var import_chunk_BPDDXC6Y = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Z2PJLHFV = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z2PJLHFV"]();
var import_chunk_RCJLRIUU = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RCJLRIUU"]();
var import_chunk_5OCUGNSR = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-5OCUGNSR"]();
var import_chunk_UHSTSU6V = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_Z73MT3GA = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z73MT3GA"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_QZ4XFXGL = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_QDNVZIJ5.PLAN_FLAGS.flatMap(({ name, type }) => {
    if (type === "boolean") return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === void 0 ? [] : [`--${name}`, (0, import_chunk_TDLACVAW.shellWord)(value)];
  });
  return [
    ...["correctless plan", ...positionals.map(import_chunk_TDLACVAW.shellWord), ...given, "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
  ].join(" ");
}
var PATIENCE_MS = 3e3;
function openerOf(platform) {
  if (platform === "darwin") return { program: "open", tellsByStatus: true };
  if (platform === "win32") return { program: "explorer.exe", tellsByStatus: false };
  return { program: "xdg-open", tellsByStatus: true };
}
function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const { program, tellsByStatus } = openerOf(platform);
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ message }) => {
      end(`"${program}" could not be started: ${message}`);
    });
    child.on("exit", (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? "?"}` : void 0);
    });
    child.unref();
  });
}
async function pageLines(run, report, { opens, env }) {
  const { page } = run.paths;
  try {
    await (0, import_chunk_YKMPV6QP.writeFileAtomically)(page, await (0, import_chunk_ZDVOVZY5.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
    return `no page of the report: ${(0, import_chunk_XKMPNDJX.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_chunk_XKMPNDJX.inertLine)(page)}
`;
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_GYWGMLOU.readRunOptions)(input);
  const live = (0, import_chunk_2ZZDBCDP.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_2ZZDBCDP.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_OGE2T2YA.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_WACIMWI2.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_EQAFMRW2.deliver)(
    await (0, import_chunk_EQAFMRW2.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_2ZZDBCDP.costLine)(end)}run: ${run}
${stderr}${page}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_2ZZDBCDP.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_QDNVZIJ5.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_2ZZDBCDP.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_YBVA6IFI.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_YBVA6IFI.estimateOf)(run);
  live.say([...(0, import_chunk_YBVA6IFI.plannedLines)(run), (0, import_chunk_2ZZDBCDP.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_GYWGMLOU.refuseGiven)(
    input,
    import_chunk_QDNVZIJ5.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd);
  const run = await (0, import_chunk_WACIMWI2.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_EDUMYYG4.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_YBVA6IFI.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_2ZZDBCDP.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live }) {
  if (options.resume !== void 0) await (0, import_chunk_2ZZDBCDP.requireClient)(input.env, void 0);
  await (0, import_chunk_OGE2T2YA.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_WACIMWI2.openRun)(repository, run) });
  return (0, import_chunk_2ZZDBCDP.runClient)({
    ...(0, import_chunk_2ZZDBCDP.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_2ZZDBCDP.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_WACIMWI2.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_OGE2T2YA.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_AE7K3TWQ.finishRun)(run);
  }
  const { states } = await (0, import_chunk_WACIMWI2.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_2ZZDBCDP.unfinishedBecause)(end);
  throw new import_chunk_Z5MRELTP.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
