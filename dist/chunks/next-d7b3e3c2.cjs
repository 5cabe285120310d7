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
var from_chunk_03380ab5;
var from_chunk_1344ef4a;
var from_chunk_33462b0e;
var from_chunk_5789eeab;
var from_chunk_80419d6d;
var from_chunk_8301a310;
var from_chunk_8d2640ee;
var from_chunk_957c2db3;
var from_chunk_9fdec805;
var from_chunk_a5cc6547;
var from_chunk_a674f0d5;
var from_chunk_a8940fe9;
var from_chunk_bed67896;
var from_chunk_c65369bd;
var from_chunk_c8595abe;
var from_chunk_ed20ff02;
var from_chunk_ef7a229d;
var from_next_audit_268a72a2;
var from_pre_066db3d7;
var from_render_terminal_cb09709c;
var from_main;
parts["chunk-2TXSGGLV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  dispatchJson: () => dispatchJson,
  dispatchText: () => dispatchText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZOTCQCXQ = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_LOCCGL3M = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-LOCCGL3M"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_node_path = require("node:path");
function dispatchText(run, step, next) {
  if (run.file.captured === "manual") return byHand(run, step, next);
  const calls = step.slots.map(
    ({ slot }) => `Agent(subagent_type="correctless:${slot.agent}", description="slot ${slot.slot}", prompt="slot ${slot.slot}")`
  );
  const more = step.left === 0 ? "" : ` (${step.left} more after these)`;
  return [
    "state: dispatch",
    (0, import_chunk_LOCCGL3M.progressLine)((0, import_chunk_LOCCGL3M.progressOf)(run, step.phase)),
    `Make these ${calls.length} Agent calls in one message, exactly as written${more}:`,
    ...calls,
    `Then run: ${next}`,
    ""
  ].join("\n");
}
function byHand(run, step, next) {
  return [
    "state: dispatch",
    (0, import_chunk_LOCCGL3M.progressLine)((0, import_chunk_LOCCGL3M.progressOf)(run, step.phase)),
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
async function dispatchJson(run, step) {
  const { top } = await (0, import_chunk_ZOTCQCXQ.readInstallation)([]);
  return {
    run: run.file.run,
    phase: step.phase,
    state: "dispatch",
    slots: step.slots.map(({ slot, offers }) => ({
      slot: slot.slot,
      agent: `correctless:${slot.agent}`,
      model: slot.model,
      offer: offers + 1,
      packet: run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0),
      instructions: (0, import_node_path.join)(top, "agents", `${slot.agent}.md`)
    }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  dispatchJson,
  dispatchText
});
});
parts["next-P6VJX3JY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PE36MYSL = (from_render_terminal_cb09709c ??= require("./render-terminal-cb09709c.cjs"))["chunk-PE36MYSL"]();
var import_chunk_7RPIBHZT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_G452EJLC = (from_chunk_1344ef4a ??= require("./chunk-1344ef4a.cjs"))["chunk-G452EJLC"]();
var import_chunk_FIATUJHA = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-FIATUJHA"]();
var import_chunk_2TXSGGLV = parts["chunk-2TXSGGLV"]();
var import_chunk_4LWWHTS2 = (from_chunk_c65369bd ??= require("./chunk-c65369bd.cjs"))["chunk-4LWWHTS2"]();
var import_chunk_ZOTCQCXQ = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_LOCCGL3M = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-LOCCGL3M"]();
var import_chunk_WR4VVJ4I = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-WR4VVJ4I"]();
var import_chunk_NF6L2QM5 = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_UL3LYLXT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-UL3LYLXT"]();
var import_chunk_SHOEGHR6 = (from_chunk_a5cc6547 ??= require("./chunk-a5cc6547.cjs"))["chunk-SHOEGHR6"]();
var import_chunk_WGKVHWCI = (from_chunk_a5cc6547 ??= require("./chunk-a5cc6547.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_WNNID4F7 = (from_chunk_a5cc6547 ??= require("./chunk-a5cc6547.cjs"))["chunk-WNNID4F7"]();
var import_chunk_TRFOR3PD = (from_chunk_a5cc6547 ??= require("./chunk-a5cc6547.cjs"))["chunk-TRFOR3PD"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_WZNDKD4Q = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-WZNDKD4Q"]();
var import_chunk_4PFAXH73 = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-4PFAXH73"]();
var import_chunk_2NBNN74L = (from_render_terminal_cb09709c ??= require("./render-terminal-cb09709c.cjs"))["chunk-2NBNN74L"]();
var import_chunk_IX75LTR6 = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_ef7a229d ??= require("./chunk-ef7a229d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_EEE6UYBY = (from_chunk_1344ef4a ??= require("./chunk-1344ef4a.cjs"))["chunk-EEE6UYBY"]();
var import_chunk_Q47KWVCE = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-Q47KWVCE"]();
var import_chunk_RVKZZZOY = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_7G3MHJAU = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-7G3MHJAU"]();
var import_chunk_3RFOSUA2 = (from_chunk_c65369bd ??= require("./chunk-c65369bd.cjs"))["chunk-3RFOSUA2"]();
var import_chunk_EN3FHX4L = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_RLHPP56E = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-RLHPP56E"]();
var import_chunk_J47BHNTV = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-J47BHNTV"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_YGTKOOWD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-YGTKOOWD"]();
var import_chunk_L6J2CMQI = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-L6J2CMQI"]();
var import_chunk_BPDDXC6Y = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-CJPODVJK"]();
var import_chunk_VXTNE6D5 = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-VXTNE6D5"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VSLJQLNR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-VSLJQLNR"]();
var import_chunk_QSDLCIRV = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-QSDLCIRV"]();
var import_chunk_NB4CVBY5 = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-NB4CVBY5"]();
var import_chunk_UHSTSU6V = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_BZRWZMBN = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-BZRWZMBN"]();
var import_chunk_OLOC3CPJ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-XK645RH3"]();
var import_chunk_IP5AFKWR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-IP5AFKWR"]();
var import_chunk_HWFJSPPX = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-HWFJSPPX"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_EAHRADGQ = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-EAHRADGQ"]();
var import_chunk_QXUP5IYX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QXUP5IYX"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_OEALSBA3 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-OEALSBA3"]();
var import_chunk_DUUH6XJL = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_RRNUVG6Y = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-RRNUVG6Y"]();
var import_chunk_XQOCDP6C = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FLSJX5RN = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-FLSJX5RN"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_7R4OZ5NR = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_WCK3D5U5 = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
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
JSON: {run, phase, state: dispatch|ask|wait|done, slots[{slot, agent, model, offer, packet,
instructions}], question?{text, options[]},
changed?, verdict?, news?[]}; changed names what is different in the repository since the plan; slot is RUN/N, packet a path, instructions that of the
agent's file, whose text below the frontmatter is its system prompt;
offer how often it was offered; verdict is {status, exit} of a review or an audit, {valid, reason} of a step.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const how = { retry: flag("retry"), chunking: flag("chunking"), json: flag("json") };
    const audit = await auditNamed(repository, name);
    if (audit !== void 0)
      return (await Promise.resolve().then(() => __toESM((from_next_audit_268a72a2 ??= require("./next-audit-268a72a2.cjs"))["next-audit-27N3WABN"]()))).nextOfAudit(repository, audit, how);
    return nextOfRun(repository, name, how);
  }
};
async function auditNamed(repository, name) {
  if (await (0, import_chunk_OEALSBA3.isAudit)(repository, name)) return name;
  return (await (0, import_chunk_UL3LYLXT.openRun)(repository, name)).file.audit?.audit;
}
async function nextOfRun(repository, name, { retry, json }) {
  if (retry) await (0, import_chunk_WR4VVJ4I.reopen)(repository, name);
  const advanced = await (0, import_chunk_WR4VVJ4I.advance)(repository, name);
  const ending = advanced.step.kind === "report" ? await endingOf(advanced.run) : void 0;
  const moved = ending === void 0 ? await (0, import_chunk_PE36MYSL.movedSince)(advanced.run) : [];
  const warning = (0, import_chunk_PE36MYSL.movedText)(advanced.run.file, moved, "It ends as failed, whatever is answered.");
  const stdout = json ? await jsonOf(advanced, ending, moved) : textOf(advanced, ending);
  return { status: 0, stdout, ...warning === "" ? {} : { stderr: warning } };
}
async function endingOf(run) {
  if (run.file.kind === "step") {
    const verdict = await (0, import_chunk_4LWWHTS2.finishStep)(run);
    return { text: (0, import_chunk_4LWWHTS2.verdictLine)(verdict), verdict };
  }
  const report = await (0, import_chunk_G452EJLC.finishRun)(run);
  const { status, exit } = report;
  return { text: `${(0, import_chunk_2NBNN74L.renderTerminal)(report)}

Stored: ${run.paths.report}
`, verdict: { status, exit } };
}
function textOf({ run, step }, ending) {
  return step.kind === "report" ? `state: done

${ending?.text ?? ""}` : (0, import_chunk_2TXSGGLV.dispatchText)(run, step, `correctless next ${run.file.run}`);
}
async function jsonOf({ run, step }, ending, moved) {
  const json = step.kind === "report" ? { run: run.file.run, phase: "report", state: "done", slots: [], verdict: ending?.verdict } : { ...await (0, import_chunk_2TXSGGLV.dispatchJson)(run, step), ...moved.length === 0 ? {} : { changed: moved } };
  return `${JSON.stringify(json, null, 2)}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand
});
});
