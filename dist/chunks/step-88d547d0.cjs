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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_45a9c7e6;
var from_chunk_4e972b7a;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_80067b9b;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_9ff490a1;
var from_chunk_aab5277a;
var from_chunk_b4381e2c;
var from_chunk_c8595abe;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_f7da0da6;
var from_pre_48e5d2bd;
var from_start_over_4009940c;
var from_main;
parts["chunk-DIFZLFW2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkedStep: () => checkedStep,
  stepFiles: () => stepFiles,
  verdictOfFailure: () => verdictOfFailure
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_UBTRCK2X = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-UBTRCK2X"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_path = require("node:path");
async function readStepResult(text) {
  const value = (0, import_chunk_VEBT7QIP.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_chunk_EYWKNGBW.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_chunk_VEBT7QIP.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_chunk_UBTRCK2X.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_chunk_VEBT7QIP.requireContract)("execute-step", value) };
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
  const facts = base === void 0 ? { ...paths, git: void 0 } : await (0, import_chunk_UBTRCK2X.readStepFacts)(await (0, import_chunk_GDWPJMRW.openRepository)(input.cwd), { ...paths, base, patch: result.patch });
  const question = { step, result, facts };
  return { verdict: (0, import_chunk_UBTRCK2X.checkStep)(question), question };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_chunk_VEBT7QIP.parseReply)("step", await textOf(input, file), { fence: false });
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
parts["step-FWGN5DRY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  stepCommand: () => stepCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DIFZLFW2 = parts["chunk-DIFZLFW2"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_QOL6VUOG = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_UBTRCK2X = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-UBTRCK2X"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_4K43GC5W = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
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
    if (actionOf(input) === "plan") return (await Promise.resolve().then(() => __toESM(parts["step-plan-OSHAPMFF"]()))).planStepCheck(input);
    const files = (0, import_chunk_DIFZLFW2.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_chunk_DIFZLFW2.checkedStep)(input, files)).verdict);
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
  const stdout = `${JSON.stringify((0, import_chunk_DIFZLFW2.verdictOfFailure)(failure))}
`;
  return { status: import_chunk_Z5MRELTP.FAILURES[failure.code], stdout, stderr: (0, import_chunk_XELQELKX.failureText)(failure) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  stepCommand
});
});
parts["step-plan-OSHAPMFF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DIFZLFW2 = parts["chunk-DIFZLFW2"]();
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_RAUWJO3B = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_CD4X5NO4 = (from_chunk_b4381e2c ??= require("./chunk-b4381e2c.cjs"))["chunk-CD4X5NO4"]();
var import_chunk_D6L55CNA = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-D6L55CNA"]();
var import_chunk_SO5HPFXT = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_GFGQUEEU = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-GFGQUEEU"]();
var import_chunk_6YI44MHD = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-6YI44MHD"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UBTRCK2X = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-UBTRCK2X"]();
var import_chunk_I4IL5S3N = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-I4IL5S3N"]();
var import_chunk_EN3FHX4L = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_CY23VXW5 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CY23VXW5"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_4K43GC5W = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
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
    const verdict = (0, import_chunk_DIFZLFW2.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_Z5MRELTP.FAILURES[error.code], stderr: (0, import_chunk_XELQELKX.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_DIFZLFW2.stepFiles)(input);
  const captured = (0, import_chunk_RAUWJO3B.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_GDWPJMRW.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_CJPODVJK.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_5ZM32VDY.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_HCTG2EZG.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_DIFZLFW2.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_CD4X5NO4.planStep)({
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

${(0, import_chunk_D6L55CNA.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
});
