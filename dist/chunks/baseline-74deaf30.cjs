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
var from_chunk_1ec13587;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_54c871a3;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_c8595abe;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_render_terminal_5706f563;
var from_suppress_35aa077a;
var from_main;
parts["baseline-OPH26Z3E"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SZ3NJVZZ = (from_suppress_35aa077a ??= require("./suppress-35aa077a.cjs"))["chunk-SZ3NJVZZ"]();
var import_chunk_QZJUFW6W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_3TLQ3EVT = (from_render_terminal_5706f563 ??= require("./render-terminal-5706f563.cjs"))["chunk-3TLQ3EVT"]();
var import_chunk_RQBP2GQH = (from_suppress_35aa077a ??= require("./suppress-35aa077a.cjs"))["chunk-RQBP2GQH"]();
var import_chunk_RDIQLLKC = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-RDIQLLKC"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_JRVB4P5W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-JRVB4P5W"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_SZ3NJVZZ.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_SZ3NJVZZ.owedOption)(option, "reason"), (0, import_chunk_SZ3NJVZZ.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const report = await (0, import_chunk_SZ3NJVZZ.completeReport)(repository, positionals[0]);
    const run = await (0, import_chunk_WACIMWI2.openRun)(repository, report.run);
    const moved = (0, import_chunk_3TLQ3EVT.movedText)(run.file, await (0, import_chunk_3TLQ3EVT.movedSince)(run), "What is accepted is what stood there then.");
    const accepted = await (0, import_chunk_SZ3NJVZZ.writeSuppressions)({
      ...{ repository, reason, expires },
      findings: report.findings,
      replace: false
    });
    const outcome = (0, import_chunk_SZ3NJVZZ.acceptedOutcome)(accepted, [report], flag("json"));
    return moved === "" ? outcome : { ...outcome, stderr: moved };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
});
