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
var from_chunk_029f49e0;
var from_chunk_08296f12;
var from_chunk_16ffa93b;
var from_chunk_29d45e75;
var from_chunk_41c38ba8;
var from_chunk_48c6adf1;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_chunk_9f905235;
var from_chunk_c3ec4cab;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_redact_50308410;
var from_main;
parts["context-JVZUTDVN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_QZQ233TJ.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QZQ233TJ = (from_chunk_9f905235 ??= require("./chunk-9f905235.cjs"))["chunk-QZQ233TJ"]();
var import_chunk_LTWM26FQ = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_OCTQGSBD = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-OCTQGSBD"]();
var import_chunk_2RZNSFNH = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-2RZNSFNH"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-PKGWAW72"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-DDMTKWES"]();
var import_chunk_ASD4YIJ3 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-ASD4YIJ3"]();
var import_chunk_V3DXVWX5 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-V3DXVWX5"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_O6AAASH4 = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-O6AAASH4"]();
var import_chunk_NWUL3CRE = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-NWUL3CRE"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_3VEJRVZY = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-3VEJRVZY"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_ZR3IHEY6 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZR3IHEY6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_LTWM26FQ = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_OCTQGSBD = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-OCTQGSBD"]();
var import_chunk_2RZNSFNH = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-2RZNSFNH"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var proofOf = (lens) => Object.keys((0, import_chunk_UQHUQYYF.lensRecord)(lens).proof)[0] ?? "";
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_ZEHYADPQ.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_ZEHYADPQ.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_UQHUQYYF.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, proofOf(one))
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_UQHUQYYF.LENSES.map((one) => proofOf(one)).join(", ");
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_UQHUQYYF.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_DVMU3IHI.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_DVMU3IHI.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path2.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_3VEJRVZY.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_KTHY2JLI.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_3VEJRVZY.authorText)(context, import_chunk_3VEJRVZY.INTENT_ROOM);
  return {
    ...texts,
    rules,
    rulesChanged: new Set((0, import_chunk_QZRNUFII.changedRules)(change.changed, rules)),
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_50308410 ??= require("./redact-50308410.cjs"))["redact-7ZUFFJV4"]()));
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
  const cites = findings.some(({ lens }) => (0, import_chunk_3VEJRVZY.isProvenByFacts)(lens));
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-JVZUTDVN"]()));
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
      summary: `whose findings they are: ${import_chunk_UQHUQYYF.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_UQHUQYYF.SCOPE_POLICIES.join(", ")} (default: added)`
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
    const policy = (0, import_chunk_ZNBBSIGT.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_UQHUQYYF.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_V3DXVWX5.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_O6AAASH4.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_NCBB32XO.sift)(raised, (finding) => (0, import_chunk_3VEJRVZY.verifyFinding)(finding, world)));
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
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", "verify needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  const contract = option("contract");
  const lens = contract === void 0 ? void 0 : (0, import_chunk_ZNBBSIGT.choice)("contract", contract, import_chunk_UQHUQYYF.LENSES);
  const bytes = await (file === "-" ? stdin() : (0, import_chunk_F2M6ALLY.readBytes)((0, import_node_path.resolve)(cwd, file)));
  return claimsIn((0, import_chunk_6Y7LWF2A.soleJsonValue)((0, import_chunk_DDMTKWES.decodeReply)(bytes), { fence: true }), lens);
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
      detail: (0, import_chunk_ASD4YIJ3.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_ASD4YIJ3.dropText)(reason)}`)}
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
