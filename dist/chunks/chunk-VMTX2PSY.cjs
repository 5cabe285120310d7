var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  auditFacts: () => auditFacts,
  buildHuntPackets: () => buildHuntPackets,
  huntCalls: () => huntCalls,
  knownFindings: () => knownFindings,
  ruleFiles: () => ruleFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JBLFZ45R = require("./chunk-JBLFZ45R.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
function auditFacts(task) {
  const { run, head, tree } = (0, import_chunk_JBLFZ45R.taskFactsWithTree)(task);
  return { run, head, tree };
}
var MOST_KNOWN = 4e4;
function knownFindings(known) {
  if (known.length === 0) return "Nothing.";
  const rows = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({
      id,
      status,
      severity,
      file: location.file,
      lines: location.lines,
      title,
      reason
    });
    room -= (0, import_chunk_Y5FHDHJZ.byteLength)(row) + 1;
    if (room < 0) break;
    rows.unshift(row);
  }
  const left = known.length - rows.length;
  const note = left === 0 ? [] : [`(${left} older ones are not listed)`];
  return [{ kind: "FINDING_DESCRIPTION", content: [...note, ...rows].join("\n") }];
}
function ruleFiles(paths) {
  return paths.length === 0 ? "None." : [{ kind: "FILES", content: paths.join("\n") }];
}
var MOST_FILES = 40;
var MOST_BYTES = 4e5;
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = (0, import_chunk_JBLFZ45R.roomLeft)("audit-specialist", task.run, filling(input, ""), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, row: rowOf(file, fixed) }));
  const chunks = chunksOf(rows, room);
  return chunks.map(
    (chunk, index) => (0, import_chunk_JBLFZ45R.packetOf)(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk.map(({ row }) => row).join("")),
      nonces,
      { hunks: [], paths: chunk.map(({ file }) => file.path) }
    )
  );
}
function huntCalls(files, roles) {
  const rows = files.map((file) => ({ file, row: "" }));
  return roles * chunksOf(rows, Number.MAX_SAFE_INTEGER).length;
}
function filling({ task, round, role, others, facts }, listing) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : import_chunk_JBLFZ45R.TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: import_chunk_JBLFZ45R.TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: listing }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${import_chunk_JBLFZ45R.TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(import_chunk_JBLFZ45R.TEMPLATES, name) ? import_chunk_JBLFZ45R.TEMPLATES[name] : void 0;
  if (text === void 0) throw new Error(`no prompt for the role ${slug}`);
  return text.trimEnd();
}
function rowOf({ path, bytes, changed }, fixed) {
  const lines = changed.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join(",");
  const notes = [...lines === "" ? [] : [`lines ${lines}`], ...fixed.has(path) ? ["fixed"] : []];
  return `${String(bytes).padStart(8)}  ${(0, import_chunk_BLJONZEY.shownPath)(path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}
`;
}
function turned(files, turn) {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
function chunksOf(rows, room) {
  const chunks = [];
  let [listed, bytes] = [0, 0];
  for (const row of rows) {
    const open = chunks.at(-1);
    const size = (0, import_chunk_Y5FHDHJZ.byteLength)(row.row);
    if (size > room) throw new Error(`the name of ${row.file.path} leaves no room in a packet`);
    const fits = open !== void 0 && open.length < MOST_FILES && bytes + row.file.bytes <= MOST_BYTES && listed + size <= room;
    if (fits) open.push(row);
    else chunks.push([row]);
    [listed, bytes] = fits ? [listed + size, bytes + row.file.bytes] : [size, row.file.bytes];
  }
  return chunks;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditFacts,
  buildHuntPackets,
  huntCalls,
  knownFindings,
  ruleFiles
});
