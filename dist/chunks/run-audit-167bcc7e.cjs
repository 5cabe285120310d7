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
var from_audit_start_557f59cb;
var from_chunk_00be7c33;
var from_chunk_1f8201f9;
var from_chunk_22384371;
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_2fdbbed0;
var from_chunk_4e6a2b7e;
var from_chunk_51fe2f29;
var from_chunk_5d38c3d2;
var from_chunk_61e83bcd;
var from_chunk_64654edd;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_788f8958;
var from_chunk_83a04518;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_b5a6633e;
var from_chunk_c2871687;
var from_chunk_c2bcad8d;
var from_chunk_c8595abe;
var from_chunk_eac63131;
var from_chunk_ed8f7d80;
var from_chunk_f1c8982b;
var from_commit_tree_02f25019;
var from_pre_2a248e15;
var from_start_over_e9e63280;
var from_main;
parts["run-audit-Y2MLPA3I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6AUZRP4I = (from_audit_start_557f59cb ??= require("./audit-start-557f59cb.cjs"))["chunk-6AUZRP4I"]();
var import_chunk_QZJUFW6W = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_72DPJF7Y = (from_chunk_64654edd ??= require("./chunk-64654edd.cjs"))["chunk-72DPJF7Y"]();
var import_chunk_VZZFICE3 = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-VZZFICE3"]();
var import_chunk_ODTSPTQH = (from_chunk_51fe2f29 ??= require("./chunk-51fe2f29.cjs"))["chunk-ODTSPTQH"]();
var import_chunk_3CSCRHEW = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-3CSCRHEW"]();
var import_chunk_MFZGU2Q6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-MFZGU2Q6"]();
var import_chunk_IOAA666Q = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-IOAA666Q"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_QDNVZIJ5 = (from_chunk_51fe2f29 ??= require("./chunk-51fe2f29.cjs"))["chunk-QDNVZIJ5"]();
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_FMWJFMS2 = (from_commit_tree_02f25019 ??= require("./commit-tree-02f25019.cjs"))["chunk-FMWJFMS2"]();
var import_chunk_QJ3MFHYJ = (from_chunk_22384371 ??= require("./chunk-22384371.cjs"))["chunk-QJ3MFHYJ"]();
var import_chunk_BIWCTRI7 = (from_chunk_b5a6633e ??= require("./chunk-b5a6633e.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_KHYLA4IL = (from_chunk_eac63131 ??= require("./chunk-eac63131.cjs"))["chunk-KHYLA4IL"]();
var import_chunk_BOASICEM = (from_chunk_b5a6633e ??= require("./chunk-b5a6633e.cjs"))["chunk-BOASICEM"]();
var import_chunk_HEPJO4PZ = (from_chunk_b5a6633e ??= require("./chunk-b5a6633e.cjs"))["chunk-HEPJO4PZ"]();
var import_chunk_BAXDA4Z5 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-BAXDA4Z5"]();
var import_chunk_7LR6RN3L = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-7LR6RN3L"]();
var import_chunk_TNFHT2QD = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-TNFHT2QD"]();
var import_chunk_PDIFZSSO = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-PDIFZSSO"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_PD7A63NI = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-PD7A63NI"]();
var import_chunk_V4ZMYSCX = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-V4ZMYSCX"]();
var import_chunk_NF6L2QM5 = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_NHELWCUX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-NHELWCUX"]();
var import_chunk_SO5HPFXT = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_NSQ36DPQ = (from_chunk_c2871687 ??= require("./chunk-c2871687.cjs"))["chunk-NSQ36DPQ"]();
var import_chunk_A3Z5PJCD = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-6YI44MHD"]();
var import_chunk_37GBF5AZ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_TEJS25FL = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-TEJS25FL"]();
var import_chunk_XPEG3GE4 = (from_chunk_c2871687 ??= require("./chunk-c2871687.cjs"))["chunk-XPEG3GE4"]();
var import_chunk_4VRATDPP = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_00be7c33 ??= require("./chunk-00be7c33.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_KUYYA4FO = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-KUYYA4FO"]();
var import_chunk_WGKVHWCI = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_CVP36TQY = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-CVP36TQY"]();
var import_chunk_EBFO4ZYS = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-EBFO4ZYS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_KOAOY3ND = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-KOAOY3ND"]();
var import_chunk_IX75LTR6 = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_J3TU5DSN = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-J3TU5DSN"]();
var import_chunk_RVKZZZOY = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_G4ZEYUH2 = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-G4ZEYUH2"]();
var import_chunk_LSMAPTJ7 = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-LSMAPTJ7"]();
var import_chunk_LP4GO6ZG = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-LP4GO6ZG"]();
var import_chunk_E45IDJU3 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-E45IDJU3"]();
var import_chunk_LNMSBL4O = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-LNMSBL4O"]();
var import_chunk_EN3FHX4L = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_Z7OCHJFN = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-Z7OCHJFN"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UWCWRY5R = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-UWCWRY5R"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_4PLYEP63 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-4PLYEP63"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ZLFXCMG3 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ZLFXCMG3"]();
var import_chunk_4JHDVNAX = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-4JHDVNAX"]();
var import_chunk_TSSLX7T5 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-TSSLX7T5"]();
var import_chunk_UHSTSU6V = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_OTZ2RVYM = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_DYGZ332C = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-DYGZ332C"]();
var import_chunk_2BI7GQMJ = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-2BI7GQMJ"]();
var import_chunk_QZ4XFXGL = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-4K43GC5W"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VMOHE4HW = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-VMOHE4HW"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_QDNVZIJ5.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_ODTSPTQH.readRunOptions)(input);
  (0, import_chunk_ODTSPTQH.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_72DPJF7Y.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_72DPJF7Y.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_VMOHE4HW.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_3CSCRHEW.deliver)(
    await (0, import_chunk_3CSCRHEW.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_72DPJF7Y.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_Z5FMJQYF.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
function startByHand({ positionals, paths }) {
  return [
    ...["correctless audit start", ...positionals.slice(1).map(import_chunk_TDLACVAW.shellWord), "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
  ].join(" ");
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_6AUZRP4I.startAudit)({
    ...await (0, import_chunk_6AUZRP4I.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_BOASICEM.huntCalls)(files, roles.length);
      (0, import_chunk_72DPJF7Y.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_6AUZRP4I.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_ODTSPTQH.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd);
  const audit = await (0, import_chunk_VMOHE4HW.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_FMWJFMS2.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_VMOHE4HW.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_72DPJF7Y.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_72DPJF7Y.runClient)({
    ...{ ...(0, import_chunk_72DPJF7Y.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_72DPJF7Y.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_VMOHE4HW.openAudit)(home, name);
  const move = (0, import_chunk_PDIFZSSO.decideMove)(file, state);
  const round = (0, import_chunk_XQOCDP6C.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_QNDJGA4J.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_PDIFZSSO.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_XELQELKX.failureText)(
    new import_chunk_Z5MRELTP.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_72DPJF7Y.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_PDIFZSSO.decideMove)(file, state).kind === "ask";
  return new import_chunk_Z5MRELTP.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
