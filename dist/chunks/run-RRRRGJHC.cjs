var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_24576PHR = require("./chunk-24576PHR.cjs");
var import_chunk_WKMKG3LR = require("./chunk-WKMKG3LR.cjs");
var import_chunk_PYUK34PF = require("./chunk-PYUK34PF.cjs");
var import_chunk_AAOMIGIF = require("./chunk-AAOMIGIF.cjs");
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_ATDYBDBG = require("./chunk-ATDYBDBG.cjs");
var import_chunk_SEZVDXPY = require("./chunk-SEZVDXPY.cjs");
var import_chunk_252FQBNT = require("./chunk-252FQBNT.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_JRKGSKMH = require("./chunk-JRKGSKMH.cjs");
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_CBEJFHAX = require("./chunk-CBEJFHAX.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var AUDIT_FLAGS = [
  {
    name: "chunking",
    type: "boolean",
    summary: "of an audit: review fixes that are over the budget in several packets"
  }
];
var runCommand = {
  name: "run",
  summary: "Runs a whole review or audit with your own Claude Code, without a session to sit in",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: [...import_chunk_24576PHR.RUN_FLAGS, ...import_chunk_ATDYBDBG.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: one line on a terminal, else a line for each change.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") return (await Promise.resolve().then(() => __toESM(require("./run-review-5D3TWXKF.cjs")))).reviewAction(input);
    if (action === "audit") return (await Promise.resolve().then(() => __toESM(require("./run-audit-WJEU2QAC.cjs")))).auditAction(input);
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: "one of: review, audit"
    });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCommand
});
