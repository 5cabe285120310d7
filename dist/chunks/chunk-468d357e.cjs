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
var from_audit_735732e2;
var from_background_1d798384;
var from_baseline_746c9cd2;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_context_eb3f0936;
var from_diff_9fcf2c63;
var from_doctor_b9f6b0ab;
var from_find_command_fa12dd92;
var from_guard_194a4851;
var from_hook_a2e4e703;
var from_merge_2c475da2;
var from_next_e7f4bd3a;
var from_packet_12be88c1;
var from_parse_7759ae53;
var from_plan_4d75fee2;
var from_post_3385d496;
var from_report_eda2f982;
var from_rules_ba692dbd;
var from_run_422a924c;
var from_status_ba9f1d55;
var from_step_11eeb323;
var from_verdict_3b5f85c3;
var from_version_61c60f26;
var from_main;
parts["chunk-DDMTKWES"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decodeReply: () => decodeReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decodeReply
});
});
parts["chunk-IIZAPNO6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchNamed: () => branchNamed,
  commitNamed: () => commitNamed,
  currentBranch: () => currentBranch,
  emptyTree: () => emptyTree,
  findCommit: () => findCommit,
  firstParent: () => firstParent,
  isShallow: () => isShallow,
  mergeBase: () => mergeBase
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YY6N2GNC = parts["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_KGCKXHO3.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev) {
  const commit = await findCommit(repository, rev);
  if (commit !== void 0) return commit;
  const meant = (0, import_chunk_YY6N2GNC.nearest)(rev, await branchNames(repository));
  throw new import_chunk_TJ5KMKV5.Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: meant === void 0 ? `fetch it first (git fetch), or if it is a path: correctless diff -- ${(0, import_chunk_TDLACVAW.shellWord)(rev)}` : `did you mean ${(0, import_chunk_TDLACVAW.shellWord)(meant)}? else fetch it first: git fetch`
  });
}
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const { stdout, stderr } = await (0, import_chunk_KGCKXHO3.askGit)(repository, args, { answers: ABSENT });
  const name = stdout.toString("utf8").trim();
  if (name === "" && stderr.includes("is ambiguous")) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`
    });
  }
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_KGCKXHO3.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBase(repository, a, b) {
  const bases = await (0, import_chunk_KGCKXHO3.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n")[0] || void 0;
}
async function isShallow(repository) {
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function emptyTree(repository) {
  return (await (0, import_chunk_KGCKXHO3.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchNamed,
  commitNamed,
  currentBranch,
  emptyTree,
  findCommit,
  firstParent,
  isShallow,
  mergeBase
});
});
parts["chunk-SX5CXOWI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  positional: () => positional
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  positional
});
});
parts["chunk-YMKJCWHN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  COMMANDS: () => COMMANDS,
  allCommands: () => allCommands
});
module.exports = __toCommonJS(stdin_exports);
var COMMANDS = /* @__PURE__ */ new Map([
  // A review, in the order of its steps.
  ["plan", async () => (await Promise.resolve().then(() => __toESM((from_plan_4d75fee2 ??= require("./plan-4d75fee2.cjs"))["plan-53C6GJEQ"]()))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM((from_next_e7f4bd3a ??= require("./next-e7f4bd3a.cjs"))["next-Q6WP3OAL"]()))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM((from_packet_12be88c1 ??= require("./packet-12be88c1.cjs"))["packet-LKUJI3AZ"]()))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM((from_packet_12be88c1 ??= require("./packet-12be88c1.cjs"))["reply-F7FFJ5ON"]()))).replyCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM((from_merge_2c475da2 ??= require("./merge-2c475da2.cjs"))["merge-OVBQV4OL"]()))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM((from_status_ba9f1d55 ??= require("./status-ba9f1d55.cjs"))["status-HNYJMEEF"]()))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM((from_run_422a924c ??= require("./run-422a924c.cjs"))["run-X4FNW5B6"]()))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM((from_verdict_3b5f85c3 ??= require("./verdict-3b5f85c3.cjs"))["verdict-MMUNKXDG"]()))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM((from_report_eda2f982 ??= require("./report-eda2f982.cjs"))["report-XAIBWUYJ"]()))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM((from_post_3385d496 ??= require("./post-3385d496.cjs"))["post-ANUY5TDN"]()))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM((from_baseline_746c9cd2 ??= require("./baseline-746c9cd2.cjs"))["baseline-7E7KEXUK"]()))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM((from_baseline_746c9cd2 ??= require("./baseline-746c9cd2.cjs"))["suppress-REEWS27J"]()))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM((from_audit_735732e2 ??= require("./audit-735732e2.cjs"))["audit-YM77RMGF"]()))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM((from_diff_9fcf2c63 ??= require("./diff-9fcf2c63.cjs"))["diff-2MJKHQER"]()))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM((from_rules_ba692dbd ??= require("./rules-ba692dbd.cjs"))["rules-EJU26KCX"]()))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM((from_guard_194a4851 ??= require("./guard-194a4851.cjs"))["guard-JUA3NBPP"]()))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM((from_context_eb3f0936 ??= require("./context-eb3f0936.cjs"))["verify-RSOGIIMS"]()))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM((from_step_11eeb323 ??= require("./step-11eeb323.cjs"))["step-RLVY2QJQ"]()))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM((from_parse_7759ae53 ??= require("./parse-7759ae53.cjs"))["parse-C3HMKQEE"]()))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM((from_doctor_b9f6b0ab ??= require("./doctor-b9f6b0ab.cjs"))["doctor-AHMLW3IV"]()))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM((from_find_command_fa12dd92 ??= require("./find-command-fa12dd92.cjs"))["help-RMCBIZLS"]()))).helpCommand],
  ["version", async () => (await Promise.resolve().then(() => __toESM((from_version_61c60f26 ??= require("./version-61c60f26.cjs"))["version-YCLSH7FP"]()))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM((from_hook_a2e4e703 ??= require("./hook-a2e4e703.cjs"))["hook-VWBGW6IE"]()))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM((from_background_1d798384 ??= require("./background-1d798384.cjs"))["background-FTZN5JQ6"]()))).backgroundCommand]
]);
function allCommands() {
  return Promise.all([...COMMANDS.values()].map((load) => load()));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  COMMANDS,
  allCommands
});
});
parts["chunk-YY6N2GNC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nearest: () => nearest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || (0, import_chunk_UTFC5QHX.compareText)(a.candidate, b.candidate));
  return best?.candidate;
}
function slipsBetween(a, b) {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    above = current;
  }
  return above.at(-1) ?? 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nearest
});
});
parts["chunk-ZNBBSIGT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  choice: () => choice
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function choice(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  choice
});
});
