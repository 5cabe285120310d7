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
var import_chunk_6I7FUCTN = require("./chunk-6I7FUCTN.cjs");
var import_chunk_CQO2JLSS = require("./chunk-CQO2JLSS.cjs");
var import_chunk_DYV7JMGO = require("./chunk-DYV7JMGO.cjs");
var import_chunk_AXGQRD4N = require("./chunk-AXGQRD4N.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_G3LD2NDF = require("./chunk-G3LD2NDF.cjs");
var import_chunk_OCS4WNCN = require("./chunk-OCS4WNCN.cjs");
var import_chunk_AERCATEN = require("./chunk-AERCATEN.cjs");
var import_chunk_DSNLOYDR = require("./chunk-DSNLOYDR.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_5264H3AN = require("./chunk-5264H3AN.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_7VG3DJUW = require("./chunk-7VG3DJUW.cjs");
var import_chunk_ZLVTTPUJ = require("./chunk-ZLVTTPUJ.cjs");
var import_chunk_ZVUGGQDH = require("./chunk-ZVUGGQDH.cjs");
var import_chunk_TUSV5Q57 = require("./chunk-TUSV5Q57.cjs");
var import_chunk_4U66IUBO = require("./chunk-4U66IUBO.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_SU32SCAC = require("./chunk-SU32SCAC.cjs");
var import_chunk_IKT5A7JR = require("./chunk-IKT5A7JR.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_KLIVVR2V = require("./chunk-KLIVVR2V.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_K5K5VBOE = require("./chunk-K5K5VBOE.cjs");
var import_chunk_Q6E3WK35 = require("./chunk-Q6E3WK35.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_LHDADIFF = require("./chunk-LHDADIFF.cjs");
var import_chunk_YOQ7WMHU = require("./chunk-YOQ7WMHU.cjs");
var import_chunk_D2FZ53PC = require("./chunk-D2FZ53PC.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_VPSAYVE7 = require("./chunk-VPSAYVE7.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_CZOSOWDD = require("./chunk-CZOSOWDD.cjs");
var import_chunk_VTGYNEGP = require("./chunk-VTGYNEGP.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_Q2LLZGXS = require("./chunk-Q2LLZGXS.cjs");
var import_chunk_V6B4VSF5 = require("./chunk-V6B4VSF5.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
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
    const repository = await (0, import_chunk_FVSROWUM.openRepository)(cwd);
    const name = (0, import_chunk_ZLVTTPUJ.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0) return (await Promise.resolve().then(() => __toESM(require("./next-audit-ALV5UVGN.cjs")))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_TUSV5Q57.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_ZVUGGQDH.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_CQO2JLSS.reopen)(repository, name);
  const advanced = await (0, import_chunk_CQO2JLSS.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  return { status: 0, stdout: json ? jsonOf(advanced, ending) : textOf(advanced, ending) };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_DYV7JMGO.finishStep)(run);
    return { text: (0, import_chunk_DYV7JMGO.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_G3LD2NDF.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_DSNLOYDR.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_6I7FUCTN.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : (0, import_chunk_6I7FUCTN.dispatchJson)(run, step);
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
