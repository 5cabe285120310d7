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
var from_chunk_1ec13587;
var from_chunk_2f40d840;
var from_chunk_54c871a3;
var from_chunk_5ac0869c;
var from_chunk_69cb593b;
var from_chunk_84a2bfdc;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_run_review_b556c415;
var from_main;
parts["review-FSHVB2NH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewCommand: () => reviewCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GYWGMLOU = (from_chunk_5ac0869c ??= require("./chunk-5ac0869c.cjs"))["chunk-GYWGMLOU"]();
var import_chunk_EQAFMRW2 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EQAFMRW2"]();
var import_chunk_RDIQLLKC = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-RDIQLLKC"]();
var import_chunk_GKYT2QAR = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-GKYT2QAR"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_QDNVZIJ5 = (from_chunk_5ac0869c ??= require("./chunk-5ac0869c.cjs"))["chunk-QDNVZIJ5"]();
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...import_chunk_GYWGMLOU.RUN_FLAGS, ...import_chunk_QDNVZIJ5.PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(where stderr is no terminal: one line for each event), and at the end where the report lies as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __toESM((from_run_review_b556c415 ??= require("./run-review-b556c415.cjs"))["run-review-L2CXKI6G"]()))).reviewAction(input)
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewCommand
});
});
