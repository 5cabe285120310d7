var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_013c7d22;
var from_chunk_0cd107b9;
var from_chunk_3532fb8f;
var from_chunk_65e30782;
var from_chunk_6882ab89;
var from_chunk_a6011939;
var from_chunk_c728d6d9;
var from_chunk_eb2e9841;
var from_chunk_ff949c2a;
var from_run_review_d8718495;
var from_main;
parts["review-G75UHW2L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewCommand: () => reviewCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3PAULBJV = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-3PAULBJV"]();
var import_chunk_JHZV3VBG = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-JHZV3VBG"]();
var import_chunk_OTN3DPFN = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-OTN3DPFN"]();
var import_chunk_NCX4NCA2 = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-NCX4NCA2"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_ZLWDDNLC = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-ZLWDDNLC"]();
var import_chunk_4A6G6IH4 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-4A6G6IH4"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_IX75LTR6 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...import_chunk_3PAULBJV.RUN_FLAGS, ...import_chunk_NCX4NCA2.PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(where stderr is no terminal: one line for each event), and at the end where the report lies as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __toESM((from_run_review_d8718495 ??= require("./run-review-d8718495.cjs"))["run-review-NUORKEAI"]()))).reviewAction(input)
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewCommand
});
});
