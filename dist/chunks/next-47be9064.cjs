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
var from_chunk_54772dc5;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_79d20b58;
var from_chunk_7fd11ed7;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_9ff490a1;
var from_chunk_aab5277a;
var from_chunk_c8595abe;
var from_chunk_c96268c3;
var from_chunk_ca417bea;
var from_chunk_cd2f4d0e;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_next_audit_18a5d921;
var from_pre_48e5d2bd;
var from_render_terminal_e4240e04;
var from_main;
parts["chunk-BJ3RDPWY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NGQIS4ZL = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NGQIS4ZL"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_NGQIS4ZL.progressLine)((0, import_chunk_NGQIS4ZL.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_NGQIS4ZL.progressLine)((0, import_chunk_NGQIS4ZL.progressOf)(run, step.phase)),
    "For each slot: read the packet with its agent\u2019s instructions, answer it, and store the answer, which is JSON alone:",
    ...step.slots.flatMap(({ slot, offers }) => [
      `  ${slot.slot}  ${slot.agent}  (offer ${offers + 1})`,
      `    correctless packet ${slot.slot} --with-instructions`,
      `    correctless reply ${slot.slot} FILE`
    ]),
    ...GIVING_UP,
    ...givenUpLines(run, next),
    `Then run: ${next}`,
    ""
  ].join("\n");
}
var GIVING_UP = ["A slot stays on offer until it is answered, or given up: correctless give-up RUN/N"];
function givenUpLines({ states }, next) {
  const n = states.filter(({ status }) => status === "failed").length;
  return n === 0 ? [] : [`${(0, import_chunk_CKMVB2RJ.counted)(n, "slot")} given up or failed; to try again: ${next} --retry`];
}
function dispatchJson(run, step) {
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-HJGQ7UUI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A5T4XRSG = (from_render_terminal_e4240e04 ??= require("./render-terminal-e4240e04.cjs"))["chunk-A5T4XRSG"]();
var import_chunk_7RPIBHZT = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_WXZZ477E = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-WXZZ477E"]();
var import_chunk_M2IMP5I3 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-M2IMP5I3"]();
var import_chunk_BJ3RDPWY = parts["chunk-BJ3RDPWY"]();
var import_chunk_D6L55CNA = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-D6L55CNA"]();
var import_chunk_NGQIS4ZL = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NGQIS4ZL"]();
var import_chunk_H4QAMFRB = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-H4QAMFRB"]();
var import_chunk_NF6L2QM5 = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_YXBUNHEO = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-YXBUNHEO"]();
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_A37LKFGT = (from_render_terminal_e4240e04 ??= require("./render-terminal-e4240e04.cjs"))["chunk-A37LKFGT"]();
var import_chunk_IX75LTR6 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_R2E5EKJX = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-R2E5EKJX"]();
var import_chunk_JRIKYBLK = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-JRIKYBLK"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_MPV7AFC6 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_TVFDUOMX = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-TVFDUOMX"]();
var import_chunk_I4IL5S3N = (from_chunk_9ff490a1 ??= require("./chunk-9ff490a1.cjs"))["chunk-I4IL5S3N"]();
var import_chunk_EN3FHX4L = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_CY23VXW5 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CY23VXW5"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_QH5RQBKU = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-QH5RQBKU"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_A3F3AR5Y = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-A3F3AR5Y"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var nextCommand = {
  name: "next",
  summary: "Says the one next thing to do in a run or an audit: agents to call, a question, or how it ended",
  usage: "RUN|AUDIT [--retry [--chunking]] [--json]",
  flags: [
    {
      name: "retry",
      type: "boolean",
      summary: "open failed slots, or an aborted round, for another try first; give up a fix that waits for its reply"
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
A fix that waits for its reply is left alone, however often this is called. What happened to an audit since the last call
stands below the state: commits, tests, what was taken back, and what was thrown away, with the command that brings it back.
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path,
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_18a5d921 ??= require("./next-audit-18a5d921.cjs"))["next-audit-PXJNGFYO"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_A3F3AR5Y.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_NVO65GJU.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_H4QAMFRB.reopen)(repository, name);
  const advanced = await (0, import_chunk_H4QAMFRB.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_A5T4XRSG.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_A5T4XRSG.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_D6L55CNA.finishStep)(run);
    return { text: (0, import_chunk_D6L55CNA.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_WXZZ477E.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_A37LKFGT.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_BJ3RDPWY.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...(0, import_chunk_BJ3RDPWY.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
