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
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_47ed0f17;
var from_chunk_5aaa8215;
var from_chunk_60674bd8;
var from_chunk_695b2e51;
var from_chunk_916d3e11;
var from_chunk_bb1b7c5b;
var from_chunk_e76f4c5d;
var from_chunk_e8f57688;
var from_main;
parts["chunk-5LNCVJZJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  carriedFor: () => carriedFor,
  carriedOver: () => carriedOver,
  claimPart: () => claimPart,
  collectFindings: () => collectFindings,
  hunkKeys: () => hunkKeys,
  mostScorers: () => mostScorers,
  preparePhase: () => preparePhase,
  prepareScores: () => prepareScores,
  reviewSlots: () => reviewSlots,
  saidSoFar: () => saidSoFar,
  storedSummary: () => storedSummary,
  summarySlots: () => summarySlots,
  workingLenses: () => workingLenses
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AFDWHU2I = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_46XSD2HH = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_PDS7FZMR = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PDS7FZMR"]();
var import_chunk_FAG7EFEX = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-FAG7EFEX"]();
var import_chunk_H7CZXG3E = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-H7CZXG3E"]();
var import_chunk_GGWDZ2UQ = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_7RBOKXIQ = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-7RBOKXIQ"]();
var import_chunk_E2GJLKLX = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3UOEAQ4F = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-3UOEAQ4F"]();
var import_chunk_LACYJAXR = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-LACYJAXR"]();
var import_chunk_66BED34G = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-66BED34G"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_EKUV3UKO = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EKUV3UKO"]();
var import_chunk_767IHOWX = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-767IHOWX"]();
var import_chunk_I4LBIPHG = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-I4LBIPHG"]();
var import_chunk_OFITSVFV = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OFITSVFV"]();
var import_chunk_T2RMYAKQ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-T2RMYAKQ"]();
var import_chunk_BJYIZPHF = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-BJYIZPHF"]();
var import_chunk_L6S3CSHS = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-AASB22DL"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_OTZ2RVYM = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_node_crypto = require("node:crypto");
var MOST_CANDIDATES = 1e3;
function placesIn(oldText) {
  const lines = oldText?.split("\n") ?? [];
  const positions = /* @__PURE__ */ new Map();
  for (const [at, line] of lines.entries()) {
    const known = positions.get(line);
    if (known === void 0) positions.set(line, [at]);
    else known.push(at);
  }
  return (hunk) => {
    const side = oldSide(hunk);
    if (side.length === 0) return 0;
    const own = (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old) - 1;
    const isAt = (start) => side.every((line, index) => lines[start + index] === line);
    const counts = side.map((line) => positions.get(line)?.length ?? 0);
    const rarest = counts.indexOf(Math.min(...counts));
    const candidates = positions.get(side[rarest] ?? "") ?? [];
    if (candidates.length > MOST_CANDIDATES || !isAt(own)) return `line ${own + 1}`;
    return candidates.filter((at) => at - rarest < own && isAt(at - rarest)).length;
  };
}
function oldSide({ text }) {
  return text.split("\n").slice(1).filter((line) => line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1));
}
function hunkKeys(files, lenses, conditions, textOf) {
  const hunks = files.map((file) => hunksAsJson(file, textOf));
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
function hunksAsJson({ path, from, hunks }, textOf) {
  const before = /* @__PURE__ */ new Map();
  const placeOf = placesIn(textOf(from ?? path, "old"));
  return hunks.map((hunk) => {
    const { id, text } = hunk;
    const body = text.slice(text.indexOf("\n") + 1);
    const nth = before.get(body) ?? 0;
    before.set(body, nth + 1);
    return { id, json: `,${JSON.stringify(body)},${nth},${JSON.stringify(placeOf(hunk))}]` };
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
  return marker === null ? (0, import_chunk_BJYIZPHF.spanText)(at) : `${(0, import_chunk_BJYIZPHF.spanText)(at)} (${marker})`;
}
function linesAt(comments, said) {
  const isOne = comments.length === 1 && comments.every(({ at }) => at.start === at.end);
  return `${isOne ? "line" : "lines"} ${comments.map(said).join(", ")}`;
}
function commentText(comment) {
  const marker = comment.marker === null ? "" : `, ${comment.marker}`;
  const lines = linesAt([comment], ({ at }) => (0, import_chunk_BJYIZPHF.spanText)(at));
  return `${(0, import_chunk_BLJONZEY.shownPath)(comment.path)}, ${lines} of the ${comment.side} side${marker}:
${comment.text}`;
}
var RELATED_ROOM = 2 * import_chunk_BJYIZPHF.LIST_ROOM;
function relatedText(related, only) {
  const files = related.files.filter(({ relation }) => only === void 0 || only.includes(relation));
  const lines = files.map(({ path, relation, of }) => `${(0, import_chunk_BLJONZEY.shownPath)(path)} ${relation} ${(0, import_chunk_BLJONZEY.shownPath)(of)}`);
  const list = (0, import_chunk_BJYIZPHF.listed)(lines, "\n", RELATED_ROOM, related.omitted);
  const notes = (0, import_chunk_BJYIZPHF.listed)(
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
var nothing = () => ({ passes: () => [() => import_chunk_46XSD2HH.NO_EXTRAS], filled: () => ({}) });
var BESIDE_HUNKS = {
  change: nothing,
  rules: (material) => ({
    passes: (room) => rulePasses(material, room),
    filled: (extras) => ({
      rules: extras.map(({ content, attributes = {} }) => ({ kind: "RULES", content, attributes }))
    })
  }),
  imports: ({ context }) => ({
    passes: (room) => [factsPerFile(context.imports, room, (of) => of.map(import_chunk_BJYIZPHF.importText))],
    filled: (extras) => ({
      imports: [{ kind: "IMPORTS", content: joined(extras, "(none added or removed here)") }]
    })
  }),
  history: ({ context: { history } }) => {
    const nameOf = (0, import_chunk_BJYIZPHF.shownNames)(history);
    return {
      passes: (room) => [
        factsPerFile(history.rows, room, (of) => (0, import_chunk_BJYIZPHF.historyTexts)(of, nameOf, Math.floor(room / 4)))
      ],
      filled: (extras) => ({
        history: [
          {
            kind: "HISTORY",
            content: (0, import_chunk_BJYIZPHF.historyNotes)(history) + joined(extras, "(no commit in the table for these files)")
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
  const { groups, tooLong } = (0, import_chunk_46XSD2HH.ruleExtras)(rules, limit);
  return groups.map((group) => () => ({ groups: [group], tooLong }));
}
var SPARE = 256;
function factsPerFile(facts, room, texts) {
  const byPath = /* @__PURE__ */ new Map();
  for (const fact of facts) byPath.set(fact.path, [...byPath.get(fact.path) ?? [], fact]);
  return (file) => {
    const own = byPath.get(file.path);
    return own === void 0 ? import_chunk_46XSD2HH.NO_EXTRAS : (0, import_chunk_46XSD2HH.textExtras)(texts(own, file), Math.floor(room / 2));
  };
}
function joined(extras, none) {
  return extras.map((extra) => extra.content).join("") || none;
}
function packagesText(packages2) {
  if (packages2 === void 0) return NONE;
  const offered = packages2.offered.map(({ name, version, left }) => {
    const without = left === 0 ? "" : ` (without ${left} files that are no text, or too large)`;
    return `${(0, import_chunk_BLJONZEY.shownPath)(`${import_chunk_AASB22DL.PACKAGES_FOLDER}/${name}/`)}: ${(0, import_chunk_BLJONZEY.shownPath)(version)}${without}`;
  });
  const withheld = packages2.withheld.map(
    ({ name, why }) => `not offered: ${(0, import_chunk_BLJONZEY.shownPath)(name)} (${(0, import_chunk_BLJONZEY.shownPath)(why)})`
  );
  const parts = [
    offered.length === 0 ? NONE : (0, import_chunk_BJYIZPHF.listed)(offered, "\n"),
    (0, import_chunk_BJYIZPHF.listed)(withheld, "\n", Math.floor(import_chunk_BJYIZPHF.LIST_ROOM / 2))
  ];
  return parts.filter((part) => part !== "").join("\n");
}
var NONE = "(none)";
function lensPlan(lens, given) {
  const { hasTree, parts, source } = (0, import_chunk_IY4WN3X6.lensRecord)(lens);
  const facts = hasTree ? { ...(0, import_chunk_UAUNQBZV.taskFactsWithTree)(given.task), packages: packages(given) } : (0, import_chunk_UAUNQBZV.taskFacts)(given.task);
  return {
    fixed: Object.assign({}, facts, ...parts.map((part) => PARTS[part](given))),
    ...BESIDE_HUNKS[source](given.material)
  };
}
var PARTS = {
  intent: (given) => intent(given),
  "intent in full": (given) => intent(given, import_chunk_BJYIZPHF.INTENT_ROOM),
  stack: ({ material }) => ({ stack: [{ kind: "STACK", content: (0, import_chunk_BJYIZPHF.stackText)(material.context.stack) }] }),
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
function packages({ material: { context } }) {
  const content = packagesText(context.packages);
  return content === NONE ? NONE : [{ kind: "PACKAGES", content }];
}
function intent({ material, summary }, room) {
  return { intent: [{ kind: "INTENT", content: (0, import_chunk_BJYIZPHF.intentText)(summary, material.context, room) }] };
}
function stackWithChecklist({ context, checklist }) {
  const items = checklist.length === 0 ? [] : ["", "worth a look in this stack:", ...checklist.map((item) => `- ${item}`)];
  return [{ kind: "STACK", content: [(0, import_chunk_BJYIZPHF.stackText)(context.stack), ...items].join("\n") }];
}
function buildReviewPackets(input) {
  const { lens, task, material, nonces, carried = /* @__PURE__ */ new Set(), unused = /* @__PURE__ */ new Set() } = input;
  const files = withoutUnused(withoutCarried(material.files, carried), unused).map(import_chunk_L6S3CSHS.leanFile);
  const plan = lensPlan(lens, { ...input, material: { ...material, files } });
  const outline = { ...plan.fixed, ...plan.filled([]), ...(0, import_chunk_46XSD2HH.emptyParts)(material.files, carried) };
  const room = (0, import_chunk_UAUNQBZV.roomLeft)(lens, task.run, outline, nonces);
  const { units, uncovered } = (0, import_chunk_46XSD2HH.cutChange)(files, plan.passes(room), room);
  const gaps = new Set(uncovered.map((gap2) => gap2.hunk));
  const partsIn = (0, import_chunk_46XSD2HH.changeParts)(material.files, units.flat(2), uncovered, carried, unused);
  const isOwn = (path) => input.only?.has(path) ?? true;
  const chunks = units.flatMap((pass) => (0, import_chunk_46XSD2HH.pack)(pass.filter(isOf(isOwn)), room));
  const packets = chunks.map((chunk, index) => {
    const extras = [...chunk].flatMap((load) => load.kind === "beside" ? load.extras : []);
    const filling2 = {
      ...plan.fixed,
      ...plan.filled(extras),
      ...partsIn(chunk)
    };
    const call = { agent: lens, slot: input.nextSlot(), part: index + 1, of: chunks.length };
    return (0, import_chunk_UAUNQBZV.packetOf)(call, filling2, nonces, shownBy(chunk, gaps));
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
  const facts = { ...(0, import_chunk_UAUNQBZV.taskFactsWithTree)(task), groups, ...knownFacts(title, context) };
  const outline = { ...facts, ...(0, import_chunk_46XSD2HH.emptyParts)(files) };
  const room = (0, import_chunk_UAUNQBZV.roomLeft)("change-summarizer", task.run, outline, nonces);
  const { units, uncovered } = (0, import_chunk_46XSD2HH.cutChange)(files.map(import_chunk_L6S3CSHS.leanFile), [() => import_chunk_46XSD2HH.NO_EXTRAS], room);
  const [chunk = /* @__PURE__ */ new Set()] = (0, import_chunk_46XSD2HH.pack)(units.flat(), room);
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  return (0, import_chunk_UAUNQBZV.packetOf)(
    { agent: "change-summarizer", slot: nextSlot(), part: 1, of: 1 },
    { ...facts, ...(0, import_chunk_46XSD2HH.changeParts)(files, units.flat(2), uncovered)(chunk) },
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
  const imports = (0, import_chunk_BJYIZPHF.listed)(context.imports.map(import_chunk_BJYIZPHF.importText), "\n", IMPORTS_ROOM);
  return {
    intent: [{ kind: "INTENT", content: `asked for: ${title}

${(0, import_chunk_BJYIZPHF.authorText)(context, room)}` }],
    discussion: [{ kind: "COMMENTS", content: (0, import_chunk_BJYIZPHF.discussionText)(context.pullRequest, WORDS_ROOM) }],
    stack: [{ kind: "STACK", content: (0, import_chunk_BJYIZPHF.stackText)(context.stack) }],
    imports: [{ kind: "IMPORTS", content: imports || "(none added or removed)" }],
    related: [{ kind: "RELATED", content: relatedText(context.related) }]
  };
}
function claimText(finding) {
  const { claim, also = [], rests = [] } = finding;
  const proofs = import_chunk_BJYIZPHF.PROOF_NAMES.flatMap((name) => {
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
${place.quote}`),
    ...rests.map((place) => `rests on: ${placeText2(place)}
${place.quote}`),
    ...knowledgeText(claim)
  ].join("\n\n");
}
function knowledgeText({ rests_on: rests = [] }) {
  return rests.flatMap(
    (rest) => "knowledge" in rest ? [
      `rests on what its finder knows and has not quoted; without a quote in supports it scores at most 74:
${rest.knowledge}`
    ] : []
  );
}
function causeText({ claim, cause }) {
  const claimed = claim.verification.cause;
  if (cause === void 0 || claimed === void 0) return [];
  if (!("quote" in claimed))
    return [`caused by: the change has ${cause.whole ?? ""} ${(0, import_chunk_BLJONZEY.shownPath)(cause.file)}`];
  return [`caused by: ${placeText2(cause)}
${claimed.quote}`];
}
function claimId(index) {
  return `C${index + 1}`;
}
function claimPart(finding, id) {
  return { kind: "FINDING_DESCRIPTION", content: claimText(finding), attributes: { id } };
}
function placeText2({ file, side, at }) {
  const removed = side === "old" ? " before the change" : "";
  const word = at.start === at.end ? "line" : "lines";
  return `${(0, import_chunk_BLJONZEY.shownPath)(file)}, ${word} ${(0, import_chunk_BJYIZPHF.spanText)(at)}${removed}`;
}
var PROOF_ROOM = Math.floor(import_chunk_Y5FHDHJZ.PACKET_BUDGET / 3);
function proofParts(claim, material, treeRoot) {
  return [...ruleParts(claim, material.rules, treeRoot), ...historyParts(claim, material)];
}
function ruleParts({ ruleFile, ruleText }, rules, treeRoot) {
  if (ruleFile === void 0 || ruleText === void 0) return [];
  const isNamed = (rule, name) => (0, import_chunk_OWFAV7E6.placesOfRule)(rule).includes(name);
  const path = (0, import_chunk_BN7E3F24.claimedPath)(ruleFile, [treeRoot], (name) => rules.some((rule) => isNamed(rule, name)));
  const cited = path === void 0 ? [] : rules.filter((rule) => isNamed(rule, path));
  const parts = (0, import_chunk_46XSD2HH.ruleExtras)(cited, PROOF_ROOM).groups.flat();
  const part = parts.find(({ content }) => content.includes(ruleText)) ?? parts.find(({ content }) => content.includes(ruleText.split("\n", 1)[0] ?? ""));
  return part === void 0 ? [] : [{ kind: "RULES", content: part.content, attributes: part.attributes ?? {} }];
}
function historyParts({ commitRef }, { context: { history } }) {
  const sha = commitRef === void 0 ? void 0 : (0, import_chunk_BJYIZPHF.commitInTable)(history, commitRef);
  const rows = history.rows.filter((row) => row.sha === sha);
  if (rows.length === 0) return [];
  return [{ kind: "HISTORY", content: (0, import_chunk_BJYIZPHF.historyTexts)(rows, (0, import_chunk_BJYIZPHF.shownNames)(history), PROOF_ROOM).join("\n\n") }];
}
function nearestHunks(places, files, room, enough = room) {
  const touched = files.filter((file) => places.some((place) => isIn(place, file))).map(import_chunk_L6S3CSHS.leanFile);
  const cut = (0, import_chunk_46XSD2HH.cutChange)(touched, [() => import_chunk_46XSD2HH.NO_EXTRAS], Math.min(room, enough));
  const units = (cut.uncovered.length === 0 ? cut : (0, import_chunk_46XSD2HH.cutChange)(touched, [() => import_chunk_46XSD2HH.NO_EXTRAS], room)).units.flat();
  const pieces = units.flat().filter((load) => load.kind === "piece");
  const distance = new Map(pieces.map((load) => [load, nearest(places, load)]));
  const taken = /* @__PURE__ */ new Set();
  const distanceOf = (unit) => Math.min(...unit.map((load) => distance.get(load) ?? Infinity));
  for (const unit of units.toSorted((a, b) => distanceOf(a) - distanceOf(b))) {
    const wider = /* @__PURE__ */ new Set([...taken, ...unit]);
    if ((0, import_chunk_46XSD2HH.total)(wider) > (distanceOf(unit) === 0 ? room : Math.min(room, enough))) continue;
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
  const asked = input.defects.flat().map((finding, index) => ({ id: claimId(index), finding }));
  const [first] = asked;
  if (first === void 0) return [];
  const room = (0, import_chunk_UAUNQBZV.roomLeft)("finding-scorer", input.task.run, filling(input, asked, "", []), input.nonces) - NOTE_BYTES;
  if (room >= 0) return [{ kind: "packet", packet: packetIn(room, input, asked), asked }];
  if (asked.length === 1) return [{ kind: "too-large", finding: first.finding, over: -room }];
  return halves(input.defects).flatMap((defects) => buildScorePackets({ ...input, defects }));
}
function halves(defects) {
  const parts = defects.length > 1 ? defects : defects.flat().map((finding) => [finding]);
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)];
}
function packetIn(room, input, asked) {
  const { material, nonces, nextSlot } = input;
  const places = asked.flatMap(
    ({ finding }) => finding.cause === void 0 ? [finding] : [finding, finding.cause]
  );
  const { shown, left } = nearestHunks(places, material.files, room, DIFF_ROOM);
  const paths = [...new Set(shown.map(({ file }) => file.path))];
  const note = left === 0 ? "" : `(${left} more hunks, farther away, are not shown)
`;
  return (0, import_chunk_UAUNQBZV.packetOf)(
    { agent: "finding-scorer", slot: nextSlot(), part: 1, of: 1 },
    filling(input, asked, (0, import_chunk_46XSD2HH.diffText)(shown) + note, paths),
    nonces,
    { hunks: [...new Set(shown.map(({ piece }) => piece.hunk))], paths }
  );
}
function filling({ task, material, summary }, asked, diff, paths) {
  return {
    ...(0, import_chunk_UAUNQBZV.taskFactsWithTree)(task),
    ids: asked.map(({ id }) => id).join(", "),
    intent: [{ kind: "INTENT", content: (0, import_chunk_BJYIZPHF.intentText)(summary, material.context) }],
    findings: [
      ...asked.map(({ id, finding }) => claimPart(finding, id)),
      ...distinct(asked.flatMap(({ finding: { claim } }) => proofParts(claim, material, task.treeRoot)))
    ],
    files: [{ kind: "FILES", content: markedFiles(material.files, paths) }],
    diff: [{ kind: "DIFF", content: diff }]
  };
}
function distinct(parts) {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
function markedFiles(files, here) {
  return (0, import_chunk_46XSD2HH.fileList)(files, false, LIST_ROOM2)((path) => here.includes(path) ? "partly" : "other");
}
var NOTE_BYTES = 80;
var DIFF_ROOM = 4 * 1024;
var LIST_ROOM2 = 2 * 1024;
function hunksUnder({ file, side, at, cause }, changed) {
  const place = cause ?? { file, side, at };
  const change = changed.get(place.file);
  if (change === void 0 || change.kind === "opaque") return allHunks(changed);
  const ids = change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1));
  if (cause?.whole !== void 0) return ids;
  const touched = hunksAt(place, changed);
  return touched.length > 0 ? touched : ids;
}
function hunksAt(place, changed) {
  const change = (0, import_chunk_OFITSVFV.changeAt)(place, changed);
  if (change === void 0 || change.kind === "opaque") return [];
  return change.hunks.flatMap((hunk, index) => {
    const range = hunk[place.side];
    return range.count > 0 && (0, import_chunk_R5DXX5NI.overlaps)(place.at, spanOf(range)) ? [(0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1)] : [];
  });
}
function allHunks(changed) {
  return [...changed.values()].flatMap(
    (change) => change.kind === "opaque" ? [] : change.hunks.map((_, index) => (0, import_chunk_E2GJLKLX.hunkId)(change.path, index + 1))
  );
}
function spanOf({ start, count }) {
  return { start, end: start + count - 1 };
}
function scoreTogether(findings, changed) {
  const defects = (0, import_chunk_66BED34G.presumedDefects)(findings.toSorted(byPlace));
  const places = (0, import_chunk_66BED34G.linked)(defects, (defect) => defect.flatMap((finding) => hunksOf(finding, changed)));
  return inBatches(places.flatMap((place) => inRuns(place, import_chunk_IY4WN3X6.MOST_DEFECTS_TOGETHER))).flatMap(withinLimit).map((batch) => batch.flat());
}
function mostScorers(defects) {
  return Math.ceil(defects / import_chunk_IY4WN3X6.MOST_PLACES_TOGETHER);
}
var byPlace = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((f) => f.file),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.start),
  (0, import_chunk_UTFC5QHX.by)((f) => f.at.end),
  (0, import_chunk_UTFC5QHX.by)((f) => f.side),
  (0, import_chunk_UTFC5QHX.by)((f) => f.fingerprint)
);
function hunksOf({ file, side, at, cause, also = [] }, changed) {
  const places = [{ file, side, at }, ...cause === void 0 || "whole" in cause ? [] : [cause], ...also];
  return places.flatMap((place) => hunksAt(place, changed));
}
function inRuns(all, most) {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, n) => all.slice(n * most, (n + 1) * most));
}
function inBatches(places) {
  const batches = [];
  let left = places;
  for (let open = mostScorers(places.length); open > 0; open -= 1) {
    const size = sizeOfNext(left, open);
    batches.push(left.slice(0, size));
    left = left.slice(size);
  }
  return batches;
}
function sizeOfNext(left, open) {
  const most = Math.min(import_chunk_IY4WN3X6.MOST_PLACES_TOGETHER, left.length);
  const least = Math.max(1, left.length - import_chunk_IY4WN3X6.MOST_PLACES_TOGETHER * (open - 1));
  for (let size = most; size >= least; size -= 1) {
    if (size === left.length || fileOf(left[size]) !== fileOf(left[size - 1])) return size;
  }
  return most;
}
var fileOf = (place) => place?.[0]?.[0]?.file;
function withinLimit(batch) {
  const parts = [];
  let defects = 0;
  for (const place of batch) {
    const open = parts.at(-1);
    defects += place.length;
    if (open !== void 0 && defects <= import_chunk_IY4WN3X6.MOST_DEFECTS_TOGETHER) open.push(place);
    else {
      parts.push([place]);
      defects = place.length;
    }
  }
  return parts;
}
var LEAST = 10;
function reformatted(quote, { text, lineAt, linesOf }, line) {
  const wanted = quote.replaceAll(/\s+/g, "");
  if (wanted.length < LEAST) return void 0;
  const { dense, offsets } = withoutBlanks(text);
  let best;
  for (let hit = dense.indexOf(wanted); hit !== -1; hit = dense.indexOf(wanted, hit + 1)) {
    const [from = 0, to = 0] = [offsets[hit], offsets[hit + wanted.length - 1]];
    if (!isWholeLines(text, from, to)) continue;
    const at = { start: lineAt(from), end: lineAt(to) };
    if (best === void 0 || Math.abs(at.start - line) < Math.abs(best.start - line)) best = at;
  }
  if (best === void 0) return void 0;
  return { at: best, quote: linesOf(best).join("\n") };
}
function isWholeLines(text, from, to) {
  const behind = text.indexOf("\n", to);
  const before = text.slice(text.lastIndexOf("\n", from - 1) + 1, from);
  return `${before}${text.slice(to + 1, behind === -1 ? text.length : behind)}`.trim() === "";
}
function withoutBlanks(text) {
  const offsets = [];
  let dense = "";
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    dense += word;
    for (let i = 0; i < word.length; i += 1) offsets.push(index + i);
  }
  return { dense, offsets };
}
function standAgain(past, world, appeared = []) {
  const places = placesNow(past, world, appeared);
  if ("drop" in places) return places;
  const { quote, cause } = places.keep;
  const { file, side, at, lines, occurrence } = quote;
  const isImpact = past.claim.verification.is_impact_finding;
  const caused = cause === void 0 ? {} : { cause };
  const placement = (0, import_chunk_OFITSVFV.placementOf)({ file, side, at, isImpact, ...caused }, world.changed);
  if (!(0, import_chunk_OFITSVFV.allowedBy)((0, import_chunk_I4LBIPHG.policyFor)(past.lens, world), placement)) return offChange(past, side, file, world);
  const flaw = flawOfSource(past, file, world);
  if (flaw !== void 0) return { drop: flaw };
  const source = (0, import_chunk_I4LBIPHG.sourceOf)(past, world);
  const computed = (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence });
  const fingerprint = isNumbered(past.fingerprint, computed) ? past.fingerprint : computed;
  const { also: alsoBefore = [], rests: restsBefore = [], ...rest } = past;
  const [also, rests] = [placesLeft(alsoBefore, world), placesLeft(restsBefore, (0, import_chunk_BJYIZPHF.withPackages)(world))];
  const named = {
    ...caused,
    ...also.length === 0 ? {} : { also },
    ...rests.length === 0 ? {} : { rests }
  };
  const place = (0, import_chunk_I4LBIPHG.placeNow)({ file, side, source, at }, world);
  return {
    keep: {
      ...rest,
      claim: quoting(rest.claim, lines),
      file,
      side,
      at,
      placement,
      ...named,
      fingerprint,
      ...place
    }
  };
}
function quoting(claim, lines) {
  const { code_examined: quote } = claim.verification;
  const dense = (text) => text.replaceAll(/\s+/g, "");
  if (quote.split("\n").every((line) => lines.includes(line.trim()))) return claim;
  if (!dense(lines.join("")).includes(dense(quote))) return claim;
  return { ...claim, verification: { ...claim.verification, code_examined: lines.join("\n") } };
}
function placesLeft(places, world) {
  return places.flatMap(({ file, side, at, quote }) => {
    const stands = (0, import_chunk_BJYIZPHF.standInFile)({ file, side, line: at.start, quote }, world);
    return "drop" in stands ? [] : [{ file: stands.keep.file, side, at: stands.keep.at, quote }];
  });
}
function placesNow(past, world, appeared) {
  const { cause: claimed, code_examined: text } = past.claim.verification;
  const quote = nearestOfSame(past, text, world) ?? movedTo(past, text, world, appeared) ?? reformattedIn(past, text, world);
  if (quote === void 0) return { drop: { kind: "fixed", why: `the quote is gone from ${past.file}` } };
  if (claimed === void 0) return { keep: { quote } };
  const near = past.cause === void 0 ? {} : { side: past.cause.side, line: past.cause.at.start };
  const cause = (0, import_chunk_I4LBIPHG.proveCause)(claimed, world, near);
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
    const stands = (0, import_chunk_BJYIZPHF.standInFile)({ file: past.file, side: past.side, line, quote }, world);
    return "keep" in stands ? stands.keep : void 0;
  };
  const nearest2 = at(past.at.start);
  if (nearest2 === void 0) return void 0;
  const text = (0, import_chunk_YCSLEWCG.textOn)(nearest2.side, nearest2.file, world)?.plain;
  const others = text === void 0 ? [] : (0, import_chunk_YCSLEWCG.findLines)(nearest2.lines, text);
  const place = past.place;
  if (text !== void 0 && place !== void 0) {
    const [only, ...more] = others.filter((one) => (0, import_chunk_NIGIMF4N.couldBe)((0, import_chunk_NIGIMF4N.placeAt)(nearest2.file, one, text), place));
    if (only !== void 0 && more.length === 0) {
      return { ...nearest2, at: only, occurrence: others.indexOf(only) };
    }
  }
  const isSame = ({ file, lines, occurrence }) => isNumbered(past.fingerprint, (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source: (0, import_chunk_I4LBIPHG.sourceOf)(past, world), lines, occurrence }));
  if (isSame(nearest2)) return nearest2;
  return others.map(({ start }) => at(start)).find((one) => one !== void 0 && isSame(one)) ?? nearest2;
}
function movedTo({ side, placement }, quote, world, appeared) {
  if (side !== "new" || placement !== "added") return void 0;
  const found = appeared.flatMap((file) => {
    const stands = (0, import_chunk_BJYIZPHF.standInFile)({ file, side, quote }, world);
    return "keep" in stands && (0, import_chunk_OFITSVFV.isOnChangedLine)(stands.keep, world.changed) ? [stands.keep] : [];
  });
  return found.length === 1 ? found[0] : void 0;
}
function reformattedIn({ file, side, at }, quote, world) {
  const text = side === "new" ? (0, import_chunk_YCSLEWCG.textOn)(side, file, world)?.plain : void 0;
  const now2 = text === void 0 ? void 0 : reformatted(quote, text, at.start);
  if (now2 === void 0) return void 0;
  const stands = (0, import_chunk_BJYIZPHF.standInFile)({ file, side, line: now2.at.start, quote: now2.quote }, world);
  return "keep" in stands ? stands.keep : void 0;
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
  if (side === "old" && "keep" in (0, import_chunk_BJYIZPHF.standInFile)({ file, side: "new", quote }, world)) {
    return { drop: { kind: "fixed", why: `the removed code is back in ${file}` } };
  }
  return { drop: { kind: "withdrawn", why: "its lines are no longer part of this change" } };
}
function flawOfSource(past, file, world) {
  const { claim } = past;
  const { provenBy } = (0, import_chunk_IY4WN3X6.lensRecord)(past.lens);
  if (provenBy === "rule" && (0, import_chunk_BJYIZPHF.flawOfRule)(claim, file, world) !== void 0) {
    return { kind: "withdrawn", why: `the rule of ${claim.ruleFile ?? ""} is not in force at base any more` };
  }
  if (provenBy === "comment" && (0, import_chunk_BJYIZPHF.flawOfComment)(claim, file, world) !== void 0) {
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
    const known = standing.find((one) => pairs.get(one.finding) === finding) ?? standing.find((one) => keepsItsScore(one) && isWitnessOf(one.finding, finding));
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
function marked({ finding, group, score, dismissed, pending }, run) {
  if (pending === true) return finding;
  const { since = run, fingerprint: earlier = finding.fingerprint } = finding.open ?? {};
  const fingerprint = dismissed === true ? earlier : finding.fingerprint;
  return { ...finding, open: { since, fingerprint, group, score } };
}
function keepsItsPlace({ carried, dismissed, score, pending }) {
  return carried && pending !== true && !(dismissed === true && score === null);
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
function isWitnessOf(old, now2) {
  return old.witnesses.some((one) => {
    const witness = { ...one, witnesses: [] };
    return saysTheSame(witness, now2) || hasTheSameFingerprint(witness, now2);
  });
}
function saysTheSame(old, now2) {
  return [now2, ...now2.witnesses].some((one) => (0, import_chunk_KZRDEYIK.sameClaim)(old, one));
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
function mergeDuplicates(findings) {
  const groups = [];
  const byFile = /* @__PURE__ */ new Map();
  const dropped = [];
  const used = /* @__PURE__ */ new Map();
  for (const finding of findings.toSorted(import_chunk_66BED34G.strongestFirst)) {
    const beside = byFile.get(finding.file) ?? [];
    const group = beside.find(({ leader }) => (0, import_chunk_KZRDEYIK.sameClaim)(leader, finding));
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
async function collectFindings(run) {
  const checked = await checkedReviews(run);
  const merged = mergeDuplicates(checked.flatMap(({ sifted: sifted2 }) => sifted2.kept));
  const past = await pastOf(run);
  const pending = past.findings.filter((one) => one.pending === true).length;
  const { raised, toConfirm, stillOpen, dropped } = await follow(run, past, merged.kept);
  const { base, head } = run.file;
  const { sifted, ...said } = await suppress(run, [
    ...raised,
    ...toConfirm,
    ...stillOpen.map(({ finding }) => finding)
  ]);
  const kept = new Set(sifted.kept);
  const isOpen = (finding) => kept.has(finding);
  const capped = (0, import_chunk_66BED34G.capForScoring)([...raised, ...toConfirm].filter(isOpen), run.file.settings.max_findings);
  return {
    raised: checked.reduce((sum, { sifted: s }) => sum + s.kept.length + s.dropped.length, pending),
    followed: past.findings.length - pending,
    toScore: capped.kept,
    stillOpen: stillOpen.filter(({ finding }) => isOpen(finding)),
    dropped: [
      ...checked.flatMap(({ sifted: s }) => s.dropped),
      ...merged.dropped,
      ...dropped,
      ...sifted.dropped,
      ...capped.dropped
    ],
    ...said,
    added: await (0, import_chunk_3UOEAQ4F.readAddedSuppressions)(run.repository, base.tree, head.tree),
    refusedClaims: checked.flatMap(({ refusedClaims }) => refusedClaims),
    unexamined: leftOutOf(checked)
  };
}
async function suppress(run, findings) {
  const suppressions = await (0, import_chunk_3UOEAQ4F.readSuppressions)(run.repository, run.file.base.tree);
  const files = (0, import_chunk_KZRDEYIK.maySuppress)(findings, suppressions).flatMap(
    (one) => [one, ...one.witnesses].map(({ file }) => file)
  );
  return (0, import_chunk_KZRDEYIK.applySuppressions)(findings, suppressions, (0, import_chunk_FMUGRUOW.now)().slice(0, 10), await (0, import_chunk_T2RMYAKQ.textsOfFiles)(run, files));
}
async function saidSoFar(run) {
  const checked = await checkedReviews(run);
  const raised = mergeDuplicates(checked.flatMap(({ sifted }) => sifted.kept)).kept;
  return { raised, unexamined: leftOutOf(checked) };
}
function leftOutOf(checked) {
  return checked.flatMap(({ slot, unexamined: paths }) => paths.length === 0 ? [] : [{ slot, paths }]);
}
function checkedReviews(run) {
  return Promise.all(storedReviews(run).map((stored) => checkStored(run, stored)));
}
async function pastOf({ paths, file }) {
  const past = await (0, import_chunk_H7CZXG3E.readPast)(paths, file);
  if (file.shard === void 0) return past;
  const { files } = await (0, import_chunk_FMUGRUOW.readRunJson)(paths.scope, "scope");
  const changed = new Set(files.map(({ path }) => path));
  return { ...past, findings: (0, import_chunk_FAG7EFEX.followedBy)(file, past.findings, changed) };
}
async function follow(run, past, raised) {
  const { keys, findings, carried, appeared } = past;
  if (findings.length === 0) return { raised, toConfirm: [], stillOpen: [], dropped: [] };
  const since = run.file.since?.run ?? "";
  const claims = findings.map(({ finding }) => ({ ...finding.claim, file: finding.file }));
  const world = await (0, import_chunk_T2RMYAKQ.worldOf)(run, { agent: "bug-scan", paths: [] }, void 0, {
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
    const lens = import_chunk_IY4WN3X6.LENSES.find((l) => l === slot.agent);
    return lens === void 0 || agentId === null ? [] : [{ lens, slot, agentId }];
  });
}
async function checkStored(run, { lens, slot, agentId }) {
  const review = await (0, import_chunk_7RBOKXIQ.storedReply)(run, slot, lens);
  if (review === void 0) throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_PDS7FZMR.isByHand)(agentId) ? void 0 : (0, import_chunk_EKUV3UKO.looksOf)(run.ledger, agentId);
  const checked = (0, import_chunk_767IHOWX.checkReview)(lens, review, await (0, import_chunk_T2RMYAKQ.worldOf)(run, slot, looks, review));
  return {
    ...checked,
    slot: slot.slot,
    refusedClaims: checked.refusedClaims.map((claim) => `${lens}: ${claim}`)
  };
}
async function storedSummary(run) {
  const slot = run.slots.find(({ phase }) => phase === "summary");
  const summary = slot === void 0 ? void 0 : await (0, import_chunk_7RBOKXIQ.storedReply)(run, slot, "change-summarizer");
  return summary === void 0 ? null : (0, import_chunk_5ZFEDAR5.cleanText)(summary, await (0, import_chunk_767IHOWX.readRedactor)(run.paths, run.file));
}
async function prepareScores(run, material) {
  const findings = await collectFindings(run);
  const redactor = await (0, import_chunk_767IHOWX.readRedactor)(run.paths, run.file);
  const nextSlot = (0, import_chunk_LACYJAXR.slotNames)(run.file, run.ledger);
  const summary = await storedSummary(run);
  const { files } = await (0, import_chunk_FMUGRUOW.readRunJson)(run.paths.scope, "scope");
  const slots = [];
  const tooLarge = /* @__PURE__ */ new Set();
  for (const batch of scoreTogether(withoutScored(run, findings.toScore), (0, import_chunk_CQMX652T.changedLinesOf)(files))) {
    const made = buildScorePackets({
      task: (0, import_chunk_AFDWHU2I.taskOf)(run.file),
      defects: await cleaned(batch, redactor),
      material,
      summary,
      nonces: (0, import_chunk_AFDWHU2I.noncesOf)(run.file),
      nextSlot
    });
    for (const one of made) {
      if (one.kind === "packet") slots.push({ packet: one.packet, findings: one.asked.map(askedAs) });
      else tooLarge.add(one.finding.fingerprint);
    }
  }
  await (0, import_chunk_FMEPFE66.writeStamped)(run.paths.findings, run.file, withoutTooLarge(findings, tooLarge));
  await (0, import_chunk_LACYJAXR.writeSlots)(run.paths, run.file, "score", slots, []);
}
function withoutScored({ states }, toScore) {
  const stored = states.filter(({ status }) => status === "stored");
  const scored = new Set(
    stored.flatMap(({ slot }) => slot.findings ?? []).map(({ fingerprint }) => fingerprint)
  );
  const isScored = ({ fingerprint }) => scored.has(fingerprint);
  return (0, import_chunk_66BED34G.presumedDefects)(toScore).filter((defect) => !defect.every(isScored)).flat();
}
async function cleaned(defects, redactor) {
  const clean = [];
  for (const defect of defects) {
    const findings = [];
    for (const finding of defect) findings.push(await (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor));
    clean.push(findings);
  }
  return clean;
}
var askedAs = ({ id, finding: { fingerprint } }) => ({ id, fingerprint });
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
    throw (0, import_chunk_FMUGRUOW.corrupt)(run.paths.run, "was never planned to its end");
  const material = await (0, import_chunk_767IHOWX.readMaterial)(run.paths, run.file);
  switch (phase) {
    case "summary": {
      const { carried } = await (0, import_chunk_H7CZXG3E.readPast)(run.paths, run.file);
      const slots = summarySlots(run.file, material, carried, (0, import_chunk_LACYJAXR.slotNames)(run.file, run.ledger));
      return (0, import_chunk_LACYJAXR.writeSlots)(run.paths, run.file, phase, slots, []);
    }
    case "review": {
      const summary = await storedSummary(run);
      const { carried } = await (0, import_chunk_H7CZXG3E.readPast)(run.paths, run.file);
      const nextSlot = (0, import_chunk_LACYJAXR.slotNames)(run.file, run.ledger);
      const { slots, uncovered } = reviewSlots(run.file, { material, summary, carried }, nextSlot);
      return (0, import_chunk_LACYJAXR.writeSlots)(run.paths, run.file, phase, slots, uncovered);
    }
    case "score":
      return prepareScores(run, material);
  }
}
function summarySlots(run, material, carried, nextSlot) {
  const files = (0, import_chunk_FAG7EFEX.ownOf)(run, material.files);
  const isDone = workingLenses(run).every((lens) => {
    const [done, unused] = [carriedFor(lens, carried), unusedBy(run, lens)];
    return (0, import_chunk_GGWDZ2UQ.hunkIds)(files.filter(({ path }) => !unused.has(path))).every((hunk) => done.has(hunk));
  });
  if (isDone) return [];
  const packet = buildSummaryPacket({
    task: (0, import_chunk_AFDWHU2I.taskOf)(run),
    title: run.title,
    material,
    nonces: (0, import_chunk_AFDWHU2I.noncesOf)(run),
    nextSlot
  });
  return [{ packet }];
}
function reviewSlots(run, { material, summary, carried }, nextSlot) {
  const built = workingLenses(run).map(
    (lens) => buildReviewPackets({
      lens,
      task: (0, import_chunk_AFDWHU2I.taskOf)(run),
      material,
      summary,
      nonces: (0, import_chunk_AFDWHU2I.noncesOf)(run),
      nextSlot,
      carried: carriedFor(lens, carried),
      unused: unusedBy(run, lens),
      only: (0, import_chunk_FAG7EFEX.ownPaths)(run)
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
  carriedFor,
  carriedOver,
  claimPart,
  collectFindings,
  hunkKeys,
  mostScorers,
  preparePhase,
  prepareScores,
  reviewSlots,
  saidSoFar,
  storedSummary,
  summarySlots,
  workingLenses
});
});
parts["chunk-GTTE6ZP5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asShard: () => asShard,
  pathsOfShard: () => pathsOfShard,
  planKey: () => planKey,
  planParts: () => planParts,
  skippedEntries: () => skippedEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GGWDZ2UQ = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
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
  return partition((0, import_chunk_GGWDZ2UQ.shownFiles)(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: (0, import_chunk_CQMX652T.scopeEntries)(change.changed), skipped: skippedEntries(change) };
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
