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
var from_chunk_1ae0c78d;
var from_chunk_237ea335;
var from_chunk_2fefc142;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_441ed3b7;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_818215cd;
var from_chunk_93d28b7f;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_c0cc658a;
var from_chunk_d1296144;
var from_chunk_f498f710;
var from_chunk_ff949c2a;
var from_redact_22b81ef2;
var from_main;
parts["context-EUOONXIO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_XXP2HOLC.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XXP2HOLC = (from_chunk_2fefc142 ??= require("./chunk-2fefc142.cjs"))["chunk-XXP2HOLC"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_N5WYDIJF = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-K5FRQROC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OJSR5KJH = (from_chunk_818215cd ??= require("./chunk-818215cd.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_GSWFLJG4 = (from_chunk_818215cd ??= require("./chunk-818215cd.cjs"))["chunk-GSWFLJG4"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_3WZQDBCC = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_MNOSJ5H5 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var proofOf = (lens) => Object.keys((0, import_chunk_DFW3OGFT.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_BQ5ILKU4.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_BQ5ILKU4.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_DFW3OGFT.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_DFW3OGFT.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_chunk_LTC5LSMU.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_DFW3OGFT.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_EUYL2H7I.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_UDCQA2DW.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_3WZQDBCC.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_Z2F5XNW6.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_3WZQDBCC.authorText)(context, import_chunk_3WZQDBCC.INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set((0, import_chunk_3Q6ZRTRT.changedRules)(change.changed, rules)),
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_22b81ef2 ??= require("./redact-22b81ef2.cjs"))["redact-2VUG4PWK"]()));
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
  const cites = findings.some(({ lens }) => (0, import_chunk_3Q6ZRTRT.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-EUOONXIO"]()));
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
      summary: `whose findings they are: ${import_chunk_DFW3OGFT.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_DFW3OGFT.SCOPE_POLICIES.join(", ")} (default: added)`
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
    const policy = (0, import_chunk_P4GKS6IB.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_DFW3OGFT.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_MRZKWHZY.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_RLSBRMJO.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_ISSFKS4Y.sift)(raised, (finding) => (0, import_chunk_ISSFKS4Y.verifyFinding)(finding, world)));
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
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_chunk_P4GKS6IB.choice)("contract", contract, import_chunk_DFW3OGFT.LENSES);
  const bytes = await (0, import_chunk_GSWFLJG4.readInput)("findings", { file, cwd, stdin });
  return claimsIn((0, import_chunk_BQ5ILKU4.soleJsonValue)((0, import_chunk_OJSR5KJH.decodeReply)(bytes), { fence: true, input: "findings" }), lens);
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
      detail: (0, import_chunk_MNOSJ5H5.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_MNOSJ5H5.dropText)(reason)}`)}
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
