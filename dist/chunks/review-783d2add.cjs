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
var from_chunk_085a2d43;
var from_chunk_13668258;
var from_chunk_453d95f5;
var from_chunk_47c7b1e8;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_e0e3b72b;
var from_run_review_8eb06f25;
var from_main;
parts["review-4Q2VJXGA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewCommand: () => reviewCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NVVKSO45 = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-NVVKSO45"]();
var import_chunk_JBTFCAL4 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-JBTFCAL4"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_WDS3445J = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-WDS3445J"]();
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_K7Z3FTSY = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_B77SKB7U = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-B77SKB7U"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...import_chunk_NVVKSO45.RUN_FLAGS, ...import_chunk_WDS3445J.PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(where stderr is no terminal: one line for each event), and at the end where the report lies as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __toESM((from_run_review_8eb06f25 ??= require("./run-review-8eb06f25.cjs"))["run-review-6Z75I3YE"]()))).reviewAction(input)
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewCommand
});
});
