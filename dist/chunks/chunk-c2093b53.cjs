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
var from_chunk_6882ab89;
var from_chunk_a6011939;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_eb2e9841;
var from_main;
parts["chunk-7PDPOQOV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles,
  unseenWarnings: () => unseenWarnings
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
var import_chunk_BLJONZEY = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-BLJONZEY"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var MOST_CHARACTERS = 8;
var MOST_LINES = 10;
var MOST_FILES = 5;
function unseenNote(hunks) {
  const lines = unseenLines(hunks);
  if (lines.length === 0) return "";
  return `characters that cannot be seen, in ${(0, import_chunk_CKMVB2RJ.counted)(lines.length, "added line")}: ${namesIn(lines)}
`;
}
function unseenWarnings(files) {
  const found = files.flatMap(({ path, hunks }) => {
    const lines = unseenLines(hunks);
    return lines.length === 0 ? [] : [{ path, lines }];
  });
  const more = found.length - MOST_FILES;
  return [
    ...found.slice(0, MOST_FILES).map(({ path, lines }) => {
      const numbers = lines.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(", ")}${lines.length > MOST_LINES ? " \u2026" : ""}`;
      return `${(0, import_chunk_NLWRO2NF.printable)(path)} adds characters that cannot be seen, ${namesIn(lines)}: line ${at}`;
    }),
    ...more > 0 ? [`${(0, import_chunk_CKMVB2RJ.counted)(more, "more file")} with characters that cannot be seen`] : []
  ];
}
function unseenLines(hunks) {
  return hunks.flatMap(({ new: now, text }) => {
    const found = [];
    let line = (0, import_chunk_OTZ2RVYM.firstLine)(now) - 1;
    for (const one of text.split("\n").slice(1)) {
      if (!one.startsWith("+") && !one.startsWith(" ")) continue;
      line += 1;
      if (!one.startsWith("+")) continue;
      const characters = /* @__PURE__ */ new Set();
      (0, import_chunk_WDRVM6EA.replaceInvisible)(readable(one.slice(1), line), (char) => {
        characters.add(codePoint(char));
        return "";
      });
      if (characters.size > 0) found.push({ line, characters: [...characters] });
    }
    return found;
  });
}
function readable(text, line) {
  const withoutEnd = text.replace(/\r$/, "");
  if (withoutEnd === "\f") return "";
  return line === 1 ? withoutEnd.replace(/^\uFEFF/, "") : withoutEnd;
}
function codePoint(char) {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function namesIn(lines) {
  const all = [...new Set(lines.flatMap(({ characters }) => characters))];
  return `${all.slice(0, MOST_CHARACTERS).join(" ")}${all.length > MOST_CHARACTERS ? " \u2026" : ""}`;
}
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    const hunks = why === null ? hunksOf(file, patch) : [];
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: modeLines(file, patch) + unseenNote(hunks) + fileHeader(file.path, from, status),
      hunks
    };
  });
}
function hunkIds(files) {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}
function lineCounts(file) {
  if (file.kind === "opaque") return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}
function hunksOf(file, patch) {
  if (file.kind === "opaque") return [];
  return file.hunks.map((hunk, index) => {
    const text = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk);
    return {
      id: (0, import_chunk_E2GJLKLX.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
function modeLines(file, patch) {
  if (file.kind === "opaque") return "";
  const ends = /* @__PURE__ */ new Set([file.hunks.at(0), file.hunks.at(-1)]);
  const lines = [...ends].flatMap((hunk) => {
    if (hunk === void 0) return [];
    const { start } = hunk.bytes;
    const section = patch.lastIndexOf("\ndiff --git ", start, "latin1") + 1;
    if (patch.indexOf("\n@@ ", section, "latin1") + 1 < start) return [];
    return patch.toString("latin1", section, start).match(MODE) ?? [];
  });
  return lines.map((line) => `${line}
`).join("");
}
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles,
  unseenWarnings
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
parts["chunk-EGGQGB4G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract) {
  const by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy;
  const stored = (0, import_chunk_FQRJC5IH.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_R5ZSPPUH.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_FQRJC5IH.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_BQ5ILKU4.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
});
parts["chunk-LZCTZWJL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  severityOf: () => severityOf
});
module.exports = __toCommonJS(stdin_exports);
function severityOf({ severity, claim }) {
  return severity ?? claim.severity;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  severityOf
});
});
parts["chunk-MLC7NCBB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand,
  takesNoReply: () => takesNoReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OYVHPEWJ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-OYVHPEWJ"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
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
  await storeOnce(run, slot, await (0, import_chunk_OYVHPEWJ.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  if (judged.kind === "refused") return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_chunk_OYVHPEWJ.judgeReply)({
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
  const why = `a reply was refused: ${await (0, import_chunk_OYVHPEWJ.cleanWords)(run, said)}`;
  await (0, import_chunk_FQRJC5IH.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = (0, import_chunk_FQRJC5IH.eventsOf)(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${BY_HAND}${(0, import_chunk_DRNRIY4A.slotParts)(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_R5ZSPPUH.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_R5ZSPPUH.readBytes)(path)));
  if (!isOurs) throw takesNoReply(run, slot);
  await (0, import_chunk_FQRJC5IH.record)(run.paths, {
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
  const next = (0, import_chunk_T7XFNSHT.nextCommand)(file);
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
parts["chunk-Y4UYJQVW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  differences: () => differences,
  fingerprintRepository: () => fingerprintRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await (0, import_chunk_UGYIBA77.withoutPrograms)(repository);
  const git = async (...args) => (await (0, import_chunk_N6P4XODE.runGit)(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status, amongOwn, tags] = await Promise.all([
    git("symbolic-ref", "--quiet", "HEAD"),
    git("rev-parse", "--verify", "--quiet", "HEAD"),
    git("ls-files", "--stage", "-z"),
    git("for-each-ref", "--format=%(refname) %(objectname)"),
    git(
      "status",
      "--porcelain=v2",
      "-z",
      "--untracked-files=all",
      "--ignore-submodules=dirty",
      "--no-renames"
    ),
    // What the snapshot takes in besides: our own `.gitignore` hides what others put beside our files.
    git("ls-files", "-z", "--others", "--", ".correctless/"),
    git(...import_chunk_RHX4JLJM.TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await (0, import_chunk_RHX4JLJM.flaggedFiles)(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...(0, import_chunk_BN7E3F24.records)(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !(0, import_chunk_RHX4JLJM.ownFile)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
  return {
    head: [text(name) === "" ? "HEAD" : text(name), text(sha)],
    index: sha256(index),
    refs: refPairs(text(refs)),
    files: await contentsOf(repository, files)
  };
}
function differences(before, after) {
  const moved = [0, 1].find((part) => before.head[part] !== after.head[part]);
  const head = moved === void 0 ? [] : [`HEAD moved from ${before.head[moved]} to ${after.head[moved]}`];
  const index = before.index === after.index ? [] : ["index changed"];
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${(0, import_chunk_NLWRO2NF.printable)(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files).filter((path) => inBoth.has(path) || head.length === 0 && index.length === 0).map((path) => `file ${(0, import_chunk_NLWRO2NF.printable)(path)} changed`);
  return [...head, ...index, ...refs, ...files];
}
function unequal(before, after) {
  const [was, is] = [new Map(before), new Map(after)];
  return [.../* @__PURE__ */ new Set([...was.keys(), ...is.keys()])].filter((name) => was.get(name) !== is.get(name)).toSorted();
}
function refPairs(listing) {
  return listing.split("\n").filter((line) => line !== "" && !line.startsWith("refs/correctless/")).map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}
function statusPaths(status) {
  const fieldsBefore = /* @__PURE__ */ new Map([
    ["?", 1],
    ["1", 8],
    ["u", 10]
  ]);
  return (0, import_chunk_BN7E3F24.records)(status).flatMap((record) => {
    const skip = fieldsBefore.get(record.charAt(0));
    return skip === void 0 ? [] : [record.split(" ").slice(skip).join(" ")];
  });
}
async function contentsOf(repository, paths) {
  const contents = [];
  for (const path of paths) contents.push([path, await contentOf(repository, path)]);
  return contents;
}
async function contentOf(repository, path) {
  const absolute = (0, import_node_path.join)(repository.top, path);
  try {
    const stats = await (0, import_chunk_PI4NLZB6.lstat)(absolute);
    if (stats.isSymbolicLink()) return `link ${await (0, import_chunk_PI4NLZB6.readlink)(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 73 ? "program" : "file";
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await (0, import_chunk_PI4NLZB6.readFile)(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : code;
  }
}
async function commitOf(folder) {
  const { stdout } = await (0, import_chunk_N6P4XODE.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
    answers: [0, 1, 128]
  });
  return text(stdout);
}
function text(bytes) {
  return bytes.toString("utf8").trim();
}
function sha256(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  differences,
  fingerprintRepository
});
});
