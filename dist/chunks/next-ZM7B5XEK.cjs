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
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MI7RN6IF = require("./chunk-MI7RN6IF.cjs");
var import_chunk_4PMEUG3P = require("./chunk-4PMEUG3P.cjs");
var import_chunk_LHVWI5KG = require("./chunk-LHVWI5KG.cjs");
var import_chunk_4PZUWVU3 = require("./chunk-4PZUWVU3.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_QIVVIOYP = require("./chunk-QIVVIOYP.cjs");
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_NWW7ALVI = require("./chunk-NWW7ALVI.cjs");
var import_chunk_DSNLOYDR = require("./chunk-DSNLOYDR.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_5264H3AN = require("./chunk-5264H3AN.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_7VG3DJUW = require("./chunk-7VG3DJUW.cjs");
var import_chunk_GEPUIZLA = require("./chunk-GEPUIZLA.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_ZE7WG7CL = require("./chunk-ZE7WG7CL.cjs");
var import_chunk_H2WZGKVI = require("./chunk-H2WZGKVI.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_7I3RPIOM = require("./chunk-7I3RPIOM.cjs");
var import_chunk_6EBYRD5T = require("./chunk-6EBYRD5T.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_JBLFZ45R = require("./chunk-JBLFZ45R.cjs");
var import_chunk_PMJUWC2A = require("./chunk-PMJUWC2A.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_XZVZV7WG = require("./chunk-XZVZV7WG.cjs");
var import_chunk_6CHFZX2D = require("./chunk-6CHFZX2D.cjs");
var import_chunk_YO4Q72FV = require("./chunk-YO4Q72FV.cjs");
var import_chunk_F2OHUE3R = require("./chunk-F2OHUE3R.cjs");
var import_chunk_VKKQR5BD = require("./chunk-VKKQR5BD.cjs");
var import_chunk_AW3IDURW = require("./chunk-AW3IDURW.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_I4EJNCCZ = require("./chunk-I4EJNCCZ.cjs");
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_B37R4VZ7 = require("./chunk-B37R4VZ7.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first"
    },
    {
      name: "chunking",
      type: "boolean",
      summary: "with --retry, of an audit: review fixes over the budget in several packets from now on"
    },
    { name: "json", type: "boolean", summary: "the step as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Safe to repeat, and from any session: the step is computed from what is stored. Ends with status 0 whatever the
review found: \`correctless verdict RUN\` answers that. Only an aborted round of an audit ends with 2 (over budget) or 3.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, packet}], question?{text, options[]},
verdict?}; slot is RUN/N, packet a path; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_SUUZJCRZ.openRepository)(cwd);
    const name = (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0) return (await Promise.resolve().then(() => __toESM(require("./next-audit-DCT5XPII.cjs")))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_ZE7WG7CL.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_3QZMME34.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_4PMEUG3P.reopen)(repository, name);
  const advanced = await (0, import_chunk_4PMEUG3P.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_LHVWI5KG.finishStep)(run);
    return { text: (0, import_chunk_LHVWI5KG.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_QIVVIOYP.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_DSNLOYDR.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_MI7RN6IF.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_MI7RN6IF.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
