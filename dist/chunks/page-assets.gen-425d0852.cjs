var { __load, __part } = require("../main.cjs").shared;
exports["overview"] = __part((exports) => {
var { DROPPED, attribute, capital, changedFiles, factsLine, filterBar, findingBody, findingIndex, line, pageHtml, place } = __load("page-assets.gen-425d0852/page-assets.gen"), { sentLine } = __load("evidence-lines-5bad12b7/sent-line"), { nothingReviewed, reportKind } = __load("evidence-lines-5bad12b7/nothing-reviewed"), { allClear, nextStep, summaryNotes } = __load("evidence-lines-5bad12b7/summary-notes"), { glanceOf, shortTitle, shortWhy, sinceCounts, sinceTitle } = __load("evidence-lines-5bad12b7/at-a-glance"), { accountOf, arithmetic, coverageLine } = __load("evidence-lines-5bad12b7/arithmetic"), { counted } = __load("main/counted");
var WORDS = {
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
    `<p class=lead>Which hunk was reviewed by which lens: ${legend(coverage)}`,
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
    const marks = own.map((cell) => `<td${cell === "reviewed" ? "" : ` class=${cell}`}>${WORDS[cell]}`);
    return [`<th scope=row>@${now.start}${marks.join("")}
`];
  });
  if (rows.length === 0) return "";
  const path = `<th scope=rowgroup rowspan=${rows.length}><a href=#file-${index + 1}>${line(file.path)}</a>`;
  return `<tbody><tr>${path}${rows.join("<tr>")}</tbody>`;
}
function legend({ rows }) {
  const present = new Set(rows.flatMap(({ cells }) => cells));
  return Object.keys(WORDS).filter((review) => present.has(review)).map((review) => {
    const n = rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell === review).length, 0);
    return `<span class="key ${review}">${WORDS[review]} <b>${n}</b></span>`;
  }).join(" ");
}
function firstFindings(report) {
  const first = glanceOf(report)?.first ?? [];
  const rows = first.map((one) => `<li>${link(one)}<p>${line(shortWhy(one))}
`);
  return rows.length === 0 ? "" : `<h3 class=first-title>The ${rows.length} that matter most</h3><ol class=first>${rows.join("")}</ol>`;
}
var SEEN_OPEN = 40;
function otherFindings(report) {
  const rest = glanceOf(report)?.rest ?? [];
  const groups = rest.map(({ name, findings }) => {
    const open = name === "Minor" || findings.length > SEEN_OPEN ? "" : " open";
    const rows = findings.map((one) => `<li>${link(one)}
`);
    return `<details class=others${open}><summary><h3>${name}, in a line each <small>${findings.length}</small></h3></summary><ol>${rows.join("")}</ol></details>`;
  });
  return groups.join("");
}
function link(one) {
  return `<a href=${attribute(`#${one.id}`)}><i class=${one.severity}>${one.severity}</i> <b>${line(shortTitle(one))}</b> <span>${line(place(one))}</span></a>`;
}
function shareBar(shares) {
  const total = shares.reduce((sum, { n }) => sum + n, 0);
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
function overview(report) {
  return [
    "<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>",
    clear(report),
    gaps(report),
    `<div class=verdict><p class="recommendation ${report.recommendation}"><small>Recommendation</small> <b>${capital(report.recommendation)}</b>`,
    tiles(report),
    "</div>",
    firstFindings(report),
    otherFindings(report),
    `<div class=lines><div><h3>Every finding that was raised</h3>${accountBar(report)}<p class=sum>${line(arithmetic(report.counts))}</div>`,
    `<div><h3>Every hunk that changed</h3>${coverageBar(report)}<p class=sum>${line(coverageLine(report.coverage))}</div></div>`,
    "</section>\n"
  ].join("");
}
function gaps(report) {
  if (report.status === "complete") return "";
  const title = report.status === "failed" ? "This review failed: the repository changed while it was reviewed." : "Not everything was reviewed. What follows is partial and certifies nothing.";
  const list = report.gaps.map((gap) => `<li>${line(gap)}`).join("");
  return `<div class="banner ${report.status}" role=note><p><strong>${report.status.toUpperCase()}</strong> ${title}<ul>${list}</ul><p>${line(nextStep(report))}</div>`;
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
  const text = nothingReviewed(report) ?? allClear(report);
  return text === void 0 ? "" : `<p class=clear>${line(text)}`;
}
function accountBar({ counts }) {
  const tones = ["shown", "one", "two", "three"];
  return shareBar(
    accountOf(counts).map(({ what, n }, index) => ({
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
  const gap = missed === 0 ? "" : `<p class=missing>${counted(missed, "hunk")} not reviewed by every lens`;
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
  const findings = report.findings.map((finding) => findingItem(finding, report, reasonOf.get(finding)));
  return [...findings, ...rest.map(droppedItem)];
}
var LISTED_AS = {
  unscored: "unscored",
  "not-scored": "not_scored"
};
function pairDrops({ findings, dropped }) {
  const waiting = /* @__PURE__ */ new Map();
  for (const finding of findings) {
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
function findingItem(finding, report, dropReason) {
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
  const table = rows.length === 0 ? "" : `<div class=scroll role=region aria-label="Findings of the review before" tabindex=0><table class=plain><thead><tr><th scope=col>Became<th scope=col>Finding<th scope=col>Place<th scope=col>Lens<th scope=col>Why</thead><tbody>${rows.join("")}</tbody></table></div>`;
  return `<section id=since aria-labelledby=since-title><h2 id=since-title>${line(sinceTitle(since))}</h2><p class=lead>${sinceCounts(since)}</p>${table}</section>
`;
}
function aboutRun(report) {
  const { scope, cost } = report;
  const areas = report.risk_areas.map(line).join(", ");
  const rows = [
    ...areas === "" ? [] : [["Risk areas", areas]],
    ...summaryNotes(report).map(([name, text]) => [name, line(text)]),
    ["Scope", line(scope.note)],
    ["Base", revision(scope.base)],
    ["Head", revision(scope.head)],
    ["Sent", line(sentLine(cost))],
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
var WORDS2 = { lens: "Lens", dropped: "dropped" };
function renderHtml(report, { files, coverage }) {
  const items = reviewItems(report);
  const map = coverageMap(files, coverage);
  const since = goneFindings(report);
  return pageHtml({
    title: report.title,
    kind: capital(reportKind(report).toLowerCase()),
    status: report.status,
    note: report.scope.note,
    parts: [
      ["overview", "Overview"],
      ["changes", "Changes"],
      ...since === "" ? [] : [["since", "Since last review"]],
      ...map === "" ? [] : [["coverage", "Coverage"]],
      ["about", "About"]
    ],
    top: overview(report),
    filters: filterBar(items, WORDS2),
    index: findingIndex(items, WORDS2),
    main: [changedFiles(files, items), since, map, aboutRun(report)].join("")
  });
}
Object.assign(exports, { renderHtml });
});
exports["page-assets.gen"] = __part((exports) => {
var { shortTitle, stateLabel } = __load("evidence-lines-5bad12b7/at-a-glance"), { workLines, workTexts } = __load("evidence-lines-5bad12b7/work-lines"), { counted } = __load("main/counted"), { groupedBy } = __load("git-685f2d30/grouped-by"), { SEVERITIES } = __load("main/vocabulary"), { inertBlock, inertLine } = __load("main/inert-2"), { createHash } = require("node:crypto");
function block(text) {
  return inertBlock(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
function preformatted(text) {
  const safe = block(text);
  return safe.startsWith("\n") ? `
${safe}` : safe;
}
function line(text) {
  const safe = inertLine(text);
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
function findingCard(item, where = "") {
  const { id, title, body } = item;
  return `<article id=${attribute(id)}${facets(item)}>${where === "" ? "" : `<p class=where>${where}`}<h4><a href=${attribute(`#${id}`)}>${line(id)}</a> ${line(title)}</h4>${body}</article>
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
  const below = /* @__PURE__ */ new Map();
  const marked = /* @__PURE__ */ new Set();
  for (const item of items) {
    const about = rowsAbout(item, rows);
    const last = about.at(-1);
    if (last === void 0) continue;
    below.set(last, [...below.get(last) ?? [], item]);
    if (item.status !== DROPPED && about.length <= MOST_MARKED) for (const at of about) marked.add(at);
  }
  const parts = rows.map((row, at) => {
    const here = below.get(at);
    const cards = here === void 0 ? "" : `</table>
${here.map((item) => findingCard(item)).join("")}`;
    return `${at > 0 && below.has(at - 1) ? "<table>" : ""}${rowHtml(row, marked.has(at))}${cards}`;
  });
  const caption = `<caption>${line(hunk.text.slice(0, hunk.text.indexOf("\n")))}</caption>`;
  const end = below.has(rows.length - 1) ? "" : "</table>\n";
  return { html: `<table>${caption}${parts.join("")}${end}`, placed: new Set([...below.values()].flat()) };
}
function rowsAbout({ lines, side }, rows) {
  return rows.flatMap((row, index) => {
    const at = side === "old" ? row.old : row.now;
    return at !== null && lines !== null && lines[0] <= at && at <= lines[1] ? [index] : [];
  });
}
function rowHtml({ kind, old, now, ...row }, isMarked) {
  const text = block(row.text);
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
function changedFiles(files, items) {
  const byFile = groupedBy(items, ({ file }) => file);
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
function changedFile(file, items, index) {
  const placed = /* @__PURE__ */ new Set();
  const hunks = file.hunks.map((hunk) => {
    const part = placedHunk(
      hunk,
      items.filter((item) => !placed.has(item))
    );
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
  const cards = items.map((item) => findingCard(item, linesOf(item)));
  return [...title === void 0 ? [] : [`<p class=at>${title}`], ...cards];
}
function linesOf({ lines, side }) {
  if (lines === null) return "";
  const before = side === "old" ? " before the change" : "";
  return `Line ${lines[0]}${lines[1] > lines[0] ? ` to ${lines[1]}` : ""}${before}`;
}
function fileSection({ id, path, notes, items, content }) {
  const findings = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - findings;
  const counts = [
    ...findings > 0 ? [`<span class="tag has">${counted(findings, "finding")}</span>`] : [],
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
  const present = SEVERITIES.filter((severity) => items.some((item) => item.severity === severity));
  const boxes = present.map((severity) => box("severity", severity, capital(severity), severity));
  return field("Severity", boxes);
}
function lensField(items, name) {
  const lenses = [...new Set(items.map(({ lens }) => lens))];
  const boxes = lenses.map((lens) => box("lens", lens, lens, ""));
  return field(name, boxes);
}
function field(legend, boxes) {
  return boxes.length < 2 ? "" : `<fieldset class=pills><legend>${legend}</legend>${boxes.join("")}</fieldset>`;
}
function box(name, value, text, kind) {
  return `<label><input type=checkbox name=${name} value="${line(value)}"><span${kind === "" ? "" : ` class=${kind}`}>${line(text)}</span></label>`;
}
function findingIndex(items, { dropped: word }) {
  const listed = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - listed;
  const summary = [counted(listed, "finding"), ...dropped === 0 ? [] : [`${dropped} ${word}`]].join(", ");
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
  return `<li><a href=${attribute(`#${id}`)}>${mark}<b>${line(shortTitle(item))}</b> <span>${line(id)} ${line(place(item))}</span></a>
`;
}
function headingsOf(items) {
  return [...new Set(items.map(({ heading }) => heading))];
}
var PAGE_STYLE = `:root{color-scheme:light dark;--ground: light-dark(#f4f6f8, #0e151d);--panel: light-dark(#ffffff, #16202b);--raised: light-dark(#ffffff, #1c2835);--soft: light-dark(#eef1f4, #1b2632);--edge: light-dark(#d7dde4, #2c3a49);--ink: light-dark(#16212e, #e7edf3);--quiet: light-dark(#4d5a68, #a3b1bf);--link: light-dark(#0b55b0, #85bcff);--focus: light-dark(#0b55b0, #85bcff);--good: light-dark(#1c7a45, #6fcf97);--bad: light-dark(#b3261e, #f2857a);--critical: light-dark(#b3261e, #f2857a);--critical-soft: light-dark(#fde8e6, #46201f);--critical-ink: light-dark(#8c1a12, #ffb9b1);--high: light-dark(#b04d08, #f0a062);--high-soft: light-dark(#fdebdc, #432b15);--high-ink: light-dark(#7a3805, #ffc290);--medium: light-dark(#826400, #e0bd4e);--medium-soft: light-dark(#fbf1cd, #3b3210);--medium-ink: light-dark(#5e4900, #f3d880);--low: light-dark(#3f6fa6, #8cb8ea);--low-soft: light-dark(#e4edf8, #1c3149);--low-ink: light-dark(#20466f, #b4d4f8);--added: light-dark(#e7f6ec, #11301f);--added-edge: light-dark(#cfeed9, #173f29);--removed: light-dark(#fdeceb, #371c1d);--removed-edge: light-dark(#fad9d6, #4a2425);--marked: light-dark(#e0a100, #e0bd4e);--mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;--shadow: 0 1px 2px light-dark(#16212e14, #00000040), 0 4px 14px light-dark(#16212e0d, #00000033)}[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}*,:before,:after{box-sizing:border-box}html{background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif;-webkit-text-size-adjust:100%}body{margin:0 auto;max-width:96rem;padding:0 1.5rem 3rem;overflow-wrap:anywhere}h1,h2,h3,h4,p,ol,ul,dl,dd,figure,fieldset{margin:0;padding:0}ol,ul{list-style:none}a{color:var(--link)}code,pre,kbd{font-family:var(--mono);font-size:.86em}small{color:var(--quiet);font-size:.86em;font-weight:400}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}main:focus-visible{outline:none}[hidden]{display:none!important}.vh,.skip:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.skip:focus{position:absolute;z-index:9;top:.5rem;left:.5rem;padding:.5rem 1rem;background:var(--panel);border-radius:6px}#masthead{padding:1.1rem 0 0;border-bottom:1px solid var(--edge)}.brand{display:flex;align-items:center;gap:.5rem;font-size:.95rem;letter-spacing:.01em}.brand button{margin-left:auto}.title{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem 1.25rem;flex-direction:row-reverse;justify-content:space-between;margin-top:1.2rem}.title>div{flex:1 1 24rem;min-width:0}.kind{color:var(--quiet);font-size:.8rem;font-weight:600;letter-spacing:.08em;text-transform:uppercase}h1{font-size:clamp(1.5rem,1.1rem + 1.6vw,2.2rem);line-height:1.2;letter-spacing:-.015em}.note{margin-top:.4rem;color:var(--quiet)}.status{padding:.3rem .9rem;border:2px solid;border-radius:99px;font-weight:700;white-space:nowrap}.status.complete{color:var(--good)}.status.incomplete{color:var(--high-ink);background:var(--high-soft)}.status.failed{color:var(--critical-ink);background:var(--critical-soft)}#masthead nav ul{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-top:1rem}#masthead nav a{display:block;padding:.45rem 0;border-bottom:3px solid transparent;color:var(--quiet);font-weight:600;text-decoration:none}#masthead nav a:hover{border-color:var(--link);color:var(--ink)}.columns{display:grid;grid-template-columns:minmax(16rem,21rem) minmax(0,1fr);gap:1.5rem;margin-top:1rem}main>section{margin-bottom:2.5rem;scroll-margin-top:calc(var(--bar, 0px) + .5rem)}h2{font-size:1.2rem;letter-spacing:-.01em}main>section>h2{margin-bottom:.75rem}.lead{margin-bottom:.75rem;color:var(--quiet)}.empty{padding:.75rem 1rem;color:var(--quiet)}footer{display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between;padding-top:1rem;border-top:1px solid var(--edge);color:var(--quiet);font-size:.87rem}kbd{padding:.05rem .4rem;border:1px solid var(--edge);border-bottom-width:2px;border-radius:4px;background:var(--panel);color:var(--ink)}@media(max-width:60rem){body{padding:0 .75rem 5rem}.columns{grid-template-columns:minmax(0,1fr);gap:1rem}.title{flex-direction:column;align-items:start}.title>div{flex-basis:auto}}button{padding:.35rem .8rem;border:1px solid var(--edge);border-radius:7px;background:var(--panel);color:var(--ink);font:inherit;font-size:.9rem;white-space:nowrap;overflow-wrap:normal;cursor:pointer}button:hover{background:var(--soft)}#filters{position:sticky;z-index:3;top:0;display:block;margin:1rem -.5rem 0;padding:.6rem .5rem;background:var(--ground)}#filters form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.1rem;padding:.6rem .8rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.field{flex:1 1 13rem;display:flex;align-items:center;gap:.5rem}#filters label,legend{font-size:.84rem}.field label,legend{color:var(--quiet);font-weight:600}input[type=search]{flex:1;min-width:0;padding:.38rem .7rem;border:1px solid var(--edge);border-radius:7px;background:var(--ground);color:var(--ink);font:inherit;font-size:.92rem}input[type=search]::placeholder{color:var(--quiet);opacity:1}fieldset{display:flex;align-items:center;gap:.3rem;min-width:0;border:0}legend{flex:none;float:left;margin-right:.5rem;padding:0}.pills label,.segments label{position:relative;flex:none}.pills input,.segments input{position:absolute;inset:0;margin:0;opacity:0;cursor:pointer}.pills span,.segments span{display:block;padding:.22rem .7rem;border:1px solid var(--edge);border-radius:99px;white-space:nowrap}.pills :checked+span,.segments :checked+span{border-color:var(--link);background:var(--link);color:light-dark(#fff,#0e151d);font-weight:600}.pills :checked+span:before{content:"\u2713 " / ""}:checked+span small{color:inherit}.pills input:focus-visible+span,.segments input:focus-visible+span{outline:3px solid var(--focus);outline-offset:2px}.segments{gap:0}.segments span{margin-left:-1px;border-radius:0}.segments label:first-of-type span{border-radius:99px 0 0 99px}.segments label:last-of-type span{border-radius:0 99px 99px 0}.tools{display:flex;flex:1 1 auto;align-items:center;justify-content:flex-end;gap:.5rem}#shown{margin-right:auto;color:var(--quiet);font-size:.87rem}.steps{display:flex;gap:.3rem}@media(max-width:60rem){#filters{position:static;margin:1rem 0 0;padding:0}#filters fieldset{width:100%;padding:4px;overflow-x:auto}.pills span,.segments span{padding:.4rem .85rem}.field{flex-basis:100%}.tools{position:fixed;z-index:4;inset:auto 0 0;padding:.5rem .75rem;border-top:1px solid var(--edge);background:var(--panel)}.tools button{min-height:2.6rem}}#overview,#verdict{margin-top:1.25rem}.banner{margin-bottom:1rem;padding:.9rem 1.1rem;border:1px solid;border-left-width:6px;border-radius:10px}.banner.incomplete{border-color:var(--high);background:var(--high-soft);color:var(--high-ink)}.banner.open{border-color:var(--high)}.banner.failed{border-color:var(--critical);background:var(--critical-soft);color:var(--critical-ink)}.banner ul{margin:.4rem 0;padding-left:1.2rem;list-style:disc}.verdict{display:flex;flex-wrap:wrap;gap:.75rem}.recommendation{display:flex;flex:1 1 15rem;flex-direction:column;justify-content:center;padding:.8rem 1.2rem;border:1px solid var(--edge);border-left:6px solid var(--medium);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.recommendation b{font-size:1.45rem;line-height:1.25;letter-spacing:-.01em}.recommendation.approve{border-left-color:var(--good)}.recommendation.request-changes{border-left-color:var(--critical)}.tiles{display:flex;flex:3 1 26rem;flex-wrap:wrap;gap:.75rem}.tile{display:flex;flex:1 1 6.5rem;flex-direction:column-reverse;justify-content:flex-end;padding:.7rem 1rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);box-shadow:var(--shadow)}.tile dt{color:var(--quiet);font-size:.84rem}.tile dd{font-size:1.7rem;font-weight:700;line-height:1.15;font-variant-numeric:tabular-nums}.tile.critical dd{color:var(--critical)}.tile.high dd{color:light-dark(#a84a08,#f0a062)}.tile.medium dd{color:light-dark(#7d6000,#e0bd4e)}.tile.low dd{color:var(--low)}.tile.zero dd{color:var(--quiet);font-weight:400}.clear{margin:.75rem 0;padding:.7rem 1.1rem;border:1px solid var(--good);border-radius:10px;color:var(--good);font-weight:600}.clear:before{content:"\u2713 " / ""}.lines{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:.75rem;margin-top:.75rem}.lines>div{padding:.8rem 1.1rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel)}.lines h3{margin-bottom:.5rem;font-size:.9rem}.share{display:block;overflow:hidden;border-radius:3px}.tone-shown,.tone-bad{fill:var(--critical)}.tone-one{fill:light-dark(#8494a6,#6d8094)}.tone-two{fill:light-dark(#a9b6c4,#52647a)}.tone-three{fill:light-dark(#c5ced8,#3f5064)}.tone-good{fill:var(--good)}.sum{margin-top:.5rem;color:var(--quiet);font-family:var(--mono);font-size:.8rem}.missing{margin-top:.4rem;color:var(--critical-ink);font-weight:600}.first-title{margin-top:1rem;font-size:1rem}.first{margin:.4rem 0 0;padding-left:1.6rem}.first li{margin-bottom:.4rem}.first i,.others i{font-size:.8rem;font-style:normal;font-weight:700}.first span,.others span{color:var(--quiet);font-family:var(--mono);font-size:.8rem}.first p{max-width:75ch}.others{margin-top:.6rem}.others h3{display:inline;font-size:.95rem}.others ol{margin-top:.2rem;padding-left:1.6rem}.others a{display:block;padding:.1rem 0;overflow:hidden;color:inherit;text-decoration:none;text-overflow:ellipsis;white-space:nowrap}.others a:hover{text-decoration:underline}.others b{font-weight:500}@media(max-width:60rem){.others ol{padding-left:0}.others a{padding:.3rem 0;border-top:1px solid var(--edge);white-space:normal}}#index{position:sticky;top:calc(var(--bar, 0px) + .25rem);align-self:start;max-height:calc(100vh - var(--bar, 0px) - 1rem);overflow-y:auto}#index>details{border:1px solid var(--edge);border-radius:12px;background:var(--panel)}summary{cursor:pointer}#index-fold>summary{padding:.7rem 1rem}#index .group>summary{position:sticky;top:0;padding:.3rem 1rem;background:var(--soft)}#index h2{display:inline;font-size:1rem}#index h3{display:inline;font-size:.8rem}#index a{display:block;padding:.5rem 1rem;border-top:1px solid var(--edge);border-left:4px solid transparent;color:inherit;text-decoration:none}#index a:hover{background:var(--soft)}#index a[aria-current]{border-left-color:var(--link);background:var(--low-soft)}#index a b{font-size:.9rem;font-weight:600}#index a span{display:block;color:var(--quiet);font-family:var(--mono);font-size:.76rem}#index i{font-size:.74rem;font-style:normal;font-weight:700}#index a[aria-current] span{color:var(--ink)}i.critical{color:var(--critical-ink)}i.high{color:var(--high-ink)}i.medium{color:var(--medium-ink)}i.low{color:var(--low-ink)}article{margin:.6rem .8rem;padding:.8rem 1rem .9rem;border:1px solid var(--edge);border-left:5px solid var(--edge);border-radius:10px;background:var(--raised);box-shadow:var(--shadow);scroll-margin:calc(var(--bar, 0px) + 1rem) 0 5rem}[data-severity=critical]{border-left-color:var(--critical)}[data-severity=high]{border-left-color:var(--high)}[data-severity=medium]{border-left-color:var(--medium)}[data-severity=low]{border-left-color:var(--low)}[data-status=dropped]{border-style:dashed;background:var(--soft);box-shadow:none}article:focus{outline:3px solid var(--focus);outline-offset:1px}@media(scripting:none){article:target{outline:3px solid var(--focus);outline-offset:1px}}h4{font-size:1.02rem;line-height:1.35}h4 a{margin-right:.25rem;color:var(--quiet);font-family:var(--mono);font-size:.82em;font-weight:400;text-decoration:none}h4 a:hover{text-decoration:underline}.facts{margin-top:.35rem;color:var(--quiet);font-size:.85rem}.facts b{color:var(--ink)}.badge{padding:.05rem .6rem;border-radius:99px;font-weight:700}[data-severity=critical] .badge{background:var(--critical-soft);color:var(--critical-ink)}[data-severity=high] .badge{background:var(--high-soft);color:var(--high-ink)}[data-severity=medium] .badge{background:var(--medium-soft);color:var(--medium-ink)}[data-severity=low] .badge{background:var(--low-soft);color:var(--low-ink)}.badge.none{border:1px dashed var(--quiet)}article>p:not([class]){max-width:75ch;margin-top:.6rem;white-space:pre-wrap}.where{color:var(--quiet);font-size:.85rem}.reason{margin-top:.4rem}article dl{margin-top:.6rem;font-size:.87rem}article dt{margin-top:.4rem;color:var(--quiet)}article dt b{display:inline-block;color:var(--ink)}article dt b:first-letter{text-transform:uppercase}pre{margin:.15rem 0 0;padding:.45rem .7rem;border-radius:7px;background:var(--soft);white-space:pre-wrap;tab-size:4}[data-status=dropped] pre{background:var(--panel)}.work{margin-top:.6rem;font-size:.87rem}.work .at{padding-inline:0}.fix pre{border-left:3px solid var(--good)}@media(prefers-reduced-motion:no-preference){article{transition:outline-color .2s}}@media(max-width:60rem){#index{position:static;max-height:none}article{margin:.5rem .4rem;padding:.7rem .75rem}}.file{margin-bottom:.75rem;border:1px solid var(--edge);border-radius:12px;background:var(--panel);overflow:clip;content-visibility:auto;contain-intrinsic-size:auto 20rem;scroll-margin-top:calc(var(--bar, 0px) + .5rem)}.file:not([open]){contain-intrinsic-size:auto 2.9rem}.file>summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:.2rem 1rem;padding:.6rem 1rem;background:var(--soft)}.file>summary:focus-visible{outline-offset:-3px}.file>summary:before{content:"\u25B8" / "";color:var(--quiet)}.file[open]>summary:before{content:"\u25BE" / ""}.file h3{flex:0 1 auto;font-family:var(--mono);font-size:.9rem;font-weight:600}.notes{display:flex;flex-wrap:wrap;gap:0 .7rem;color:var(--quiet);font-size:.82rem}.plus{color:light-dark(#17663a,#6fcf97)}.minus{color:light-dark(#a3211a,#f2857a)}.tag{padding:0 .5rem;border:1px solid var(--edge);border-radius:99px;background:var(--panel);font-size:.8rem}.tag.has{border-color:var(--critical);color:var(--critical-ink);font-weight:600}.at,caption{padding:.25rem 1rem;color:var(--quiet);font-family:var(--mono);font-size:.78rem;text-align:start}.file table{width:100%;border-collapse:collapse;table-layout:fixed;font-family:var(--mono);font-size:.82rem;line-height:1.55;tab-size:4;direction:ltr}.file td{padding:0 .6rem;vertical-align:top;white-space:pre-wrap;unicode-bidi:isolate}.file td:first-child,.file td:nth-child(2){width:4.2rem;padding:0 .5rem 0 0;color:var(--quiet);text-align:right;font-variant-numeric:tabular-nums;-webkit-user-select:none;user-select:none}.file tr:not(.n):has(>td:first-child:empty){background:var(--added)}.file tr:not(.n):has(>td:first-child:empty) td:not(:last-child){background:var(--added-edge)}.file tr:not(.n):has(>td:nth-child(2):empty){background:var(--removed)}.file tr:not(.n):has(>td:nth-child(2):empty) td:not(:last-child){background:var(--removed-edge)}.file .n{color:var(--quiet)}.m td:last-child{box-shadow:inset 4px 0 var(--marked)}@media(max-width:60rem){.file td:first-child,.file tr:not(.n):has(>td:nth-child(2):empty) td:nth-child(2){display:none}.file tr:not(.n):has(>td:nth-child(2):empty) td:first-child{display:table-cell}.file td:first-child,.file td:nth-child(2){width:3.4rem;font-size:.74rem}.file>summary{padding:.6rem .75rem}}.scroll{overflow-x:auto;border:1px solid var(--edge);border-radius:12px;background:var(--panel)}.map,.plain{width:100%;border-collapse:collapse;font-size:.86rem}.map th,.map td,.plain th,.plain td{padding:.35rem .7rem;border-top:1px solid var(--edge);text-align:left;vertical-align:top}.map thead th,.plain thead th{border-top:0;background:var(--soft);vertical-align:bottom}.map tbody th,.plain tbody th{font-weight:400}[scope=rowgroup]{position:sticky;left:0;min-width:11rem;background:var(--panel)}.map th+th{white-space:nowrap}.map a{font-family:var(--mono);font-size:.82rem;text-decoration:none}.map a:hover{text-decoration:underline}.map td{border-left:1px solid var(--edge);color:var(--quiet);white-space:nowrap;font-size:.78rem}.map td:before,.key:before{display:inline-block;width:1.15rem;margin-right:.35rem;border-radius:4px;font-weight:700;text-align:center}.map td:before,.key.reviewed:before{content:"\u2713" / "";background:var(--added-edge);color:light-dark(#14532f,#9fe3bb)}.map .carried:before,.key.carried:before{content:"\u21B7" / "";background:var(--low-soft);color:var(--low-ink)}.map .missed:before,.key.missed:before{content:"\u2715" / "";background:var(--critical-soft);color:var(--critical-ink)}.map .idle:before,.key.idle:before{content:"\u2013" / "";background:var(--soft);color:var(--quiet)}.map td.missed{color:var(--critical-ink);font-weight:700}.key{margin-right:1rem;white-space:nowrap}.about{display:grid;grid-template-columns:minmax(7rem,13rem) minmax(0,1fr);border:1px solid var(--edge);border-radius:12px;background:var(--panel);font-size:.9rem}.about dt,.about dd{padding:.4rem 1rem}.about dt{color:var(--quiet)}.about dt:not(:first-child),.about dd:not(:nth-child(2)){border-top:1px solid var(--edge)}@media(max-width:40rem){.about{grid-template-columns:minmax(0,1fr)}.about dd{border:0!important;padding-top:0}[scope=rowgroup]{min-width:8rem;max-width:9rem}}#rounds{margin-top:1.25rem}#rounds h2{margin-bottom:.6rem}.chart svg{display:block;margin:0 auto}figcaption{margin-bottom:.5rem;color:var(--quiet);font-size:.87rem}.swatch{margin-left:.9rem;white-space:nowrap}.swatch:before{content:"";display:inline-block;width:.8rem;height:.8rem;margin-right:.35rem;border-radius:3px;vertical-align:-1px}.swatch.critical:before{background:var(--critical)}.swatch.high:before{background:var(--high)}.swatch.medium:before{background:var(--medium)}.swatch.low:before{background:var(--low)}.grid{stroke:var(--edge)}.axis{fill:var(--quiet);font-size:11px}.round{fill:var(--ink);font-size:13px;font-weight:600}.on{fill:light-dark(#fff,#0e151d);font-size:12px;font-weight:700}rect.critical{fill:var(--critical)}rect.high{fill:var(--high)}rect.medium{fill:var(--medium)}rect.low{fill:var(--low)}.chart+.scroll{margin-top:.75rem}.tile.good dd{color:var(--good)}.timeline{padding-left:.4rem}.timeline li{position:relative;padding:.25rem 0 .25rem 1.4rem;border-left:2px solid var(--edge)}.timeline li:before{content:"";position:absolute;top:.65rem;left:-.45rem;width:.8rem;height:.8rem;border:2px solid var(--ground);border-radius:50%;background:var(--quiet)}.timeline .good:before{background:var(--good)}.timeline .bad:before{border-radius:2px;background:var(--bad)}time{margin-right:.6rem;color:var(--quiet);font-size:.82rem;font-variant-numeric:tabular-nums}@media print{:root{color-scheme:light!important}html{font-size:10pt;background:#fff}#filters,#index,#theme,#keys,.skip,#masthead nav{display:none!important}.columns{display:block}article,.tile,.recommendation{break-inside:avoid;box-shadow:none}.file{content-visibility:visible;overflow:visible}.scroll{overflow:visible}.file tr,.file td,.badge,.status{-webkit-print-color-adjust:exact;print-color-adjust:exact}}`;
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
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
function workOn(finding) {
  return workTexts(finding).map(([name, text]) => {
    const open = text === finding.fix?.patch ? " open" : "";
    const shown = text.startsWith("diff --git ") ? patchTables(text) : `<pre>${preformatted(text)}</pre>`;
    return `<details class=work${open}><summary>${name}</summary>${shown}</details>`;
  }).join("");
}
function patchTables(patch) {
  return patch.split(/^(?=diff --git )/m).map(fileTables).join("");
}
function fileTables(section) {
  const [head = "", ...hunks] = section.split(/^(?=@@ )/m);
  const name = /^(?:--- a|\+\+\+ b)\/(.*)$/m.exec(head)?.[1] ?? head.slice("diff --git ".length);
  return `<p class=at>${line(name)}</p>${hunks.map((text) => placedHunk(hunkOf(text), []).html).join("")}`;
}
function hunkOf(text) {
  const [, old, now] = /^@@ -(\d+)\S* \+(\d+)/.exec(text) ?? [];
  return { id: "", old: { start: Number(old), count: 0 }, new: { start: Number(now), count: 0 }, text };
}
function findingBody(finding, report, dropReason) {
  return [
    facts(finding, report),
    ...dropReason === void 0 ? [] : [`<p class=reason>${line(capitalised(dropReason))}.`],
    ...workLines(finding).map((text) => `<p class=reason>${line(text)}`),
    `<p>${block(finding.why)}`,
    evidence(finding),
    finding.suggested_fix.trim() === "" ? "" : fix(finding.suggested_fix),
    workOn(finding)
  ].join("");
}
function facts(finding, report) {
  const { severity, score, lens, witnesses, placement, fingerprint } = finding;
  const state = stateLabel(finding, report).replace(/^, /, "");
  return factsLine(severityBadge(severity), [
    score === null ? "no score" : `score <b>${score}</b>`,
    lens,
    ...witnesses.length === 0 ? [] : [`also ${witnesses.map(line).join(", ")}`],
    ...state === "" ? [] : [line(state)],
    line(placement.replaceAll("_", " ")),
    // Its purpose is explained once, above all cards.
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
var capitalised = (text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
Object.assign(exports, { block, preformatted, line, attribute, capital, DROPPED, findingCard, place, factsLine, severityBadge, changedFiles, otherPlaces, fileSection, filterBar, findingIndex, pageHtml, findingBody, fix });
});
exports["render-html"] = __part((exports) => {
var { renderHtml } = __load("page-assets.gen-425d0852/overview");
Object.assign(exports, { renderHtml });
});
