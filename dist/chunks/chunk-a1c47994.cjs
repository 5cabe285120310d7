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
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_7aaca261;
var from_chunk_8bb2ef54;
var from_chunk_b492da22;
var from_pre_a910e939;
var from_main;
parts["chunk-BPDDXC6Y"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  randomHex: () => randomHex,
  randomId: () => randomId
});
module.exports = __toCommonJS(stdin_exports);
var import_node_crypto = require("node:crypto");
function randomHex(bytes) {
  return (0, import_node_crypto.randomBytes)(bytes).toString("hex");
}
var LETTERS = "abcdefghjkmnpqrstuvwxyz";
var ALPHABET = `${LETTERS}23456789`;
function randomId() {
  const rest = Array.from({ length: 5 }, () => ALPHABET[(0, import_node_crypto.randomInt)(ALPHABET.length)]);
  return [LETTERS[(0, import_node_crypto.randomInt)(LETTERS.length)], ...rest].join("");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  randomHex,
  randomId
});
});
parts["chunk-CJPODVJK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  differences: () => differences,
  fingerprintRepository: () => fingerprintRepository
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var HASHED_BYTES = 32 * 1024 * 1024;
async function fingerprintRepository(repository) {
  const env = await (0, import_chunk_WYARB6QR.withoutPrograms)(repository);
  const git = async (...args) => (await (0, import_chunk_MZPW42QD.runGit)(repository.top, args, { env, answers: [0, 1] })).stdout;
  const [name, sha, index, refs, status] = await Promise.all([
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
    )
  ]);
  const files = statusPaths(status).filter((path) => !(0, import_chunk_HH4NBPQT.ownFile)(path));
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
  return (0, import_chunk_DK2Y3MEL.records)(status).flatMap((record) => {
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
  const { stdout } = await (0, import_chunk_MZPW42QD.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD"], {
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
parts["chunk-EG3SYAKL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BTK3VLP2 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BTK3VLP2"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_Z5MRELTP.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : judged.remarks;
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused") await recordRefusal(run, slot, `refused/claims: ${judged.why}`);
    throw new import_chunk_Z5MRELTP.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_BTK3VLP2.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  return problems;
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_chunk_BTK3VLP2.judgeReply)({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        (0, import_chunk_CLVWUEFR.requireSlot)({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof import_chunk_Z5MRELTP.Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said) {
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await (0, import_chunk_BTK3VLP2.cleanWords)(run, said)}`;
  await (0, import_chunk_AVHIYBNK.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why }
  );
}
async function storeOnce(run, slot, bytes) {
  const agentId = `${BY_HAND}${(0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0}`;
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_YKMPV6QP.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_YKMPV6QP.readBytes)(path)));
  if (!isOurs) {
    throw new import_chunk_Z5MRELTP.Failure("run/slot-stored", `slot ${slot.slot} takes no reply: it has one, or was given up`, {
      hint: `go on with: correctless next ${run.file.run}`
    });
  }
  await (0, import_chunk_AVHIYBNK.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand
});
});
parts["chunk-EN3FHX4L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  WARN_FILES: () => WARN_FILES,
  settingsOf: () => settingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var MAX_FINDINGS = 15;
var WARN_FILES = 50;
function settingsOf(config, options) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = options.deep === true ? import_chunk_D6J7BW6E.LENSES : review.lenses ?? import_chunk_D6J7BW6E.DEFAULT_LENSES;
  return {
    threshold: review.threshold ?? import_chunk_COCIJOXI.THRESHOLD,
    max_findings: review.max_findings ?? MAX_FINDINGS,
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_D6J7BW6E.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_D6J7BW6E.SCOPE_POLICIES
    ),
    lenses: import_chunk_D6J7BW6E.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  WARN_FILES,
  settingsOf
});
});
parts["chunk-PMBW7GTX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  storedReply: () => storedReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_node_crypto = require("node:crypto");
async function storedReply(run, slot, contract) {
  const by = run.states.find((state) => state.slot.slot === slot.slot)?.storedBy;
  const stored = (0, import_chunk_AVHIYBNK.eventsOf)(run.ledger, "stored").find((e) => e.slot === slot.slot && e.agentId === by);
  if (stored === void 0) return void 0;
  const path = run.paths.reply(stored.agentId);
  const bytes = await (0, import_chunk_YKMPV6QP.readBytes)(path);
  if ((0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex") !== stored.sha256) {
    throw (0, import_chunk_AVHIYBNK.corrupt)(path, "is not the reply that was stored");
  }
  return (0, import_chunk_CLVWUEFR.parseReply)(contract, bytes.toString("utf8"));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  storedReply
});
});
parts["chunk-S2HOTOBU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  slotNames: () => slotNames,
  writeSlots: () => writeSlots
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_node_crypto = require("node:crypto");
async function writeSlots(paths, run, phase, slots, uncovered) {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await (0, import_chunk_UBEHNHW4.sealPlanned)(paths);
  await (0, import_chunk_AVHIYBNK.record)(paths, {
    kind: "planned",
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why }))
  });
}
async function writeSlot(paths, run, phase, { packet, findings, ids, role }) {
  const number = (0, import_chunk_SMKJISEK.slotParts)(packet.slot)?.number ?? 0;
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(packet.text, "utf8").digest("hex");
  const slot = {
    ...(0, import_chunk_YL4GAA7I.stampOf)(run),
    slot: packet.slot,
    phase,
    agent: packet.agent,
    model: modelOf(run, phase),
    packet: { bytes: packet.bytes, sha256 },
    hunks: [...packet.hunks],
    paths: [...packet.paths],
    ...findings === void 0 ? {} : { findings: [...findings] },
    ...ids === void 0 ? {} : { ids: [...ids] },
    ...role === void 0 ? {} : { role }
  };
  await (0, import_chunk_YKMPV6QP.writeFileAtomically)(paths.packet(number), packet.text);
  await (0, import_chunk_YKMPV6QP.writeFileAtomically)(paths.slot(number), (0, import_chunk_AVHIYBNK.jsonText)(slot));
}
function modelOf({ settings: { models } }, phase) {
  switch (phase) {
    case "summary":
    case "review":
    case "score":
    case "fix":
      return models[phase];
    case "judge":
      return models.review;
    case "hunt":
    case "triage":
    case "verify":
      return models.audit;
  }
}
function slotNames(run, ledger) {
  let last = (0, import_chunk_AVHIYBNK.eventsOf)(ledger, "planned").reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  slotNames,
  writeSlots
});
});
