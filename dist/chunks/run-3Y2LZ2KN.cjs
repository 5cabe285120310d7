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
var import_chunk_AYMULD2M = require("./chunk-AYMULD2M.cjs");
var import_chunk_4WWMC5H7 = require("./chunk-4WWMC5H7.cjs");
var import_chunk_UDXN4BLF = require("./chunk-UDXN4BLF.cjs");
var import_chunk_WJOJEFN6 = require("./chunk-WJOJEFN6.cjs");
var import_chunk_OCS4WNCN = require("./chunk-OCS4WNCN.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_A6EKJLNP = require("./chunk-A6EKJLNP.cjs");
var import_chunk_LA3D7EGT = require("./chunk-LA3D7EGT.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_ZZPDQJTT = require("./chunk-ZZPDQJTT.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
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
  flags: [...import_chunk_AYMULD2M.RUN_FLAGS, ...import_chunk_A6EKJLNP.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: one line on a terminal, else a line for each change.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") return (await Promise.resolve().then(() => __toESM(require("./run-review-G7YYBQKK.cjs")))).reviewAction(input);
    if (action === "audit") return (await Promise.resolve().then(() => __toESM(require("./run-audit-L4V634XE.cjs")))).auditAction(input);
    throw new import_chunk_6XOGM6CC.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: "one of: review, audit"
    });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCommand
});
