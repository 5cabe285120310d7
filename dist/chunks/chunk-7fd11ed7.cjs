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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_aab5277a;
var from_chunk_ca417bea;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_main;
parts["chunk-JYBT5UBP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asShard: () => asShard,
  pathsOfShard: () => pathsOfShard,
  planKey: () => planKey,
  planParts: () => planParts,
  skippedEntries: () => skippedEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_node_crypto = require("node:crypto");
var partitionFiles = (files, of) => {
  const parts = Array.from({ length: of }, () => []);
  const weights = files.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  for (const [index, file] of files.entries()) {
    const weight = weights[index] ?? 0;
    const middle = before + weight / 2;
    parts[Math.min(of - 1, Math.floor(middle * of / total))]?.push(file.path);
    before += weight;
  }
  return parts;
};
function weightOf({ header, hunks }) {
  return (0, import_chunk_Y5FHDHJZ.byteLength)(header) + hunks.reduce((sum, { text }) => sum + (0, import_chunk_Y5FHDHJZ.byteLength)(text), 0);
}
function planParts({ file, of, scope, past, context }) {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  const { not_sent: notSent = [] } = file;
  return {
    version,
    "way of capture": captured,
    base: [base.sha, base.tree],
    head: [head.sha, head.tree],
    paths,
    settings,
    target: target ?? null,
    "number of shards": of,
    "run before": since?.run ?? null,
    "lenses without work": idle,
    "files not sent to a lens": notSent,
    "changed lines": [scope.files, scope.skipped],
    "what is carried over": past,
    "history and messages": [historyOf(context), context.commits],
    "changed contracts": context.triggers
  };
}
function planKey(planned) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(planParts(planned))).digest("hex");
}
function historyOf({ history: { rows } }) {
  return rows.map(({ remarks: _, ...row }) => row);
}
function pathsOfShard(change, { index, of, partition = partitionFiles }) {
  return partition((0, import_chunk_RVKZZZOY.shownFiles)(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: (0, import_chunk_UPPTRZH5.scopeEntries)(change.changed), skipped: skippedEntries(change) };
  return {
    ...file,
    scope_note: `shard ${index} of ${of}: ${paths.length} of ${change.changed.size} files; the whole change: ${file.scope_note}`,
    shard: {
      index,
      of,
      plan: planKey({ file, of, scope, past, context }),
      paths: [...paths],
      scope_note: file.scope_note
    }
  };
}
function skippedEntries({ skipped }) {
  return skipped.map(({ path, reason, bytes, lines, decided_by, why }) => ({
    path,
    reason,
    bytes,
    lines,
    decided_by,
    ...why === void 0 ? {} : { why }
  }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asShard,
  pathsOfShard,
  planKey,
  planParts,
  skippedEntries
});
});
parts["chunk-YXBUNHEO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  NO_EXTRAS: () => NO_EXTRAS,
  carriedFor: () => carriedFor,
  carriedOver: () => carriedOver,
  changeParts: () => changeParts,
  claimId: () => claimId,
  claimText: () => claimText,
  collectFindings: () => collectFindings,
  cutChange: () => cutChange,
  emptyParts: () => emptyParts,
  hunkKeys: () => hunkKeys,
  ownOf: () => ownOf,
  pack: () => pack,
  preparePhase: () => preparePhase,
  prepareScores: () => prepareScores,
  reviewSlots: () => reviewSlots,
  storedSummary: () => storedSummary,
  summarySlots: () => summarySlots,
  workingLenses: () => workingLenses
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_JRIKYBLK = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-JRIKYBLK"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_QH5RQBKU = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-QH5RQBKU"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
function hunkKeys(files, lenses, conditions) {
  const hunks = files.map(hunksAsJson);
  return lenses.flatMap(
    (lens) => files.flatMap((file, at) => {
      const shared = JSON.stringify([lens, conditions(lens, file.path), file.header]).slice(0, -1);
      const start = (0, import_node_crypto.createHash)("sha256").update(shared);
      return (hunks[at] ?? []).map(({ id, json }) => ({
        lens,
        hunk: id,
        key: start.copy().update(json).digest("hex")
      }));
    })
  );
}
function hunksAsJson({ hunks }) {
  const before = /* @__PURE__ */ new Map();
  return hunks.map(({ id, text }) => {
    const body = text.slice(text.indexOf("\n") + 1);
    const nth = before.get(body) ?? 0;
    before.set(body, nth + 1);
    return { id, json: `,${JSON.stringify(body)},${nth}]` };
  });
}
function carriedOver(keys, reviewed) {
  const runs = new Map(reviewed.map(({ lens, key, run }) => [`${lens} ${key}`, run]));
  return keys.flatMap((own) => {
    const run = runs.get(`${own.lens} ${own.key}`);
    return run === void 0 ? [] : [{ ...own, run }];
  });
}
function carriedFor(lens, carried) {
  return new Set(carried.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
}
function withoutCarried(files, carried) {
  return files.map((file) => ({ ...file, hunks: file.hunks.filter(({ id }) => !carried.has(id)) }));
}
var MARKS = ["here", "partly", "other", "carried", "skipped"];
var LIST_LIMIT = 24 * 1024;
var WIDTH = Math.max(...MARKS.map((mark) => mark.length)) + 2;
function fileList(files, remembers = false, limit = LIST_LIMIT) {
  const other = () => "other";
  const full = (markOf) => files.map((file) => `${rowStart(file, markOf)}${(0, import_chunk_BLJONZEY.shownPath)(file.path)}${rowEnd(file)}
`).join("");
  if ((0, import_chunk_Y5FHDHJZ.byteLength)(full(other)) <= limit) return full;
  const counted = MARKS.filter((mark) => remembers || mark !== "carried");
  const deepest = files.reduce((most, { path }) => Math.max(most, path.split("/").length - 1), 0);
  for (let depth = deepest; depth > 0; depth -= 1) {
    const grouped2 = groupedList(files, depth, counted);
    if ((0, import_chunk_Y5FHDHJZ.byteLength)(grouped2(other)) <= limit) return grouped2;
  }
  return groupedList(files, 0, counted);
}
function rowStart(file, markOf) {
  return (file.skipped === null ? markOf(file.path) : "skipped").padEnd(WIDTH);
}
function rowEnd(file) {
  const from = file.from === null ? "" : ` (from ${(0, import_chunk_BLJONZEY.shownPath)(file.from)})`;
  if (file.skipped !== null) return `${from}  ${file.status}, not shown: ${file.skipped}`;
  return `${from}  ${file.status}, +${file.addedLines} -${file.removedLines}`;
}
function groupedList(files, depth, counted) {
  const groups = /* @__PURE__ */ new Map();
  for (const file of files) {
    const folder = folderOf(file.path, depth);
    const group = groups.get(folder);
    if (group === void 0) groups.set(folder, [file]);
    else group.push(file);
  }
  const digits = String(files.length).length;
  const rowOf = (folder, group, markOf) => {
    const marks = group.map((file) => file.skipped === null ? markOf(file.path) : "skipped");
    const counts = counted.map((mark) => {
      const count = marks.filter((other) => other === mark).length;
      return `${String(count).padStart(digits)} ${mark}`;
    });
    return `${counts.join(", ")}  ${(0, import_chunk_BLJONZEY.shownPath)(folder)}
`;
  };
  const unshown = /* @__PURE__ */ new Map();
  return (markOf, shown) => {
    const touched = shown && new Set([...shown].map((path) => folderOf(path, depth)));
    const rows = [...groups].map(([folder, group]) => {
      if (touched === void 0 || touched.has(folder)) return rowOf(folder, group, markOf);
      const row = unshown.get(folder) ?? rowOf(folder, group, markOf);
      unshown.set(folder, row);
      return row;
    });
    return `${files.length} changed files, counted by folder:
${rows.join("")}`;
  };
}
function folderOf(path, depth) {
  if (depth === 0) return "(the whole change)";
  const folder = import_node_path.posix.dirname(path);
  return folder === "." ? "(top)" : `${folder.split("/").slice(0, depth).join("/")}/`;
}
function emptyParts(files, carried = /* @__PURE__ */ new Set()) {
  return partsOf(
    fileList(files, carried.size > 0)(() => "other"),
    /* @__PURE__ */ new Set()
  );
}
function changeParts(files, everything, uncovered, carried = /* @__PURE__ */ new Set(), unused = /* @__PURE__ */ new Set()) {
  const list = fileList(files, carried.size > 0);
  const all = piecesByPath(new Set(everything));
  const gaps = new Set(uncovered.map((gap2) => gap2.path));
  const remembered = filesWith(files, carried);
  return (chunk) => {
    const here = piecesByPath(chunk);
    const markOf = (path) => {
      const [shown, of] = [here.get(path) ?? 0, all.get(path) ?? 0];
      if (unused.has(path)) return "other";
      if (of === 0) return remembered.has(path) ? "carried" : "skipped";
      if (shown === 0) return "other";
      return shown === of && !gaps.has(path) && !remembered.has(path) ? "here" : "partly";
    };
    return partsOf(list(markOf, new Set(here.keys())), chunk);
  };
}
function filesWith(files, carried) {
  return new Set(
    files.filter(({ hunks }) => hunks.some(({ id }) => carried.has(id))).map(({ path }) => path)
  );
}
function partsOf(list, chunk) {
  return { files: [{ kind: "FILES", content: list }], diff: [{ kind: "DIFF", content: diffText(chunk) }] };
}
function piecesByPath(loads) {
  const counts = /* @__PURE__ */ new Map();
  for (const load of loads) {
    if (load.kind === "piece") counts.set(load.file.path, (counts.get(load.file.path) ?? 0) + 1);
  }
  return counts;
}
function diffText(loads) {
  let text = "";
  let file;
  for (const load of loads) {
    if (load.kind !== "piece") continue;
    if (load.file !== file) text += load.file.header;
    file = load.file;
    text += load.text;
  }
  return text;
}
function pack(units, room) {
  const packets = [];
  let used = 0;
  for (const unit of units) {
    const open = packets.at(-1);
    const missing = open === void 0 ? [] : unit.filter((load) => !open.has(load));
    if (open !== void 0 && used + total(missing) <= room) {
      for (const load of missing) open.add(load);
      used += total(missing);
      continue;
    }
    used = total(unit);
    if (used > room) throw new Error(`a unit of ${used} bytes does not fit a packet's ${room}`);
    packets.push(new Set(unit));
  }
  return packets;
}
function total(loads) {
  let bytes = 0;
  for (const load of loads) bytes += load.bytes;
  return bytes;
}
function cutChange(files, passes, room) {
  const asLoads = besideLoads();
  const cutFiles = files.filter((file) => file.hunks.length > 0).map(
    (file) => cutFile(
      file,
      passes.map((pass) => pass(file)),
      room,
      asLoads
    )
  );
  const units = passes.map((_, pass) => cutFiles.flatMap((file) => file.units[pass] ?? []));
  return { units, uncovered: cutFiles.flatMap((file) => file.uncovered) };
}
function besideLoads() {
  const loads = /* @__PURE__ */ new Map();
  return (group) => {
    const known = loads.get(group);
    if (known !== void 0) return known;
    const load = group.length === 0 ? [] : [{ kind: "beside", bytes: total(group), extras: group }];
    loads.set(group, load);
    return load;
  };
}
function cutFile(file, extras, room, asLoads) {
  const header = { kind: "header", file, bytes: (0, import_chunk_Y5FHDHJZ.byteLength)(file.header) };
  const beside = Math.max(...extras.flatMap(({ groups }) => groups.map((group) => total(asLoads(group)))));
  const unfitting = extras.flatMap((extra) => extra.tooLong);
  const uncovered = [];
  const pieces = [];
  for (const hunk of file.hunks) {
    const split = (0, import_chunk_TNFJ4JBY.splitHunk)(hunk, room - header.bytes - beside - LABEL_BYTES);
    const lines = [...split.tooLong, ...unfitting];
    if (lines.length > 0) uncovered.push({ hunk: hunk.id, path: file.path, why: linesThatDoNotFit(lines) });
    for (const piece of split.pieces) pieces.push(pieceCargo(file, piece, split.tooLong));
  }
  return {
    units: extras.map(
      ({ groups }) => groups.flatMap((group) => pieces.map((piece) => [header, piece, ...asLoads(group)]))
    ),
    uncovered
  };
}
var LABEL_BYTES = 160;
function pieceCargo(file, piece, tooLong) {
  const missing = tooLong.length === 0 ? "" : `; ${linesThatDoNotFit(tooLong)}`;
  const label = piece.part === null ? "" : `(part ${piece.part.index} of ${piece.part.of} of this hunk${missing})
`;
  const text = label + piece.text;
  return { kind: "piece", file, piece, text, bytes: (0, import_chunk_Y5FHDHJZ.byteLength)(text) };
}
function linesThatDoNotFit(tooLong) {
  const longest = Math.max(...tooLong);
  return tooLong.length === 1 ? `one line of ${longest} bytes fits no packet` : `${tooLong.length} lines of up to ${longest} bytes fit no packet`;
}
function commentTexts(comments, file) {
  const shown = comments.filter((comment) => isInDiff(comment, file));
  const apart = comments.filter((comment) => !shown.includes(comment)).map(commentText);
  return shown.length === 0 ? apart : [...apart, shownText(shown, file)];
}
function isInDiff({ at, side }, { hunks }) {
  return hunks.some((hunk) => contains(hunk[side], at));
}
function contains(side, { start, end }) {
  const first = (0, import_chunk_OTZ2RVYM.firstLine)(side);
  return start >= first && end < first + side.count;
}
function shownText(comments, { path }) {
  const sides = ["new", "old"].flatMap((side) => {
    const own = comments.filter((comment) => comment.side === side);
    return own.length === 0 ? [] : [`${linesAt(own, placeText)} of the ${side} side`];
  });
  return `${(0, import_chunk_BLJONZEY.shownPath)(path)}, in the diff below: ${sides.join("; ")}`;
}
function placeText({ at, marker }) {
  return marker === null ? (0, import_chunk_TNFJ4JBY.spanText)(at) : `${(0, import_chunk_TNFJ4JBY.spanText)(at)} (${marker})`;
}
function linesAt(comments, said) {
  const isOne = comments.length === 1 && comments.every(({ at }) => at.start === at.end);
  return `${isOne ? "line" : "lines"} ${comments.map(said).join(", ")}`;
}
function commentText(comment) {
  const marker = comment.marker === null ? "" : `, ${comment.marker}`;
  const lines = linesAt([comment], ({ at }) => (0, import_chunk_TNFJ4JBY.spanText)(at));
  return `${(0, import_chunk_BLJONZEY.shownPath)(comment.path)}, ${lines} of the ${comment.side} side${marker}:
${comment.text}`;
}
function splitText(text, maxBytes) {
  if ((0, import_chunk_Y5FHDHJZ.byteLength)(text) <= maxBytes) return { parts: [text], tooLong: [] };
  const parts = [];
  const tooLong = [];
  let [current, bytes] = ["", 0];
  for (const line of text.split(/(?<=\n)/)) {
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(line);
    if (bytes + size > maxBytes && current !== "") {
      parts.push(current);
      [current, bytes] = ["", 0];
    }
    if (size > maxBytes) tooLong.push(size);
    else {
      current += line;
      bytes += size;
    }
  }
  if (current !== "") parts.push(current);
  return { parts, tooLong };
}
var NO_EXTRAS = { groups: [[]], tooLong: [] };
var ANY_NONCE = "0".repeat(32);
var LABEL_BYTES2 = 40;
function ruleExtras(rules, limit) {
  const tooLong = [];
  const extras = rules.flatMap((rule) => {
    const wrapping = ruleBytes("", { ...ruleAttributes(rule), part: "9999 of 9999" });
    const split = splitText(rule.body, limit - wrapping);
    tooLong.push(...split.tooLong);
    return split.parts.map((content, index) => {
      const part = split.parts.length === 1 ? {} : { part: `${index + 1} of ${split.parts.length}` };
      const attributes = { ...ruleAttributes(rule), ...part };
      return { kind: "extra", content, attributes, bytes: ruleBytes(content, attributes) };
    });
  });
  return { groups: grouped(extras, limit), tooLong };
}
function ruleAttributes(rule) {
  const folders = (0, import_chunk_QZRNUFII.directoriesOf)(rule);
  return {
    source: rule.path,
    ...folders.includes("") ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") },
    ...rule.paths === null ? {} : { paths: rule.paths.join(", ") }
  };
}
function ruleBytes(content, attributes) {
  const blank = (0, import_chunk_A365VGTZ.fence)("RULES", ANY_NONCE, "", attributes);
  return (0, import_chunk_Y5FHDHJZ.byteLength)(blank) + (0, import_chunk_Y5FHDHJZ.byteLength)(content) + 3;
}
function textExtras(texts, limit) {
  const tooLong = [];
  const extras = texts.flatMap((text) => {
    const split = splitText(text.endsWith("\n") ? `${text}
` : `${text}

`, limit - LABEL_BYTES2);
    tooLong.push(...split.tooLong);
    return split.parts.map((part, index) => {
      const content = split.parts.length === 1 ? part : `(part ${index + 1} of ${split.parts.length})
${part}`;
      return { kind: "extra", content, bytes: (0, import_chunk_Y5FHDHJZ.byteLength)(content) };
    });
  });
  return { groups: grouped(extras, limit), tooLong };
}
function grouped(extras, limit) {
  const groups = [[]];
  for (const extra of extras) {
    const open = groups.at(-1);
    if (open === void 0 || open.length > 0 && total(open) + extra.bytes > limit) groups.push([extra]);
    else open.push(extra);
  }
  return groups;
}
var RELATED_ROOM = 2 * import_chunk_TNFJ4JBY.LIST_ROOM;
function relatedText(related, only) {
  const files = related.files.filter(({ relation }) => only === void 0 || only.includes(relation));
  const lines = files.map(({ path, relation, of }) => `${(0, import_chunk_BLJONZEY.shownPath)(path)} ${relation} ${(0, import_chunk_BLJONZEY.shownPath)(of)}`);
  const list = (0, import_chunk_TNFJ4JBY.listed)(lines, "\n", RELATED_ROOM, related.omitted);
  const notes = (0, import_chunk_TNFJ4JBY.listed)(
    related.notes.map((note) => `(${note})`),
    "\n"
  );
  return [list, notes].filter((part) => part !== "").join("\n") || "(none known)";
}
var LINE_BYTES = 400;
function triggerText({ path, line, symbol, kinds, what, callers, omitted }) {
  const calls = callers.map(callerText);
  const more = omitted === 0 ? [] : [`(${omitted} more callers)`];
  return [
    `${(0, import_chunk_BLJONZEY.shownPath)(path)}, line ${line}: ${shownLine(symbol)}`,
    `changed: ${kinds.join(", ")}`,
    ...what.map((text) => `- ${shownLine(text)}`),
    ...calls.length + more.length === 0 ? ["callers: none found"] : ["callers:", ...calls, ...more]
  ].join("\n");
}
function callerText({ path, line, text }) {
  return `- ${(0, import_chunk_BLJONZEY.shownPath)(path)}, line ${line}: ${shownLine(text)}`;
}
function shownLine(text) {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(line);
  return bytes <= LINE_BYTES ? line : `(a line of ${bytes} bytes)`;
}
var nothing = () => ({ passes: () => [() => NO_EXTRAS], filled: () => ({}) });
var BESIDE_HUNKS = {
  change: nothing,
  rules: (material) => ({
    passes: (room) => rulePasses(material, room),
    filled: (extras) => ({
      rules: extras.map(({ content, attributes = {} }) => ({ kind: "RULES", content, attributes }))
    })
  }),
  imports: ({ context }) => ({
    passes: (room) => [factsPerFile(context.imports, room, (of) => of.map(import_chunk_TNFJ4JBY.importText))],
    filled: (extras) => ({
      imports: [{ kind: "IMPORTS", content: joined(extras, "(none added or removed here)") }]
    })
  }),
  history: ({ context: { history } }) => {
    const nameOf = (0, import_chunk_TNFJ4JBY.shownNames)(history);
    return {
      passes: (room) => [
        factsPerFile(history.rows, room, (of) => (0, import_chunk_TNFJ4JBY.historyTexts)(of, nameOf, Math.floor(room / 4)))
      ],
      filled: (extras) => ({
        history: [
          {
            kind: "HISTORY",
            content: (0, import_chunk_TNFJ4JBY.historyNotes)(history) + joined(extras, "(no commit in the table for these files)")
          }
        ]
      })
    };
  },
  comments: ({ context }) => ({
    passes: (room) => [factsPerFile(context.comments, room, commentTexts)],
    filled: (extras) => ({
      comments: [{ kind: "COMMENTS", content: joined(extras, "(none near the changed lines)") }]
    })
  }),
  intent: nothing,
  callers: ({ context }) => ({
    passes: (room) => [factsPerFile(context.triggers, room, (of) => of.map(triggerText))],
    filled: (extras) => ({
      triggers: [{ kind: "TRIGGERS", content: joined(extras, "(no change of a contract was found here)") }]
    })
  }),
  flows: nothing,
  codebase: nothing
};
function rulePasses({ rules, files }, room) {
  const change = files.flatMap(({ header, hunks }) => [header, ...hunks.map((hunk) => hunk.text)]).join("");
  const limit = Math.max(room - (0, import_chunk_Y5FHDHJZ.byteLength)(change) - SPARE, Math.floor(room / 2));
  const { groups, tooLong } = ruleExtras(rules, limit);
  return groups.map((group) => () => ({ groups: [group], tooLong }));
}
var SPARE = 256;
function factsPerFile(facts, room, texts) {
  const byPath = /* @__PURE__ */ new Map();
  for (const fact of facts) byPath.set(fact.path, [...byPath.get(fact.path) ?? [], fact]);
  return (file) => {
    const own = byPath.get(file.path);
    return own === void 0 ? NO_EXTRAS : textExtras(texts(own, file), Math.floor(room / 2));
  };
}
function joined(extras, none) {
  return extras.map((extra) => extra.content).join("") || none;
}
function lensPlan(lens, given) {
  const { hasTree, parts, source } = (0, import_chunk_D6J7BW6E.lensRecord)(lens);
  const facts = hasTree ? (0, import_chunk_A365VGTZ.taskFactsWithTree)(given.task) : (0, import_chunk_A365VGTZ.taskFacts)(given.task);
  return {
    fixed: Object.assign({}, facts, ...parts.map((part) => PARTS[part](given))),
    ...BESIDE_HUNKS[source](given.material)
  };
}
var PARTS = {
  intent: (given) => intent(given),
  "intent in full": (given) => intent(given, import_chunk_TNFJ4JBY.INTENT_ROOM),
  stack: ({ material }) => ({ stack: [{ kind: "STACK", content: (0, import_chunk_TNFJ4JBY.stackText)(material.context.stack) }] }),
  "stack and checklist": ({ material }) => ({ stack: stackWithChecklist(material) }),
  related: ({ material }) => ({
    related: [{ kind: "RELATED", content: relatedText(material.context.related) }]
  }),
  importers: ({ material }) => ({
    related: [
      { kind: "RELATED", content: relatedText(material.context.related, ["imports", "uses", "tests"]) }
    ]
  })
};
function intent({ material, summary }, room) {
  return { intent: [{ kind: "INTENT", content: (0, import_chunk_TNFJ4JBY.intentText)(summary, material.context, room) }] };
}
function stackWithChecklist({ context, checklist }) {
  const items = checklist.length === 0 ? [] : ["", "worth a look in this stack:", ...checklist.map((item) => `- ${item}`)];
  return [{ kind: "STACK", content: [(0, import_chunk_TNFJ4JBY.stackText)(context.stack), ...items].join("\n") }];
}
function buildReviewPackets(input) {
  const { lens, task, material, nonces, carried = /* @__PURE__ */ new Set(), unused = /* @__PURE__ */ new Set() } = input;
  const files = withoutUnused(withoutCarried(material.files, carried), unused).map(import_chunk_TNFJ4JBY.leanFile);
  const plan = lensPlan(lens, { ...input, material: { ...material, files } });
  const outline = { ...plan.fixed, ...plan.filled([]), ...emptyParts(material.files, carried) };
  const room = (0, import_chunk_A365VGTZ.roomLeft)(lens, task.run, outline, nonces);
  const { units, uncovered } = cutChange(files, plan.passes(room), room);
  const gaps = new Set(uncovered.map((gap2) => gap2.hunk));
  const partsIn = changeParts(material.files, units.flat(2), uncovered, carried, unused);
  const isOwn = (path) => input.only?.has(path) ?? true;
  const chunks = units.flatMap((pass) => pack(pass.filter(isOf(isOwn)), room));
  const packets = chunks.map((chunk, index) => {
    const extras = [...chunk].flatMap((load) => load.kind === "beside" ? load.extras : []);
    const filling2 = {
      ...plan.fixed,
      ...plan.filled(extras),
      ...partsIn(chunk)
    };
    const call = { agent: lens, slot: input.nextSlot(), part: index + 1, of: chunks.length };
    return (0, import_chunk_A365VGTZ.packetOf)(call, filling2, nonces, shownBy(chunk, gaps));
  });
  return { packets, uncovered: uncovered.filter(({ path }) => isOwn(path)) };
}
function withoutUnused(files, unused) {
  return files.map((file) => unused.has(file.path) ? { ...file, hunks: [] } : file);
}
function isOf(isOwn) {
  return (unit) => unit.some((load) => load.kind === "piece" && isOwn(load.file.path));
}
function shownBy(chunk, gaps) {
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  const hunks = new Set(pieces.map(({ piece }) => piece.hunk));
  return {
    hunks: [...hunks].filter((hunk) => !gaps.has(hunk)),
    paths: [...new Set(pieces.map(({ file }) => file.path))]
  };
}
var COMMITS_ROOM = 24 * 1024;
var WORDS_ROOM = 16 * 1024;
var IMPORTS_ROOM = 8 * 1024;
function buildSummaryPacket({ task, title, material, nonces, nextSlot }) {
  const { files, context } = material;
  const groups = groupsText(context.groups);
  const facts = { ...(0, import_chunk_A365VGTZ.taskFactsWithTree)(task), groups, ...knownFacts(title, context) };
  const outline = { ...facts, ...emptyParts(files) };
  const room = (0, import_chunk_A365VGTZ.roomLeft)("change-summarizer", task.run, outline, nonces);
  const { units, uncovered } = cutChange(files.map(import_chunk_TNFJ4JBY.leanFile), [() => NO_EXTRAS], room);
  const [chunk = /* @__PURE__ */ new Set()] = pack(units.flat(), room);
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  return (0, import_chunk_A365VGTZ.packetOf)(
    { agent: "change-summarizer", slot: nextSlot(), part: 1, of: 1 },
    { ...facts, ...changeParts(files, units.flat(2), uncovered)(chunk) },
    nonces,
    {
      hunks: [...new Set(pieces.map(({ piece }) => piece.hunk))],
      paths: [...new Set(pieces.map(({ file }) => file.path))]
    }
  );
}
function groupsText({ added, modified, deleted, renamed }) {
  const counts = { added, modified, deleted, renamed };
  return Object.entries(counts).map(([group, files]) => `${files.length} ${group}`).join(", ");
}
function knownFacts(title, context) {
  const room = context.pullRequest === null ? COMMITS_ROOM : WORDS_ROOM;
  const imports = (0, import_chunk_TNFJ4JBY.listed)(context.imports.map(import_chunk_TNFJ4JBY.importText), "\n", IMPORTS_ROOM);
  return {
    intent: [{ kind: "INTENT", content: `asked for: ${title}

${(0, import_chunk_TNFJ4JBY.authorText)(context, room)}` }],
    discussion: [{ kind: "COMMENTS", content: (0, import_chunk_TNFJ4JBY.discussionText)(context.pullRequest, WORDS_ROOM) }],
    stack: [{ kind: "STACK", content: (0, import_chunk_TNFJ4JBY.stackText)(context.stack) }],
    imports: [{ kind: "IMPORTS", content: imports || "(none added or removed)" }],
    related: [{ kind: "RELATED", content: relatedText(context.related) }]
  };
}
function claimText(finding) {
  const { claim, also = [] } = finding;
  const proofs = import_chunk_TNFJ4JBY.PROOF_NAMES.flatMap((name) => {
    const value = claim[name];
    return value === void 0 ? [] : [`${name}:
${value}`];
  });
  return [
    `title: ${claim.title}`,
    `severity: ${claim.severity}`,
    `place: ${placeText2(finding)}`,
    `quote:
${claim.verification.code_examined}`,
    ...causeText(finding),
    `why:
${claim.why}`,
    ...proofs,
    ...also.map((place) => `also here: ${placeText2(place)}
${place.quote}`)
  ].join("\n\n");
}
function causeText({ claim, cause }) {
  const claimed = claim.verification.cause;
  if (cause === void 0 || claimed === void 0) return [];
  if (!("quote" in claimed))
    return [`caused by: the change has ${cause.whole ?? ""} ${(0, import_chunk_BLJONZEY.shownPath)(cause.file)}`];
  return [`caused by: ${placeText2(cause)}
${claimed.quote}`];
}
function claimId({ at }) {
  return `L${(0, import_chunk_TNFJ4JBY.spanText)(at)}`;
}
function placeText2({ file, side, at }) {
  const removed = side === "old" ? " before the change" : "";
  const word = at.start === at.end ? "line" : "lines";
  return `${(0, import_chunk_BLJONZEY.shownPath)(file)}, ${word} ${(0, import_chunk_TNFJ4JBY.spanText)(at)}${removed}`;
}
var PROOF_ROOM = Math.floor(import_chunk_Y5FHDHJZ.PACKET_BUDGET / 3);
function proofParts(claim, material, treeRoot) {
  return [...ruleParts(claim, material.rules, treeRoot), ...historyParts(claim, material)];
}
function ruleParts({ ruleFile, ruleText }, rules, treeRoot) {
  if (ruleFile === void 0 || ruleText === void 0) return [];
  const isNamed = (rule, name) => (0, import_chunk_QZRNUFII.placesOfRule)(rule).includes(name);
  const path = (0, import_chunk_DK2Y3MEL.claimedPath)(ruleFile, [treeRoot], (name) => rules.some((rule) => isNamed(rule, name)));
  const cited = path === void 0 ? [] : rules.filter((rule) => isNamed(rule, path));
  const parts = ruleExtras(cited, PROOF_ROOM).groups.flat();
  const part = parts.find(({ content }) => content.includes(ruleText)) ?? parts.find(({ content }) => content.includes(ruleText.split("\n", 1)[0] ?? ""));
  return part === void 0 ? [] : [{ kind: "RULES", content: part.content, attributes: part.attributes ?? {} }];
}
function historyParts({ commitRef }, { context: { history } }) {
  const sha = commitRef === void 0 ? void 0 : (0, import_chunk_TNFJ4JBY.commitInTable)(history, commitRef);
  const rows = history.rows.filter((row) => row.sha === sha);
  if (rows.length === 0) return [];
  return [{ kind: "HISTORY", content: (0, import_chunk_TNFJ4JBY.historyTexts)(rows, (0, import_chunk_TNFJ4JBY.shownNames)(history), PROOF_ROOM).join("\n\n") }];
}
function nearestHunks(places, files, room, enough = room) {
  const touched = files.filter((file) => places.some((place) => isIn(place, file))).map(import_chunk_TNFJ4JBY.leanFile);
  const cut = cutChange(touched, [() => NO_EXTRAS], Math.min(room, enough));
  const units = (cut.uncovered.length === 0 ? cut : cutChange(touched, [() => NO_EXTRAS], room)).units.flat();
  const pieces = units.flat().filter((load) => load.kind === "piece");
  const distance = new Map(pieces.map((load) => [load, nearest(places, load)]));
  const taken = /* @__PURE__ */ new Set();
  const distanceOf = (unit) => Math.min(...unit.map((load) => distance.get(load) ?? Infinity));
  for (const unit of units.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
    const wider = /* @__PURE__ */ new Set([...taken, ...unit]);
    if (total(wider) > (distanceOf(unit) === 0 ? room : Math.min(room, enough))) continue;
    for (const load of unit) taken.add(load);
  }
  const shown = pieces.filter((load) => taken.has(load));
  return { shown, left: pieces.length - shown.length };
}
function isIn(place, file) {
  return place.file === file.path || place.file === file.from;
}
function nearest(places, { file, piece }) {
  return Math.min(...places.filter((place) => isIn(place, file)).map((place) => gap(place, piece)));
}
function gap({ side, at }, piece) {
  const [first, count] = side === "old" ? [piece.oldStart, piece.oldCount] : [piece.newStart, piece.newCount];
  return Math.max(first - at.end, at.start - (first + Math.max(count, 1) - 1), 0);
}
function buildScorePackets(input) {
  const { findings } = input;
  const [first, ...others] = findings;
  if (first === void 0) return [];
  const room = (0, import_chunk_A365VGTZ.roomLeft)("finding-scorer", input.task.run, filling(input, "", []), input.nonces) - NOTE_BYTES;
  if (room >= 0) return [{ kind: "packet", packet: packetIn(room, input), asked: findings }];
  if (others.length === 0) return [{ kind: "too-large", finding: first, over: -room }];
  const half = Math.ceil(findings.length / 2);
  return [findings.slice(0, half), findings.slice(half)].flatMap(
    (some) => buildScorePackets({ ...input, findings: some })
  );
}
function packetIn(room, input) {
  const { findings, material, nonces, nextSlot } = input;
  const places = findings.flatMap((one) => one.cause === void 0 ? [one] : [one, one.cause]);
  const { shown, left } = nearestHunks(places, material.files, room, DIFF_ROOM);
  const paths = [...new Set(shown.map(({ file }) => file.path))];
  const note = left === 0 ? "" : `(${left} more hunks, farther away, are not shown)
`;
  return (0, import_chunk_A365VGTZ.packetOf)(
    { agent: "finding-scorer", slot: nextSlot(), part: 1, of: 1 },
    filling(input, diffText(shown) + note, paths),
    nonces,
    { hunks: [...new Set(shown.map(({ piece }) => piece.hunk))], paths }
  );
}
function filling({ task, findings, material, summary }, diff, paths) {
  return {
    ...(0, import_chunk_A365VGTZ.taskFactsWithTree)(task),
    ids: findings.map(claimId).join(", "),
    intent: [{ kind: "INTENT", content: (0, import_chunk_TNFJ4JBY.intentText)(summary, material.context) }],
    findings: [
      ...findings.map(claimPart),
      ...distinct(findings.flatMap(({ claim }) => proofParts(claim, material, task.treeRoot)))
    ],
    files: [{ kind: "FILES", content: markedFiles(material.files, paths) }],
    diff: [{ kind: "DIFF", content: diff }]
  };
}
function claimPart(finding) {
  return {
    kind: "FINDING_DESCRIPTION",
    content: claimText(finding),
    attributes: { id: claimId(finding) }
  };
}
function distinct(parts) {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
function markedFiles(files, here) {
  return fileList(files, false, LIST_ROOM2)((path) => here.includes(path) ? "partly" : "other");
}
var NOTE_BYTES = 80;
var DIFF_ROOM = 4 * 1024;
var LIST_ROOM2 = 2 * 1024;
function scoreTogether(findings) {
  const batches = [];
  for (const finding of findings) {
    const open = batches.find(
      (batch) => batch.length < import_chunk_D6J7BW6E.MAX_SCORED_TOGETHER && batch.every((other) => areToldApart(finding, other))
    );
    if (open === void 0) batches.push([finding]);
    else open.push(finding);
  }
  return batches.map((batch) => batch.toSorted((a, b) => a.at.start - b.at.start));
}
function areToldApart(a, b) {
  return a.file === b.file && a.side === b.side && a.cause === void 0 && b.cause === void 0 && !(0, import_chunk_R5DXX5NI.overlaps)(a.at, b.at) && plain(a.claim.title) !== plain(b.claim.title) && plain(a.claim.verification.code_examined) !== plain(b.claim.verification.code_examined);
}
function plain(text) {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}_$]/gu, "");
}
var bySeverity = (0, import_chunk_UTFC5QHX.by)((finding) => import_chunk_D6J7BW6E.SEVERITIES.indexOf(finding.claim.severity));
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
function capForScoring(findings, max = MAX_SCORED) {
  const ranked = rankFindings(findings);
  return {
    kept: ranked.slice(0, max),
    dropped: ranked.slice(max).map((value) => ({ value, reason: { kind: "not_scored", cap: max } }))
  };
}
function sameClaim(a, b) {
  if (a.file !== b.file || a.side !== b.side || !(0, import_chunk_R5DXX5NI.overlaps)(a.at, b.at)) return false;
  const [first, second] = [wordsOf(a.claim.title), wordsOf(b.claim.title)];
  if (first.join(" ") === second.join(" ")) return true;
  const [rule, other] = [ruleOf(a), ruleOf(b)];
  if (rule !== void 0 && other !== void 0) {
    return rule.file === other.file && (rule.text.includes(other.text) || other.text.includes(rule.text));
  }
  const sameQuote = a.at.start === b.at.start && a.at.end === b.at.end;
  const shared = sharedOf(significant(first), significant(second));
  return sameCause(a, b) && shared.words >= 2 || sameQuote && shared.words >= 2 && shared.most;
}
function sameCause({ cause: a }, { cause: b }) {
  if (a === void 0 || b === void 0) return false;
  return a.file === b.file && a.side === b.side && (0, import_chunk_R5DXX5NI.overlaps)(a.at, b.at);
}
function ruleOf({ claim: { ruleFile = "", ruleText } }) {
  if (ruleText === void 0) return void 0;
  return { file: ruleFile.replace(/^\.\//, ""), text: wordsOf(ruleText).join(" ") };
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
var FILLERS = new Set(
  "the and not for are was when with that this from into its has can will before after".split(" ")
);
function significant(words) {
  return new Set(
    words.filter((word) => word.length > 2 && !FILLERS.has(word)).map((word) => word.slice(0, 5))
  );
}
function sharedOf(a, b) {
  const words = [...a].filter((word) => b.has(word)).length;
  return { words, most: words >= Math.min(a.size, b.size) / 2 };
}
function standAgain(past, world, appeared = []) {
  const places = placesNow(past, world, appeared);
  if ("drop" in places) return places;
  const { quote, cause } = places.keep;
  const { file, side, at, lines, occurrence } = quote;
  const isImpact = past.claim.verification.is_impact_finding;
  const caused = cause === void 0 ? {} : { cause };
  const placement = (0, import_chunk_UHSTSU6V.placementOf)({ file, side, at, isImpact, ...caused }, world.changed);
  if (!(0, import_chunk_UHSTSU6V.allowedBy)((0, import_chunk_TNFJ4JBY.policyFor)(past.lens, world), placement)) return offChange(past, side, file, world);
  const flaw = flawOfSource(past, file, world);
  if (flaw !== void 0) return { drop: flaw };
  const computed = (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source: (0, import_chunk_TNFJ4JBY.sourceOf)(past, world), lines, occurrence });
  const fingerprint = isNumbered(past.fingerprint, computed) ? past.fingerprint : computed;
  const { also: before, ...rest } = past;
  const also = placesLeft(before ?? [], world);
  const named = { ...caused, ...also.length === 0 ? {} : { also } };
  return { keep: { ...rest, file, side, at, placement, ...named, fingerprint } };
}
function placesLeft(places, world) {
  return places.flatMap(({ file, at, quote }) => (0, import_chunk_TNFJ4JBY.standingPlace)({ file, line: at.start, quote }, world) ?? []);
}
function placesNow(past, world, appeared) {
  const { cause: claimed, code_examined: text } = past.claim.verification;
  const quote = nearestOfSame(past, text, world) ?? movedTo(past, text, world, appeared);
  if (quote === void 0) return { drop: { kind: "fixed", why: `the quote is gone from ${past.file}` } };
  if (claimed === void 0) return { keep: { quote } };
  const near = past.cause === void 0 ? {} : { side: past.cause.side, line: past.cause.at.start };
  const cause = (0, import_chunk_TNFJ4JBY.proveCause)(claimed, world, near);
  if ("keep" in cause) return { keep: { quote, cause: cause.keep } };
  const gone = "quote" in claimed ? "the changed line that caused it is gone from" : "the change does not touch";
  return {
    drop: {
      kind: "fixed",
      why: `${gone} ${claimed.file}${"quote" in claimed ? "" : " as a whole any more"}`
    }
  };
}
function nearestOfSame(past, quote, world) {
  const at = (line) => {
    const stands = (0, import_chunk_TNFJ4JBY.standInFile)({ file: past.file, side: past.side, line, quote }, world);
    return "keep" in stands ? stands.keep : void 0;
  };
  const nearest2 = at(past.at.start);
  if (nearest2 === void 0) return void 0;
  const isSame = ({ file, lines, occurrence }) => isNumbered(past.fingerprint, (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source: (0, import_chunk_TNFJ4JBY.sourceOf)(past, world), lines, occurrence }));
  if (isSame(nearest2)) return nearest2;
  const text = (0, import_chunk_TNFJ4JBY.textOn)(nearest2.side, nearest2.file, world)?.plain;
  const others = text === void 0 ? [] : (0, import_chunk_AXL7BMZ5.findLines)(nearest2.lines, text);
  return others.map(({ start }) => at(start)).find((one) => one !== void 0 && isSame(one)) ?? nearest2;
}
function movedTo({ side, placement }, quote, world, appeared) {
  if (side !== "new" || placement !== "added") return void 0;
  const found = appeared.flatMap((file) => {
    const stands = (0, import_chunk_TNFJ4JBY.standInFile)({ file, side, quote }, world);
    return "keep" in stands && (0, import_chunk_UHSTSU6V.isOnChangedLine)(stands.keep, world.changed) ? [stands.keep] : [];
  });
  return found.length === 1 ? found[0] : void 0;
}
var MOST_OF_ONE_QUOTE = 100;
function isNumbered(fingerprint, computed) {
  if (fingerprint === computed) return true;
  for (let n = 1; n < MOST_OF_ONE_QUOTE; n += 1) {
    if (fingerprint === (0, import_chunk_7R4OZ5NR.nextFingerprint)(computed, n)) return true;
  }
  return false;
}
function offChange(past, side, file, world) {
  const quote = past.claim.verification.code_examined;
  if (side === "old" && "keep" in (0, import_chunk_TNFJ4JBY.standInFile)({ file, side: "new", quote }, world)) {
    return { drop: { kind: "fixed", why: `the removed code is back in ${file}` } };
  }
  return { drop: { kind: "withdrawn", why: "its lines are no longer part of this change" } };
}
function flawOfSource(past, file, world) {
  const { claim } = past;
  const { provenBy } = (0, import_chunk_D6J7BW6E.lensRecord)(past.lens);
  if (provenBy === "rule" && (0, import_chunk_TNFJ4JBY.flawOfRule)(claim, file, world) !== void 0) {
    return { kind: "withdrawn", why: `the rule of ${claim.ruleFile ?? ""} is not in force at base any more` };
  }
  if (provenBy === "comment" && (0, import_chunk_TNFJ4JBY.flawOfComment)(claim, file, world) !== void 0) {
    return { kind: "fixed", why: `the comment is gone from ${file}` };
  }
  return void 0;
}
function followFindings(following) {
  const { past, run, raised, world, appeared, isCarried } = following;
  const dropped = [];
  const standing = [];
  for (const one of past) {
    const finding = marked(one, run);
    const stands = standAgain(finding, world, appeared);
    if ("drop" in stands) dropped.push({ value: finding, reason: stands.drop });
    else standing.push({ ...one, finding: stands.keep, carried: isCarried(stands.keep) });
  }
  const pairs = pairUp(
    standing.map(({ finding }) => finding),
    raised
  );
  const kept = [];
  for (const finding of raised) {
    const known = standing.find((one) => pairs.get(one.finding) === finding);
    if (known !== void 0 && keepsItsScore(known)) {
      dropped.push({ value: finding, reason: duplicateOf(known.finding) });
      continue;
    }
    kept.push(known?.finding.open === void 0 ? finding : { ...finding, open: known.finding.open });
    if (known !== void 0) dropped.push({ value: known.finding, reason: raisedAgain(finding) });
  }
  const left = standing.filter((one) => !pairs.has(one.finding) || keepsItsScore(one));
  const distinct2 = withOwnFingerprints(left, new Set(kept.map(({ fingerprint }) => fingerprint)));
  return {
    raised: kept,
    toConfirm: distinct2.filter((one) => !keepsItsPlace(one)).map(({ finding }) => finding),
    stillOpen: distinct2.filter(keepsItsPlace).map(({ finding, group, score }) => ({ finding, group, score })),
    dropped
  };
}
function marked({ finding, group, score, dismissed }, run) {
  const { since = run, fingerprint: earlier = finding.fingerprint } = finding.open ?? {};
  const fingerprint = dismissed === true ? earlier : finding.fingerprint;
  return { ...finding, open: { since, fingerprint, group, score } };
}
function keepsItsPlace({ carried, dismissed, score }) {
  return carried && !(dismissed === true && score === null);
}
function keepsItsScore({ carried, group }) {
  return carried && (group === "critical" || group === "important");
}
var raisedAgain = ({ fingerprint }) => ({ kind: "raised_again", fingerprint });
var duplicateOf = ({ fingerprint }) => ({ kind: "duplicate_of", fingerprint });
function pairUp(before, now2) {
  const pairs = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  for (const isSame of [saysTheSame, hasTheSameFingerprint]) {
    for (const old of before) {
      if (pairs.has(old)) continue;
      const found = now2.find((one) => !taken.has(one) && isSame(old, one));
      if (found === void 0) continue;
      pairs.set(old, found);
      taken.add(found);
    }
  }
  return pairs;
}
function saysTheSame(old, now2) {
  return [now2, ...now2.witnesses].some((one) => sameClaim(old, one));
}
function hasTheSameFingerprint(old, now2) {
  return [now2, ...now2.witnesses].some(({ fingerprint }) => fingerprint === old.fingerprint);
}
function withOwnFingerprints(standing, used) {
  return standing.map((one) => {
    let { fingerprint } = one.finding;
    for (let n = 1; used.has(fingerprint); n += 1) {
      fingerprint = (0, import_chunk_7R4OZ5NR.nextFingerprint)(one.finding.fingerprint, n);
    }
    used.add(fingerprint);
    return { ...one, finding: { ...one.finding, fingerprint } };
  });
}
function hunksUnder({ file, side, at, cause }, changed) {
  const place = cause ?? { file, side, at };
  const change = changed.get(place.file);
  if (change === void 0 || change.kind === "opaque") return allHunks(changed);
  const ids = change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1));
  if (cause?.whole !== void 0) return ids;
  const touched = ids.filter((_, index) => {
    const range = change.hunks[index]?.[place.side];
    return range !== void 0 && range.count > 0 && (0, import_chunk_R5DXX5NI.overlaps)(place.at, spanOf(range));
  });
  return touched.length > 0 ? touched : ids;
}
function allHunks(changed) {
  return [...changed.values()].flatMap(
    (change) => change.kind === "opaque" ? [] : change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1))
  );
}
function spanOf({ start, count }) {
  return { start, end: start + count - 1 };
}
function mergeDuplicates(findings) {
  const groups = [];
  const byFile = /* @__PURE__ */ new Map();
  const dropped = [];
  const used = /* @__PURE__ */ new Map();
  for (const finding of findings.toSorted(strongestFirst)) {
    const beside = byFile.get(finding.file) ?? [];
    const group = beside.find(({ leader }) => sameClaim(leader, finding));
    if (group === void 0) {
      const opened = { leader: withOwnFingerprint(finding, used), others: [] };
      groups.push(opened);
      beside.push(opened);
      byFile.set(finding.file, beside);
      continue;
    }
    group.others.push(finding);
    dropped.push({ value: finding, reason: { kind: "duplicate_of", fingerprint: group.leader.fingerprint } });
  }
  const kept = groups.map(({ leader, others }) => ({ ...leader, witnesses: witnessesOf(leader, others) }));
  return { kept, dropped };
}
function withOwnFingerprint(finding, used) {
  const { fingerprint } = finding;
  const before = used.get(fingerprint) ?? 0;
  used.set(fingerprint, before + 1);
  return before === 0 ? finding : { ...finding, fingerprint: (0, import_chunk_7R4OZ5NR.nextFingerprint)(fingerprint, before) };
}
function witnessesOf(leader, others) {
  const heard = /* @__PURE__ */ new Set([leader.slot]);
  return others.filter(({ slot }) => !heard.has(slot) && heard.add(slot));
}
function ownPaths({ shard }) {
  return shard === void 0 ? void 0 : new Set(shard.paths);
}
function ownOf(run, files) {
  const own = ownPaths(run);
  return own === void 0 ? files : files.filter(({ path }) => own.has(path));
}
function followedBy(run, past, changed) {
  const own = ownPaths(run);
  if (own === void 0) return past;
  const isFirst = run.shard?.index === 1;
  return past.filter(({ finding: { file } }) => own.has(file) || isFirst && !changed.has(file));
}
async function collectFindings(run) {
  const checked = await Promise.all(storedReviews(run).map((stored) => checkStored(run, stored)));
  const merged = mergeDuplicates(checked.flatMap(({ sifted: sifted2 }) => sifted2.kept));
  const past = await pastOf(run);
  const { raised, toConfirm, stillOpen, dropped } = await follow(run, past, merged.kept);
  const { base, head } = run.file;
  const suppressions = await (0, import_chunk_5SHWXL7C.readSuppressions)(run.repository, base.tree);
  const { sifted, expired, unmatched } = (0, import_chunk_ZTRJVIFV.applySuppressions)(
    [...raised, ...toConfirm, ...stillOpen.map(({ finding }) => finding)],
    suppressions,
    (0, import_chunk_Q66WQ462.now)().slice(0, 10)
  );
  const kept = new Set(sifted.kept);
  const isOpen = (finding) => kept.has(finding);
  const capped = capForScoring([...raised, ...toConfirm].filter(isOpen), run.file.settings.max_findings);
  return {
    raised: checked.reduce((sum, { sifted: s }) => sum + s.kept.length + s.dropped.length, 0),
    followed: past.findings.length,
    toScore: capped.kept,
    stillOpen: stillOpen.filter(({ finding }) => isOpen(finding)),
    dropped: [
      ...checked.flatMap(({ sifted: s }) => s.dropped),
      ...merged.dropped,
      ...dropped,
      ...sifted.dropped,
      ...capped.dropped
    ],
    expired,
    unmatched,
    added: await (0, import_chunk_5SHWXL7C.readAddedSuppressions)(run.repository, base.tree, head.tree),
    refusedClaims: checked.flatMap(({ refusedClaims }) => refusedClaims)
  };
}
async function pastOf({ paths, file }) {
  const past = await (0, import_chunk_JRIKYBLK.readPast)(paths, file);
  if (file.shard === void 0) return past;
  const { files } = await (0, import_chunk_Q66WQ462.readRunJson)(paths.scope, "scope");
  const changed = new Set(files.map(({ path }) => path));
  return { ...past, findings: followedBy(file, past.findings, changed) };
}
async function follow(run, past, raised) {
  const { keys, findings, carried, appeared } = past;
  const since = run.file.since?.run;
  if (since === void 0 || findings.length === 0) {
    return { raised, toConfirm: [], stillOpen: [], dropped: [] };
  }
  const claims = findings.map(({ finding }) => ({ ...finding.claim, file: finding.file }));
  const world = await (0, import_chunk_ELTV7Y7O.worldOf)(run, { agent: "bug-scan", paths: [] }, void 0, {
    examined: [...appeared],
    findings: claims
  });
  const owed = new Set(keys.map(({ hunk }) => hunk));
  const isCarried = (finding) => {
    const hunks = hunksUnder(finding, world.changed).filter((hunk) => owed.has(hunk));
    const done = carriedFor(finding.lens, carried);
    return hunks.length > 0 && hunks.every((hunk) => done.has(hunk));
  };
  return followFindings({ past: findings, run: since, raised, world, appeared, isCarried });
}
function storedReviews(run) {
  return run.states.flatMap(({ slot, storedBy: agentId }) => {
    const lens = import_chunk_D6J7BW6E.LENSES.find((l) => l === slot.agent);
    return lens === void 0 || agentId === null ? [] : [{ lens, slot, agentId }];
  });
}
async function checkStored(run, { lens, slot, agentId }) {
  const review = await (0, import_chunk_DKQQTEXY.storedReply)(run, slot, lens);
  if (review === void 0) throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_UTSST5NN.isByHand)(agentId) ? void 0 : (0, import_chunk_QH5RQBKU.looksOf)(run.ledger, agentId);
  const checked = (0, import_chunk_ELTV7Y7O.checkReview)(lens, review, await (0, import_chunk_ELTV7Y7O.worldOf)(run, slot, looks, review));
  return { ...checked, refusedClaims: checked.refusedClaims.map((claim) => `${lens}: ${claim}`) };
}
async function storedSummary(run) {
  const slot = run.slots.find(({ phase }) => phase === "summary");
  const summary = slot === void 0 ? void 0 : await (0, import_chunk_DKQQTEXY.storedReply)(run, slot, "change-summarizer");
  return summary === void 0 ? null : (0, import_chunk_5ZFEDAR5.cleanText)(summary, await (0, import_chunk_ELTV7Y7O.readRedactor)(run.paths, run.file));
}
async function prepareScores(run, material) {
  const findings = await collectFindings(run);
  const redactor = await (0, import_chunk_ELTV7Y7O.readRedactor)(run.paths, run.file);
  const nextSlot = (0, import_chunk_OTWS56O2.slotNames)(run.file, run.ledger);
  const summary = await storedSummary(run);
  const slots = [];
  const tooLarge = /* @__PURE__ */ new Set();
  const scored = scoredIn(run);
  for (const batch of scoreTogether(findings.toScore.filter((one) => !scored.has(one.fingerprint)))) {
    const cleaned = [];
    for (const finding of batch) cleaned.push(await (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor));
    const made = buildScorePackets({
      task: (0, import_chunk_WGKVHWCI.taskOf)(run.file),
      findings: cleaned,
      material,
      summary,
      nonces: (0, import_chunk_WGKVHWCI.noncesOf)(run.file),
      nextSlot
    });
    for (const one of made) {
      if (one.kind === "packet") slots.push({ packet: one.packet, findings: one.asked.map(askedAs) });
      else tooLarge.add(one.finding.fingerprint);
    }
  }
  await (0, import_chunk_I3BMPKLD.writeStamped)(run.paths.findings, run.file, withoutTooLarge(findings, tooLarge));
  await (0, import_chunk_OTWS56O2.writeSlots)(run.paths, run.file, "score", slots, []);
}
function scoredIn({ states }) {
  const stored = states.filter(({ status }) => status === "stored");
  return new Set(stored.flatMap(({ slot }) => slot.findings ?? []).map(({ fingerprint }) => fingerprint));
}
function askedAs(finding) {
  return { id: claimId(finding), fingerprint: finding.fingerprint };
}
function withoutTooLarge(findings, tooLarge) {
  const why = "the finding and its proof are too large for one packet";
  const isTooLarge = ({ fingerprint }) => tooLarge.has(fingerprint);
  return {
    ...findings,
    toScore: findings.toScore.filter((finding) => !isTooLarge(finding)),
    dropped: [
      ...findings.dropped,
      ...findings.toScore.filter(isTooLarge).map((value) => ({ value, reason: { kind: "unscored", why } }))
    ]
  };
}
async function preparePhase(run, phase) {
  if (phase !== "summary" && phase !== "review" && phase !== "score")
    throw (0, import_chunk_Q66WQ462.corrupt)(run.paths.run, "was never planned to its end");
  const material = await (0, import_chunk_ELTV7Y7O.readMaterial)(run.paths, run.file);
  switch (phase) {
    case "summary": {
      const { carried } = await (0, import_chunk_JRIKYBLK.readPast)(run.paths, run.file);
      const slots = summarySlots(run.file, material, carried, (0, import_chunk_OTWS56O2.slotNames)(run.file, run.ledger));
      return (0, import_chunk_OTWS56O2.writeSlots)(run.paths, run.file, phase, slots, []);
    }
    case "review": {
      const summary = await storedSummary(run);
      const { carried } = await (0, import_chunk_JRIKYBLK.readPast)(run.paths, run.file);
      const nextSlot = (0, import_chunk_OTWS56O2.slotNames)(run.file, run.ledger);
      const { slots, uncovered } = reviewSlots(run.file, { material, summary, carried }, nextSlot);
      return (0, import_chunk_OTWS56O2.writeSlots)(run.paths, run.file, phase, slots, uncovered);
    }
    case "score":
      return prepareScores(run, material);
  }
}
function summarySlots(run, material, carried, nextSlot) {
  const files = ownOf(run, material.files);
  const isDone = workingLenses(run).every((lens) => {
    const [done, unused] = [carriedFor(lens, carried), unusedBy(run, lens)];
    return (0, import_chunk_RVKZZZOY.hunkIds)(files.filter(({ path }) => !unused.has(path))).every((hunk) => done.has(hunk));
  });
  if (isDone) return [];
  const packet = buildSummaryPacket({
    task: (0, import_chunk_WGKVHWCI.taskOf)(run),
    title: run.title,
    material,
    nonces: (0, import_chunk_WGKVHWCI.noncesOf)(run),
    nextSlot
  });
  return [{ packet }];
}
function reviewSlots(run, { material, summary, carried }, nextSlot) {
  const built = workingLenses(run).map(
    (lens) => buildReviewPackets({
      lens,
      task: (0, import_chunk_WGKVHWCI.taskOf)(run),
      material,
      summary,
      nonces: (0, import_chunk_WGKVHWCI.noncesOf)(run),
      nextSlot,
      carried: carriedFor(lens, carried),
      unused: unusedBy(run, lens),
      only: ownPaths(run)
    })
  );
  return {
    slots: built.flatMap(({ packets }) => packets.map((packet) => ({ packet }))),
    uncovered: built.flatMap(({ uncovered }) => uncovered)
  };
}
function unusedBy({ not_sent = [] }, lens) {
  return new Set(not_sent.flatMap((one) => one.lens === lens ? [one.path] : []));
}
function workingLenses({ settings, lenses_without_work }) {
  return settings.lenses.filter((lens) => !lenses_without_work.some((idle) => idle.lens === lens));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  NO_EXTRAS,
  carriedFor,
  carriedOver,
  changeParts,
  claimId,
  claimText,
  collectFindings,
  cutChange,
  emptyParts,
  hunkKeys,
  ownOf,
  pack,
  preparePhase,
  prepareScores,
  reviewSlots,
  storedSummary,
  summarySlots,
  workingLenses
});
});
