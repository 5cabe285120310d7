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
var from_chunk_0f05ec40;
var from_chunk_28944b78;
var from_chunk_49735023;
var from_chunk_8b33dfd5;
var from_chunk_9d2a2c00;
var from_chunk_c7443ee0;
var from_chunk_d5530e71;
var from_pre_4e3da236;
var from_run_audit_567c1815;
var from_run_review_c25f4847;
var from_main;
parts["run-WQWQTMIE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DVR3MDAD = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-DVR3MDAD"]();
var import_chunk_DC4D74QB = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-DC4D74QB"]();
var import_chunk_JC3HBU5F = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-JC3HBU5F"]();
var import_chunk_YESG7FCM = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-YESG7FCM"]();
var import_chunk_6LAVYHEZ = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-6LAVYHEZ"]();
var import_chunk_LQ6LJ5UW = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-LQ6LJ5UW"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_XVJUAOZE = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var ACTIONS = ["review", "audit"];
var AUDIT_FLAGS = [
  {
    name: "chunking",
    type: "boolean",
    summary: "of an audit: review fixes that are over the budget in several packets"
  }
];
var runCommand = {
  name: "run",
  summary: "Runs a whole review (the same as `correctless review`) or audit with your own Claude Code",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: [...import_chunk_DVR3MDAD.RUN_FLAGS, ...import_chunk_LQ6LJ5UW.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: a line for each agent at work on a terminal, else a line for each event.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client, 130 Ctrl-C. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") {
      const { reviewAction } = await Promise.resolve().then(() => __toESM((from_run_review_c25f4847 ??= require("./run-review-c25f4847.cjs"))["run-review-4KUCUMBA"]()));
      (0, import_chunk_DVR3MDAD.refuseGiven)({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_567c1815 ??= require("./run-audit-567c1815.cjs"))["run-audit-E6SHZQ5Q"]()))).auditAction(input);
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(action, ACTIONS)}one of: ${ACTIONS.join(", ")}`
    });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCommand
});
});
