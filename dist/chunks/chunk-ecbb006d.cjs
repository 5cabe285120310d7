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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_main;
parts["chunk-3KT3JBPS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishSharedSteps: () => finishSharedSteps,
  finishStep: () => finishStep,
  readVerdict: () => readVerdict,
  verdictLine: () => verdictLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_LN5UF4SI = parts["chunk-LN5UF4SI"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  return concludeStep(run, await validatorsReply(run));
}
async function finishSharedSteps(run, ids) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, "execute-step-validator-shared");
  const clean = reply === void 0 ? void 0 : await (0, import_chunk_KILPOJOR.createRedactor)().redactIn(reply);
  const whole = clean === void 0 ? void 0 : wholeVerdict(clean);
  const verdict = await concludeStep(run, whole);
  const isTheirs = whole !== void 0 && (0, import_chunk_Y4VNX2VG.jsonText)(verdict) === (0, import_chunk_Y4VNX2VG.jsonText)(whole);
  const own = new Map(clean?.verdicts.map(({ id, valid, reason }) => [id, { valid, reason }]));
  return new Map(ids.map((id) => [id, isTheirs ? own.get(id) ?? NO_RESULT : { ...verdict, valid: false }]));
}
function wholeVerdict({ verdicts }) {
  return {
    valid: verdicts.every(({ valid }) => valid),
    reason: verdicts.map(({ id, reason }) => `${id}: ${reason}`).join("\n")
  };
}
async function concludeStep(run, reply) {
  const stored = await (0, import_chunk_Y4VNX2VG.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_chunk_I6EGR7Y3.ending)(run.ledger) !== void 0) return stored;
  const before = await (0, import_chunk_5KINXVLH.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_JFFL4YWH.fingerprintRepository)(await (0, import_chunk_LN5UF4SI.workTreeOf)(run.file));
  const changed = (0, import_chunk_JFFL4YWH.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(run.paths.verdict, (0, import_chunk_Y4VNX2VG.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_chunk_I6EGR7Y3.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_chunk_Y4VNX2VG.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_Y4VNX2VG.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_chunk_I6EGR7Y3.ending)(run.ledger) !== void 0) return verdict;
  throw new import_chunk_J3I4R3VV.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: ${(0, import_chunk_QCNB2JM5.nextCommand)(run.file)}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_PQUTTT4H.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_KILPOJOR.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishSharedSteps,
  finishStep,
  readVerdict,
  verdictLine
});
});
parts["chunk-5YN5MLKB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  namesOf: () => namesOf,
  requireCacheOutside: () => requireCacheOutside
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_5ZFEDAR5 = parts["chunk-5ZFEDAR5"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_WDRVM6EA.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_FPQD5OSR.targetText)(target);
  return asked === "" ? await (0, import_chunk_EXQDFZCV.currentBranch)(repository) ?? head.label : (0, import_chunk_IFVQ7AHZ.shortIds)(asked);
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_WCK3D5U5.isInside)(cacheRoot, top)) return;
  throw new import_chunk_J3I4R3VV.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
async function namesOf({ repository, target, given }, change, redactor) {
  return {
    title: await (0, import_chunk_5ZFEDAR5.cleanText)(await titleOf(repository, target, change), redactor),
    asked: await (0, import_chunk_5ZFEDAR5.cleanText)((0, import_chunk_FPQD5OSR.targetText)(target), redactor),
    ...given === void 0 ? {} : { given: [...given] }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  namesOf,
  requireCacheOutside
});
});
parts["chunk-5ZFEDAR5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanMaterial: () => cleanMaterial,
  cleanText: () => cleanText,
  redactHunks: () => redactHunks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
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
        // Behind the second `@@` stands a line of the file.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old)),
        now: now(sideLines(body, "+"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new))
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cleanMaterial,
  cleanText,
  redactHunks
});
});
parts["chunk-HCV6P5DB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  capFor: () => capFor,
  capForScoring: () => capForScoring,
  linked: () => linked,
  presumedDefects: () => presumedDefects,
  randomHex: () => randomHex,
  randomId: () => randomId,
  slotNames: () => slotNames,
  strongestFirst: () => strongestFirst,
  writeSlots: () => writeSlots
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
function randomHex(bytes) {
  return (0, import_node_crypto.randomBytes)(bytes).toString("hex");
}
var LETTERS = "abcdefghjkmnpqrstuvwxyz";
var ALPHABET = `${LETTERS}23456789`;
function randomId() {
  const rest = Array.from({ length: 5 }, () => ALPHABET[(0, import_node_crypto.randomInt)(ALPHABET.length)]);
  return [LETTERS[(0, import_node_crypto.randomInt)(LETTERS.length)], ...rest].join("");
}
async function writeSlots(paths, run, phase, slots, uncovered) {
  for (const slot of slots) await writeSlot(paths, run, phase, slot);
  await (0, import_chunk_I6EGR7Y3.sealPlanned)(paths);
  await (0, import_chunk_Y4VNX2VG.record)(paths, {
    kind: "planned",
    phase,
    slots: slots.map(({ packet }) => packet.slot),
    uncovered: uncovered.map(({ hunk, why }) => ({ hunk, why }))
  });
}
async function writeSlot(paths, run, phase, { packet, lenses, findings, ids, role }) {
  const number = (0, import_chunk_DRNRIY4A.slotParts)(packet.slot)?.number ?? 0;
  const sha256 = (0, import_node_crypto2.createHash)("sha256").update(packet.text, "utf8").digest("hex");
  const slot = {
    ...(0, import_chunk_5KINXVLH.stampOf)(run),
    slot: packet.slot,
    phase,
    agent: packet.agent,
    model: modelOf(run, phase),
    packet: { bytes: packet.bytes, sha256 },
    ...lenses === void 0 ? {} : { lenses: [...lenses] },
    hunks: [...packet.hunks],
    paths: [...packet.paths],
    ...findings === void 0 ? {} : { findings: [...findings] },
    ...ids === void 0 ? {} : { ids: [...ids] },
    ...role === void 0 ? {} : { role }
  };
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.packet(number), packet.text);
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.slot(number), (0, import_chunk_Y4VNX2VG.jsonText)(slot));
}
function modelOf({ settings: { models } }, phase) {
  switch (phase) {
    case "summary":
    case "review":
    case "score":
    case "fix":
      return models[phase];
    case "sources":
    case "judge":
      return models.review;
    case "hunt":
    case "triage":
    case "verify":
      return models.audit;
  }
}
function slotNames(run, ledger) {
  let last = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "planned").reduce((n, event) => n + event.slots.length, 0);
  return () => {
    last += 1;
    return `${run.run}/${last}`;
  };
}
function linked(things, linksOf) {
  const parents = things.map((_, index) => index);
  const holders = /* @__PURE__ */ new Map();
  for (const [index, thing] of things.entries()) {
    for (const link of linksOf(thing)) {
      const holder = holders.get(link);
      if (holder === void 0) holders.set(link, index);
      else join(parents, holder, index);
    }
  }
  const groups = /* @__PURE__ */ new Map();
  for (const [index, thing] of things.entries()) {
    const top = topOf(parents, index);
    const group = groups.get(top);
    if (group === void 0) groups.set(top, [thing]);
    else group.push(thing);
  }
  return [...groups.values()];
}
function join(parents, a, b) {
  parents[topOf(parents, b)] = topOf(parents, a);
}
function topOf(parents, index) {
  let at = index;
  for (; ; ) {
    const parent = parents[at] ?? at;
    if (parent === at) return at;
    const above = parents[parent] ?? parent;
    parents[at] = above;
    at = above;
  }
}
function presumedDefects(findings) {
  const names = clusters(findings);
  return linked(findings, (finding) => names.get(finding) ?? []);
}
function clusters(findings) {
  const sides = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    for (const { where, at } of placesOf(finding)) {
      const beside = sides.get(where);
      if (beside === void 0) sides.set(where, [{ finding, at }]);
      else beside.push({ finding, at });
    }
  }
  const names = /* @__PURE__ */ new Map();
  for (const [where, places] of sides) {
    let [stretch, end] = [0, 0];
    for (const { finding, at } of places.toSorted((a, b) => a.at.start - b.at.start)) {
      if (at.start > end) stretch += 1;
      end = Math.max(end, at.end);
      names.set(finding, [...names.get(finding) ?? [], `${where} ${stretch}`]);
    }
  }
  return names;
}
function placesOf({ file, side, at, cause, also = [] }) {
  return [{ file, side, at }, ...cause === void 0 ? [] : [cause], ...also].map((place) => ({
    where: `${"whole" in place ? place.whole : ""} ${place.side} ${place.file}`,
    at: place.at
  }));
}
var bySeverity = (0, import_chunk_UTFC5QHX.by)((finding) => import_chunk_PXWIJ4LO.SEVERITIES.indexOf((0, import_chunk_LZCTZWJL.severityOf)(finding)));
var byPlace = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((f) => f.file),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.start),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.end),
  (0, import_chunk_UTFC5QHX.by)((f) => f.side),
  (0, import_chunk_UTFC5QHX.by)((f) => f.lens),
  (0, import_chunk_UTFC5QHX.by)((f) => f.claim.title),
  (0, import_chunk_UTFC5QHX.by)((f) => f.fingerprint),
  (0, import_chunk_UTFC5QHX.by)((f) => JSON.stringify(f.claim)),
  // Last: names of slots say nothing, and differ between a review and the same one in shards.
  (0, import_chunk_UTFC5QHX.by)((f) => f.slot)
);
var strongestFirst = (0, import_chunk_UTFC5QHX.inOrder)(bySeverity, byPlace);
function rankFindings(findings) {
  return findings.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      bySeverity,
      (0, import_chunk_UTFC5QHX.by)((f) => -f.witnesses.length),
      byPlace
    )
  );
}
var MAX_SCORED = 15;
var LINES_OF_CAP = 400;
var MOST_SCORED = 60;
function capFor(changedLines) {
  return Math.min(MOST_SCORED, MAX_SCORED * Math.max(1, Math.ceil(changedLines / LINES_OF_CAP)));
}
function capForScoring(findings, max) {
  const ranked = rankFindings(findings);
  const scored = new Set(presumedDefects(ranked).slice(0, max).flat());
  return {
    kept: ranked.filter((finding) => scored.has(finding)),
    dropped: ranked.filter((finding) => !scored.has(finding)).map((value) => ({ value, reason: { kind: "not_scored", cap: max } }))
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  capFor,
  capForScoring,
  linked,
  presumedDefects,
  randomHex,
  randomId,
  slotNames,
  strongestFirst,
  writeSlots
});
});
parts["chunk-KVCEHJIA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  LINES_WITH_SUMMARY: () => LINES_WITH_SUMMARY,
  WARN_FILES: () => WARN_FILES,
  settingsOf: () => settingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HCV6P5DB = parts["chunk-HCV6P5DB"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var EVERY = "all";
function namedLenses(value) {
  const names = value.split(",").map((name) => name.trim());
  if (names.length === 1 && names[0] === EVERY) return import_chunk_PXWIJ4LO.LENSES;
  return names.map(lensNamed);
}
function lensNamed(name) {
  const found = import_chunk_PXWIJ4LO.LENSES.find((lens) => lens === name);
  if (found !== void 0) return found;
  const meant = (name === "" ? void 0 : import_chunk_PXWIJ4LO.LENSES.find((lens) => lens.startsWith(name))) ?? (0, import_chunk_XVJUAOZE.nearest)(name, [...import_chunk_PXWIJ4LO.LENSES, EVERY]);
  const what = name === "" ? "a name is missing" : `"${name}" is no lens`;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--lenses: ${what}`, {
    hint: `${meant === void 0 ? "" : `did you mean ${meant}? `}lenses: ${import_chunk_PXWIJ4LO.LENSES.join(", ")}; all stands alone`
  });
}
var LINES_WITH_SUMMARY = 400;
var LINES_AT_A_GLANCE = 100;
var READERS_OF_DEEP = 2;
var WARN_FILES = 50;
function settingsOf(config, options, size = {}) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const { lenses, namedBy } = askedLenses(options, review.lenses);
  const calls = callsOf(options, size, { lenses, namedBy });
  return {
    threshold: review.threshold ?? import_chunk_IJXJ7C2R.THRESHOLD,
    max_findings: mostFindings(review.max_findings ?? (0, import_chunk_HCV6P5DB.capFor)(size.changedLines ?? 0), calls),
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_PXWIJ4LO.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_PXWIJ4LO.SCOPE_POLICIES
    ),
    lenses: import_chunk_PXWIJ4LO.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    ...namedBy === void 0 ? {} : { named_by: namedBy },
    rules,
    calls,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function askedLenses({ deep = false, quick = false, lenses, noRules }, configured) {
  if (quick && (deep || lenses !== void 0)) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--quick and ${deep ? "--deep" : "--lenses"} exclude each other`, {
      hint: "leave one out: --quick calls one reviewer, --deep all"
    });
  }
  if (quick) return { lenses: import_chunk_PXWIJ4LO.LENSES.filter((lens) => (0, import_chunk_PXWIJ4LO.lensRecord)(lens).statesIntent === true) };
  if (lenses === void 0) {
    if (deep) return { lenses: import_chunk_PXWIJ4LO.LENSES, namedBy: "--deep" };
    return configured === void 0 ? { lenses: import_chunk_PXWIJ4LO.DEFAULT_LENSES } : { lenses: configured, namedBy: "review.lenses" };
  }
  const named = namedLenses(lenses);
  if (deep) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", "--deep and --lenses exclude each other", {
      hint: "leave one out; --deep runs every lens"
    });
  }
  if (noRules && named.every((lens) => lens === "rules-compliance")) {
    throw new import_chunk_J3I4R3VV.Failure(
      "usage/bad-value",
      "--lenses names rules-compliance alone, which --no-rules leaves out",
      {
        hint: "leave out --no-rules, or name another lens"
      }
    );
  }
  return { lenses: named, namedBy: "--lenses" };
}
function callsOf({ quick = false, deep = false }, { changedLines = 0, isPart = false }, { lenses, namedBy }) {
  if (quick) return { summary: false, places: import_chunk_PXWIJ4LO.MOST_DEFECTS_TOGETHER, quick };
  const isLarge = changedLines >= LINES_WITH_SUMMARY;
  const hasFirst = lenses.some((lens) => (0, import_chunk_PXWIJ4LO.lensRecord)(lens).statesIntent === true);
  return {
    summary: isPart || isLarge,
    places: changedLines < LINES_AT_A_GLANCE ? import_chunk_PXWIJ4LO.MOST_PLACES_OF_SMALL : import_chunk_PXWIJ4LO.MOST_PLACES_TOGETHER,
    quick,
    ...isLarge || namedBy !== void 0 ? {} : { shared: true },
    ...isLarge && hasFirst ? { in_a_row: true } : {},
    ...deep ? { readers: READERS_OF_DEEP } : {}
  };
}
function mostFindings(most, { quick }) {
  return quick ? Math.min(most, import_chunk_PXWIJ4LO.MOST_DEFECTS_TOGETHER) : most;
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  LINES_WITH_SUMMARY,
  WARN_FILES,
  settingsOf
});
});
parts["chunk-LN5UF4SI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditSide: () => auditSide,
  planStage: () => planStage,
  stageRunFile: () => stageRunFile,
  workTreeOf: () => workTreeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KVCEHJIA = parts["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_HCV6P5DB = parts["chunk-HCV6P5DB"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
function stageRunFile({ file }, { kind, round, title, sides, treeRoot, subjects }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_KVCEHJIA.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_HCV6P5DB.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_Y4VNX2VG.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_HCV6P5DB.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...subjects === void 0 ? {} : { subjects: [...subjects] }
    }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_EXQDFZCV.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(run.top, run.run);
  await (0, import_chunk_U72TFYS5.createRun)(run, paths);
  await (0, import_chunk_5KINXVLH.writeStamped)(paths.fingerprint, run, await (0, import_chunk_JFFL4YWH.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_HCV6P5DB.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  const subjects = run.audit?.subjects;
  const shared = subjects === void 0 ? {} : { subjects };
  await (0, import_chunk_IVPVFB6G.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject, ...shared });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_SD67457G.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
});
