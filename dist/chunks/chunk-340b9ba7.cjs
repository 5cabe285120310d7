var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_1ae0c78d;
var from_chunk_3823f26a;
var from_chunk_79f878d1;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_main;
parts["chunk-BPDK2H5L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  mergeTrees: () => mergeTrees
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await (0, import_chunk_BN7E3F24.readBlobs)(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await (0, import_promises2.writeFile)((0, import_node_path2.join)(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await (0, import_chunk_N6P4XODE.runGit)(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  const added = await (0, import_chunk_N6P4XODE.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: stdout });
  return { mode, oid: added.stdout.toString("latin1").trim() };
}
async function mergeTrees(repository, trees) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-merge-"));
  try {
    const env = { ...await (0, import_chunk_UGYIBA77.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await (0, import_chunk_N6P4XODE.askGit)(repository, merge, { env });
    const unmerged = sidesOf(await (0, import_chunk_N6P4XODE.readGit)(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const merged = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      if (merged === void 0) conflicts.push(path);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await (0, import_chunk_N6P4XODE.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await (0, import_chunk_N6P4XODE.askGit)(repository, ["write-tree"], { env })).stdout) };
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of (0, import_chunk_BN7E3F24.records)(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = (0, import_chunk_BN7E3F24.records)((await (0, import_chunk_N6P4XODE.runGit)(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mergeTrees
});
});
parts["chunk-C4UAS7OJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  killGroup: () => killGroup
});
module.exports = __toCommonJS(stdin_exports);
function killGroup(leader, signal) {
  if (leader === void 0) return;
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  killGroup
});
});
parts["chunk-E2GJLKLX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkId: () => hunkId,
  hunkText: () => hunkText
});
module.exports = __toCommonJS(stdin_exports);
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkId,
  hunkText
});
});
parts["chunk-EEGIY7CV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand,
  takesNoReply: () => takesNoReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JTWU4YW7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-JTWU4YW7"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_LTC5LSMU.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : [...judged.remarks, ...judged.once ?? []];
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused" || slot.agent !== "fix-diff-reviewer")
      await recordRefusal(run, slot, `refused/claims: ${problems.join("; ")}`);
    throw new import_chunk_LTC5LSMU.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_JTWU4YW7.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  if (judged.kind === "refused") return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_chunk_JTWU4YW7.judgeReply)({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        (0, import_chunk_BQ5ILKU4.requireSlot)({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said) {
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await (0, import_chunk_JTWU4YW7.cleanWords)(run, said)}`;
  await (0, import_chunk_XMW5SOGH.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = (0, import_chunk_XMW5SOGH.eventsOf)(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${BY_HAND}${(0, import_chunk_DRNRIY4A.slotParts)(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_HN2YRWHB.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_HN2YRWHB.readBytes)(path)));
  if (!isOurs) throw takesNoReply(run, slot);
  await (0, import_chunk_XMW5SOGH.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
function takesNoReply({ file, states }, { slot }) {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === "failed");
  const next = (0, import_chunk_DBQGJ22X.nextCommand)(file);
  return isFailed ? new import_chunk_LTC5LSMU.Failure("run/slot-stored", `slot ${slot} takes no reply: it was given up`, {
    hint: `open it again: ${next} --retry`
  }) : new import_chunk_LTC5LSMU.Failure("run/slot-stored", `slot ${slot} takes no reply: it has one`, {
    hint: `go on with: ${next}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand,
  takesNoReply
});
});
parts["chunk-JZXNWCOT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  linkIn: () => linkIn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
var import_node_path = require("node:path");
function linkIn(file, patch) {
  if (file.kind !== "text") return void 0;
  const hunk = file.hunks.at(-1);
  if (hunk === void 0 || hunk.added.length === 0) return void 0;
  const section = patch.lastIndexOf("\ndiff --git ", hunk.bytes.start, "latin1") + 1;
  const end = patch.indexOf("\n@@ ", section, "latin1");
  if (!IS_LINK.test(patch.toString("latin1", section, end < 0 ? hunk.bytes.start : end))) return void 0;
  const lines = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk).split("\n").slice(1);
  const target = lines.flatMap((line) => line.startsWith("+") ? [line.slice(1)] : []).join("\n");
  return { target, leaves: leaves(file.path, target) };
}
var IS_LINK = /^(?:new file mode|new mode|index [0-9a-f]+\.\.[0-9a-f]+) 120000$/m;
function leaves(path, target) {
  const plain = target.replaceAll("\\", "/");
  if (import_node_path.posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)) return true;
  const place = import_node_path.posix.join(import_node_path.posix.dirname(path), plain);
  return /^(?:\.\.|\.git)(?:\/|$)/i.test(place);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  linkIn
});
});
parts["chunk-P4NDZK3S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  clientEnvironment: () => clientEnvironment,
  isInSession: () => isInSession,
  withCertificates: () => withCertificates
});
module.exports = __toCommonJS(stdin_exports);
var OF_A_SESSION = /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;
function isInSession(env) {
  return env["CLAUDECODE"] === "1";
}
var CERTIFICATES = "CORRECTLESS_EXTRA_CA_CERTS";
function clientEnvironment(env) {
  const kept = Object.entries(withCertificates(env)).filter(([name]) => !OF_A_SESSION.test(name));
  return Object.fromEntries(kept);
}
function withCertificates(env) {
  const { [CERTIFICATES]: certificates, NODE_EXTRA_CA_CERTS: own, ...rest } = env;
  const [given] = [own, certificates].filter((one) => one !== void 0 && one !== "");
  return given === void 0 ? rest : { ...rest, NODE_EXTRA_CA_CERTS: given };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  clientEnvironment,
  isInSession,
  withCertificates
});
});
