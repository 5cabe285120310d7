var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["changes-since-planned"] = __part((module, exports) => {
__export(exports, { changesSincePlanned: () => changesSincePlanned, changesWarning: () => changesWarning, replanCommand: () => replanCommand });
var [import_fingerprint_2, import_stamped, import_vocabulary, import_shell_word] = ["shown-files-3b977f13/fingerprint-2", "objects-0b8527c9/stamped", "main/vocabulary", "objects-0b8527c9/shell-word"].map(__load);
var import_node_path = require("node:path");
async function changesSincePlanned({ repository, file, paths }) {
  if (file.kind !== "review") return [];
  const [before, now] = await Promise.all([
    (0, import_stamped.readStamped)(paths.fingerprint, file),
    (0, import_fingerprint_2.fingerprintRepository)(repository)
  ]);
  return (0, import_fingerprint_2.differences)(before, now);
}
function replanCommand(run, standing = "") {
  const { asked, paths, captured, shard } = run;
  return [
    "correctless plan",
    ...asked === void 0 || asked === "" ? [] : [(0, import_shell_word.shellWord)(asked)],
    ...givenOptions(run).map(import_shell_word.shellWord),
    ...captured === "manual" ? ["--capture manual"] : [],
    ...shard === void 0 ? [] : [`--shard ${shard.index}/${shard.of}`],
    ...paths.length === 0 ? [] : ["--", ...paths.map((path) => (0, import_shell_word.shellWord)(fromFolder(standing, path)))]
  ].join(" ");
}
function givenOptions({ given, settings }) {
  if (given !== void 0) return given;
  const isDeep = import_vocabulary.DEEP_LENSES.some((lens) => settings.lenses.includes(lens));
  return [
    ...isDeep ? ["--deep"] : [],
    ...settings.lenses.includes("rules-compliance") ? [] : ["--no-rules"]
  ];
}
function fromFolder(standing, path) {
  return import_node_path.posix.relative(standing, path) || ".";
}
function changesWarning(run, moved, consequence, { command = "correctless plan", standing = "" } = {}) {
  if (moved.length === 0) return "";
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : "";
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(", ")}${more}`,
    `${consequence} To review how things are now: ${replanCommand(run, standing).replace(/^correctless plan/, command)}`,
    "It keeps the replies of this run that still stand, and what an earlier review of the same target has seen.",
    ""
  ].join("\n");
}
var NAMED = 5;
});
exports["client-environment"] = __part((module, exports) => {
__export(exports, { clientEnvironment: () => clientEnvironment, isInSession: () => isInSession, withCertificates: () => withCertificates });
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
});
exports["fingerprint-2"] = __part((module, exports) => {
__export(exports, { differences: () => differences, fingerprintRepository: () => fingerprintRepository });
var [import_own_files, import_configured_programs, import_objects, import_printable, import_order, import_git, import_disk] = ["own-files-0777bacd/own-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/order", "objects-0b8527c9/git", "main/disk"].map(__load);
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await (0, import_configured_programs.withoutPrograms)(repository);
  const git = async (...args) => (await (0, import_git.runGit)(repository.top, args, { env, answers: [0, 1] })).stdout;
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
    // The snapshot includes these: our own `.gitignore` hides files that others put next to ours.
    git("ls-files", "-z", "--others", "--", ".correctless/"),
    git(...import_own_files.TAGS_OF_INDEX)
  ]);
  const { assumed, skipped } = await (0, import_own_files.flaggedFiles)(repository.top, tags);
  const listed = /* @__PURE__ */ new Set([...statusPaths(status), ...(0, import_objects.records)(amongOwn), ...assumed, ...skipped]);
  const files = [...listed].filter((path) => !(0, import_own_files.ownFile)(path)).toSorted(import_order.compareText);
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
  const refs = unequal(before.refs, after.refs).map((name) => `ref ${(0, import_printable.printable)(name)} moved`);
  const was = new Set(before.files.map(([path]) => path));
  const inBoth = new Set(after.files.map(([path]) => path).filter((path) => was.has(path)));
  const files = unequal(before.files, after.files).filter((path) => inBoth.has(path) || head.length === 0 && index.length === 0).map((path) => `file ${(0, import_printable.printable)(path)} changed`);
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
  return (0, import_objects.records)(status).flatMap((record) => {
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
    const stats = await (0, import_disk.lstat)(absolute);
    if (stats.isSymbolicLink()) return `link ${await (0, import_disk.readlink)(absolute)}`;
    if (stats.isDirectory()) return `commit ${await commitOf(absolute)}`;
    const mode = stats.mode & 73 ? "program" : "file";
    if (stats.size > HASHED_BYTES) return `${mode} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
    return `${mode} ${sha256(await (0, import_disk.readFile)(absolute))}`;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    return code === "ENOENT" || code === "ENOTDIR" ? "missing" : code;
  }
}
async function commitOf(folder) {
  const { stdout } = await (0, import_git.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
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
});
exports["installation"] = __part((module, exports) => {
__export(exports, { readInstallation: () => readInstallation });
var [import_files, import_failure] = ["matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await (0, import_files.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
function topAbove(folder) {
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, MANIFEST))) return folder;
  const parent = (0, import_node_path.dirname)(folder);
  if (parent !== folder) return topAbove(parent);
  throw new import_failure.Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
});
exports["kill-group"] = __part((module, exports) => {
__export(exports, { killGroup: () => killGroup });
function killGroup(leader, signal) {
  if (leader === void 0) return;
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
});
exports["plan-facts"] = __part((module, exports) => {
__export(exports, { namesOf: () => namesOf, requireCacheOutside: () => requireCacheOutside });
var [import_short_ids, import_target, import_redact_hunks, import_revisions, import_real_place, import_failure, import_inert_2] = ["file-header-a064cb69/short-ids", "target-823430ed/target", "shown-files-3b977f13/redact-hunks", "file-header-a064cb69/revisions", "matches-schema-2b17f0d0/real-place", "main/failure", "main/inert-2"].map(__load);
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_inert_2.inertLine)(pullRequest.title)}`;
  const asked = (0, import_target.targetText)(target);
  return asked === "" ? await (0, import_revisions.currentBranch)(repository) ?? head.label : (0, import_short_ids.shortIds)(asked);
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_real_place.isInside)(cacheRoot, top)) return;
  throw new import_failure.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} is inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
async function namesOf({ repository, target, given }, change, redactor) {
  return {
    title: await (0, import_redact_hunks.cleanText)(await titleOf(repository, target, change), redactor),
    asked: await (0, import_redact_hunks.cleanText)((0, import_target.targetText)(target), redactor),
    ...given === void 0 ? {} : { given: [...given] }
  };
}
});
exports["redact-hunks"] = __part((module, exports) => {
__export(exports, { cleanMaterial: () => cleanMaterial, cleanText: () => cleanText, redactHunks: () => redactHunks });
var [import_hunk_order] = ["evidence-drop-94f915f0/hunk-order"].map(__load);
async function redactHunks(files, redactor, textOf = () => void 0) {
  const sources = [];
  const add = (text) => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redactIn(sources);
  if (clean.every((text, index) => text === sources[index])) return [...files];
  const redacted = clean.map((text) => text.split("\n"));
  return files.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => redactedHunk(hunk, cuts.get(hunk), redacted))
  }));
}
function cutsOf(file, textOf, add) {
  if (file.hunks.length === 0) return [];
  const old = cutter(textOf(file.from ?? file.path, "old"), add);
  const now = cutter(textOf(file.path, "new"), add);
  return file.hunks.map((hunk) => {
    const [head = "", ...body] = hunk.text.split("\n");
    return [
      hunk,
      {
        // A line of the file follows the second `@@`.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), (0, import_hunk_order.firstLine)(hunk.old)),
        now: now(sideLines(body, "+"), (0, import_hunk_order.firstLine)(hunk.new))
      }
    ];
  });
}
function cutter(text, add) {
  const whole = text?.split("\n") ?? [];
  let source;
  return (lines, first) => {
    if (text !== void 0 && lines.every((line, index) => whole[first - 1 + index] === line)) {
      source ??= add(text);
      return { source, from: first - 1 };
    }
    return { source: add(lines.join("\n")), from: 0 };
  };
}
function sideLines(body, mark) {
  return body.filter((line) => line.startsWith(mark) || line.startsWith(" ")).map((line) => line.slice(1));
}
function redactedHunk(hunk, cuts, sources) {
  if (cuts === void 0) return hunk;
  const reader = ({ source, from }) => {
    let next = from;
    return () => sources[source]?.[next++] ?? "";
  };
  const [head, old, now] = [reader(cuts.head), reader(cuts.old), reader(cuts.now)];
  const [, ...body] = hunk.text.split("\n");
  const lines = body.map((line) => {
    if (line.startsWith("-")) return `-${old()}`;
    if (line.startsWith("+")) return `+${now()}`;
    if (!line.startsWith(" ")) return line;
    old();
    return ` ${now()}`;
  });
  return { ...hunk, text: [head(), ...lines].join("\n") };
}
async function cleanMaterial(material, redactor, textOf) {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redactIn({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist
  });
  const clean = { files, ...rest };
  return clean;
}
async function cleanText(value, redactor) {
  return await redactor.redactIn(value);
}
});
exports["run-cost"] = __part((module, exports) => {
__export(exports, { runCost: () => runCost });
var [import_slot_state, import_ledger] = ["matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/ledger"].map(__load);
function runCost({ file, slots, ledger }) {
  const rows = /* @__PURE__ */ new Map();
  for (const { slot, tokens } of file.captured === "hooks" ? calls(slots, ledger) : offers(slots, ledger)) {
    const { phase, agent } = slot;
    const key = `${phase} ${agent}`;
    const row = rows.get(key) ?? {
      ...{ phase, agent, calls: 0, packet_bytes: 0 },
      ...{ tokens: null, calls_with_tokens: 0 }
    };
    rows.set(key, {
      ...row,
      calls: row.calls + 1,
      packet_bytes: row.packet_bytes + slot.packet.bytes,
      tokens: tokens === null ? row.tokens : (row.tokens ?? 0) + tokens,
      calls_with_tokens: row.calls_with_tokens + (tokens === null ? 0 : 1)
    });
  }
  const sent = [...rows.values()];
  return {
    agents: sum(sent, ({ calls: calls2 }) => calls2),
    packet_bytes: sum(sent, ({ packet_bytes }) => packet_bytes),
    // With one part unknown, a sum would be a guess.
    tokens: sent.every((row) => row.calls === row.calls_with_tokens) ? sum(sent, ({ tokens }) => tokens ?? 0) : null,
    by_agent: sent
  };
}
function calls(slots, ledger) {
  return slots.flatMap((slot) => {
    const own = ledger.flatMap(
      (event, at) => event.kind === "dispatched" && event.slot === slot.slot && (0, import_slot_state.slotStates)([slot], ledger.slice(0, at))[0]?.dispatchable === true ? [at] : []
    );
    const answers = ledger.flatMap(
      (event, at) => event.kind === "stored" && event.slot === slot.slot ? [{ at, tokens: event.tokens }] : []
    );
    return own.map((at, n) => {
      const next = own[n + 1] ?? Infinity;
      const answer = answers.find((one) => one.at > at && one.at < next);
      return { slot, tokens: answer?.tokens ?? null };
    });
  });
}
function offers(slots, ledger) {
  const offered = new Set((0, import_ledger.eventsOf)(ledger, "offered").flatMap((event) => event.slots));
  return slots.filter(({ slot }) => offered.has(slot)).map((slot) => ({ slot, tokens: null }));
}
function sum(rows, of) {
  return rows.reduce((all, row) => all + of(row), 0);
}
});
exports["shown-files"] = __part((module, exports) => {
__export(exports, { addedLines: () => addedLines, fileWarnings: () => fileWarnings, hunkIds: () => hunkIds, invalidUtf8Warnings: () => invalidUtf8Warnings, shownFiles: () => shownFiles, switchedWithLines: () => switchedWithLines, unseenWarnings: () => unseenWarnings });
var [import_changed_links, import_hunk_text, import_shown_path, import_hunk_order, import_counted, import_printable, import_inert_2] = ["suppressions-2-f634e93d/changed-links", "suppressions-2-f634e93d/hunk-text", "objects-0b8527c9/shown-path", "evidence-drop-94f915f0/hunk-order", "evidence-drop-94f915f0/counted", "objects-0b8527c9/printable", "main/inert-2"].map(__load);
var MOST_LINES = 10;
var MOST_FILES = 5;
function addedLines(hunks) {
  return hunks.flatMap(({ new: now, text }) => {
    const added = [];
    let line = (0, import_hunk_order.firstLine)(now) - 1;
    for (const one of text.split("\n").slice(1)) {
      if (!one.startsWith("+") && !one.startsWith(" ")) continue;
      line += 1;
      if (one.startsWith("+")) added.push({ line, text: one.slice(1) });
    }
    return added;
  });
}
function fileWarnings(files, find, { says, more }) {
  const told = files.flatMap(({ path, hunks }) => {
    const found = find(hunks);
    return found.length === 0 ? [] : [{ path, found }];
  });
  const rest = told.length - MOST_FILES;
  return [
    ...told.slice(0, MOST_FILES).map(({ path, found }) => {
      const numbers = found.slice(0, MOST_LINES).map(({ line }) => String(line));
      const at = `${numbers.join(", ")}${found.length > MOST_LINES ? " \u2026" : ""}`;
      return `${(0, import_printable.printable)(path)} ${says(found)}: line ${at}`;
    }),
    ...rest > 0 ? [`${(0, import_counted.counted)(rest, "more file")} ${more}`] : []
  ];
}
var REPLACEMENT = "\uFFFD";
var MOST_BYTES = 16;
var BYTES = /[\0-\x7f]+|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|\xed[\x80-\x9f][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|([^])/g;
function invalidUtf8Note(file, patch) {
  if (file.kind === "opaque") return "";
  const lines = file.hunks.flatMap(({ bytes: { start, end } }) => patch.toString("latin1", start, end).split("\n")).filter((line) => line.startsWith("+")).map(bytesIn).filter((bytes2) => bytes2.length > 0);
  if (lines.length === 0) return "";
  const bytes = lines.map((line) => line.join(" ")).join("; ").split(" ");
  const shown = `${bytes.slice(0, MOST_BYTES).join(" ")}${bytes.length > MOST_BYTES ? " \u2026" : ""}`;
  return `bytes that are not UTF-8, shown as U+FFFD, in ${(0, import_counted.counted)(lines.length, "added line")}: ${shown}
`;
}
function invalidUtf8Warnings(files) {
  return fileWarnings(files, (hunks) => addedLines(hunks).filter(({ text }) => text.includes(REPLACEMENT)), {
    says: () => "adds what is not UTF-8 and was shown as U+FFFD",
    more: "with what is not UTF-8"
  });
}
function bytesIn(line) {
  return [...line.matchAll(BYTES)].flatMap(
    ([, byte]) => byte === void 0 ? [] : [byte.charCodeAt(0).toString(16).toUpperCase()]
  );
}
var MOST_CHARACTERS = 8;
function unseenNote(hunks) {
  return KINDS.map(({ what, find }) => {
    const lines = find(hunks);
    return lines.length === 0 ? "" : `${what}, in ${(0, import_counted.counted)(lines.length, "added line")}: ${namesIn(lines)}
`;
  }).join("");
}
function unseenWarnings(files) {
  return KINDS.flatMap(
    ({ what, find }) => fileWarnings(files, find, { says: (lines) => `adds ${what}, ${namesIn(lines)}`, more: `with ${what}` })
  );
}
var KINDS = [
  { what: "characters that cannot be seen", find: unseenLines },
  { what: "letters of another alphabet within a word", find: mixedLines }
];
var BLANK = /[\p{Co}\u2800]/gu;
var OTHER = String.raw`[\p{Script=Cyrillic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονικ]`;
var LATIN = String.raw`\p{Script=Latin}`;
var MIXED = new RegExp(
  String.raw`${LATIN}[\p{N}_]*(?<behind>${OTHER})|(?<before>${OTHER})[\p{N}_]*(?=${LATIN})`,
  "gu"
);
function mixedLines(hunks) {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const letters = [...text.matchAll(MIXED)].map(
      ({ groups }) => groups?.["behind"] ?? groups?.["before"] ?? ""
    );
    return letters.length === 0 ? [] : [{ line, characters: [...new Set(letters.map(codePoint))] }];
  });
}
function unseenLines(hunks) {
  return addedLines(hunks).flatMap(({ line, text }) => {
    const characters = /* @__PURE__ */ new Set();
    (0, import_inert_2.replaceInvisible)(readable(text, line), (char) => {
      characters.add(codePoint(char));
      return "";
    });
    for (const [blank] of text.matchAll(BLANK)) characters.add(codePoint(blank));
    return characters.size === 0 ? [] : [{ line, characters: [...characters] }];
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
    const notes = modeLines(file, patch) + linkLine(file, patch) + unseenNote(hunks) + (hunks.length === 0 ? "" : invalidUtf8Note(file, patch));
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: notes + fileHeader(file.path, from, status),
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
    const text = (0, import_hunk_text.hunkText)(patch, hunk);
    return {
      id: (0, import_hunk_text.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_shown_path.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_shown_path.shownPath)(`b/${path}`);
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
function linkLine(file, patch) {
  const link = (0, import_changed_links.linkIn)(file, patch);
  if (link === void 0) return "";
  const where = link.leaves ? ", which is outside of the repository" : "";
  return `symbolic link to ${JSON.stringify(link.target)}${where}
`;
}
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
function switchedWithLines({
  path,
  header
}) {
  const [, before, after] = /^old mode (\d+)\nnew mode (\d+)$/m.exec(header) ?? [];
  if (before === "100755" === (after === "100755")) return [];
  return [{ path, becomes: after === "100755" ? "executable" : "mode" }];
}
});
exports["stored-reply"] = __part((module, exports) => {
__export(exports, { storedReply: () => storedReply });
var [import_split_sources, import_ledger, import_own_key, import_files] = ["index-758d4a94/split-sources", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract, by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy ?? null) {
  const stored = (0, import_ledger.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_files.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_own_key.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_split_sources.parseReply)(contract, bytes.toString("utf8"));
}
});
