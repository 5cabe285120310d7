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
var from_chunk_164a1dfd;
var from_chunk_4cfffeab;
var from_chunk_6f26ba3d;
var from_start_over_a4084560;
var from_main;
parts["chunk-52XWVFP6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ending: () => ending,
  hashesOf: () => hashesOf,
  requireHashes: () => requireHashes,
  requireReplies: () => requireReplies,
  requireSealed: () => requireSealed,
  requireSealedFiles: () => requireSealedFiles,
  sealPlanned: () => sealPlanned
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
function readNow(path) {
  if (!isFileNow(path)) return void 0;
  try {
    return (0, import_node_fs.readFileSync)(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_chunk_LTC5LSMU.Failure("environment/file-unreadable", `cannot read ${path}: ${said}`, { cause });
  }
}
function isFileNow(path) {
  try {
    return (0, import_node_fs.statSync)(path).isFile();
  } catch {
    return false;
  }
}
async function sealPlanned(paths) {
  const planned = (await (0, import_chunk_RN53RASZ.listFiles)(paths.dir)).filter((path) => isPlanned(paths, path));
  await (0, import_chunk_BL7SQKEU.record)(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith((0, import_node_path.join)(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [(0, import_node_path.relative)(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
function requireSealed(paths, ledger) {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}
function requireSealedFiles(paths, ledger, files) {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get((0, import_node_path.relative)(paths.dir, path));
    if (sha256 === void 0) throw (0, import_chunk_BL7SQKEU.corrupt)(path, "was never planned to its end");
    requireSame(path, sha256);
  }
}
function sealedHashes(paths, ledger) {
  const seals = (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "sealed");
  if (seals.length === 0) throw (0, import_chunk_BL7SQKEU.corrupt)(paths.run, "was never planned to its end");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}
function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) requireSame((0, import_node_path.join)(dir, name), sha256);
}
function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of (0, import_chunk_BL7SQKEU.eventsOf)(ledger, "stored")) requireSame(paths.reply(agentId), sha256);
}
function requireSame(path, sha256) {
  const bytes = readNow(path);
  if (bytes === void 0) throw (0, import_chunk_BL7SQKEU.corrupt)(path, "is missing");
  if (sha256Of(bytes) !== sha256) throw (0, import_chunk_BL7SQKEU.corrupt)(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return (0, import_chunk_BL7SQKEU.eventsOf)(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return sha256Of(await (0, import_chunk_RN53RASZ.readBytes)(path));
}
function sha256Of(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ending,
  hashesOf,
  requireHashes,
  requireReplies,
  requireSealed,
  requireSealedFiles,
  sealPlanned
});
});
parts["chunk-BT7AZ22O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  requireUntracked: () => requireUntracked
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function trackedFiles({ top }, paths) {
  return (0, import_chunk_BN7E3F24.records)((await (0, import_chunk_N6P4XODE.runGit)(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths])).stdout);
}
var STATE = [".correctless/runs", ".correctless/audits", ".correctless/sessions"];
var asked = /* @__PURE__ */ new WeakMap();
function requireUntracked(repository) {
  const known = asked.get(repository);
  if (known !== void 0) return known;
  const answer = lookForTracked(repository);
  asked.set(repository, answer);
  return answer;
}
async function lookForTracked(repository) {
  (0, import_chunk_BL7SQKEU.requireKeyOutside)(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === void 0) return;
  const folders = STATE.filter(
    (folder) => found.some((path) => path === folder || path.startsWith(`${folder}/`))
  );
  throw new import_chunk_LTC5LSMU.Failure(
    "run/tracked",
    `git tracks ${found.length} files below ${folders.join(" and ")}, such as ${(0, import_chunk_NLWRO2NF.printable)(first)}: reviews that came with a commit are not believed`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(" ")}, commit that, and remove the folders if you did not write them yourself`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  requireUntracked
});
});
parts["chunk-DUUH6XJL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditOfTree: () => auditOfTree,
  standElsewhere: () => standElsewhere
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_node_path = require("node:path");
async function auditOfTree(top) {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = "", audit = ""] = found ?? [];
  if (found === null || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_node_path.join)(home, ".correctless", "audits", audit, "audit.json")))
    return void 0;
  return { audit, home };
}
function standElsewhere({ audit, home }) {
  return `this is the work tree of audit ${audit}; it is led from ${home}: cd ${(0, import_chunk_TDLACVAW.shellWord)(home)} && correctless next ${audit}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditOfTree,
  standElsewhere
});
});
parts["pre-4E2G6HT3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  preHook: () => preHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_DH5BQBTI = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-DH5BQBTI"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_52XWVFP6 = parts["chunk-52XWVFP6"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await (0, import_chunk_DH5BQBTI.runOfSession)([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await (0, import_chunk_BL7SQKEU.readLedgerUnchecked)((0, import_chunk_SMKJISEK.runPaths)(top, found.session.run));
  return isAtWork(ledger, session, (0, import_chunk_BL7SQKEU.now)()) ? found.session.run : void 0;
}
function isAtWork(ledger, session, at) {
  const called = /* @__PURE__ */ new Map();
  for (const event of ledger) {
    if (event.kind === "dispatched" && event.session === session) called.set(event.slot, event.at);
    for (const slot of slotsEnded(event)) called.delete(slot);
  }
  return [...called.values()].some((since) => Date.parse(at) - Date.parse(since) < LONGEST_CALL);
}
function slotsEnded(event) {
  if (event.kind === "given-up") return event.slots;
  return event.kind === "stored" || event.kind === "lost" ? [event.slot] : [];
}
var ONLY_SLOTS = 'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
async function preHook(agent, event, env) {
  const parts = slotAsked(event);
  if (parts === void 0) return (0, import_chunk_3HBUPN4Z.deny)(ONLY_SLOTS);
  const top = await (0, import_chunk_DH5BQBTI.topOfRun)((0, import_chunk_DH5BQBTI.startingFolders)(event.cwd, env), parts.run);
  if (top === void 0) return (0, import_chunk_3HBUPN4Z.deny)(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await (0, import_chunk_BL7SQKEU.record)(paths, { kind: "denied", agent, session, why });
    return (0, import_chunk_3HBUPN4Z.deny)(why);
  };
  const run = await (0, import_chunk_BL7SQKEU.readRunJson)(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await (0, import_chunk_BL7SQKEU.readSealedLedger)(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  (0, import_chunk_52XWVFP6.requireSealedFiles)(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await (0, import_chunk_BL7SQKEU.readRunJson)(paths.slot(parts.number), "slot");
  const packet = await (0, import_chunk_RN53RASZ.readBytes)(paths.packet(parts.number));
  await keepFile((0, import_chunk_SMKJISEK.sessionPath)(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await (0, import_chunk_BL7SQKEU.record)(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== void 0) return refuse(lost);
  return (0, import_chunk_3HBUPN4Z.replaceInput)({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function sessionText(session, { run, tree_root, packages_root: root }) {
  return (0, import_chunk_BL7SQKEU.jsonText)({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __toESM((from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["start-over-526LDRZM"]()));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await (0, import_chunk_RN53RASZ.readTextIfAny)(path) !== text) await (0, import_chunk_RN53RASZ.writeFileAtomically)(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await (0, import_chunk_BL7SQKEU.readLedgerUnchecked)(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return (0, import_chunk_A6JCCCLN.slotStates)([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? (0, import_chunk_SMKJISEK.slotParts)(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await (0, import_chunk_BL7SQKEU.readRunJson)(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = (0, import_chunk_A6JCCCLN.slotStates)([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await (0, import_chunk_6PUOBEVW.nextCommandAt)(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await (0, import_chunk_6PUOBEVW.nextCommandAt)(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await (0, import_chunk_6PUOBEVW.nextCommandAt)(paths, slot.run)}`;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  preHook
});
});
