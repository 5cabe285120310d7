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
var from_chunk_09a8e61f;
var from_chunk_15e9c6d2;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_53f13f11;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_pre_ad3b00a3;
var from_run_audit_edc2a5a0;
var from_run_review_cf8d9b3a;
var from_main;
parts["run-Y4GE6M4C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_C3HRXG4D = (from_chunk_15e9c6d2 ??= require("./chunk-15e9c6d2.cjs"))["chunk-C3HRXG4D"]();
var import_chunk_6AKXZMLU = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6AKXZMLU"]();
var import_chunk_NTDYYD77 = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-NTDYYD77"]();
var import_chunk_L3X5DA53 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-L3X5DA53"]();
var import_chunk_YY33LM3I = (from_chunk_15e9c6d2 ??= require("./chunk-15e9c6d2.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
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
  flags: [...import_chunk_C3HRXG4D.RUN_FLAGS, ...import_chunk_YY33LM3I.PLAN_FLAGS, ...AUDIT_FLAGS],
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
      const { reviewAction } = await Promise.resolve().then(() => __toESM((from_run_review_cf8d9b3a ??= require("./run-review-cf8d9b3a.cjs"))["run-review-4PWJ4NYG"]()));
      (0, import_chunk_C3HRXG4D.refuseGiven)({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_edc2a5a0 ??= require("./run-audit-edc2a5a0.cjs"))["run-audit-ES2L6CIW"]()))).auditAction(input);
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
