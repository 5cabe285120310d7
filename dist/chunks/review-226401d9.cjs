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
var from_chunk_06b73aa9;
var from_chunk_1ca370cf;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_570a5ee6;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_b9b295a3;
var from_chunk_ff949c2a;
var from_run_review_83c81a6e;
var from_main;
parts["review-YSQDPRAJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewCommand: () => reviewCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4LQ5I2KH = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-4LQ5I2KH"]();
var import_chunk_FTG3Y7CQ = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-FTG3Y7CQ"]();
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_NCX4NCA2 = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-NCX4NCA2"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_JXI5EWVK = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-JXI5EWVK"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_IX75LTR6 = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...import_chunk_4LQ5I2KH.RUN_FLAGS, ...import_chunk_NCX4NCA2.PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(where stderr is no terminal: one line for each event), and at the end where the report lies as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __toESM((from_run_review_83c81a6e ??= require("./run-review-83c81a6e.cjs"))["run-review-UP4SE6EP"]()))).reviewAction(input)
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewCommand
});
});
