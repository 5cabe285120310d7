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
var from_chunk_33462b0e;
var from_chunk_426ddfba;
var from_chunk_4e972b7a;
var from_chunk_5789eeab;
var from_chunk_5794962b;
var from_chunk_59bc369f;
var from_chunk_69cb593b;
var from_chunk_69f866bd;
var from_chunk_76cc671a;
var from_chunk_8301a310;
var from_chunk_8d2640ee;
var from_chunk_957c2db3;
var from_chunk_9fdec805;
var from_chunk_a674f0d5;
var from_chunk_c8595abe;
var from_chunk_ed20ff02;
var from_redact_471043ec;
var from_main;
parts["context-LJFAQGAB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_4MWF6JFS.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4MWF6JFS = (from_chunk_426ddfba ??= require("./chunk-426ddfba.cjs"))["chunk-4MWF6JFS"]();
var import_chunk_TEJS25FL = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-TEJS25FL"]();
var import_chunk_MBAZC5WU = (from_chunk_59bc369f ??= require("./chunk-59bc369f.cjs"))["chunk-MBAZC5WU"]();
var import_chunk_VPNMDZNS = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-VPNMDZNS"]();
var import_chunk_MRFLFNRQ = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Y5UY7SWD = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-X2OMOEOZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_ETS2J6AB = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-ETS2J6AB"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_6DVIHS5K = (from_chunk_69f866bd ??= require("./chunk-69f866bd.cjs"))["chunk-6DVIHS5K"]();
var import_chunk_MXXPERLH = (from_chunk_59bc369f ??= require("./chunk-59bc369f.cjs"))["chunk-MXXPERLH"]();
var import_chunk_6YI44MHD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-6YI44MHD"]();
var import_chunk_SB5FKWU2 = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-SB5FKWU2"]();
var import_chunk_MBAZC5WU = (from_chunk_59bc369f ??= require("./chunk-59bc369f.cjs"))["chunk-MBAZC5WU"]();
var import_chunk_VPNMDZNS = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-VPNMDZNS"]();
var import_chunk_MRFLFNRQ = (from_chunk_5794962b ??= require("./chunk-5794962b.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_JZ5BEPTW = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-JZ5BEPTW"]();
var import_chunk_2XWVF7Y5 = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_YGTKOOWD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-YGTKOOWD"]();
var import_chunk_VXTNE6D5 = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-VXTNE6D5"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NB4CVBY5 = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-NB4CVBY5"]();
var import_chunk_UHSTSU6V = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BLJONZEY"]();
var import_chunk_BZRWZMBN = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-BZRWZMBN"]();
var import_chunk_OLOC3CPJ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_XK645RH3 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-XK645RH3"]();
var import_chunk_HWFJSPPX = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-HWFJSPPX"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_7R4OZ5NR = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var proofOf = (lens) => Object.keys((0, import_chunk_D6J7BW6E.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_BP6VPYFZ.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_BP6VPYFZ.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_D6J7BW6E.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_D6J7BW6E.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_chunk_Z5MRELTP.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_D6J7BW6E.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_HWFJSPPX.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_HWFJSPPX.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path2.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_NB4CVBY5.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_6DVIHS5K.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_NB4CVBY5.authorText)(context, import_chunk_NB4CVBY5.INTENT_ROOM);
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
  const cites = findings.some(({ lens }) => (0, import_chunk_NB4CVBY5.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-LJFAQGAB"]()));
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
      summary: `whose findings they are: ${import_chunk_D6J7BW6E.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_D6J7BW6E.SCOPE_POLICIES.join(", ")} (default: added)`
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
    const policy = (0, import_chunk_RAUWJO3B.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_D6J7BW6E.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_ETS2J6AB.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_MXXPERLH.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_XK645RH3.sift)(raised, (finding) => (0, import_chunk_NB4CVBY5.verifyFinding)(finding, world)));
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
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_chunk_RAUWJO3B.choice)("contract", contract, import_chunk_D6J7BW6E.LENSES);
  const bytes = await (file === "-" ? stdin() : (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.resolve)(cwd, file)));
  return claimsIn((0, import_chunk_BP6VPYFZ.soleJsonValue)((0, import_chunk_JPMVFGU4.decodeReply)(bytes), { fence: true }), lens);
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
      detail: (0, import_chunk_KIORYFYT.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_KIORYFYT.dropText)(reason)}`)}
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
