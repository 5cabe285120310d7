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
var from_audit_status_1e889ba9;
var from_chunk_00be7c33;
var from_chunk_1ec13587;
var from_chunk_26e0f36b;
var from_chunk_2ad85994;
var from_chunk_2ae3331f;
var from_chunk_2db13d4c;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_3450c926;
var from_chunk_550e88e1;
var from_chunk_5f2dd66a;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_83f7f163;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a1d294fc;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_chunk_ff1c7d77;
var from_commit_tree_e066f349;
var from_next_ca23eca4;
var from_pre_9c4b6364;
var from_start_over_0358f26c;
var from_main;
parts["next-audit-H6BJYRNZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AM7IYKWA = (from_commit_tree_e066f349 ??= require("./commit-tree-e066f349.cjs"))["chunk-AM7IYKWA"]();
var import_chunk_CDK272SN = (from_chunk_2db13d4c ??= require("./chunk-2db13d4c.cjs"))["chunk-CDK272SN"]();
var import_chunk_BIWCTRI7 = (from_chunk_550e88e1 ??= require("./chunk-550e88e1.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_4R4UVFKA = (from_chunk_ff1c7d77 ??= require("./chunk-ff1c7d77.cjs"))["chunk-4R4UVFKA"]();
var import_chunk_L44GKTOH = (from_chunk_550e88e1 ??= require("./chunk-550e88e1.cjs"))["chunk-L44GKTOH"]();
var import_chunk_GXEIV2S2 = (from_chunk_550e88e1 ??= require("./chunk-550e88e1.cjs"))["chunk-GXEIV2S2"]();
var import_chunk_KI65HD7P = (from_next_ca23eca4 ??= require("./next-ca23eca4.cjs"))["chunk-KI65HD7P"]();
var import_chunk_7R3M6SOX = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-7R3M6SOX"]();
var import_chunk_WJ7IX6GQ = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-WJ7IX6GQ"]();
var import_chunk_7TOKKJEH = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-7TOKKJEH"]();
var import_chunk_WFBECQ2S = (from_audit_status_1e889ba9 ??= require("./audit-status-1e889ba9.cjs"))["chunk-WFBECQ2S"]();
var import_chunk_5EZHZK5U = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-5EZHZK5U"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_SP2IHHIP = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-SP2IHHIP"]();
var import_chunk_RVKZZZOY = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DZWG2GRS = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-DZWG2GRS"]();
var import_chunk_TBVE6FJ6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-TBVE6FJ6"]();
var import_chunk_DIQTSCN3 = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-DIQTSCN3"]();
var import_chunk_YSSKACIA = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-YSSKACIA"]();
var import_chunk_IVBZZAE6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-IVBZZAE6"]();
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
var import_chunk_VRQRR3UN = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-VRQRR3UN"]();
var import_chunk_JD2IURDI = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-JD2IURDI"]();
var import_chunk_QZ4XFXGL = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_MC767C2S = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-XXL34WTQ"]();
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
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_AM7IYKWA.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_5EZHZK5U.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_WFBECQ2S.newsOf)(await (0, import_chunk_WFBECQ2S.tellNews)(advanced.audit), file.work_tree);
  if (json)
    return { status: 0, stdout: `${JSON.stringify({ ...await jsonOf(advanced), news }, null, 2)}
` };
  return { status: 0, stdout: withNews(textOf(advanced), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_KI65HD7P.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_XKMPNDJX.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_EXJNY4BR.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
  }
}
function closing({ file, state }) {
  const { summary } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed stands there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_XKMPNDJX.inertLine)(place)}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${(0, import_chunk_XKMPNDJX.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_XKMPNDJX.inertLine)(instance_fix)}`
  ];
}
async function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...await (0, import_chunk_KI65HD7P.dispatchJson)(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait":
      return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = (0, import_chunk_Z5FMJQYF.auditVerdict)(audit.state);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextOfAudit
});
});
