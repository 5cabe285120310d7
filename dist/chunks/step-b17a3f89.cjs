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
var from_chunk_254dd86b;
var from_chunk_4e972b7a;
var from_chunk_63ac0890;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_6d832456;
var from_chunk_76cc671a;
var from_chunk_8f0c5ae8;
var from_chunk_978e1c7e;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b59aa0ba;
var from_chunk_c14a63db;
var from_chunk_c8595abe;
var from_chunk_dd85c4a4;
var from_chunk_e56261d7;
var from_pre_a111d074;
var from_start_over_996ab5bc;
var from_main;
parts["chunk-GK5PJ6Y2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_MKJQCQYQ = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-MKJQCQYQ"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_XNP3TQ5Y.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_L7FGQUX6.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_XNP3TQ5Y.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_MKJQCQYQ.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_XNP3TQ5Y.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
    hint: "put the step into a file"
  });
}
async function checkedStep(input, files) {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, files.result));
  if (read.kind === "rejected") return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options("allow"), exclude: input.options("exclude") };
  const base = input.option("base");
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_MKJQCQYQ.readStepFacts)(await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_MKJQCQYQ.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_XNP3TQ5Y.parseReply)("step", await textOf(input, file), { fence: false });
}
async function textOf({ stdin, cwd }, file) {
  return (0, import_chunk_JPMVFGU4.decodeReply)(await (file === "-" ? stdin() : (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.resolve)(cwd, file))));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedStep,
  stepFiles,
  verdictOfFailure
});
});
parts["step-33SDRQSU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GK5PJ6Y2 = parts["chunk-GK5PJ6Y2"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_QOL6VUOG = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_MKJQCQYQ = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-MKJQCQYQ"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_4K43GC5W = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-4K43GC5W"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var stepCommand = {
  name: "step",
  summary: "Checks an executor's claim about one step of a plan: the step's mode, scope and files, and git's own account",
  usage: "check|plan --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC\u2026] [--exclude PATHSPEC\u2026] [--capture hooks|manual]",
  flags: [
    { name: "step", type: "string", value: "FILE|-", summary: "the step as JSON (schemas/step.schema.json)" },
    {
      name: "result",
      type: "string",
      value: "FILE|-",
      summary: "the executor's whole reply (schemas/execute-step.schema.json)"
    },
    {
      name: "base",
      type: "string",
      value: "REV",
      summary: "what the executor started from: the claim must agree with what git says changed since"
    },
    {
      name: "allow",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths the step may change, in gitignore syntax; may stand several times"
    },
    {
      name: "exclude",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths no step may change, in gitignore syntax; may stand several times"
    },
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "of plan: who delivers the validator\u2019s reply, the client\u2019s hooks (default) or `correctless reply`"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `check: stdout is always exactly one JSON object {valid, reason} (schemas/validate-plan.schema.json), whatever was handed
over; stderr names the broken rule, or says why something could not be read. Status 0 is valid, 3 is invalid or unreadable input; with
the other statuses of a refusal or of the environment the verdict is invalid too. Rules and their order: docs/steps.md.
plan checks the same. Without an objection it makes a run, in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` goes on. Otherwise stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as that of next.`,
  run: async (input) => {
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-KGQSJFQ7"]()))).planStepCheck(input);
    const files = (0, import_chunk_GK5PJ6Y2.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_GK5PJ6Y2.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
      return unreadable(error);
    }
  }
};
var ACTIONS = ["check", "plan"];
function actionOf({ positionals: [action = ""] }) {
  const known = ACTIONS.find((one) => one === action);
  if (known !== void 0) return known;
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
    hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(action, ACTIONS)}see: correctless step --help`
  });
}
function outcomeOfVerdict({ valid, reason, rule }) {
  const stdout = `${JSON.stringify({ valid, reason })}
`;
  return { status: valid ? 0 : 3, stdout, ...rule === void 0 ? {} : { stderr: `rule: ${rule}
` } };
}
function unreadable(failure) {
  const stdout = `${JSON.stringify((0, import_chunk_GK5PJ6Y2.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_Z5MRELTP.FAILURES[failure.code], stdout, stderr: (0, import_chunk_XELQELKX.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-KGQSJFQ7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GK5PJ6Y2 = parts["chunk-GK5PJ6Y2"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_BUXXRFEX = (from_chunk_978e1c7e ??= require("./chunk-978e1c7e.cjs"))["chunk-BUXXRFEX"]();
var import_chunk_U35LX66W = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-U35LX66W"]();
var import_chunk_SO5HPFXT = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_A3Z5PJCD = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-A3Z5PJCD"]();
var import_chunk_6YI44MHD = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-6YI44MHD"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGKVHWCI = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_3UUCTPYR = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-3UUCTPYR"]();
var import_chunk_5ZFEDAR5 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_ZV6PCVJO = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ZV6PCVJO"]();
var import_chunk_MKJQCQYQ = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-MKJQCQYQ"]();
var import_chunk_PR2CTWU6 = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-PR2CTWU6"]();
var import_chunk_EN3FHX4L = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_66CI7OW7 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-66CI7OW7"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_ISZ4PAA4 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ISZ4PAA4"]();
var import_chunk_BPDDXC6Y = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_RQL445DP = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-RQL445DP"]();
var import_chunk_Y5FHDHJZ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_4K43GC5W = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-4K43GC5W"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
    const verdict = (0, import_chunk_GK5PJ6Y2.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_Z5MRELTP.FAILURES[error.code], stderr: (0, import_chunk_XELQELKX.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_GK5PJ6Y2.stepFiles)(input);
  const captured = (0, import_chunk_RAUWJO3B.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_QJEDPBQW.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_CJPODVJK.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_J47BHNTV.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_GK5PJ6Y2.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_BUXXRFEX.planStep)({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_chunk_U35LX66W.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
