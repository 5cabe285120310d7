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
var from_chunk_237ea335;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_818215cd;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_c0cc658a;
var from_chunk_d1296144;
var from_chunk_f498f710;
var from_chunk_ff949c2a;
var from_look_072ec54c;
var from_main;
parts["guard-MAEQID2W"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  guardCommand: () => guardCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GSWFLJG4 = (from_chunk_818215cd ??= require("./chunk-818215cd.cjs"))["chunk-GSWFLJG4"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_YX7C7QYY = (from_look_072ec54c ??= require("./look-072ec54c.cjs"))["chunk-YX7C7QYY"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
function pathReadings(claim, where) {
  const slashed = claim.replaceAll("\\", "/");
  const inside = fromFolders(slashed, where);
  if ((inside.length === 0 ? [slashed] : inside).some(isInGit)) return { kind: "git" };
  const spellings2 = [.../* @__PURE__ */ new Set([claim, slashed])];
  const tiers = [...spellings2, ...spellings2.flatMap(withoutPrefix)].map((path) => fromFolders(path, where));
  return {
    kind: "paths",
    tiers: tiers.map((paths) => paths.map(import_chunk_BN7E3F24.asRepoPath).filter((path) => path !== void 0))
  };
}
function isInGit(path) {
  return /(?:^|\/)\.git(?:\/|$)/i.test(import_node_path.posix.normalize(path));
}
function fromFolders(claim, { roots, standing: standing2 }) {
  const path = claim.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
  if (path.startsWith("/") || /^[A-Z]:\//.test(path)) {
    const root = roots.find((one) => path.startsWith(`${one}/`));
    return root === void 0 ? [] : [import_node_path.posix.normalize(path.slice(root.length + 1))];
  }
  return [.../* @__PURE__ */ new Set([import_node_path.posix.normalize(path), import_node_path.posix.join(standing2, path)])];
}
function withoutPrefix(path) {
  const rest = /^[ab]\/(.+)$/s.exec(import_node_path.posix.normalize(path))?.[1];
  return rest === void 0 ? [] : [rest];
}
function namedPaths(findings, where) {
  const claims = findings.flatMap(
    ({ places }) => places.flatMap((place) => place.kind === "place" ? place.claims : [])
  );
  return new Set(
    [...new Set(claims)].flatMap((claim) => {
      const readings = pathReadings(claim, where);
      return readings.kind === "git" ? [] : readings.tiers.flat();
    })
  );
}
function guardFindings(findings, world) {
  if (world.changed.size === 0) {
    throw new import_chunk_LTC5LSMU.Failure("refused/empty-change-map", "no changed file is known, so no finding can be placed", {
      hint: "see what the target holds: correctless diff TARGET"
    });
  }
  const { kept, dropped } = (0, import_chunk_ISSFKS4Y.sift)(findings, (finding) => {
    const decided = decide(finding, world);
    return decided.kept ? { keep: finding } : { drop: decided };
  });
  const unlocatableCount = dropped.filter(({ reason }) => reason.placement === "unlocatable").length;
  const passes = unlocatableCount === 0 ? "pass" : "error";
  return {
    status: kept.length > 0 ? "fail" : passes,
    kept,
    dropped: dropped.map(({ value: finding, reason: { placement, reason } }) => ({
      finding,
      placement,
      reason
    })),
    filteredCount: dropped.length,
    unlocatableCount
  };
}
function decide(finding, world) {
  const all = finding.places.flatMap((place) => decidePlace(place, world));
  const unlocatable = all.find(({ placement }) => placement === "unlocatable");
  return all.find(({ kept }) => kept) ?? unlocatable ?? all[0] ?? nowhere("a finding without a place");
}
function decidePlace(place, world) {
  if (place.kind === "unreadable") return [nowhere(`${place.what} cannot be looked up`)];
  const readings = place.claims.map((claim2) => pathReadings(claim2, world));
  const [claim] = place.claims;
  if (readings.some(({ kind }) => kind === "git")) {
    return [{ kept: false, placement: "outside", reason: `${claim} is in .git, which no change holds` }];
  }
  const tiers = readings.flatMap((reading) => reading.kind === "git" ? [] : reading.tiers);
  const meant = pathsMeant(tiers, world);
  if (meant.length === 0) return [nowhere(`file ${JSON.stringify(claim)} is on neither side of the change`)];
  return meant.map((file) => decideLines({ ...place, file }, world));
}
function pathsMeant(tiers, { linesOf }) {
  const there = tiers.map((paths) => paths.filter((path) => linesOf(path) !== void 0));
  const decides = there.findIndex((paths) => paths.some((path) => linesOf(path)?.old !== void 0));
  return [...new Set((decides === -1 ? there : there.slice(0, decides + 1)).flat())];
}
function decideLines(claimed, world) {
  const { changed, policy } = world;
  const place = { ...claimed, side: sideOf(claimed, world) };
  const { file, at } = place;
  const where = `${at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`} of ${file}`;
  const count = countOn(place, world);
  if (count === void 0) return nowhere(`${where}: the ${place.side} side has no such file`);
  if (at.start > Math.max(count, 1)) return nowhere(`${where}: the file has ${count} lines`);
  const placement = (0, import_chunk_ISSFKS4Y.placementOf)({ ...place, isImpact: false }, changed);
  if ((0, import_chunk_ISSFKS4Y.allowedBy)(policy, placement)) return { kept: true, placement, reason: where };
  if (at.end > count) return nowhere(`${where}: the file has ${count} lines`);
  const ends = world.otherEndsOf?.(file)?.[place.side] ?? 0;
  const above = { start: Math.max(1, at.start - ends), end: at.end };
  if (ends > 0 && (0, import_chunk_ISSFKS4Y.allowedBy)(policy, (0, import_chunk_ISSFKS4Y.placementOf)({ ...place, at: above, isImpact: false }, changed))) {
    return nowhere(`${where} may be a line above: the file has ${ends} line ends that git does not count`);
  }
  const change = changed.get(file);
  if (change?.kind === "opaque" && (change.why === "binary" || change.why === "submodule")) {
    return nowhere(`${where}: the change of a ${change.why} shows no lines`);
  }
  const meaning = placement === "outside" && world.isNarrowed === true ? OUTSIDE_OF_PATHS : MEANINGS[placement];
  return { kept: false, placement, reason: `${where} ${meaning}` };
}
function sideOf({ file, side }, { linesOf }) {
  return linesOf(file)?.new === void 0 ? "old" : side;
}
function countOn({ file, side }, { changed, linesOf }) {
  const lines = linesOf(file)?.[side];
  const change = changed.get(file);
  if (lines !== void 0 || side === "new" || change === void 0 || change.kind === "deleted")
    return lines;
  return change.from === void 0 ? void 0 : linesOf(change.from)?.old;
}
var MEANINGS = {
  added: "is an added line",
  deletion_anchor: "is where lines were removed",
  impact: "is affected by the change",
  hunk_context: "is near a change, but unchanged",
  changed_file: "is an unchanged part of a changed file",
  outside: "is not in a changed file"
};
var OUTSIDE_OF_PATHS = "is not in a changed file of the paths that were asked for";
function nowhere(reason) {
  return { kept: false, placement: "unlocatable", reason };
}
function guardJson(answer) {
  const kept = answer.kept.map(({ text }) => `    ${text}`);
  const dropped = answer.dropped.map(
    ({ finding, placement, reason }) => `    { "finding": ${finding.text}, "placement": ${JSON.stringify(placement)}, "reason": ${JSON.stringify(reason)} }`
  );
  return `{
  "status": ${JSON.stringify(answer.status)},
  "kept": ${list(kept)},
  "dropped": ${list(dropped)},
  "filteredCount": ${answer.filteredCount},
  "unlocatableCount": ${answer.unlocatableCount}
}
`;
}
function list(elements) {
  return elements.length === 0 ? "[]" : `[
${elements.join(",\n")}
  ]`;
}
function decodeFindings(bytes) {
  const [first, second] = bytes;
  const utf16 = first === 255 && second === 254 ? "utf-16le" : first === 254 && second === 255 ? "utf-16be" : void 0;
  try {
    return new TextDecoder(utf16 ?? "utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new import_chunk_LTC5LSMU.Failure("refused/not-strict-json", "the findings are not UTF-8 text", {
      hint: "write them in UTF-8, or in UTF-16 with a byte order mark",
      cause
    });
  }
}
function elementsIn(list2) {
  const elements = [];
  let at = (0, import_chunk_BQ5ILKU4.afterBlank)(list2, 1);
  while (list2[at] !== "]") {
    const end = (0, import_chunk_BQ5ILKU4.scanValue)(list2, at);
    elements.push(list2.slice(at, end));
    at = nextPart(list2, end);
  }
  return elements;
}
function membersIn(object) {
  const members = /* @__PURE__ */ new Map();
  let at = (0, import_chunk_BQ5ILKU4.afterBlank)(object, 1);
  while (object[at] !== "}") {
    const keyEnd = (0, import_chunk_BQ5ILKU4.scanValue)(object, at);
    const start = (0, import_chunk_BQ5ILKU4.afterBlank)(object, (0, import_chunk_BQ5ILKU4.afterBlank)(object, keyEnd) + 1);
    const end = (0, import_chunk_BQ5ILKU4.scanValue)(object, start);
    members.set(JSON.parse(object.slice(at, keyEnd)), object.slice(start, end));
    at = nextPart(object, end);
  }
  return members;
}
function nextPart(text, end) {
  const at = (0, import_chunk_BQ5ILKU4.afterBlank)(text, end);
  return text[at] === "," ? (0, import_chunk_BQ5ILKU4.afterBlank)(text, at + 1) : at;
}
var HINT = 'hand over [{"file": \u2026, "line": \u2026}], {"violations": [\u2026]}, {"findings": [\u2026]}, SARIF 2.1.0, rdjson, rdjsonl, or the JSON of bandit, eslint, mypy, pyright, ruff, semgrep or GitLab\u2019s code quality';
function refusedFindings(message) {
  return new import_chunk_LTC5LSMU.Failure("refused/schema", message, { hint: HINT });
}
function withFormats(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure && (error.code === "refused/no-json" || error.code === "refused/several-json-values")) {
      throw new import_chunk_LTC5LSMU.Failure(error.code, error.message, { hint: HINT, cause: error });
    }
    throw error;
  }
}
function diagnosticLines(text) {
  if (!text.startsWith("{")) return void 0;
  const first = text.slice(0, (0, import_chunk_BQ5ILKU4.scanValue)(text, 0));
  if (!isDiagnostic(first)) return void 0;
  const lines = [first];
  for (let end = first.length; end < text.length; ) {
    const start = (0, import_chunk_BQ5ILKU4.afterBlank)(text, end);
    if (!text.slice(end, start).includes("\n")) {
      throw refusedFindings(`line ${lines.length} of rdjsonl goes on behind its object`);
    }
    end = (0, import_chunk_BQ5ILKU4.scanValue)(text, start);
    const line = text.slice(start, end);
    if (!line.startsWith("{") || !isDiagnostic(line)) {
      throw refusedFindings(`line ${lines.length + 1} of rdjsonl is no object with a location`);
    }
    lines.push(line);
  }
  return lines;
}
function isDiagnostic(object) {
  const members = membersIn(object);
  const isPlaced = members.has("location") || ["file", "line", "message"].every((key) => members.has(key));
  return isPlaced && !CONTAINERS.some((key) => members.has(key));
}
var CONTAINERS = ["violations", "findings", "runs", "diagnostics", "results", "generalDiagnostics"];
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function valueAt(value, ...keys) {
  let at = value;
  for (const key of keys) {
    if (Array.isArray(at) && typeof key === "number") at = at[key];
    else at = isObject(at) && typeof key === "string" && Object.hasOwn(at, key) ? at[key] : void 0;
  }
  return at;
}
function spelled(value) {
  return value === void 0 ? "(missing)" : JSON.stringify(value).slice(0, 100);
}
function unreadable(what) {
  return { kind: "unreadable", what };
}
function looseLines(value) {
  const ends = endsOf(value);
  if (ends === void 0) return void 0;
  const [start, end = start] = ends.map(lineNumber);
  return start !== void 0 && end !== void 0 && start <= end ? { start, end } : void 0;
}
function endsOf(value) {
  if (Array.isArray(value)) return value.length === 1 || value.length === 2 ? value : void 0;
  if (isObject(value)) return [value["start"], ...value["end"] === void 0 ? [] : [value["end"]]];
  if (typeof value !== "string") return [value];
  const [, start, end] = /^(L?\d+)(?:-(L?\d+))?$/.exec(value) ?? [];
  return end === void 0 ? [start] : [start, end];
}
function lineNumber(value) {
  const text = typeof value === "number" ? String(value) : value;
  const digits = typeof text === "string" ? /^L?(\d{1,9})$/.exec(text)?.[1] : void 0;
  return digits === void 0 || Number(digits) === 0 ? void 0 : Number(digits);
}
var FILE_KEYS = ["file", "path", "filename"];
var LINE_KEYS = ["line", "startLine", "start_line"];
var END = ["endLine", "end_line"];
var LINES = ["lines", "range"];
var SIDES = { old: "old", new: "new", LEFT: "old", RIGHT: "new" };
function plainPlaces(finding) {
  const { location } = finding;
  const own = filesOf(finding);
  const saysLines = isObject(location) && valuesOf(location, [...LINE_KEYS, ...LINES]).length > 0;
  const there = isObject(location) && (saysLines || own.length === 0) ? filesOf(location) : [];
  const places = [
    ...own.map((file) => plainPlace(finding, file)),
    ...isObject(location) ? there.map((file) => plainPlace(location, file)) : []
  ];
  return places.length > 0 ? places : [plainPlace(finding, void 0)];
}
function eslintPlaces(message) {
  return [plainPlace(message, message["filePath"])];
}
function filesOf(named) {
  const files = [...new Set(valuesOf(named, FILE_KEYS))];
  const isEndOf = (file, other) => typeof file === "string" && typeof other === "string" && /[\\/]/.test(other.at(-file.length - 1) ?? "") && other.endsWith(file);
  return files.filter((file) => !files.some((other) => isEndOf(file, other)));
}
function plainPlace(named, file) {
  if (typeof file !== "string") return unreadable(`file ${spelled(file)}`);
  const starts = valuesOf(named, LINE_KEYS);
  const written = [...starts, ...starts.length > 0 ? valuesOf(named, END) : [], ...valuesOf(named, LINES)];
  const at = around(written.map(looseLines));
  if (at === void 0) {
    return unreadable(
      `line ${written.length === 0 ? "(missing)" : written.map(spelled).join(", ")} of ${file}`
    );
  }
  const [given = "new"] = valuesOf(named, ["side"]);
  const side = typeof given === "string" && Object.hasOwn(SIDES, given) ? SIDES[given] : void 0;
  if (side === void 0) return unreadable(`side ${spelled(given)} of ${file}`);
  return { kind: "place", claims: [file], side, at };
}
function around(spans) {
  const known = spans.filter((span) => span !== void 0);
  if (known.length === 0 || known.length < spans.length) return void 0;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end))
  };
}
function valuesOf(object, keys) {
  return keys.filter((key) => Object.hasOwn(object, key)).map((key) => object[key]).filter((value) => value !== void 0 && value !== null);
}
var RUFF = {
  file: ["filename"],
  lines: [
    ["location", "row"],
    ["end_location", "row"]
  ],
  first: 1
};
var CODE_QUALITY = {
  file: ["location", "path"],
  lines: [
    ["location", "lines", "begin"],
    ["location", "lines", "end"]
  ],
  first: 1
};
var CODE_QUALITY_BY_POSITION = {
  file: ["location", "path"],
  lines: [
    ["location", "positions", "begin", "line"],
    ["location", "positions", "end", "line"]
  ],
  first: 1
};
var LISTING_TOOLS = [RUFF, CODE_QUALITY, CODE_QUALITY_BY_POSITION];
var TOOL_REPORTS = [
  // bandit --format json
  {
    list: "results",
    beside: ["metrics", "generated_at"],
    tool: { file: ["filename"], lines: [["line_number"], ["line_range"]], first: 1 }
  },
  // semgrep --json
  {
    list: "results",
    beside: ["paths", "version"],
    tool: {
      file: ["path"],
      lines: [
        ["start", "line"],
        ["end", "line"]
      ],
      first: 1
    }
  },
  // pyright --outputjson
  {
    list: "generalDiagnostics",
    beside: ["summary", "version"],
    tool: {
      file: ["file"],
      lines: [
        ["range", "start", "line"],
        ["range", "end", "line"]
      ],
      first: 0
    }
  }
];
function toolPlaces(finding, tools) {
  for (const { file, lines, first } of tools) {
    const path = valueAt(finding, ...file);
    const [start, ...others] = lines.map((keys) => valueAt(finding, ...keys));
    const numbers = [start, ...others.filter((one) => one !== void 0 && one !== null)].flat();
    if (typeof path !== "string" || !numbers.every((one) => isLine(one, first))) continue;
    const at = { start: Math.min(...numbers) + 1 - first, end: Math.max(...numbers) + 1 - first };
    return [{ kind: "place", claims: [path], side: "new", at }];
  }
  return void 0;
}
function isLine(value, first) {
  return Number.isSafeInteger(value) && value >= first;
}
var LISTS = [
  ...["violations", "findings", "diagnostics", "runs"],
  ...TOOL_REPORTS.map(({ list: list2 }) => list2)
];
var NOT_WELL = [
  [["success", "succeeded", "ok", "passed", "valid"], (value) => value === false],
  [
    ["exitCode", "exit_code", "returncode", "returnCode", "return_code"],
    (value) => typeof value === "number" && value !== 0
  ]
];
var BARE = ["total", "count", "totalcount"];
var FOUND = ["error", "fatalerror", "finding", "issue", "violation", "problem", "result", "diagnostic"];
var COUNTS = FOUND.flatMap((one) => [
  ...[`${one}s`, `${one}count`, `${one}scount`],
  ...[`num${one}s`, `total${one}s`, `${one}total`]
]);
var DEPTH = 8;
function unlistedSaid(whole) {
  const count = listed(whole);
  return (count === 0 ? notWell(whole) : void 0) ?? moreCounted(whole, "", count) ?? furtherIn(whole);
}
function listed(whole) {
  const lists = LISTS.map((key) => whole[key]).filter((list2) => Array.isArray(list2));
  const all = lists.flatMap((list2) => list2);
  const results = Array.isArray(whole["runs"]) ? all.map((run) => valueAt(run, "results")) : [all];
  return results.reduce((sum, list2) => sum + (Array.isArray(list2) ? list2.length : 0), 0);
}
function notWell(whole) {
  for (const [keys, isBad] of NOT_WELL) {
    const key = keys.find((one) => Object.hasOwn(whole, one) && isBad(whole[one]));
    if (key !== void 0) return `/${key} is ${spelled(whole[key])}`;
  }
  return invocations(whole).some(
    (one) => NOT_WELL.some(([keys, isBad]) => keys.some((key) => isBad(valueAt(one, key))))
  ) ? "its tool ended with a status that is not 0" : void 0;
}
function invocations({ runs }) {
  const all = (Array.isArray(runs) ? runs : []).map((run) => valueAt(run, "invocations"));
  return all.flatMap((list2) => Array.isArray(list2) ? list2 : []);
}
function moreCounted(at, pointer, count) {
  for (const [key, value] of Object.entries(at)) {
    const name = key.toLowerCase().replaceAll(/[_-]/g, "");
    const isCount = COUNTS.includes(name) || pointer === "" && BARE.includes(name);
    if (isCount && typeof value === "number" && value > count)
      return `${pointer}/${key} is ${value}, of which ${count} are listed`;
    const within = pointer === "" && isObject(value) ? moreCounted(value, `/${key}`, count) : void 0;
    if (within !== void 0) return within;
  }
  return void 0;
}
var GONE = "/since/gone";
function furtherIn(whole) {
  for (const [key, value] of Object.entries(whole)) {
    if (LISTS.includes(key)) continue;
    const pointer = listWithLines(value, `/${key}`, DEPTH);
    if (pointer !== void 0) return `${pointer} is a list of what looks like more findings`;
  }
  return void 0;
}
function listWithLines(value, pointer, depth) {
  if (depth === 0 || pointer === GONE) return void 0;
  if (Array.isArray(value) && value.some((one) => isObject(one) && LINE_KEYS.some((key) => Object.hasOwn(one, key))))
    return pointer;
  const parts = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, part] of parts) {
    const found = listWithLines(part, `${pointer}/${key}`, depth - 1);
    if (found !== void 0) return found;
  }
  return void 0;
}
function uncountedMessages(entries) {
  for (const [n, entry] of entries.entries()) {
    const messages = valueAt(entry, "messages");
    if (!Array.isArray(messages) || typeof valueAt(entry, "filePath") !== "string") continue;
    const counted2 = ["errorCount", "warningCount"].reduce((sum, key) => {
      const count = valueAt(entry, key);
      return sum + (typeof count === "number" ? count : 0);
    }, 0);
    if (counted2 > messages.length) return `/${n} counts ${counted2} messages and lists ${messages.length}`;
  }
  return void 0;
}
var FAILED = [
  ...[
    "error",
    "errors",
    "failure",
    "failures",
    "failed",
    "exception",
    "fatal",
    "crashed",
    "cancelled",
    "canceled"
  ],
  ...["gaps", "incomplete", "truncated", "timedOut", "timed_out", "aborted"]
];
var NO_END = /^(error|errored|failed|failure|incomplete|partial|truncated|timeout|timed[ _-]?out|abort(ed)?|cancell?ed|crashed|skipped)$/i;
function failureSaid(written) {
  const text = (0, import_chunk_BQ5ILKU4.withoutBlanks)(written.replace(/^\uFEFF/, ""));
  if (diagnosticLines(text) !== void 0) return void 0;
  const whole = JSON.parse((0, import_chunk_BQ5ILKU4.soleJsonText)(text, { fence: true, input: "findings" }));
  if (Array.isArray(whole)) return uncountedMessages(whole);
  if (!isObject(whole)) return void 0;
  const key = FAILED.find((one) => saysSomething(valueAt(whole, one)));
  if (key !== void 0) return `/${key} is ${spelled(whole[key])}`;
  const { runs, status } = whole;
  if (typeof status === "string" && NO_END.test(status)) return `/status is ${spelled(status)}`;
  return (Array.isArray(runs) ? failedRun(runs) : void 0) ?? unlistedSaid(whole);
}
function saysSomething(value) {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return value !== void 0 && value !== null && value !== false && value !== "" && value !== 0;
}
function failedRun(runs) {
  for (const [n, run] of runs.entries()) {
    const invocations2 = valueAt(run, "invocations");
    for (const invocation of Array.isArray(invocations2) ? invocations2 : []) {
      if (valueAt(invocation, "executionSuccessful") === false) {
        return `/runs/${n}: its tool did not end well (executionSuccessful is false)`;
      }
      if (saysSomething(valueAt(invocation, "processStartFailureMessage"))) {
        return `/runs/${n}: its tool was not started`;
      }
      if (["exitSignalName", "exitSignalNumber"].some((key) => saysSomething(valueAt(invocation, key)))) {
        return `/runs/${n}: its tool was ended by a signal`;
      }
      const notes = ["toolExecutionNotifications", "toolConfigurationNotifications"].flatMap((key) => {
        const list2 = valueAt(invocation, key);
        return Array.isArray(list2) ? list2 : [];
      });
      const error = notes.find((note) => valueAt(note, "level") === "error");
      if (error !== void 0) {
        return `/runs/${n}: its tool reports an error: ${spelled(valueAt(error, "message", "text"))}`;
      }
    }
  }
  return void 0;
}
function eslintMessages(list2) {
  const entries = elementsIn(list2);
  const messages = entries.map(messagesOf);
  return entries.length > 0 && messages.every((one) => one !== void 0) ? messages.flat() : void 0;
}
function messagesOf(entry) {
  if (!entry.startsWith("{")) return void 0;
  const members = membersIn(entry);
  const [file, messages] = [members.get("filePath"), members.get("messages")];
  if (file?.startsWith('"') !== true || messages?.startsWith("[") !== true) return void 0;
  return elementsIn(messages).map((message) => withFile(message, file));
}
function withFile(message, file) {
  if (!message.startsWith("{")) return message;
  const rest = message.slice(1).trimStart();
  return `{"filePath":${file}${rest === "}" ? "" : ","}${rest}`;
}
function rdjsonPlaces(diagnostic) {
  const path = valueAt(diagnostic, "location", "path");
  if (typeof path !== "string") return [unreadable(`location.path ${spelled(path)}`)];
  const range = valueAt(diagnostic, "location", "range");
  const start = valueAt(range, "start", "line");
  const end = valueAt(range, "end", "line") ?? start;
  const at = looseLines([start, end]);
  if (at === void 0) return [unreadable(`location.range ${spelled(range)} of ${path}`)];
  return [{ kind: "place", claims: [path], side: "new", at }];
}
function sarifPlaces(result, run) {
  const locations = valueAt(result, "locations");
  if (!Array.isArray(locations) || locations.length === 0) return [unreadable("locations (missing)")];
  return locations.map((location) => sarifPlace(valueAt(location, "physicalLocation"), run));
}
function sarifPlace(physical, run) {
  const artifact = artifactOf(valueAt(physical, "artifactLocation"), run);
  const uri = valueAt(artifact, "uri");
  if (typeof uri !== "string" || uri === "") return unreadable(`artifactLocation ${spelled(artifact)}`);
  const start = valueAt(physical, "region", "startLine");
  const end = valueAt(physical, "region", "endLine") ?? start;
  const at = looseLines([start, end]);
  if (at === void 0) return unreadable(`region ${spelled(valueAt(physical, "region"))} of ${uri}`);
  return { kind: "place", claims: spellings(uri, baseOf(artifact, run)), side: "new", at };
}
function artifactOf(location, { artifacts }) {
  const index = valueAt(location, "index");
  if (valueAt(location, "uri") !== void 0 || typeof index !== "number") return location;
  return valueAt(artifacts, index, "location");
}
function baseOf(artifact, { bases }) {
  let [base, at] = ["", artifact];
  for (let steps = 0; steps < 8; steps += 1) {
    const id = valueAt(at, "uriBaseId");
    if (typeof id !== "string" || base.startsWith("file:")) return base;
    at = valueAt(bases, id);
    const uri = valueAt(at, "uri");
    if (isObject(at) && typeof uri === "string") base = `${uri.replace(/\/?$/, "/")}${base}`;
  }
  return base;
}
function spellings(uri, base) {
  const isWhole = /^[a-z][a-z0-9+.-]+:/i.test(uri);
  const [first = uri, ...others] = isWhole || base === "" ? [uri] : [base + uri, uri];
  return [pathOfUri(first), ...others.map(pathOfUri), uri];
}
function pathOfUri(uri) {
  const path = uri.replace(/^file:(?:\/\/[^/]*)?/i, "").replace(/^\/([a-z]:)/i, "$1");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
function looseFindings(written) {
  const text = (0, import_chunk_BQ5ILKU4.withoutBlanks)(written.replace(/^\uFEFF/, ""));
  const lines = diagnosticLines(text);
  if (lines !== void 0) return lines.map((line, at) => asFinding(line, `line ${at + 1}`, linePlaces));
  const whole = withFormats(() => (0, import_chunk_BQ5ILKU4.soleJsonText)(text, { fence: true, input: "findings" }));
  if (whole.startsWith("[")) {
    const messages = eslintMessages(whole);
    if (messages === void 0) return listed2(whole, "", orAsTool(plainPlaces, LISTING_TOOLS));
    return messages.map((message, at) => asFinding(message, `message ${at + 1}`, eslintPlaces));
  }
  if (!whole.startsWith("{")) throw refusedFindings("the whole value is no list and no object");
  return inObject(membersIn(whole));
}
var linePlaces = (line) => orAsTool(isObject(line["location"]) ? rdjsonPlaces : plainPlaces, LISTING_TOOLS)(line);
var READERS = {
  violations: (list2, whole) => statedFindings(list2, "/violations", whole, ["pass", "fail"]),
  findings: (list2, whole) => statedFindings(list2, "/findings", whole),
  runs: sarifFindings,
  diagnostics: (list2) => listed2(list2, "/diagnostics", rdjsonPlaces)
};
function inObject(whole) {
  const [key, another] = Object.keys(READERS).filter((one) => whole.has(one));
  const read = key === void 0 ? void 0 : READERS[key];
  if (key === void 0 || read === void 0) return ofTool(whole) ?? withoutList(whole);
  if (another !== void 0) {
    throw refusedFindings(`the object has both ${key} and ${another}: which of them holds the findings?`);
  }
  const other = otherList(whole, key);
  if (other !== void 0) {
    throw anotherList(key, other);
  }
  return read(whole.get(key) ?? "", whole);
}
function ofTool(whole) {
  const report = TOOL_REPORTS.find(({ list: list2, beside }) => [list2, ...beside].every((key) => whole.has(key)));
  if (report === void 0) return void 0;
  const other = otherList(new Map([...whole].filter(([key]) => key !== "errors")), report.list);
  if (other !== void 0) throw anotherList(report.list, other);
  return listed2(whole.get(report.list) ?? "", `/${report.list}`, orAsTool(plainPlaces, [report.tool]));
}
function anotherList(key, other) {
  return refusedFindings(
    `the object has ${key} and, under ${JSON.stringify(other)}, a list of what looks like more findings`
  );
}
function orAsTool(read, tools) {
  return (finding) => {
    const places = read(finding);
    return places.some(({ kind }) => kind === "place") ? places : toolPlaces(finding, tools) ?? places;
  };
}
function otherList(whole, known) {
  return [...whole].find(([key, text]) => {
    if (key === known || !text.startsWith("[")) return false;
    const list2 = JSON.parse(text);
    return list2.some((one) => isObject(one) && FILE_KEYS.some((name) => Object.hasOwn(one, name)));
  })?.[0];
}
function withoutList(whole) {
  if (whole.size === 1 && whole.get("status") === '"pass"') return [];
  const keys = [...whole.keys()].slice(0, 20).map((key) => JSON.stringify(key));
  const more = whole.size > keys.length ? ` and ${whole.size - keys.length} more` : "";
  const has = keys.length === 0 ? "it has no key" : `it has the keys ${keys.join(", ")}${more}`;
  throw refusedFindings(`the object holds no ${Object.keys(READERS).join(", no ")}; ${has}`);
}
function statedFindings(list2, pointer, whole, statuses) {
  const status = JSON.parse(whole.get("status") ?? "null");
  if (statuses !== void 0 && whole.has("status") && !statuses.some((one) => one === status)) {
    throw refusedFindings(`/status is neither ${statuses.map((one) => JSON.stringify(one)).join(" nor ")}`);
  }
  const findings = listed2(list2, pointer, plainPlaces);
  if (findings.length === 0 && (status === "fail" || status === "error")) {
    throw refusedFindings(`${pointer} is empty although status is "${status}"`);
  }
  return findings;
}
function sarifFindings(runs, whole) {
  const version = whole.get("version") ?? "(missing)";
  if (version !== '"2.1.0"')
    throw refusedFindings(`/version of SARIF is ${version.slice(0, 40)}, not "2.1.0"`);
  const all = partsOf(runs, "/runs");
  if (all.length === 0) throw refusedFindings("/runs is empty: no tool has looked");
  return all.flatMap((run, at) => sarifRun(run, `/runs/${at}`));
}
function sarifRun(text, pointer) {
  if (!text.startsWith("{")) throw refusedFindings(`${pointer} is not an object`);
  const run = membersIn(text);
  const part = (key) => JSON.parse(run.get(key) ?? "null");
  const refers = { bases: part("originalUriBaseIds"), artifacts: part("artifacts") };
  const found = listed2(run.get("results") ?? "null", `${pointer}/results`, (one) => sarifPlaces(one, refers));
  const invocations2 = part("invocations");
  const failed = Array.isArray(invocations2) && invocations2.some(hasFailed);
  if (failed && found.length === 0) {
    throw refusedFindings(
      `${pointer}/results is empty and its tool did not end well (executionSuccessful is false)`
    );
  }
  return found;
}
function hasFailed(invocation) {
  return valueAt(invocation, "executionSuccessful") === false;
}
function listed2(list2, pointer, places) {
  return partsOf(list2, pointer).map((text, at) => asFinding(text, `${pointer}/${at}`, places));
}
function partsOf(list2, pointer) {
  if (list2.startsWith("[")) return elementsIn(list2);
  throw refusedFindings(`${pointer} is not a list`);
}
function asFinding(text, where, places) {
  const value = JSON.parse(text);
  if (!isObject(value)) throw refusedFindings(`${where} is not an object`);
  return { text, places: places(value) };
}
var MOST_ASKED = 400;
async function readFileLines(repository, { base, head }, paths) {
  const asked = new Set(paths);
  const [before, after] = await Promise.all([
    entriesOf(repository, base.tree, asked),
    entriesOf(repository, head.tree, asked)
  ]);
  const blobs = [...before.values(), ...after.values()].filter(({ type }) => type === "blob");
  const facts = await (0, import_chunk_RLSBRMJO.streamedContents)(repository).facts([...new Set(blobs.map(({ oid }) => oid))]);
  const linesOf = (entry) => {
    if (entry === void 0) return void 0;
    const known = facts.get(entry.oid);
    return known === void 0 || known.binary || known.bytes > import_chunk_YKRZYPRU.LARGEST_TEXT ? Infinity : known.lines;
  };
  return new Map(
    [...asked].filter((path) => before.has(path) || after.has(path)).map((path) => [path, { old: linesOf(before.get(path)), new: linesOf(after.get(path)) }])
  );
}
function withFormerNames(paths, changed) {
  return [...paths].flatMap((path) => {
    const change = changed.get(path);
    const from = change === void 0 || change.kind === "deleted" ? void 0 : change.from;
    return from === void 0 ? [path] : [path, from];
  });
}
async function entriesOf(repository, tree, asked) {
  if (asked.size === 0) return /* @__PURE__ */ new Map();
  const paths = asked.size > MOST_ASKED ? [] : [...asked];
  const entries = await (0, import_chunk_BN7E3F24.listTree)(repository, tree, { paths });
  return new Map(entries.filter(({ path }) => asked.has(path)).map((entry) => [entry.path, entry]));
}
var OTHER_END = /[\u000b\u000c\u001c-\u001e\u0085\u2028\u2029]|\r(?!\n)/g;
async function readOtherLineEnds(repository, { base, head, changed }, paths) {
  const formerNames = new Set(
    [...changed.values()].flatMap((change) => change.kind === "deleted" ? [] : change.from ?? [])
  );
  const asked = [...new Set(paths)].filter((path) => changed.has(path) || formerNames.has(path));
  if (asked.length === 0) return /* @__PURE__ */ new Map();
  const [old, now] = await Promise.all([base.tree, head.tree].map((tree) => entriesOf2(repository, tree)));
  const entries = asked.flatMap((path) => [old?.get(path) ?? [], now?.get(path) ?? []]).flat();
  const counts = await countsOf(repository, entries);
  const endsOf2 = (entry) => counts.get(entry?.oid ?? "") ?? 0;
  return new Map(
    asked.map((path) => [
      path,
      { old: endsOf2(old?.get(path)), new: endsOf2(now?.get(path)) }
    ]).filter(([, ends]) => ends.old + ends.new > 0)
  );
}
async function entriesOf2(repository, tree) {
  return new Map((await (0, import_chunk_BN7E3F24.listTree)(repository, tree)).map((entry) => [entry.path, entry]));
}
async function countsOf(repository, entries) {
  const counts = /* @__PURE__ */ new Map();
  const texts = entries.filter(({ type, size }) => type === "blob" && (size ?? 0) <= import_chunk_YKRZYPRU.LARGEST_TEXT);
  for (const slice of (0, import_chunk_6YI44MHD.inSlices)(texts)) {
    const contents = await (0, import_chunk_BN7E3F24.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const [oid, content] of contents) {
      const text = (0, import_chunk_YKRZYPRU.textIn)(content) ?? "";
      counts.set(oid, text.match(OTHER_END)?.length ?? 0);
    }
  }
  return counts;
}
var guardCommand = {
  name: "guard",
  summary: "Drops findings of anyone's reviewer that do not stand on changed lines, and says why",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: [
    {
      name: "findings",
      type: "string",
      value: "FILE|-",
      summary: "the findings as JSON; - reads standard input"
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: "added (the default), diff_context, file or nofilter: how far from a changed line a finding may stand"
    },
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds [{file, line, \u2026}], {status, violations[\u2026]}, {violations[\u2026]}, {findings[\u2026]}, SARIF 2.1.0, rdjson, rdjsonl, GitLab's
code quality, or what these write: bandit --format json, mypy --output json, pyright --outputjson, ruff check --output-format json,
semgrep --json, and eslint --format json, where each message is a finding, given back with the filePath of its entry in front. Of others are read
file, path or filename; line, startLine, start_line, lines or range as 5, "5", "L5", "5-7" or "L5-L7"; endLine or end_line;
side: "old" makes them lines of the old file. Paths count from the top, or from where you stand; ./, a/ or b/ of a diff, absolute ones
and backslashes are understood. A file of just that name wins if it was there at base; of two that may be meant, either can keep a finding.
JSON: {status: pass|fail|error, kept[\u2026], dropped[{finding, placement, reason}], filteredCount, unlocatableCount}: what was dropped,
and how much of it could not be located (no such file on either side, no line, line 0 or past the end; in a file with line ends that
git does not count and some tools do, a line that may be an added one above). Findings are given back as they were written. Status 1 when one is kept; 3 and error when none is kept and one could not be located; else 0, also when none was
raised and when all were dropped, which the count tells apart. What is in .git is in no change, and is dropped. A finding that names
several files or lines counts at each of them. Where nothing is kept and the tool says that it failed (error, errors, status: "error",
executionSuccessful: false), and where findings stand in a second list under another name, it is refused: status 3.`,
  run: async (input) => {
    const policy = (0, import_chunk_P4GKS6IB.choice)("scope-policy", input.option("scope-policy") ?? "added", import_chunk_DFW3OGFT.SCOPE_POLICIES);
    const written = decodeFindings(await bytesOf(input));
    const findings = looseFindings(written);
    const { positionals, paths, flag, cwd } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_MRZKWHZY.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_chunk_RLSBRMJO.readChangedLines)(repository, target);
    const roots = await rootsOf(repository, input);
    const where = { roots: roots.map(withSlashes), standing: await (0, import_chunk_YLVPOKUO.standing)(repository, cwd) };
    const named = withFormerNames(namedPaths(findings, where), change.changed);
    const lines = await readFileLines(repository, change, named);
    const otherEnds = await readOtherLineEnds(repository, change, named);
    const { changed } = change;
    const answer = guardFindings(findings, {
      ...{ changed, policy, isNarrowed: paths.length > 0, ...where },
      linesOf: (path) => lines.get(path),
      otherEndsOf: (path) => otherEnds.get(path)
    });
    const failed = answer.status === "pass" ? failureSaid(written) : void 0;
    if (failed !== void 0) throw refusedFindings(`${failed}, and nothing that it lists is kept`);
    const text = textOf(answer, policy);
    const status = STATUSES[answer.status];
    if (!flag("json")) return { status, stdout: text };
    return { status, stdout: guardJson(answer), stderr: text };
  }
};
var STATUSES = { pass: 0, fail: 1, error: 3 };
function bytesOf({ option, stdin, cwd }) {
  const file = option("findings");
  if (file === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", "guard needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  return (0, import_chunk_GSWFLJG4.readInput)("findings", { file, cwd, stdin });
}
function withSlashes(root) {
  return (0, import_chunk_YX7C7QYY.forwardSlashes)(root, process.platform);
}
async function rootsOf(repository, { cwd, env }) {
  const shell = env["PWD"];
  if (shell === void 0 || shell === cwd) return [repository.top];
  const below = await (0, import_chunk_YLVPOKUO.standing)(repository, cwd);
  const top = below === "" ? shell : shell.slice(0, -below.length - 1);
  const same = await (0, import_chunk_YLVPOKUO.openRepository)(top).then(
    (other) => other.top === repository.top,
    () => false
  );
  return same ? [repository.top, top] : [repository.top];
}
function textOf({ status, kept, dropped, unlocatableCount }, policy) {
  const drops = dropped.map(({ placement, reason }) => `  ${placement.padEnd(15)} ${(0, import_chunk_NLWRO2NF.printable)(reason)}
`);
  const keeps = kept.map((finding) => `  kept            ${(0, import_chunk_NLWRO2NF.printable)(placeText(finding))}
`);
  const number = `${(0, import_chunk_CKMVB2RJ.counted)(unlocatableCount, "finding")} ${unlocatableCount === 1 ? "is" : "are"}`;
  const unclear = status === "error" ? `error: nobody can say whether ${number} on changed lines
` : "";
  const first = `${kept.length} kept, ${dropped.length} dropped (scope policy: ${policy})
`;
  return `${first}${unclear}${[...keeps, ...drops].join("")}`;
}
function placeText({ places: [place] }) {
  if (place?.kind !== "place") return "a finding without a place";
  return `${place.claims[0]}:${place.at.start}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardCommand
});
});
