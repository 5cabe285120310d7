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
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_2942e2d3;
var from_chunk_39c5fcee;
var from_chunk_4a90d636;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_74bd4a84;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_8ed1cd62;
var from_chunk_a3d050ce;
var from_chunk_af404337;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_fc239c5f;
var from_redact_471043ec;
var from_main;
parts["context-3X6M5IMC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_2M4RVECI.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2M4RVECI = (from_chunk_74bd4a84 ??= require("./chunk-74bd4a84.cjs"))["chunk-2M4RVECI"]();
var import_chunk_AKN5DXUS = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-QXSKR5VW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XWAUE6YS = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-XWAUE6YS"]();
var import_chunk_SYRVQW57 = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-SYRVQW57"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_5NC6VYHV = (from_main ??= require("../main.cjs"))["chunk-5NC6VYHV"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var proofOf = (lens) => Object.keys((0, import_chunk_IY4WN3X6.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_2UKF5L7Y.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_2UKF5L7Y.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_IY4WN3X6.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_IY4WN3X6.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_chunk_VNW4R5LF.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_IY4WN3X6.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_GFGFQTWA.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_GFGFQTWA.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_K6YYFFOF.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_OPJBWCZR.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_K6YYFFOF.authorText)(context, import_chunk_K6YYFFOF.INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set((0, import_chunk_RQL445DP.changedRules)(change.changed, rules)),
    redactedRule: (path) => redacted.get(path),
    history: context?.history ?? { rows: [], omitted: 0 },
    intent: await redact?.(intent, "") ?? intent,
    looks: void 0,
    shown: new Set(change.changed.keys()),
    hasTree: true,
    policy
  };
}
async function decideIn(world, decide) {
  let answer = decide();
  while (await world.readAsked()) answer = decide();
  return answer;
}
async function createRedact() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_471043ec ??= require("./redact-471043ec.cjs"))["redact-WM3E2QUA"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
async function redactedBodies(rules, redact) {
  const bodies = /* @__PURE__ */ new Map();
  if (redact === void 0) return bodies;
  for (const { path, body } of rules) bodies.set(path, await redact(body, path));
  return bodies;
}
async function readContextIfCited(repository, change, findings) {
  const cites = findings.some(({ lens }) => (0, import_chunk_K6YYFFOF.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-3X6M5IMC"]()));
  return readContext(repository, change, { asksGithub: change.pullRequest !== void 0 });
}
var verifyCommand = {
  name: "verify",
  summary: "Proves findings against git: quotes, rules, commits, comments, callers, and where they stand in the change",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--contract LENS] [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: [
    {
      name: "findings",
      type: "string",
      value: "FILE|-",
      summary: "the findings as JSON; - reads standard input"
    },
    {
      name: "contract",
      type: "string",
      value: "LENS",
      summary: `whose findings they are: ${import_chunk_IY4WN3X6.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_IY4WN3X6.SCOPE_POLICIES.join(", ")} (default: added)`
    },
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds a list of findings in the reviewers' contract, or a reviewer's whole reply. Without --contract, each finding's
own proof (ruleText, trigger, dependency, commitRef, commentText, intentText, callerText, sinkText, existingText) tells
whose it is.
JSON: {kept[finding with lens, file, side, lines, placement, fingerprint], dropped[{finding, reason, detail}]}.
Status 1 when a finding is kept, 0 when none is, 3 when FILE does not keep the contract.`,
  run: async (input) => {
    const raised = await claimsAsked(input);
    const policy = (0, import_chunk_YMILCYFO.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_IY4WN3X6.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_MTV7DFLM.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_Q3GQ476W.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_NIGIMF4N.sift)(raised, (finding) => (0, import_chunk_7MBYR3TH.verifyFinding)(finding, world)));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!flag("json")) return { status, stdout: text };
    return { status, stdout: `${JSON.stringify(answerJson(sifted), null, 2)}
`, stderr: text };
  }
};
async function claimsAsked({ option, stdin, cwd }) {
  const file = option("findings");
  if (file === void 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_chunk_YMILCYFO.choice)("contract", contract, import_chunk_IY4WN3X6.LENSES);
  const bytes = await (0, import_chunk_SYRVQW57.readInput)("findings", { file, cwd, stdin });
  return claimsIn((0, import_chunk_2UKF5L7Y.soleJsonValue)((0, import_chunk_XWAUE6YS.decodeReply)(bytes), { fence: true, input: "findings" }), lens);
}
function answerJson({ kept, dropped }) {
  return {
    kept: kept.map(({ claim, lens, file, side, at, placement, fingerprint, cause }) => ({
      ...claim,
      lens,
      file,
      side,
      line: at.start,
      lines: [at.start, at.end],
      placement,
      fingerprint,
      ...cause === void 0 ? {} : { cause: { file: cause.file, side: cause.side, lines: [cause.at.start, cause.at.end] } }
    })),
    dropped: dropped.map(({ value, reason }) => ({
      finding: value.claim,
      reason: reason.kind,
      detail: (0, import_chunk_6NURF3Y3.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_6NURF3Y3.dropText)(reason)}`)}
`
  );
  return `${kept.length} kept, ${dropped.length} dropped
${[...keeps, ...drops].join("")}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  verifyCommand
});
});
