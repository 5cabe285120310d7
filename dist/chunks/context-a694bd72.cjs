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
var from_chunk_0faa1c29;
var from_chunk_1b3f4d4a;
var from_chunk_42dd19e3;
var from_chunk_4809983b;
var from_chunk_9571ce31;
var from_chunk_97430889;
var from_chunk_a7f32751;
var from_chunk_c36126c2;
var from_chunk_c779e065;
var from_chunk_cbbcb1ab;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_redact_3528303b;
var from_stop_8ed931ef;
var from_main;
parts["context-DSCEDC6W"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readContext: () => import_chunk_ZNWBVF2Y.readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZNWBVF2Y = (from_chunk_cbbcb1ab ??= require("./chunk-cbbcb1ab.cjs"))["chunk-ZNWBVF2Y"]();
var import_chunk_ZINJSA2P = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readContext
});
});
parts["verify-B254UUAB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  verifyCommand: () => verifyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_97430889 ??= require("./chunk-97430889.cjs"))["chunk-DDMTKWES"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_M2EGDVSO = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-M2EGDVSO"]();
var import_chunk_26VPP5XZ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-26VPP5XZ"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_LVNQ6BKQ = (from_chunk_1b3f4d4a ??= require("./chunk-1b3f4d4a.cjs"))["chunk-LVNQ6BKQ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_GDREXKJU = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-GDREXKJU"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZINJSA2P = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var PROOFS = {
  "rules-compliance": "ruleText",
  "bug-scan": "trigger",
  "dependency-check": "dependency",
  "history-context": "commitRef",
  "comment-compliance": "commentText",
  "intent-fulfilment": "intentText",
  "caller-impact": "callerText",
  "data-flow-security": "sinkText",
  "codebase-fit": "existingText"
};
var NO_SLOT = "shell/1";
async function claimsIn(value, lens) {
  if (!Array.isArray(value)) return claimsOfReply(value, lens);
  const raised = [];
  for (const [index, finding] of value.entries()) {
    const whose = lens ?? lensOf(finding, `/${index}`);
    const reply = { slot: NO_SLOT, examined: [], findings: [finding] };
    const at = (pointer) => pointer.replace(/^\/findings\/0/, `/${index}`);
    const { findings } = await (0, import_chunk_DT6XJMS2.requireContract)(whose, reply, at);
    raised.push(...findings.map((claim) => ({ slot: NO_SLOT, lens: whose, claim })));
  }
  return raised;
}
async function claimsOfReply(value, lens) {
  const whose = lens ?? lensOf(firstFinding(value), "/findings/0");
  const { slot, findings } = await (0, import_chunk_DT6XJMS2.requireContract)(whose, value);
  return findings.map((claim) => ({ slot, lens: whose, claim }));
}
function firstFinding(reply) {
  const findings = typeof reply === "object" && reply !== null && "findings" in reply ? reply.findings : void 0;
  const [first = { trigger: "" }] = Array.isArray(findings) ? findings : [];
  return first;
}
function lensOf(finding, pointer) {
  const lens = import_chunk_D22XEUC3.LENSES.find(
    (one) => typeof finding === "object" && finding !== null && Object.hasOwn(finding, PROOFS[one])
  );
  if (lens !== void 0) return lens;
  const proofs = import_chunk_D22XEUC3.LENSES.map((one) => PROOFS[one]).join(", ");
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `${pointer} holds the proof of no lens (one of ${proofs})`, {
    hint: `name the lens: --contract ${import_chunk_D22XEUC3.LENSES.join("|")}`
  });
}
async function readWorld(repository, change, findings, { policy, cacheRoot: cacheRoot2 }) {
  const claims = findings.map(({ claim }) => claim);
  const redact = (0, import_chunk_HZBFAZWM.speaksOfSecrets)(JSON.stringify(claims)) ? await createRedact() : void 0;
  const [texts, { rules }, context] = await Promise.all([
    (0, import_chunk_HZBFAZWM.readQuotedTexts)(
      repository,
      {
        baseTree: change.base.tree,
        headTree: change.head.tree,
        changed: change.changed,
        treeRoots: [(0, import_node_path2.join)(cacheRoot2, "trees", change.head.tree), repository.top],
        named: (0, import_chunk_GDREXKJU.namedPaths)(claims),
        baseOnDemand: true
      },
      redact
    ),
    (0, import_chunk_LVNQ6BKQ.readRules)(repository, change.base.tree),
    readContextIfCited(repository, change, findings)
  ]);
  const redacted = await redactedBodies(rules, redact);
  const intent = context === void 0 ? "" : (0, import_chunk_GDREXKJU.authorText)(context, import_chunk_GDREXKJU.INTENT_ROOM);
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
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_3528303b ??= require("./redact-3528303b.cjs"))["redact-V5XT3CPI"]()));
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
  const cites = findings.some(({ lens }) => lens === "history-context" || lens === "intent-fulfilment");
  if (!cites) return void 0;
  const { readContext } = await Promise.resolve().then(() => __toESM(parts["context-DSCEDC6W"]()));
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
      summary: `whose findings they are: ${import_chunk_D22XEUC3.LENSES.join(", ")}`
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: `${import_chunk_D22XEUC3.SCOPE_POLICIES.join(", ")} (default: added)`
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
    const policy = (0, import_chunk_ZNBBSIGT.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_D22XEUC3.SCOPE_POLICIES);
    const { cwd, positionals, paths, flag, env } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_YQQJ2DIH.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_M2EGDVSO.readChange)(repository, target);
    const world = await readWorld(repository, change, raised, { policy, cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    const sifted = await decideIn(world, () => (0, import_chunk_NCBB32XO.sift)(raised, (finding) => (0, import_chunk_GDREXKJU.verifyFinding)(finding, world)));
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
  const lens = contract === void 0 ? void 0 : (0, import_chunk_ZNBBSIGT.choice)("contract", contract, import_chunk_D22XEUC3.LENSES);
  const bytes = await (file === "-" ? stdin() : (0, import_chunk_SIHW7XFA.readBytes)((0, import_node_path.resolve)(cwd, file)));
  return claimsIn((0, import_chunk_IY67O6LB.soleJsonValue)((0, import_chunk_DDMTKWES.decodeReply)(bytes), { fence: true }), lens);
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
      detail: (0, import_chunk_4QBBK75V.dropText)(reason)
    }))
  };
}
function answerText({ kept, dropped }) {
  const keeps = kept.map(
    ({ file, at, placement, claim }) => `  kept     ${(0, import_chunk_NLWRO2NF.printable)(`${file}:${at.start} ${placement}: ${claim.title}`)}
`
  );
  const drops = dropped.map(
    ({ value: { claim }, reason }) => `  dropped  ${(0, import_chunk_NLWRO2NF.printable)(`${claim.file}:${claim.line} ${claim.title}: ${(0, import_chunk_4QBBK75V.dropText)(reason)}`)}
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
