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
var from_chunk_135c2660;
var from_chunk_4a382d97;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_62af0163;
var from_chunk_6d27c720;
var from_chunk_80106138;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_main;
parts["chunk-EEVSWENX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditPageOf: () => auditPageOf,
  reviewPageOf: () => reviewPageOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2EW7LS6Z = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-2EW7LS6Z"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_node_crypto = require("node:crypto");
function block(text) {
  return (0, import_chunk_WDRVM6EA.inertBlock)(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function line(text) {
  const safe = (0, import_chunk_WDRVM6EA.inertLine)(text);
  return SPECIAL.test(safe) ? safe.replaceAll(EVERY_SPECIAL, (char) => ESCAPES[char] ?? "") : safe;
}
function attribute(text) {
  return /^#?[\w-]+$/.test(text) ? text : `"${line(text)}"`;
}
var SPECIAL = /[&<>"']/;
var EVERY_SPECIAL = /[&<>"']/g;
var ESCAPES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function capital(word) {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1).replaceAll("-", " ")}`;
}
var DROPPED = "dropped";
function card(item, where = "") {
  const { id, title, body: body2 } = item;
  return `<article id=${attribute(id)}${facets(item)}>${where === "" ? "" : `<p class=where>${where}`}<h4><a href=${attribute(`#${id}`)}>${line(id)}</a> ${line(title)}</h4>${body2}</article>
`;
}
function facets({ severity, lens, status }) {
  const grave = severity === null ? "" : ` data-severity=${severity}`;
  return `${grave} data-lens=${attribute(lens)} data-status=${attribute(status)}`;
}
function place({ file, lines }) {
  return lines === null ? file : `${file}:${lines[0]}`;
}
function factsLine(badge, facts2) {
  return `<p class=facts>${badge} ${facts2.join(" \xB7 ")}`;
}
function severityBadge(severity) {
  return `<span class=badge>${capital(severity)}</span>`;
}
function findingBody(finding, report, dropReason) {
  return [
    facts(finding, report),
    ...dropReason === void 0 ? [] : [`<p class=reason>${line(capitalised(dropReason))}.`],
    `<p>${block(finding.why)}`,
    evidence(finding),
    finding.suggested_fix.trim() === "" ? "" : fix(finding.suggested_fix)
  ].join("");
}
function facts(finding, report) {
  const { severity, score, lens, witnesses, placement, fingerprint } = finding;
  const state = (0, import_chunk_M5Z44UEJ.stateLabel)(finding, report).replace(/^, /, "");
  return factsLine(severityBadge(severity), [
    score === null ? "no score" : `score <b>${score}</b>`,
    lens,
    ...witnesses.length === 0 ? [] : [`also ${witnesses.map(line).join(", ")}`],
    ...state === "" ? [] : [line(state)],
    line(placement.replaceAll("_", " ")),
    // What it is for is said once, above them all.
    `<code>${line(fingerprint.slice(0, 12))}</code>`
  ]);
}
function evidence({ evidence: proofs }) {
  const rows = proofs.map(
    ({ kind, source, text }) => `<dt><b>${line(kind)}</b> ${line(source)}<dd><pre>${preformatted(text)}</pre>`
  );
  return rows.length === 0 ? "" : `<dl>${rows.join("")}</dl>`;
}
function fix(text, name = "Suggested fix") {
  return `<dl class=fix><dt><b>${name}</b><dd><pre>${preformatted(text)}</pre></dl>`;
}
function preformatted(text) {
  const safe = block(text);
  return safe.startsWith("\n") ? `
${safe}` : safe;
}
var capitalised = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
var RANK = { critical: 0, high: 1, medium: 2, low: 3 };
function auditItems({ findings: findings2, rejected, fixes }) {
  const inOrder = findings2.toSorted(
    (a, b) => Number(a.status === "fixed") - Number(b.status === "fixed") || RANK[a.severity] - RANK[b.severity]
  );
  return [
    ...inOrder.map((finding) => findingItem(finding, fixes.get(finding.id))),
    ...rejected.map(rejectedItem)
  ];
}
function findingItem(finding, fixed) {
  const { id, title, location, severity, agent, status } = finding;
  return {
    id,
    heading: status === "fixed" ? "Fixed" : "Not fixed",
    title,
    file: location.file,
    lines: location.lines,
    side: "new",
    severity,
    lens: agent,
    status,
    body: body(finding, fixed)
  };
}
function body(finding, fixed) {
  const { severity, status, tier, agent, round, fingerprint } = finding;
  const facts2 = [
    `<span class="tag ${status}">${capital(status)}</span>`,
    tier,
    line(agent),
    `round ${round}`,
    ...fixed === void 0 ? [] : [`commit <code>${fixed.sha.slice(0, 12)}</code>`],
    `<code title=fingerprint>${fingerprint.slice(0, 12)}</code>`
  ];
  return [
    factsLine(severityBadge(severity), facts2),
    finding.reason === null ? "" : `<p class=reason>${line(finding.reason)}`,
    fixed === void 0 ? "" : `<p><b>Tests</b> ${line(fixed.tests)} <b>Review</b> ${line(fixed.review)} <b>Calls</b> ${fixed.calls}`,
    `<p>${block(finding.description)}`,
    `<p><b>Impact</b> ${block(finding.impact)}`,
    `<dl><dt><b>evidence</b><dd><pre>${preformatted(finding.evidence)}</pre></dl>`,
    fix(finding.instance_fix, "Fix here"),
    fix(finding.class_fix, "Fix of its kind")
  ].join("");
}
function rejectedItem({ id, title, agent, reason }) {
  return {
    id,
    heading: "Rejected",
    title,
    file: "",
    lines: null,
    side: "new",
    severity: null,
    lens: agent,
    status: DROPPED,
    body: `${factsLine('<span class="badge none">Rejected</span>', [line(agent)])}<p class=reason>${line(reason)}`
  };
}
function hunkRows({ text, old, new: now }) {
  const [, ...lines] = text.replace(/\n$/, "").split("\n");
  const cut = carriageReturns(lines);
  let [oldLine, newLine] = [old.start, now.start];
  return lines.map((line2) => {
    const text2 = cut(line2.slice(1));
    switch (line2.charAt(0)) {
      case "+":
        return { kind: "added", old: null, now: newLine++, text: text2 };
      case "-":
        return { kind: "removed", old: oldLine++, now: null, text: text2 };
      case "\\":
        return { kind: "remark", old: null, now: null, text: text2.trim() };
      default:
        return { kind: "context", old: oldLine++, now: newLine++, text: text2 };
    }
  });
}
function carriageReturns(lines) {
  const all = lines[0]?.endsWith("\r") === true && lines.every((line2) => line2.endsWith("\r") || line2.startsWith("\\"));
  return all ? (line2) => line2.replace(/\r$/, "") : (line2) => line2;
}
var MOST_MARKED = 40;
function placedHunk(hunk, items) {
  const rows = hunkRows(hunk);
  const { below, marked, placed } = placesOf(rows, items);
  const texts = safeTexts(rows);
  let html = `<table><caption>${line(hunk.text.slice(0, hunk.text.indexOf("\n")))}</caption>`;
  let open = true;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === void 0) continue;
    if (!open) html += "<table>";
    html += rowHtml(row, texts[at] ?? "", marked.has(at));
    const here = below.get(at);
    open = here === void 0;
    if (here !== void 0) html += `</table>
${here.map((item) => card(item)).join("")}`;
  }
  return { html: open ? `${html}</table>
` : html, placed };
}
function placesOf(rows, items) {
  const below = /* @__PURE__ */ new Map();
  const marked = /* @__PURE__ */ new Set();
  const placed = /* @__PURE__ */ new Set();
  if (items.length === 0) return { below, marked, placed };
  const rowsOf = { old: rowsByLine(rows, "old"), new: rowsByLine(rows, "now") };
  for (const item of items) {
    const about2 = rowsAbout(rowsOf[item.side], item.lines);
    const last = about2.at(-1);
    if (last === void 0) continue;
    placed.add(item);
    const here = below.get(last);
    if (here === void 0) below.set(last, [item]);
    else here.push(item);
    if (item.status !== DROPPED && about2.length <= MOST_MARKED) for (const at of about2) marked.add(at);
  }
  return { below, marked, placed };
}
function rowsByLine(rows, side) {
  const indexes = [];
  for (let at = 0; at < rows.length; at += 1) if (rows[at]?.[side] !== null) indexes.push(at);
  return { first: rows[indexes[0] ?? -1]?.[side] ?? 0, indexes };
}
function rowsAbout({ first, indexes }, lines) {
  if (lines === null) return [];
  return indexes.slice(Math.max(0, lines[0] - first), Math.max(0, lines[1] - first + 1));
}
function safeTexts(rows) {
  const text = rows.map((row) => row.text).join("\n");
  return text.includes("\r") ? rows.map((row) => block(row.text)) : block(text).split("\n");
}
function rowHtml({ kind, old, now }, text, isMarked) {
  const start = isMarked ? "<tr class=m>" : "<tr>";
  switch (kind) {
    case "added":
      return `${start}<td><td>${now} +<td>${text}`;
    case "removed":
      return `${start}<td>${old} -<td><td>${text}`;
    case "context":
      return `${start}<td>${old}<td>${now}<td>${text}`;
    case "remark":
      return `<tr class=n><td><td><td>${text}`;
  }
}
function itemsByHunk(hunks, items) {
  const withLines = {
    old: hunks.filter(({ old }) => old.count > 0),
    new: hunks.filter((hunk) => hunk.new.count > 0)
  };
  const byHunk = /* @__PURE__ */ new Map();
  for (const item of items) {
    if (item.lines === null) continue;
    const hunk = firstWithin(withLines[item.side], item.side, item.lines);
    if (hunk === void 0) continue;
    const known = byHunk.get(hunk);
    if (known === void 0) byHunk.set(hunk, [item]);
    else known.push(item);
  }
  return byHunk;
}
function firstWithin(hunks, side, [first, last]) {
  let [low, high] = [0, hunks.length];
  while (low < high) {
    const middle = low + high >>> 1;
    const { start, count } = hunks[middle]?.[side] ?? { start: 0, count: 0 };
    if (start + count > first) high = middle;
    else low = middle + 1;
  }
  const hunk = hunks[low];
  return hunk !== void 0 && hunk[side].start <= last ? hunk : void 0;
}
function changedFiles(files, items) {
  const byFile = itemsByFile(items);
  const known = new Set(files.map(({ path }) => path));
  const elsewhere = [...byFile].filter(([path]) => !known.has(path));
  return [
    "<section id=changes aria-labelledby=changes-title><h2 id=changes-title>Changes</h2>",
    ...items.some(({ status }) => status !== DROPPED) ? [FINGERPRINTS] : [],
    ...files.length === 0 ? ["<p class=empty>No changed file is stored with this run."] : [],
    ...files.map((file, index) => changedFile(file, byFile.get(file.path) ?? [], index)),
    "</section>\n",
    ...unchangedFiles(elsewhere)
  ].join("");
}
var FINGERPRINTS = "<p class=lead>The letters and digits at the end of the line below a finding\u2019s title are its fingerprint, for <code>correctless suppress</code>.";
function itemsByFile(items) {
  const byFile = /* @__PURE__ */ new Map();
  for (const item of items) {
    const known = byFile.get(item.file);
    if (known === void 0) byFile.set(item.file, [item]);
    else known.push(item);
  }
  return byFile;
}
function changedFile(file, items, index) {
  const placed = /* @__PURE__ */ new Set();
  const byHunk = itemsByHunk(file.hunks, items);
  const hunks = file.hunks.map((hunk) => {
    const part = placedHunk(hunk, byHunk.get(hunk) ?? []);
    for (const item of part.placed) placed.add(item);
    return part.html;
  });
  const left = items.filter((item) => !placed.has(item));
  return fileSection({
    id: `file-${index + 1}`,
    path: file.path,
    notes: [...fileNotes(file)],
    items,
    content: [
      file.skipped === null ? "" : `<p class=empty>Shown to no reviewer: ${line(file.skipped)}.`,
      ...otherPlaces(left, file.hunks.length > 0 ? "Elsewhere in this file" : void 0),
      ...hunks
    ].join("")
  });
}
function fileNotes({ status, from, addedLines, removedLines }) {
  return [
    ...status === "modified" ? [] : [`<span class=tag>${status}</span>`],
    ...from === null ? [] : [`<span>from ${line(from)}</span>`],
    `<span class=plus>+${addedLines}</span><span class=minus>\u2212${removedLines}</span>`
  ];
}
function unchangedFiles(files) {
  if (files.length === 0) return [];
  return [
    "<section id=elsewhere aria-labelledby=elsewhere-title><h2 id=elsewhere-title>Beyond the diff</h2><p class=lead>Findings in files that this change does not touch, and claims about files that are not there.",
    ...files.map(
      ([path, items], index) => fileSection({
        id: `other-${index + 1}`,
        path,
        notes: ["<span class=tag>not changed</span>"],
        items,
        content: otherPlaces(items, void 0).join("")
      })
    ),
    "</section>\n"
  ];
}
function otherPlaces(items, title) {
  if (items.length === 0) return [];
  const cards = items.map((item) => card(item, linesOf(item)));
  return [...title === void 0 ? [] : [`<p class=at>${title}`], ...cards];
}
function linesOf({ lines, side }) {
  if (lines === null) return "";
  const before = side === "old" ? " before the change" : "";
  return `Line ${lines[0]}${lines[1] > lines[0] ? ` to ${lines[1]}` : ""}${before}`;
}
function fileSection({ id, path, notes, items, content }) {
  const findings2 = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - findings2;
  const counts = [
    ...findings2 > 0 ? [`<span class="tag has">${(0, import_chunk_CKMVB2RJ.counted)(findings2, "finding")}</span>`] : [],
    ...dropped > 0 ? [`<span class=tag>${dropped} dropped</span>`] : []
  ];
  return `<details class=file id=${id} open><summary><h3>${line(path)}</h3><span class=notes>${[...notes, ...counts].join(" ")}</span></summary>${content}</details>
`;
}
function filterBar(items, words) {
  if (items.length === 0) return "";
  return `<search id=filters hidden aria-label="Filter findings"><form><p class=field><label for=text>Search</label> <input type=search id=text name=text placeholder="title, file, words\u2026" autocomplete=off aria-keyshortcuts="/">${statusField(items, words)}${severityField(items)}${lensField(items, words.lens)}<p class=tools><output id=shown for=text aria-live=polite></output><span class=steps><button type=button id=previous aria-keyshortcuts="k p" title="k">Previous</button><button type=button id=next aria-keyshortcuts="j n" title="j">Next</button></span><button type=reset id=clear title="Esc">Reset</button></form></search>
`;
}
function statusField(items, words) {
  const found = items.filter(({ status }) => status !== DROPPED);
  const statuses = [...new Set(items.map(({ status }) => status))];
  const named = statuses.length === 1 ? [] : statuses.map((status) => ({ status, n: countOf(items, status) }));
  const options = [
    { value: "", text: "Findings", n: found.length },
    ...named.filter(({ n }) => n !== found.length).map(({ status, n }) => ({
      value: status,
      text: capital(status === DROPPED ? words.dropped : status),
      n
    })),
    ...found.length === items.length ? [] : [{ value: "*", text: "All", n: items.length }]
  ];
  const radios = options.map(
    ({ value, text, n }, index) => `<label><input type=radio name=status value="${line(value)}"${index === 0 ? " checked" : ""}><span>${line(text)} <small>${n}</small></span></label>`
  );
  return `<fieldset class=segments><legend>Status</legend>${radios.join("")}</fieldset>`;
}
function countOf(items, status) {
  return items.filter((item) => item.status === status).length;
}
function severityField(items) {
  const present = import_chunk_PXWIJ4LO.SEVERITIES.filter((severity) => items.some((item) => item.severity === severity));
  const boxes = present.map((severity) => box("severity", severity, capital(severity), severity));
  return field("Severity", boxes);
}
function lensField(items, name) {
  const lenses = [...new Set(items.map(({ lens }) => lens))];
  const boxes = lenses.map((lens) => box("lens", lens, lens, ""));
  return field(name, boxes);
}
function field(legend3, boxes) {
  return boxes.length < 2 ? "" : `<fieldset class=pills><legend>${legend3}</legend>${boxes.join("")}</fieldset>`;
}
function box(name, value, text, kind) {
  return `<label><input type=checkbox name=${name} value="${line(value)}"><span${kind === "" ? "" : ` class=${kind}`}>${line(text)}</span></label>`;
}
function findingIndex(items, { dropped: word }) {
  const listed = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - listed;
  const summary = [(0, import_chunk_CKMVB2RJ.counted)(listed, "finding"), ...dropped === 0 ? [] : [`${dropped} ${word}`]].join(", ");
  const groups = headingsOf(items).map((heading) => group(heading, items));
  return `<nav id=index aria-labelledby=index-title><details id=index-fold open><summary><h2 id=index-title>Findings <small>${summary}</small></h2></summary>${groups.join("")}${items.length === 0 ? "<p class=empty>None." : ""}</details></nav>
`;
}
function group(heading, items) {
  const entries = items.filter((item) => item.heading === heading).map(entry);
  return `<section><details class=group open><summary><h3>${heading} <small>${entries.length}</small></h3></summary><ol>${entries.join("")}</ol></details></section>`;
}
function entry(item) {
  const { id, severity } = item;
  const mark = severity === null ? "" : `<i class=${severity}>${severity}</i> `;
  return `<li><a href=${attribute(`#${id}`)}>${mark}<b>${line((0, import_chunk_M5Z44UEJ.shortTitle)(item))}</b> <span>${line(id)} ${line(place(item))}</span></a>
`;
}
function headingsOf(items) {
  return [...new Set(items.map(({ heading }) => heading))];
}
var PAGE_STYLE = `:root{color-scheme:light dark;--ground: light-dark(#f4f6f8, #0e151d);--panel: light-dark(#ffffff, #16202b);--raised: light-dark(#ffffff, #1c2835);--soft: light-dark(#eef1f4, #1b2632);--edge: light-dark(#d7dde4, #2c3a49);--ink: light-dark(#16212e, #e7edf3);--quiet: light-dark(#4d5a68, #a3b1bf);--link: light-dark(#0b55b0, #85bcff);--focus: light-dark(#0b55b0, #85bcff);--good: light-dark(#1c7a45, #6fcf97);--bad: light-dark(#b3261e, #f2857a);--critical: light-dark(#b3261e, #f2857a);--critical-soft: light-dark(#fde8e6, #46201f);--critical-ink: light-dark(#8c1a12, #ffb9b1);--high: light-dark(#b04d08, #f0a062);--high-soft: light-dark(#fdebdc, #432b15);--high-ink: light-dark(#7a3805, #ffc290);--medium: light-dark(#826400, #e0bd4e);--medium-soft: light-dark(#fbf1cd, #3b3210);--medium-ink: light-dark(#5e4900, #f3d880);--low: light-dark(#3f6fa6, #8cb8ea);--low-soft: light-dark(#e4edf8, #1c3149);--low-ink: light-dark(#20466f, #b4d4f8);--added: light-dark(#e7f6ec, #11301f);--added-edge: light-dark(#cfeed9, #173f29);--removed: light-dark(#fdeceb, #371c1d);--removed-edge: light-dark(#fad9d6, #4a2425);--marked: light-dark(#e0a100, #e0bd4e);--mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;--shadow: 0 1px 2px light-dark(#16212e14, #00000040), 0 4px 14px light-dark(#16212e0d, #00000033)}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}*,:before,:after{box-sizing:border-box}html{background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif;-webkit-text-size-adjust:100%}body{margin:0 auto;max-width:96rem;padding:0 1.5rem 3rem;overflow-wrap:anywhere}h1,h2,h3,h4,p,ol,ul,dl,dd,figure,fieldset{margin:0;padding:0}ol,ul{list-style:none}a{color:var(--link)}code,pre,kbd{font-family:var(--mono);font-size:.86em}small{color:var(--quiet);font-size:.86em;font-weight:400}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}main:focus-visible{outline:none}[hidden]{display:none!important}.vh,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.skip:focus{position:absolute;z-index:9;top:.5rem;left:.5rem;padding:.5rem 1rem;background:var(--panel);border-radius:6px}#masthead{padding:1.1rem 0 0;border-bottom:1px solid var(--edge)}.brand{display:flex;align-items:center;gap:.5rem;font-size:.95rem;letter-spacing:.01em}.brand button{margin-left:auto}.title{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem 1.25rem;flex-direction:row-reverse;justify-content:space-between;margin-top:1.2rem}.title>div{flex:1 1 24rem;min-width:0}.kind{color:var(--quiet);font-size:.8rem;font-weight:600;letter-spacing:.08em;text-transform:uppercase}h1{font-size:clamp(1.5rem,1.1rem + 1.6vw,2.2rem);line-height:1.2;letter-spacing:-.015em}.note{margin-top:.4rem;color:var(--quiet)}.status{padding:.3rem .9rem;border:2px solid;border-radius:99px;font-weight:700;white-space:nowrap}.status.complete{color:var(--good)}.status.incomplete{color:var(--high-ink);background:var(--high-soft)}.status.failed{color:var(--critical-ink);background:var(--critical-soft)}#masthead nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-top:1rem}#masthead nav a{display:block;padding:.45rem 0;border-bottom:3px solid transparent;color:var(--quiet);font-weight:600;text-decoration:none}#masthead nav a:hover{border-color:var(--link);color:var(--ink)}.columns{display:grid;grid-template-columns:minmax(16rem,21rem) minmax(0,1fr);gap:1.5rem;margin-top:1rem}main>section{margin-bottom:2.5rem;scroll-margin-top:calc(var(--bar, 0px) + .5rem)}h2{font-size:1.2rem;letter-spacing:-.01em}main>section>h2{margin-bottom:.75rem}.lead{margin-bottom:.75rem;color:var(--quiet)}.empty{padding:.75rem 1rem;color:var(--quiet)}footer{display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between;padding-top:1rem;border-top:1px solid var(--edge);color:var(--quiet);font-size:.87rem}kbd{padding:.05rem .4rem;border:1px solid var(--edge);border-bottom-width:2px;border-radius:4px;background:var(--panel);color:var(--ink)}@media(max-width:60rem){body{padding:0 .75rem 5rem}.columns{grid-template-columns:minmax(0,1fr);gap:1rem}.title{flex-direction:column;align-items:start}.title>div{flex-basis:auto}}button{padding:.35rem .8rem;border:1px solid var(--edge);border-radius:7px;background:var(--panel);color:var(--ink);font:inherit;font-size:.9rem;white-space:nowrap;overflow-wrap:normal;cursor:pointer}button:hover{background:var(--soft)}#filters{position:sticky;z-index:3;top:0;display:block;margin:1rem -.5rem 0;padding:.6rem .5rem;background:var(--ground)}#filters form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.1rem;padding:.6rem .8rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.field{flex:1 1 13rem;display:flex;align-items:center;gap:.5rem}#filters label,legend{font-size:.84rem}.field label,legend{color:var(--quiet);font-weight:600}input[type=search]{flex:1;min-width:0;padding:.38rem .7rem;border:1px solid var(--edge);border-radius:7px;background:var(--ground);color:var(--ink);font:inherit;font-size:.92rem}input[type=search]::placeholder{color:var(--quiet);opacity:1}fieldset{display:flex;align-items:center;gap:.3rem;min-width:0;border:0}legend{flex:none;float:left;margin-right:.5rem;padding:0}.pills label,.segments label{position:relative;flex:none}.pills input,.segments input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.pills span,.segments span{display:block;padding:.22rem .7rem;border:1px solid var(--edge);border-radius:99px;white-space:nowrap}.pills :checked+span,.segments :checked+span{border-color:var(--link);background:var(--link);color:light-dark(#fff,#0e151d);font-weight:600}.pills :checked+span:before{content:"\u2713 " / ""}:checked+span small{color:inherit}.pills input:focus-visible+span,.segments input:focus-visible+span{outline:3px solid var(--focus);outline-offset:2px}.segments{gap:0}.segments span{margin-left:-1px;border-radius:0}.segments label:first-of-type span{border-radius:99px 0 0 99px}.segments label:last-of-type span{border-radius:0 99px 99px 0}.tools{display:flex;flex:1 1 auto;align-items:center;justify-content:flex-end;gap:.5rem}#shown{margin-right:auto;color:var(--quiet);font-size:.87rem}.steps{display:flex;gap:.3rem}@media(max-width:60rem){#filters{position:static;margin:1rem 0 0;padding:0}#filters fieldset{width:100%;padding:4px;overflow-x:auto}.pills span,.segments span{padding:.4rem .85rem}.field{flex-basis:100%}.tools{position:fixed;z-index:4;inset:auto 0 0;padding:.5rem .75rem;border-top:1px solid var(--edge);background:var(--panel)}.tools button{min-height:2.6rem}}#overview,#verdict{margin-top:1.25rem}.banner{margin-bottom:1rem;padding:.9rem 1.1rem;border:1px solid;border-left-width:6px;border-radius:10px}.banner.incomplete{border-color:var(--high);background:var(--high-soft);color:var(--high-ink)}.banner.open{border-color:var(--high)}.banner.failed{border-color:var(--critical);background:var(--critical-soft);color:var(--critical-ink)}.banner ul{margin:.4rem 0;padding-left:1.2rem;list-style:disc}.verdict{display:flex;flex-wrap:wrap;gap:.75rem}.recommendation{display:flex;flex:1 1 15rem;flex-direction:column;justify-content:center;padding:.8rem 1.2rem;border:1px solid var(--edge);border-left:6px solid var(--medium);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.recommendation b{font-size:1.45rem;line-height:1.25;letter-spacing:-.01em}.recommendation.approve{border-left-color:var(--good)}.recommendation.request-changes{border-left-color:var(--critical)}.tiles{display:flex;flex:3 1 26rem;flex-wrap:wrap;gap:.75rem}.tile{display:flex;flex:1 1 6.5rem;flex-direction:column-reverse;justify-content:flex-end;padding:.7rem 1rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.tile dt{color:var(--quiet);font-size:.84rem}.tile dd{font-size:1.7rem;font-weight:700;line-height:1.15;font-variant-numeric:tabular-nums}.tile.critical dd{color:var(--critical)}.tile.high dd{color:light-dark(#a84a08,#f0a062)}.tile.medium dd{color:light-dark(#7d6000,#e0bd4e)}.tile.low dd{color:var(--low)}.tile.zero dd{color:var(--quiet);font-weight:400}.clear{margin:.75rem 0;padding:.7rem 1.1rem;border:1px solid var(--good);border-radius:10px;color:var(--good);font-weight:600}.clear:before{content:"\u2713 " / ""}.lines{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:.75rem;margin-top:.75rem}.lines>div{padding:.8rem 1.1rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel)}.lines h3{margin-bottom:.5rem;font-size:.9rem}.share{display:block;overflow:hidden;border-radius:3px}.tone-shown,.tone-bad{fill:var(--critical)}.tone-one{fill:light-dark(#8494a6,#6d8094)}.tone-two{fill:light-dark(#a9b6c4,#52647a)}.tone-three{fill:light-dark(#c5ced8,#3f5064)}.tone-good{fill:var(--good)}.sum{margin-top:.5rem;color:var(--quiet);font-family:var(--mono);font-size:.8rem}.missing{margin-top:.4rem;color:var(--critical-ink);font-weight:600}.first-title{margin-top:1rem;font-size:1rem}.first{margin:.4rem 0 0;padding-left:1.6rem}.first li{margin-bottom:.4rem}.first i,.others i{font-size:.8rem;font-style:normal;font-weight:700}.first span,.others span{color:var(--quiet);font-family:var(--mono);font-size:.8rem}.first p{max-width:75ch}.others{margin-top:.6rem}.others h3{display:inline;font-size:.95rem}.others ol{margin-top:.2rem;padding-left:1.6rem}.others a{display:block;padding:.1rem 0;overflow:hidden;color:inherit;text-decoration:none;text-overflow:ellipsis;white-space:nowrap}.others a:hover{text-decoration:underline}.others b{font-weight:500}@media(max-width:60rem){.others ol{padding-left:0}.others a{padding:.3rem 0;border-top:1px solid var(--edge);white-space:normal}}#index{position:sticky;top:calc(var(--bar, 0px) + .25rem);align-self:start;max-height:calc(100vh - var(--bar, 0px) - 1rem);overflow-y:auto}#index>details{border:1px solid var(--edge);border-radius:12px;background:var(--panel)}summary{cursor:pointer}#index-fold>summary{padding:.7rem 1rem}#index .group>summary{position:sticky;top:0;padding:.3rem 1rem;background:var(--soft)}#index h2{display:inline;font-size:1rem}#index h3{display:inline;font-size:.8rem}#index a{display:block;padding:.5rem 1rem;border-top:1px solid var(--edge);border-left:4px solid transparent;color:inherit;text-decoration:none}#index a:hover{background:var(--soft)}#index a[aria-current]{border-left-color:var(--link);background:var(--low-soft)}#index a b{font-size:.9rem;font-weight:600}#index a span{display:block;color:var(--quiet);font-family:var(--mono);font-size:.76rem}#index i{font-size:.74rem;font-style:normal;font-weight:700}#index a[aria-current] span{color:var(--ink)}i.critical{color:var(--critical-ink)}i.high{color:var(--high-ink)}i.medium{color:var(--medium-ink)}i.low{color:var(--low-ink)}article{margin:.6rem .8rem;padding:.8rem 1rem .9rem;border:1px solid var(--edge);border-left:5px solid var(--edge);border-radius:10px;background:var(--raised);box-shadow:var(--shadow);scroll-margin:calc(var(--bar, 0px) + 1rem) 0 5rem}[data-severity=critical]{border-left-color:var(--critical)}[data-severity=high]{border-left-color:var(--high)}[data-severity=medium]{border-left-color:var(--medium)}[data-severity=low]{border-left-color:var(--low)}[data-status=dropped]{border-style:dashed;background:var(--soft);box-shadow:none}article:focus{outline:3px solid var(--focus);outline-offset:1px}@media(scripting:none){article:target{outline:3px solid var(--focus);outline-offset:1px}}h4{font-size:1.02rem;line-height:1.35}h4 a{margin-right:.25rem;color:var(--quiet);font-family:var(--mono);font-size:.82em;font-weight:400;text-decoration:none}h4 a:hover{text-decoration:underline}.facts{margin-top:.35rem;color:var(--quiet);font-size:.85rem}.facts b{color:var(--ink)}.badge{padding:.05rem .6rem;border-radius:99px;font-weight:700}[data-severity=critical] .badge{background:var(--critical-soft);color:var(--critical-ink)}[data-severity=high] .badge{background:var(--high-soft);color:var(--high-ink)}[data-severity=medium] .badge{background:var(--medium-soft);color:var(--medium-ink)}[data-severity=low] .badge{background:var(--low-soft);color:var(--low-ink)}.badge.none{border:1px dashed var(--quiet)}article>p:not([class]){max-width:75ch;margin-top:.6rem;white-space:pre-wrap}.where{color:var(--quiet);font-size:.85rem}.reason{margin-top:.4rem}article dl{margin-top:.6rem;font-size:.87rem}article dt{margin-top:.4rem;color:var(--quiet)}article dt b{display:inline-block;color:var(--ink)}article dt b:first-letter{text-transform:uppercase}pre{margin:.15rem 0 0;padding:.45rem .7rem;border-radius:7px;background:var(--soft);white-space:pre-wrap;tab-size:4}[data-status=dropped] pre{background:var(--panel)}.fix pre{border-left:3px solid var(--good)}@media(prefers-reduced-motion:no-preference){article{transition:outline-color .2s}}@media(max-width:60rem){#index{position:static;max-height:none}article{margin:.5rem .4rem;padding:.7rem .75rem}}.file{margin-bottom:.75rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);overflow:clip;content-visibility:auto;contain-intrinsic-size:auto 20rem;scroll-margin-top:calc(var(--bar, 0px) + .5rem)}.file:not([open]){contain-intrinsic-size:auto 2.9rem}.file>summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem 1rem;padding:.6rem 1rem;background:var(--soft)}.file>summary:focus-visible{outline-offset:-3px}.file>summary:before{content:"\u25B8" / "";color:var(--quiet)}.file[open]>summary:before{content:"\u25BE" / ""}.file h3{flex:0 1 auto;font-family:var(--mono);font-size:.9rem;font-weight:600}.notes{display:flex;flex-wrap:wrap;gap:0 .7rem;color:var(--quiet);font-size:.82rem}.plus{color:light-dark(#17663a,#6fcf97)}.minus{color:light-dark(#a3211a,#f2857a)}.tag{padding:0 .5rem;border:1px solid var(--edge);border-radius:99px;background:var(--panel);font-size:.8rem}.tag.has{border-color:var(--critical);color:var(--critical-ink);font-weight:600}.at,caption{padding:.25rem 1rem;color:var(--quiet);font-family:var(--mono);font-size:.78rem;text-align:start}.file>table{width:100%;border-collapse:collapse;table-layout:fixed;font-family:var(--mono);font-size:.82rem;line-height:1.55;tab-size:4;direction:ltr}.file td{padding:0 .6rem;vertical-align:top;white-space:pre-wrap;unicode-bidi:isolate}.file td:first-child,.file td:nth-child(2){width:4.2rem;padding:0 .5rem 0 0;color:var(--quiet);text-align:right;font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none}.file tr:not(.n):has(>td:first-child:empty){background:var(--added)}.file tr:not(.n):has(>td:first-child:empty) td:not(:last-child){background:var(--added-edge)}.file tr:not(.n):has(>td:nth-child(2):empty){background:var(--removed)}.file tr:not(.n):has(>td:nth-child(2):empty) td:not(:last-child){background:var(--removed-edge)}.file .n{color:var(--quiet)}.m td:last-child{box-shadow:inset 4px 0 var(--marked)}@media(max-width:60rem){.file td:first-child,.file tr:not(.n):has(>td:nth-child(2):empty) td:nth-child(2){display:none}.file tr:not(.n):has(>td:nth-child(2):empty) td:first-child{display:table-cell}.file td:first-child,.file td:nth-child(2){width:3.4rem;font-size:.74rem}.file>summary{padding:.6rem .75rem}}.scroll{overflow-x:auto;border:1px solid var(--edge);border-radius:12px;background:var(--panel)}.map,.plain{width:100%;border-collapse:collapse;font-size:.86rem}.map th,.map td,.plain th,.plain td{padding:.35rem .7rem;border-top:1px solid var(--edge);text-align:left;vertical-align:top}.map thead th,.plain thead th{border-top:0;background:var(--soft);vertical-align:bottom}.map tbody th,.plain tbody th{font-weight:400}[scope=rowgroup]{position:sticky;left:0;min-width:11rem;background:var(--panel)}.map th+th{white-space:nowrap}.map a{font-family:var(--mono);font-size:.82rem;text-decoration:none}.map a:hover{text-decoration:underline}.map td{border-left:1px solid var(--edge);color:var(--quiet);white-space:nowrap;font-size:.78rem}.map td:before,.key:before{display:inline-block;width:1.15rem;margin-right:.35rem;border-radius:4px;font-weight:700;text-align:center}.map td:before,.key.reviewed:before{content:"\u2713" / "";background:var(--added-edge);color:light-dark(#14532f,#9fe3bb)}.map .carried:before,.key.carried:before{content:"\u21B7" / "";background:var(--low-soft);color:var(--low-ink)}.map .missed:before,.key.missed:before{content:"\u2715" / "";background:var(--critical-soft);color:var(--critical-ink)}.map .idle:before,.key.idle:before{content:"\u2013" / "";background:var(--soft);color:var(--quiet)}.map td.missed{color:var(--critical-ink);font-weight:700}.key{margin-right:1rem;white-space:nowrap}.about{display:grid;grid-template-columns:minmax(7rem,13rem) minmax(0,1fr);border:1px solid var(--edge);border-radius:12px;background:var(--panel);font-size:.9rem}.about dt,.about dd{padding:.4rem 1rem}.about dt{color:var(--quiet)}.about dt:not(:first-child),.about dd:not(:nth-child(2)){border-top:1px solid var(--edge)}@media(max-width:40rem){.about{grid-template-columns:minmax(0,1fr)}.about dd{border:0!important;padding-top:0}[scope=rowgroup]{min-width:8rem;max-width:9rem}}#rounds{margin-top:1.25rem}#rounds h2{margin-bottom:.6rem}.chart svg{display:block;margin:0 auto}figcaption{margin-bottom:.5rem;color:var(--quiet);font-size:.87rem}.swatch{margin-left:.9rem;white-space:nowrap}.swatch:before{content:"";display:inline-block;width:.8rem;height:.8rem;margin-right:.35rem;border-radius:3px;vertical-align:-1px}.swatch.critical:before{background:var(--critical)}.swatch.high:before{background:var(--high)}.swatch.medium:before{background:var(--medium)}.swatch.low:before{background:var(--low)}.grid{stroke:var(--edge)}.axis{fill:var(--quiet);font-size:11px}.round{fill:var(--ink);font-size:13px;font-weight:600}.on{fill:light-dark(#fff,#0e151d);font-size:12px;font-weight:700}rect.critical{fill:var(--critical)}rect.high{fill:var(--high)}rect.medium{fill:var(--medium)}rect.low{fill:var(--low)}.chart+.scroll{margin-top:.75rem}.tile.good dd{color:var(--good)}.timeline{padding-left:.4rem}.timeline li{position:relative;padding:.25rem 0 .25rem 1.4rem;border-left:2px solid var(--edge)}.timeline li:before{content:"";position:absolute;top:.65rem;left:-.45rem;width:.8rem;height:.8rem;border:2px solid var(--ground);border-radius:50%;background:var(--quiet)}.timeline .good:before{background:var(--good)}.timeline .bad:before{border-radius:2px;background:var(--bad)}time{margin-right:.6rem;color:var(--quiet);font-size:.82rem;font-variant-numeric:tabular-nums}@media print{:root{color-scheme:light!important}html{font-size:10pt;background:#fff}#filters,#index,#theme,#keys,.skip,#masthead nav{display:none!important}.columns{display:block}article,.tile,.recommendation{break-inside:avoid;box-shadow:none}.file{content-visibility:visible;overflow:visible}.scroll{overflow:visible}.file tr,.file td,.badge,.status{-webkit-print-color-adjust:exact;print-color-adjust:exact}}`;
var PAGE_SCRIPT = `(()=>{function l(e){return document.getElementById(e)}function a(e,t=document){return[...t.querySelectorAll(e)]}function h({severity:e,lens:t,status:o},s,n){return(n.status==="*"||(n.status===""?o!=="dropped":o===n.status))&&m(n.severities,e)&&m(n.lenses,t)&&n.words.every(r=>s.includes(r))}function m(e,t){return e.length===0||e.includes(t??"")}function p(){let e=l("filters"),t=e?.querySelector("form");if(e===null||t===null||t===void 0)return{visible:()=>[],showAll:()=>{},reset:()=>{},search:null};let o=M(),s=()=>k(o,b(t));e.hidden=!1,w(e),t.addEventListener("input",s),t.addEventListener("submit",i=>i.preventDefault()),t.addEventListener("reset",()=>setTimeout(s)),s();let n=i=>{t.reset();let d=a("input[name=status]",t).find(({value:u})=>u===i);d!==void 0&&(d.checked=!0),s()},r=l("text");return{visible:()=>o.filter(({card:i})=>!i.hidden).map(({card:i})=>i),showAll:()=>n("*"),reset:()=>n(""),search:r instanceof HTMLInputElement?r:null}}function w(e){new ResizeObserver(()=>{let t=getComputedStyle(e).position==="sticky"?e.offsetHeight:0;document.documentElement.style.setProperty("--bar",\`\${t}px\`)}).observe(e)}function M(){return a("#index li").flatMap(e=>{let t=l(e.querySelector("a")?.hash.slice(1)??"");return t===null?[]:[{card:t,entry:e,words:void 0}]})}function b(e){let t=new FormData(e),o=s=>t.getAll(s).filter(n=>typeof n=="string");return{words:(o("text")[0]??"").toLowerCase().split(/\\s+/).filter(Boolean),status:o("status")[0]??"",severities:o("severity"),lenses:o("lens")}}function k(e,t){let o=0;for(let i of e){let{card:d,entry:u}=i;t.words.length>0&&(i.words??=I(d));let c=h(d.dataset,i.words??"",t);d.hidden=!c,u.hidden=!c,c&&(o+=1)}for(let i of a("#index section"))i.hidden=i.querySelector("li:not([hidden])")===null;let s=t.words.length+t.severities.length+t.lenses.length>0||t.status!=="",n=0;for(let i of a("details.file")){let d=i.querySelector("article:not([hidden])")!==null;i.hidden=s&&!d,d&&(n+=1),s&&d&&(i.open=!0)}let r=l("shown");r!==null&&(r.textContent=\`\${o} of \${e.length} shown, in \${n} file\${n===1?"":"s"}\`)}function I(e){return\`\${e.closest("details")?.querySelector("h3")?.textContent??""} \${e.textContent}\`.toLowerCase()}var F=8;function y(){let e=a("details.file");if(e.length>F)for(let o of e)o.open=o.querySelector("article:not([data-status=dropped])")!==null;let t=l("index-fold");t instanceof HTMLDetailsElement&&matchMedia("(max-width: 60rem)").matches&&(t.open=!1)}function g(){let e=[];addEventListener("beforeprint",()=>{e=a("details:not([open])");for(let t of e)t.open=!0}),addEventListener("afterprint",()=>{for(let t of e)t.open=!1})}function E(e,{step:t}){let o=l("keys");o!==null&&(o.hidden=!1);let s={j:()=>t(1),n:()=>t(1),k:()=>t(-1),p:()=>t(-1),"/":()=>e.search?.focus(),t:()=>l("theme")?.click()};addEventListener("keydown",n=>{if(n.ctrlKey||n.metaKey||n.altKey||n.defaultPrevented)return;if(n.key==="Escape"){e.reset(),document.activeElement===e.search&&e.search?.blur();return}let r=Object.hasOwn(s,n.key)?s[n.key]:void 0;r===void 0||A(n.target)||!S()||(n.preventDefault(),r())})}function A(e){return e instanceof HTMLInputElement&&e.type==="search"}function S(){let e=l("shortcuts");return!(e instanceof HTMLInputElement)||e.checked}var f=["system","light","dark"],L="correctless-theme";function x(){let e=l("theme");if(e===null)return;e.hidden=!1;let t=C();v(t,e),e.addEventListener("click",()=>{t=f[(f.indexOf(t)+1)%f.length]??"system",v(t,e),D(t)})}function v(e,t){document.documentElement.dataset.theme=e;let o=t.querySelector("span");o!==null&&(o.textContent=e)}function C(){try{let e=localStorage.getItem(L);return f.find(t=>t===e)??"system"}catch{return"system"}}function D(e){try{localStorage.setItem(L,e)}catch{}}function T(e){let t,o=r=>{t=r,q(r),O(r)},s=r=>{let i=e.visible();if(i.length===0)return;let d=t===void 0?-1:i.indexOf(t),u=d===-1?r===1?0:i.length-1:(d+r+i.length)%i.length,c=i[u];c!==void 0&&o(c)},n=()=>{let r=l(decodeURIComponent(location.hash.slice(1)));r?.matches("article")===!0?(r.hidden&&e.showAll(),o(r)):r instanceof HTMLDetailsElement&&(r.hidden=!1,r.open=!0,r.scrollIntoView())};return l("next")?.addEventListener("click",()=>s(1)),l("previous")?.addEventListener("click",()=>s(-1)),addEventListener("hashchange",n),l("index")?.addEventListener("click",r=>{let i=r.target instanceof Element?r.target.closest("a"):null;i!==null&&i.hash===location.hash&&n()}),location.hash!==""&&n(),{step:s}}function q(e){let t=e.closest("details");t!==null&&(t.hidden=!1,t.open=!0),e.tabIndex=-1,e.ariaLabel=e.querySelector("h4")?.textContent??"",e.focus({preventScroll:!0}),e.scrollIntoView({block:e.offsetHeight>innerHeight/2?"start":"center"})}function O(e){for(let n of a("#index a[aria-current]"))n.removeAttribute("aria-current");let t=a("#index a").find(n=>n.hash===\`#\${e.id}\`);t?.setAttribute("aria-current","true");let o=t?.closest("details.group");o!=null&&(o.open=!0);let s=l("index");t!==void 0&&s!==null&&s.scrollHeight>s.clientHeight&&(s.scrollTop+=t.getBoundingClientRect().top-s.getBoundingClientRect().top-s.clientHeight/2)}x();y();g();var H=p(),P=T(H);E(H,P);})();`;
var STATUS = {
  complete: "\u2713 Complete",
  incomplete: "! INCOMPLETE",
  failed: "\u2715 FAILED"
};
var ICON = "%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 32 32%22%3E%3Crect width=%2232%22 height=%2232%22 rx=%226%22 fill=%22%2316212e%22/%3E%3Cpath d=%22M8 17l5 5 11-13%22 fill=%22none%22 stroke=%22%236fcf97%22 stroke-width=%224%22 stroke-linecap=%22round%22 stroke-linejoin=%22round%22/%3E%3C/svg%3E";
function pageHtml(page) {
  const policy = `default-src 'none'; style-src '${hash(PAGE_STYLE)}'; script-src '${hash(PAGE_SCRIPT)}'; img-src data:; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang=en>
<head>
<meta charset=utf-8>
<meta http-equiv=Content-Security-Policy content="${policy}">
<meta name=viewport content="width=device-width, initial-scale=1">
<meta name=referrer content=no-referrer>
<meta name=generator content=correctless>
<title>${STATUS[page.status].replace(/^\S+ /, "")}: ${line(page.title)}</title>
<link rel=icon href="data:image/svg+xml,${ICON}">
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class=skip href="#main">Skip to the findings</a>
${masthead(page)}<div id=top-part>${page.top}</div>
${page.filters}<div class=columns>
${page.index}<main id=main tabindex=-1>
${page.main}</main>
</div>
${FOOTER}<script>${PAGE_SCRIPT}</script>
</body>
</html>
`;
}
function masthead({ title, kind, status, note, parts }) {
  const links = parts.map(([id, name]) => `<li><a href="#${id}">${name}</a>`).join("");
  return `<header id=masthead><div class=brand><svg width=22 height=22 viewBox="0 0 32 32" aria-hidden=true><rect width=32 height=32 rx=7 fill="#16212e"/><path d="M8 17l5 5 11-13" fill=none stroke="#6fcf97" stroke-width=4 stroke-linecap=round stroke-linejoin=round /></svg><b>correctless</b><button type=button id=theme hidden>Theme: <span>system</span></button></div>
<div class=title><p class="status ${status}">${STATUS[status]}</p><div><p class=kind>${kind}</p><h1>${line(title)}</h1></div></div><p class=note>${line(note)}</p>
<nav aria-label="Parts of this page"><ul>${links}</ul></nav></header>
`;
}
var FOOTER = `<footer><p>A model\u2019s reply is a claim. Every finding on this page was proven by code; every other is listed with the reason.</p><div id=keys hidden><p><b>Keys</b> <kbd>j</kbd> <kbd>n</kbd> next finding, <kbd>k</kbd> <kbd>p</kbd> previous, <kbd>/</kbd> search, <kbd>Esc</kbd> reset, <kbd>t</kbd> theme</p><label><input type=checkbox id=shortcuts checked> Single keys are shortcuts</label></div></footer>
`;
function hash(text) {
  return `sha256-${(0, import_node_crypto.createHash)("sha256").update(text).digest("base64")}`;
}
var BARS = ["found", "fixed", "reopened"];
var HEIGHT = 200;
var BAR = 40;
var GAP = 10;
var BETWEEN_ROUNDS = 44;
var LEFT = 34;
function roundsChart(rounds) {
  if (rounds.length === 0) return "";
  return `<section id=rounds aria-labelledby=rounds-title><h2 id=rounds-title>Rounds</h2><figure class=chart>${legend()}<div class=scroll role=region aria-label="Chart of the rounds" tabindex=0>${picture(rounds)}</div></figure>${table(rounds)}</section>
`;
}
function legend() {
  const keys = import_chunk_PXWIJ4LO.SEVERITIES.map((severity) => `<span class="swatch ${severity}">${capital(severity)}</span>`);
  return `<figcaption>Findings by severity ${keys.join(" ")}</figcaption>`;
}
function picture(rounds) {
  const most = Math.max(1, ...rounds.flatMap((round) => BARS.map((bar) => sum(round[bar]))));
  const step = Math.max(1, Math.ceil(most / 5));
  const top = Math.ceil(most / step) * step;
  const y = (n) => HEIGHT - n / top * (HEIGHT - 20);
  const perRound = BARS.length * BAR + (BARS.length - 1) * GAP;
  const width = LEFT + rounds.length * (perRound + BETWEEN_ROUNDS);
  const grid = Array.from({ length: top / step + 1 }, (_, i) => gridLine(i * step, y(i * step), width));
  const groups = rounds.map(
    (round, i) => roundBars(round, LEFT + BETWEEN_ROUNDS / 2 + i * (perRound + BETWEEN_ROUNDS), perRound, y)
  );
  return `<svg viewBox="0 0 ${width} ${HEIGHT + 48}" width="${width}" height="${HEIGHT + 48}" role=img aria-label="Bars of the findings found, fixed and reopened in each round. The table below has the numbers.">${grid.join("")}${groups.join("")}</svg>`;
}
function gridLine(n, y, width) {
  return `<line x1=${LEFT} x2="${width}" y1="${y}" y2="${y}" class=grid /><text x=${LEFT - 8} y="${y + 4}" class=axis text-anchor=end>${n}</text>`;
}
function roundBars(round, x, width, y) {
  const bars = BARS.map((bar, i) => stack(round[bar], bar, x + i * (BAR + GAP), y));
  return `${bars.join("")}<text x="${x + width / 2}" y="${HEIGHT + 40}" class=round text-anchor=middle>Round ${round.round}</text>`;
}
function stack(counts, name, x, y) {
  let below = 0;
  const parts = import_chunk_PXWIJ4LO.SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const n = counts[severity];
    const [bottom, upper] = [y(below), y(below + n)];
    below += n;
    const label = bottom - upper < 14 ? "" : `<text x="${x + BAR / 2}" y="${((bottom + upper) / 2 + 4).toFixed(1)}" class=on text-anchor=middle>${n}</text>`;
    return `<rect x="${x}" y="${(upper + 1).toFixed(1)}" width=${BAR} height="${Math.max(bottom - upper - 1, 1).toFixed(1)}" rx=3 class="${severity}"><title>${name}, ${severity}: ${n}</title></rect>${label}`;
  });
  return `${parts.join("")}<text x="${x + BAR / 2}" y="${HEIGHT + 17}" class=axis text-anchor=middle>${name}</text>`;
}
function table(rounds) {
  const heads = BARS.map((bar) => `<th scope=col>${capital(bar)}`).join("");
  const rows = rounds.map(
    (round) => `<tr><th scope=row>Round ${round.round}${BARS.map((bar) => `<td>${inWords(round[bar])}`).join("")}<td>${line(round.answered)}`
  );
  return `<div class=scroll role=region aria-label="Table of the rounds" tabindex=0><table class=plain><thead><tr><th scope=col>Round${heads}<th scope=col>Specialists</thead><tbody>${rows.join("")}</tbody></table></div>`;
}
function inWords(counts) {
  const parts = import_chunk_PXWIJ4LO.SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`
  );
  return parts.length === 0 ? "0" : `<b>${sum(counts)}</b> <small>${parts.join(", ")}</small>`;
}
function sum(counts) {
  return import_chunk_PXWIJ4LO.SEVERITIES.reduce((total, severity) => total + counts[severity], 0);
}
var WORDS = { lens: "Role", dropped: "rejected" };
function renderAuditHtml(page) {
  const items = auditItems(page);
  const { file, verdict } = page;
  return pageHtml({
    title: `${file.preset} audit, ${file.date}`,
    kind: "Audit",
    status: verdict.status,
    note: file.scope_note,
    parts: [
      ["overview", "Overview"],
      ...page.rounds.length === 0 ? [] : [["rounds", "Rounds"]],
      ["findings", "Findings"],
      ["timeline", "Timeline"],
      ["about", "About"]
    ],
    top: overview(page) + roundsChart(page.rounds),
    filters: filterBar(items, WORDS),
    index: findingIndex(items, WORDS),
    main: [findings(items), timeline(page), about(page)].join("")
  });
}
function overview({ verdict, findings: all, rejected, arithmetic: arithmetic2, rounds }) {
  const counts = ["open", "fixed", "deferred", "disputed", "moot"].map((status) => ({
    name: status.charAt(0).toUpperCase() + status.slice(1),
    n: all.filter((finding) => finding.status === status).length,
    tone: status === "open" ? "critical" : status === "fixed" ? "good" : "low"
  })).filter(({ name, n }) => n > 0 || name !== "Moot");
  const tiles2 = [
    ...counts,
    { name: "Rejected", n: rejected.length, tone: "plain" },
    { name: "Rounds", n: rounds.length, tone: "plain" }
  ].map(({ name, n, tone }) => `<div class="tile ${n === 0 ? "zero" : tone}"><dt>${name}<dd>${n}</div>`);
  return `<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>${outcome(verdict)}<div class=verdict><dl class=tiles>${tiles2.join("")}</dl></div><p class=sum>${line(arithmetic2)}</section>
`;
}
function outcome({ status, exit, why }) {
  if (exit === 0) return `<p class=clear>${line(why)}`;
  const word = status === "complete" ? "Not clear:" : status.toUpperCase();
  return `<div class="banner ${status === "complete" ? "open" : status}" role=note><p><strong>${word}</strong> ${line(why)}</div>`;
}
function findings(items) {
  const known = items.filter(({ status }) => status !== DROPPED);
  const files = [...itemsByFile(known)].map(
    ([path, own], index) => fileSection({
      id: `file-${index + 1}`,
      path,
      notes: [],
      items: own,
      content: otherPlaces(own, void 0).join("")
    })
  );
  const rejected = items.filter(({ status }) => status === DROPPED);
  const rest = rejected.length === 0 ? "" : `<section id=rejected>${rejected.map((item) => card(item)).join("")}</section>`;
  return `<section id=findings aria-labelledby=findings-title><h2 id=findings-title>Findings by file</h2>${files.join("")}${rest}${items.length === 0 ? "<p class=empty>No finding was raised." : ""}</section>
`;
}
function timeline({ timeline: entries }) {
  const rows = entries.map(
    ({ at, what, tone }) => `<li class=${tone}><time datetime="${line(at)}">${line(at.slice(0, 16).replace("T", " "))}</time> ${line(what)}`
  );
  return `<section id=timeline aria-labelledby=timeline-title><h2 id=timeline-title>Timeline</h2><ol class=timeline>${rows.join("")}</ol></section>
`;
}
function about({ file, head, calls }) {
  const rows = [
    ["Branch", `${file.branch}, from ${file.start.slice(0, 12)} to ${head.slice(0, 12)}`],
    ["Tests", file.settings.test],
    ["Calls", calls],
    ...file.captured === "manual" ? [["Captured", "manually; nobody watched who wrote the replies"]] : [],
    ...file.skipped.map(({ path, reason }) => ["Shown to nobody", `${path} (${reason})`]),
    ...file.warnings.map((warning) => ["Warning", warning]),
    ["Audit", `${file.audit}, correctless ${file.version}`]
  ];
  const list = rows.map(([name = "", text = ""]) => `<dt>${name}<dd>${line(text)}`).join("");
  return `<section id=about aria-labelledby=about-title><h2 id=about-title>About this audit</h2><dl class=about>${list}</dl></section>
`;
}
var WORDS2 = {
  reviewed: "reviewed",
  carried: "carried over",
  missed: "not reviewed",
  idle: "nothing for this lens"
};
function coverageMap(files, coverage) {
  if (coverage.rows.length === 0) return "";
  const cells = new Map(coverage.rows.map((row) => [row.hunk, row.cells]));
  const bodies = files.map((file, index) => fileRows(file, index, cells)).filter((rows) => rows !== "");
  const heads = coverage.lenses.map((lens) => `<th scope=col>${lens.replaceAll("-", " ")}`);
  return [
    "<section id=coverage aria-labelledby=coverage-title><h2 id=coverage-title>Coverage</h2>",
    `<p class=lead>Which hunk was reviewed by which lens: ${legend2(coverage)}`,
    '<div class=scroll role=region aria-label="Coverage map" tabindex=0><table class=map>',
    `<thead><tr><th scope=col>File<th scope=col>Hunk${heads.join("")}</thead>`,
    ...bodies,
    "</table></div></section>\n"
  ].join("");
}
function fileRows(file, index, cells) {
  const rows = file.hunks.flatMap(({ id, new: now }) => {
    const own = cells.get(id);
    if (own === void 0) return [];
    const marks = own.map((cell) => `<td${cell === "reviewed" ? "" : ` class=${cell}`}>${WORDS2[cell]}`);
    return [`<th scope=row>@${now.start}${marks.join("")}
`];
  });
  if (rows.length === 0) return "";
  const path = `<th scope=rowgroup rowspan=${rows.length}><a href=#file-${index + 1}>${line(file.path)}</a>`;
  return `<tbody><tr>${path}${rows.join("<tr>")}</tbody>`;
}
function legend2({ rows }) {
  const present = new Set(rows.flatMap(({ cells }) => cells));
  return Object.keys(WORDS2).filter((review) => present.has(review)).map((review) => {
    const n = rows.reduce((sum2, { cells }) => sum2 + cells.filter((cell) => cell === review).length, 0);
    return `<span class="key ${review}">${WORDS2[review]} <b>${n}</b></span>`;
  }).join(" ");
}
function firstFindings(report) {
  const first = (0, import_chunk_M5Z44UEJ.atAGlance)(report)?.first ?? [];
  const rows = first.map((one) => `<li>${link(one)}<p>${line((0, import_chunk_M5Z44UEJ.shortWhy)(one))}
`);
  return rows.length === 0 ? "" : `<h3 class=first-title>The ${rows.length} that matter most</h3><ol class=first>${rows.join("")}</ol>`;
}
var SEEN_OPEN = 40;
function otherFindings(report) {
  const rest = (0, import_chunk_M5Z44UEJ.atAGlance)(report)?.rest ?? [];
  const groups = rest.map(({ name, findings: findings2 }) => {
    const open = name === "Minor" || findings2.length > SEEN_OPEN ? "" : " open";
    const rows = findings2.map((one) => `<li>${link(one)}
`);
    return `<details class=others${open}><summary><h3>${name}, in a line each <small>${findings2.length}</small></h3></summary><ol>${rows.join("")}</ol></details>`;
  });
  return groups.join("");
}
function link(one) {
  return `<a href=${attribute(`#${one.id}`)}><i class=${one.severity}>${one.severity}</i> <b>${line((0, import_chunk_M5Z44UEJ.shortTitle)(one))}</b> <span>${line(place(one))}</span></a>`;
}
function shareBar(shares) {
  const total = shares.reduce((sum2, { n }) => sum2 + n, 0);
  if (total === 0) return "";
  let x = 0;
  const parts = shares.map(({ what, n, tone }) => {
    const width = n / total * 100;
    const part = `<rect x="${x.toFixed(2)}%" width="${Math.max(width - 0.4, 0.4).toFixed(2)}%" height=10 rx=2 class="tone-${tone}"><title>${line(what)}: ${n}</title></rect>`;
    x += width;
    return part;
  });
  return `<svg class=share width="100%" height=10 aria-hidden=true>${parts.join("")}</svg>`;
}
function overview2(report) {
  return [
    "<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>",
    clear(report),
    gaps(report),
    `<div class=verdict><p class="recommendation ${report.recommendation}"><small>Recommendation</small> <b>${capital(report.recommendation)}</b>`,
    tiles(report),
    "</div>",
    firstFindings(report),
    otherFindings(report),
    `<div class=lines><div><h3>Every finding that was raised</h3>${accountBar(report)}<p class=sum>${line((0, import_chunk_LFKSI4BP.arithmetic)(report.counts))}</div>`,
    `<div><h3>Every hunk that changed</h3>${coverageBar(report)}<p class=sum>${line((0, import_chunk_LFKSI4BP.coverageLine)(report.coverage))}</div></div>`,
    "</section>\n"
  ].join("");
}
function gaps(report) {
  if (report.status === "complete") return "";
  const title = report.status === "failed" ? "This review failed: the repository changed while it was reviewed." : "Not everything was reviewed. What follows is partial and certifies nothing.";
  const list = report.gaps.map((gap) => `<li>${line(gap)}`).join("");
  return `<div class="banner ${report.status}" role=note><p><strong>${report.status.toUpperCase()}</strong> ${title}<ul>${list}</ul><p>${line((0, import_chunk_TZCWUL47.wayOn)(report))}</div>`;
}
function tiles({ counts, scope }) {
  const unscored = counts.unscored + counts.not_scored;
  const all = [
    ["Critical", counts.critical, "critical"],
    ["Important", counts.important, "high"],
    ["Minor notes", counts.minor, "low"],
    ...unscored === 0 ? [] : [["Not scored", unscored, "medium"]],
    [scope.files === 1 ? "File" : "Files", scope.files, "plain"],
    ["Changed lines", scope.changed_lines, "plain"]
  ];
  const cells = all.map(
    ([name, n, tone]) => `<div class="tile ${n === 0 ? "zero" : tone}"><dt>${name}<dd>${n}</div>`
  );
  return `<dl class=tiles>${cells.join("")}</dl>`;
}
function clear(report) {
  const text = (0, import_chunk_NNS366VC.nothingReviewed)(report) ?? (0, import_chunk_TZCWUL47.allClear)(report);
  return text === void 0 ? "" : `<p class=clear>${line(text)}`;
}
function accountBar({ counts }) {
  const tones = ["shown", "one", "two", "three"];
  return shareBar(
    (0, import_chunk_LFKSI4BP.accountOf)(counts).map(({ what, n }, index) => ({
      what,
      n,
      tone: tones[index === 0 ? 0 : 1 + (index - 1) % 3] ?? ""
    }))
  );
}
function coverageBar({ coverage: { hunks, reviewed, carried } }) {
  const missed = hunks - reviewed - carried;
  const shares = [
    { what: "reviewed", n: reviewed, tone: "good" },
    { what: "carried over", n: carried, tone: "two" },
    { what: "not reviewed", n: missed, tone: "bad" }
  ];
  const gap = missed === 0 ? "" : `<p class=missing>${(0, import_chunk_CKMVB2RJ.counted)(missed, "hunk")} not reviewed by every lens`;
  return shareBar(shares.filter(({ n }) => n > 0)) + gap;
}
var HEADINGS = {
  critical: "Critical",
  important: "Important",
  minor: "Minor notes",
  unscored: "No acceptable score",
  "not-scored": "Beyond the limit of scored findings"
};
function reviewItems(report) {
  const { reasonOf, rest } = pairDrops(report);
  const findings2 = report.findings.map((finding) => findingItem2(finding, report, reasonOf.get(finding)));
  return [...findings2, ...rest.map(droppedItem)];
}
var LISTED_AS = {
  unscored: "unscored",
  "not-scored": "not_scored"
};
function pairDrops({ findings: findings2, dropped }) {
  const waiting = /* @__PURE__ */ new Map();
  for (const finding of findings2) {
    const kind = LISTED_AS[finding.group];
    if (kind === void 0) continue;
    const key = keyOf(kind, { ...finding, line: finding.lines[0] });
    waiting.set(key, [...waiting.get(key) ?? [], finding]);
  }
  const reasonOf = /* @__PURE__ */ new Map();
  const rest = dropped.filter(({ finding, reason }) => {
    const listed = waiting.get(keyOf(reason.kind, finding))?.shift();
    if (listed !== void 0) reasonOf.set(listed, reason.text);
    return listed === void 0;
  });
  return { reasonOf, rest };
}
function keyOf(kind, { file, line: at, title, lens }) {
  return JSON.stringify([kind, file, at, title, lens]);
}
function findingItem2(finding, report, dropReason) {
  return {
    id: finding.id,
    heading: HEADINGS[finding.group],
    title: finding.title,
    file: finding.file,
    lines: finding.lines,
    side: finding.side,
    severity: finding.severity,
    lens: finding.lens,
    status: finding.state,
    body: findingBody(finding, report, dropReason)
  };
}
function droppedItem({ finding, reason }, index) {
  return {
    id: `D${index + 1}`,
    heading: "Dropped",
    title: finding.title,
    file: finding.file,
    lines: finding.line > 0 ? [finding.line, finding.line] : null,
    side: "new",
    severity: null,
    lens: finding.lens,
    status: DROPPED,
    body: `${factsLine('<span class="badge none">Dropped</span>', [finding.lens, line(reason.kind.replaceAll("_", " "))])}<p class=reason>${line(reason.text)}`
  };
}
function goneFindings({ since }) {
  if (since === null) return "";
  const rows = since.gone.map(
    ({ became, file, line: at, title, lens, why }) => `<tr><th scope=row><span class="tag ${became}">${became}</span><td>${line(title)}<td><code>${line(file)}:${at}</code><td>${lens}<td>${line(why)}`
  );
  const table2 = rows.length === 0 ? "" : `<div class=scroll role=region aria-label="Findings of the review before" tabindex=0><table class=plain><thead><tr><th scope=col>Became<th scope=col>Finding<th scope=col>Place<th scope=col>Lens<th scope=col>Why</thead><tbody>${rows.join("")}</tbody></table></div>`;
  return `<section id=since aria-labelledby=since-title><h2 id=since-title>${line((0, import_chunk_M5Z44UEJ.sinceTitle)(since))}</h2><p class=lead>${(0, import_chunk_M5Z44UEJ.sinceCounts)(since)}</p>${table2}</section>
`;
}
function aboutRun(report) {
  const { scope, cost } = report;
  const areas = report.risk_areas.map(line).join(", ");
  const rows = [
    ...areas === "" ? [] : [["Risk areas", areas]],
    ...(0, import_chunk_TZCWUL47.summaryNotes)(report).map(([name, text]) => [name, line(text)]),
    ["Scope", line(scope.note)],
    ["Base", revision(scope.base)],
    ["Head", revision(scope.head)],
    ["Sent", line((0, import_chunk_EADOLVNT.sentLine)(cost))],
    ["Run", `<code>${line(report.run)}</code>, correctless ${line(report.version)}`]
  ];
  const list = rows.map(([name, text]) => `<dt>${line(name)}<dd>${text}`).join("");
  return `<section id=about aria-labelledby=about-title><h2 id=about-title>About this review</h2><dl class=about>${list}</dl></section>
`;
}
function revision({ sha, label, why }) {
  const id = sha === null ? "" : ` <code>${sha.slice(0, 12)}</code>`;
  return `${line(label)}${id}, ${line(why)}`;
}
var WORDS3 = { lens: "Lens", dropped: "dropped" };
function renderHtml(report, { files, coverage }) {
  const items = reviewItems(report);
  const map = coverageMap(files, coverage);
  const since = goneFindings(report);
  return pageHtml({
    title: report.title,
    kind: capital((0, import_chunk_NNS366VC.reportKind)(report).toLowerCase()),
    status: report.status,
    note: report.scope.note,
    parts: [
      ["overview", "Overview"],
      ["changes", "Changes"],
      ...since === "" ? [] : [["since", "Since last review"]],
      ...map === "" ? [] : [["coverage", "Coverage"]],
      ["about", "About"]
    ],
    top: overview2(report),
    filters: filterBar(items, WORDS3),
    index: findingIndex(items, WORDS3),
    main: [changedFiles(files, items), since, map, aboutRun(report)].join("")
  });
}
function roundAccounts(state, journal) {
  const findings2 = [...state.findings.values()];
  const fixedIn = new Map(
    journal.flatMap((event) => event.kind === "committed" ? [[event.subject, event.round]] : [])
  );
  const reverted = journal.filter((event) => event.kind === "reverted");
  return state.rounds.map(({ round }) => {
    const takenBack = new Set(
      reverted.filter((event) => event.round === round).map(({ subject }) => subject)
    );
    return {
      round,
      found: bySeverity(findings2.filter((finding) => finding.round === round)),
      fixed: bySeverity(
        findings2.filter(
          ({ id, status, round: own }) => status === "fixed" && (fixedIn.get(id) ?? own) === round
        )
      ),
      reopened: bySeverity(
        findings2.filter(
          (finding) => takenBack.has(finding.id) || finding.round === round && cameBack(finding, findings2)
        )
      )
    };
  });
}
function cameBack({ fingerprint, round }, findings2) {
  return findings2.some(
    (other) => other.fingerprint === fingerprint && other.round < round && other.status === "fixed"
  );
}
function bySeverity(findings2) {
  const counts = { critical: 0, high: 0, medium: 0, low: 0 };
  for (const { severity } of findings2) counts[severity] += 1;
  return counts;
}
var few = (ids) => ids.length === 0 ? "nothing" : ids.join(", ");
var short = (sha) => sha.slice(0, 12);
var place2 = ({ head, without = [] }) => [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(" ");
var TELLERS = {
  begun: () => void 0,
  prepared: () => ["The work tree is ready"],
  round: (e) => [`Round ${e.round} starts at ${short(e.head)}`],
  planned: () => void 0,
  raised: ({ findings: findings2, rejected, gaps: gaps2 }) => [
    `Specialists raised ${findings2.length}${rejected.length > 0 ? `, ${rejected.length} rejected by code` : ""}${gaps2.length > 0 ? `; no reply of ${gaps2.join(", ")}` : ""}`,
    gaps2.length > 0 ? "bad" : "plain"
  ],
  triaged: ({ decisions }) => [
    `Triage kept ${decisions.filter(({ decision }) => decision === "keep").length} of ${decisions.length}`
  ],
  decided: ({ ids, decision, by }) => [`${few(ids)}: ${decision} (${by})`],
  pinned: () => void 0,
  testing: () => void 0,
  tested: ({ failures, unusable, ...point }, { fresh, old, isStart }) => {
    if (unusable !== null) return [`Tests say nothing of ${place2(point)}: ${unusable}`, "bad"];
    if (failures.length === 0) return [`Tests pass at ${place2(point)}`, "good"];
    if (isStart) return [`Tests fail before the fixes, at ${place2(point)}: ${failures.join(", ")}`];
    const known = `as before the fixes: ${old.join(", ")}`;
    if (fresh.length === 0) return [`Tests fail at ${place2(point)} ${known}`];
    return [`Tests fail at ${place2(point)}: ${fresh.join(", ")}${old.length > 0 ? `; ${known}` : ""}`, "bad"];
  },
  attempted: (e) => e.accepted ? void 0 : [`${e.subject}: a fix was refused, ${e.reason}`, "bad"],
  judged: (e) => e.valid ? void 0 : [`${e.subject}: a fix was judged invalid, ${e.reason}`, "bad"],
  committed: (e) => [`${e.subject} fixed in ${short(e.sha)}: ${e.files.join(", ")}`, "good"],
  gone: (e) => [`${e.subject} went with the fix of ${e.by}`, "good"],
  "given-up": (e) => [`${e.subject} given up: ${e.why}`, "bad"],
  broken: (e) => [
    `${e.of === void 0 ? "Fixes" : `The fix ${short(e.of)}`} broke tests: ${e.failures.join(", ")}`,
    "bad"
  ],
  condemned: () => void 0,
  "left-open": (e) => [`${e.subject} stays open: ${e.why}`, "bad"],
  reverted: (e) => [`The fix of ${e.subject} was taken back: ${e.why}`, "bad"],
  reviewed: ({ findings: findings2, lines_changed }) => findings2.length === 0 ? [`The review of the fixes (${lines_changed} lines) found nothing`, "good"] : [`The review of the fixes found ${few(findings2.map(({ id }) => id))}`, "bad"],
  discarded: ({ ref, why }) => [`Set aside from the work tree, kept in ${ref}: ${why}`],
  recorded: () => void 0,
  aborted: (e) => [`The round was aborted: ${e.why}`, "bad"],
  retried: () => ["Tried again"],
  closed: (e) => [`Round ${e.round} is over: ${e.kept} kept, ${e.fixed} fixed`],
  answered: (e) => [`${e.question}: ${e.answer} (${e.by})`],
  ended: (e) => [`The audit ended, ${e.outcome}: ${e.why}`, e.outcome === "converged" ? "good" : "bad"],
  finished: ({ merged }) => [
    merged === null ? "Finished without a merge" : `Merged as ${short(merged)}`,
    "good"
  ]
};
function timelineOf(journal) {
  const failures = (0, import_chunk_2EW7LS6Z.failuresByRun)(journal);
  return journal.flatMap((event) => {
    const tell = TELLERS[event.kind];
    const told = tell(event, failures.get(event) ?? import_chunk_2EW7LS6Z.NO_FAILURES);
    if (told === void 0) return [];
    const [what, tone = "plain"] = told;
    return [{ at: event.at, round: "round" in event ? event.round : null, what, tone }];
  });
}
function auditPage({ file, state, journal }, sent = /* @__PURE__ */ new Map()) {
  const findings2 = [...state.findings.values()];
  const rejected = state.rounds.flatMap((round) => round.rejected);
  return {
    file,
    head: state.head,
    verdict: (0, import_chunk_AKL5NPPB.auditVerdict)(state),
    arithmetic: (0, import_chunk_YX2UT5A5.auditArithmetic)(findings2, rejected.length),
    findings: findings2,
    rejected,
    rounds: roundAccounts(state, journal).map((account, i) => ({
      ...account,
      answered: answeredOf(file, state.rounds[i])
    })),
    timeline: timelineOf(journal),
    fixes: new Map((0, import_chunk_7U3TJC2I.fixAccounts)(state, sent).map((fix2) => [fix2.subject, fix2])),
    calls: (0, import_chunk_7U3TJC2I.callsLine)(state, sent)
  };
}
function answeredOf(file, round) {
  if (round === void 0) throw new Error("an account of a round that never began");
  return (0, import_chunk_XDBWCGZS.answeredIn)(file, round).note;
}
function hunkCoverage(hunks, lenses, calls, idle, carriedOver, notSent = []) {
  const nameOf = ({ lens, hunk }) => `${lens} ${hunk}`;
  const carried = new Set(carriedOver.map(nameOf));
  const reviewed = new Set((0, import_chunk_E5ZXBR5P.reviewedByLens)(hunks, lenses, calls).map(nameOf));
  const without = new Set(idle.map(({ lens }) => lens));
  const unused = new Set(notSent.map(({ lens, path }) => `${lens} ${path}`));
  const cellOf = (lens, hunk) => {
    if (without.has(lens) || unused.has(`${lens} ${(0, import_chunk_E5ZXBR5P.pathOfHunk)(hunk)}`)) return "idle";
    if (carried.has(nameOf({ lens, hunk }))) return "carried";
    return reviewed.has(nameOf({ lens, hunk })) ? "reviewed" : "missed";
  };
  return { lenses, rows: hunks.map((hunk) => ({ hunk, cells: lenses.map((lens) => cellOf(lens, hunk)) })) };
}
async function pageMaterial(run) {
  const [files, past, { unexamined }] = await Promise.all([
    (0, import_chunk_5KINXVLH.readStamped)(run.paths.files, run.file),
    (0, import_chunk_6U2SYPUO.readPast)(run.paths, run.file),
    (0, import_chunk_3HP65ZAO.readFindings)(run)
  ]);
  const { settings, lenses_without_work: idle, not_sent: notSent } = run.file;
  const hunks = (0, import_chunk_UENEWP25.hunkIds)(files);
  const calls = (0, import_chunk_E5ZXBR5P.reviewCalls)(run, unexamined);
  const coverage = hunkCoverage(hunks, settings.lenses, calls, idle, past.carried, notSent);
  return { files, coverage };
}
async function reviewPageOf(run, report) {
  return renderHtml(report, await pageMaterial(run));
}
async function auditPageOf(audit) {
  return renderAuditHtml(auditPage(audit, await (0, import_chunk_7MYOO4DG.sentByRun)(audit)));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditPageOf,
  reviewPageOf
});
});
parts["report-page-DVQHVWSK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditPageOf: () => import_chunk_EEVSWENX.auditPageOf,
  reviewPageOf: () => import_chunk_EEVSWENX.reviewPageOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EEVSWENX = parts["chunk-EEVSWENX"]();
var import_chunk_2EW7LS6Z = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-2EW7LS6Z"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditPageOf,
  reviewPageOf
});
});
