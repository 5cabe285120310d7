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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_21634186;
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_7f9dc41e;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_d0f5116a;
var from_chunk_e3f3a058;
var from_redact_566ff3a3;
var from_main;
parts["context-72MAY7ZN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_XX3UCP6S.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XX3UCP6S = (from_chunk_21634186 ??= require("./chunk-21634186.cjs"))["chunk-XX3UCP6S"]();
var import_chunk_T7XZ2C4L = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-T7XZ2C4L"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-3L7PS44G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I2MKBWQ3 = (from_chunk_7f9dc41e ??= require("./chunk-7f9dc41e.cjs"))["chunk-I2MKBWQ3"]();
var import_chunk_IFZGVRWR = (from_chunk_7f9dc41e ??= require("./chunk-7f9dc41e.cjs"))["chunk-IFZGVRWR"]();
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_K4ATK6KK = (from_main ??= require("../main.cjs"))["chunk-K4ATK6KK"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var proofOf = (lens) => Object.keys((0, import_chunk_PXWIJ4LO.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_JU7Y2GNN.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_JU7Y2GNN.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_PXWIJ4LO.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_PXWIJ4LO.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_chunk_J3I4R3VV.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_PXWIJ4LO.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_EUYL2H7I.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_OEHHRI3P.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_UJ2N3LMR.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_XDNLGAJP.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_UJ2N3LMR.authorText)(context, import_chunk_UJ2N3LMR.INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set((0, import_chunk_XQLRYSQN.changedRules)(change.changed, rules)),
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_566ff3a3 ??= require("./redact-566ff3a3.cjs"))["redact-4KK7WPKN"]()));
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
  const cites = findings.some(({ lens }) => (0, import_chunk_XQLRYSQN.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-72MAY7ZN"]()));
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
      summary: `whose findings they are: ${import_chunk_PXWIJ4LO.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_PXWIJ4LO.SCOPE_POLICIES.join(", ")} (default: added)`
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
    const policy = (0, import_chunk_4B32LODJ.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_PXWIJ4LO.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_TFSYFUH4.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_E7RWOVFP.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_GLPLX4GU.sift)(raised, (finding) => (0, import_chunk_GLPLX4GU.verifyFinding)(finding, world)));
    const status = sifted.kept.length > 0 ? 1 : 0;
    const text = answerText(sifted);
    if (!flag("json")) return { status, stdout: text };
    return { status, stdout: (0, import_chunk_WDRVM6EA.inertJson)(answerJson(sifted)), stderr: text };
  }
};
async function claimsAsked({ option, stdin, cwd }) {
  const file = option("findings");
  if (file === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_chunk_4B32LODJ.choice)("contract", contract, import_chunk_PXWIJ4LO.LENSES);
  const bytes = await (0, import_chunk_IFZGVRWR.readInput)("findings", { file, cwd, stdin });
  return claimsIn((0, import_chunk_JU7Y2GNN.soleJsonValue)((0, import_chunk_I2MKBWQ3.decodeReply)(bytes), { fence: true, input: "findings" }), lens);
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
      detail: (0, import_chunk_CU3CZOWL.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_CU3CZOWL.dropText)(reason)}`)}
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
