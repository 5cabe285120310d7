var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["changed-links"] = __part((module, exports) => {
__export(exports, { linkIn: () => linkIn });
var [import_hunk_text] = ["suppressions-2-f634e93d/hunk-text"].map(__load);
var import_node_path = require("node:path");
function linkIn(file, patch) {
  if (file.kind !== "text") return void 0;
  const hunk = file.hunks.at(-1);
  if (hunk === void 0 || hunk.added.length === 0) return void 0;
  const section = patch.lastIndexOf("\ndiff --git ", hunk.bytes.start, "latin1") + 1;
  const end = patch.indexOf("\n@@ ", section, "latin1");
  if (!IS_LINK.test(patch.toString("latin1", section, end < 0 ? hunk.bytes.start : end))) return void 0;
  const lines = (0, import_hunk_text.hunkText)(patch, hunk).split("\n").slice(1);
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
});
exports["config"] = __part((module, exports) => {
__export(exports, { readAddedSuppressions: () => readAddedSuppressions, readConfig: () => readConfig, readSuppressions: () => readSuppressions });
var [import_suppressions_2, import_objects, import_matches_schema, import_input_limits, import_failure] = ["suppressions-2-f634e93d/suppressions-2", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/matches-schema", "main/input-limits", "main/failure"].map(__load);
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE, "configuration");
  if (text === void 0) return {};
  const checked = await (0, import_matches_schema.checkContract)("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new import_failure.Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "fix it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_failure.Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "fix it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, import_suppressions_2.SUPPRESSIONS_FILE, "suppressions");
  return text === void 0 ? [] : (0, import_suppressions_2.parseSuppressions)(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof import_failure.Failure && isOfFile(error)) return error;
      throw error;
    })
  ]);
  if (head instanceof import_failure.Failure) return [`at head: ${head.message}`];
  const added = (0, import_suppressions_2.addedSuppressions)(base, head);
  const named = added.slice(0, MOST_NAMED).map(import_suppressions_2.suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var isOfFile = ({ code }) => code.startsWith("config/") || code === "usage/input-too-large";
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path, kind) {
  const [entry] = await (0, import_objects.listTree)(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  if ((entry.size ?? 0) > import_input_limits.INPUT_LIMITS[kind].bytes) throw (0, import_input_limits.inputTooLarge)(kind, path);
  return (await (0, import_objects.readBlobs)(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
});
exports["create-run"] = __part((module, exports) => {
__export(exports, { KEPT_TREES: () => KEPT_TREES, createRun: () => createRun, keepOutOfGit: () => keepOutOfGit, requireRealFolders: () => requireRealFolders });
var [import_own_key, import_files, import_failure] = ["matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await keepOutOfGit(file.top, [`runs/${file.run}`, "sessions"]);
  if (await (0, import_files.createFileOnce)(paths.run, (0, import_own_key.jsonText)(file))) return;
  throw new import_failure.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function keepOutOfGit(top, folders) {
  await (0, import_files.createFileOnce)((0, import_node_path.join)(top, ".correctless", ".gitignore"), GITIGNORE);
  for (const folder of folders) await (0, import_files.createFileOnce)((0, import_node_path.join)(top, ".correctless", folder, ".gitignore"), "*\n");
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await (0, import_promises.lstat)((0, import_node_path.join)(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new import_failure.Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
});
exports["hunk-text"] = __part((module, exports) => {
__export(exports, { hunkId: () => hunkId, hunkText: () => hunkText });
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
});
exports["suppressions-2"] = __part((module, exports) => {
__export(exports, { SUPPRESSIONS_FILE: () => SUPPRESSIONS_FILE, addedSuppressions: () => addedSuppressions, applySuppressions: () => applySuppressions, maySuppress: () => maySuppress, parseSuppressions: () => parseSuppressions, suppressionLine: () => suppressionLine });
var [import_verify_finding, import_looks, import_matched_paths, import_index, import_scan_json, import_severity_rank, import_failure] = ["extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/scan-json", "own-files-0777bacd/severity-rank", "main/failure"].map(__load);
var OTHER = { kind: "other" };
var ACCEPTED = { kind: "accepted" };
function mayFit(entry, finding) {
  return saidBy(finding).some((one) => isNamed(entry, one, finding));
}
function fitOf(entry, finding, texts) {
  const fits = saidBy(finding).filter((one) => isNamed(entry, one, finding)).map((one) => placeFit(entry, one, texts));
  const fit = fits.find(({ kind }) => kind === "accepted") ?? fits.find(({ kind }) => kind === "unsure");
  return fit?.kind === "accepted" ? alikeAtMost(entry, finding) ?? fit : fit ?? OTHER;
}
function alikeAtMost({ titles }, { claim }) {
  if (titles === void 0 || !(0, import_severity_rank.isGrave)(claim)) return void 0;
  if (titles.some((title) => (0, import_index.isSameTitle)(title, claim.title))) return void 0;
  const why = `what was accepted is called "${titles[0]}", and "${claim.title}" (${claim.severity}) is no more than alike: accept it too if it is the same`;
  return { kind: "unsure", why };
}
function saidBy(finding) {
  return [finding, ...finding.witnesses.filter((one) => (0, import_index.mayBeSameClaim)(finding, one))];
}
function isNamed(entry, said, { open }) {
  const wasNamed = entry.fingerprint === open?.fingerprint;
  const isSaid = entry.titles?.some((title) => (0, import_index.isSimilarTitle)(title, said.claim.title)) ?? true;
  const isThere = entry.place === void 0 ? entry.fingerprint === said.fingerprint : entry.place.lines === said.place?.lines;
  return isSaid && (wasNamed || isThere);
}
function placeFit(entry, said, texts) {
  const { file, side, at } = said;
  const text = (0, import_matched_paths.textOn)(side, file, texts)?.plain;
  if (text === void 0) return { kind: "unsure", why: `${file} cannot be read` };
  const everywhere = (0, import_index.findLines)(trimmed(text, at), text);
  const then = entry.place;
  if (then === void 0) {
    const fit = unboundFit(everywhere, text, { file, side, at }, texts);
    return fit.kind === "accepted" ? anotherCause(void 0, said, texts) ?? fit : fit;
  }
  const possible = everywhere.filter((one) => (0, import_verify_finding.matchesPlace)((0, import_verify_finding.placeAt)(file, one, text), then));
  if (!possible.some(({ start }) => start === at.start)) return OTHER;
  if (possible.length > 1) return severalPlaces(file, possible);
  return anotherCause(then, said, texts) ?? ACCEPTED;
}
function anotherCause(then, { cause }, texts) {
  if (cause === void 0 || then?.cause === (0, import_verify_finding.causeNow)(cause, texts)) return void 0;
  const where = `line ${cause.at.start} of ${cause.file}`;
  return {
    kind: "unsure",
    why: `${where}, which this change touches, is said to break it, and that was not accepted`
  };
}
function unboundFit(everywhere, text, { file, side, at }, texts) {
  if (everywhere.length > 1) return severalPlaces(file, everywhere);
  const before = side === "old" ? void 0 : (0, import_matched_paths.textOn)("old", file, texts)?.plain;
  const then = before === void 0 ? [] : (0, import_index.findLines)(trimmed(text, at), before);
  if (before === void 0 || then.length === 0) return ACCEPTED;
  const here = (0, import_verify_finding.placeAt)(file, at, text);
  if (then.length === 1 && then.every((one) => (0, import_verify_finding.matchesPlace)(here, (0, import_verify_finding.placeAt)(file, one, before))))
    return ACCEPTED;
  return { kind: "unsure", why: `at base it stood elsewhere in ${file}, line ${linesOf(then)}` };
}
function severalPlaces(file, places) {
  return { kind: "unsure", why: `it could be meant for any of lines ${linesOf(places)} of ${file}` };
}
function linesOf(places) {
  const named = places.slice(0, MOST_NAMED).map(({ start }) => String(start));
  return places.length > MOST_NAMED ? `${named.join(", ")} \u2026` : named.join(", ");
}
var MOST_NAMED = 5;
var trimmed = (text, at) => text.linesOf(at).map((line) => line.trim());
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof import_failure.Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new import_failure.Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new import_failure.Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} is there twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return (0, import_scan_json.requireContract)("suppressions", (0, import_scan_json.soleJsonValue)(text, { fence: false, input: "suppressions" }));
}
function applySuppressions(findings, suppressions, today, texts) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const unsure = [];
  const graver = [];
  const sifted = (0, import_looks.sift)(findings, (finding) => {
    let accepted;
    const doubts = [];
    for (const entry of valid.filter((one) => mayFit(one, finding))) {
      const fit = fitOf(entry, finding, texts);
      if (fit.kind === "other") continue;
      used.add(entry);
      const why = fit.kind === "unsure" ? fit.why : tooGrave(entry, finding);
      if (why !== void 0) {
        doubts.push(`${suppressionLine(entry)}: ${why}`);
      } else if (accepted === void 0) {
        accepted = entry;
        graver.push(...graverThan(entry, finding));
      }
    }
    if (accepted === void 0) {
      unsure.push(...doubts);
      return { keep: finding };
    }
    return { drop: { kind: "suppressed", fingerprint: accepted.fingerprint, reason: accepted.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine),
    unsure: [...new Set(unsure)],
    graver
  };
}
function maySuppress(findings, suppressions) {
  return findings.filter((finding) => suppressions.some((entry) => mayFit(entry, finding)));
}
function tooGrave({ titles, severity = "low" }, finding) {
  if (titles !== void 0) return void 0;
  const now = gravest(finding);
  if (!(0, import_severity_rank.isGraver)({ severity: now }, { severity })) return void 0;
  return `it has no titles and accepts nothing graver than ${severity}, and ${finding.claim.title} is said to be ${now}: accept it anew`;
}
function gravest(finding) {
  const claims = finding.witnesses.map(({ claim }) => claim);
  return claims.reduce((worst, one) => (0, import_severity_rank.isGraver)(one, worst) ? one : worst, finding.claim).severity;
}
function graverThan({ severity: then, fingerprint }, finding) {
  const now = gravest(finding);
  if (then === void 0 || !(0, import_severity_rank.isGrave)({ severity: now }) || !(0, import_severity_rank.isGraver)({ severity: now }, { severity: then }))
    return [];
  const { file, at, claim } = finding;
  return [
    `[${file}:${at.start}] ${claim.title}: accepted as ${then}, now ${now} (${fingerprint.slice(0, 12)})`
  ];
}
function suppressionLine({ fingerprint, reason, by, expires }) {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}
function addedSuppressions(base, head) {
  const whatOf = ({ titles, severity, place }) => JSON.stringify([titles, severity, place]);
  const isAtBase = (entry) => base.some(
    (one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires && whatOf(one) === whatOf(entry)
  );
  return head.filter((entry) => !isAtBase(entry));
}
});
