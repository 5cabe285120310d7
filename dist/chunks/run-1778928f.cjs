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
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_94b63c89;
var from_chunk_d87c6858;
var from_chunk_deb79605;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_chunk_ff949c2a;
var from_run_audit_e0a4561e;
var from_run_review_5d886dfc;
var from_main;
parts["run-SFFFZSVW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QDQSA4CI = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-QDQSA4CI"]();
var import_chunk_L4U6HKQ3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-L4U6HKQ3"]();
var import_chunk_6BDWWMVW = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-6BDWWMVW"]();
var import_chunk_KCTRUGUO = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-KCTRUGUO"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_WXMPZKW3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-WXMPZKW3"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_IX75LTR6 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
  flags: [...import_chunk_QDQSA4CI.RUN_FLAGS, ...import_chunk_KCTRUGUO.PLAN_FLAGS, ...AUDIT_FLAGS],
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
      const { reviewAction } = await Promise.resolve().then(() => __toESM((from_run_review_5d886dfc ??= require("./run-review-5d886dfc.cjs"))["run-review-LB2BYVG2"]()));
      (0, import_chunk_QDQSA4CI.refuseGiven)({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_e0a4561e ??= require("./run-audit-e0a4561e.cjs"))["run-audit-R2GHSTJT"]()))).auditAction(input);
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(action, ACTIONS)}one of: ${ACTIONS.join(", ")}`
    });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCommand
});
});
