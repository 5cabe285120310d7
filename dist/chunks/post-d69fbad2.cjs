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
var from_chunk_4a382d97;
var from_chunk_5c75abf6;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_e0e3b72b;
var from_main;
parts["post-4H2J3VVN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  postCommand: () => postCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_ZOPGKXKW = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-ZOPGKXKW"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function readMergeBase({ place, base, head }) {
  const path = (0, import_chunk_WWMORQAC.apiPath)(place, `/compare/${base.sha}...${head.sha}?per_page=1&page=2`);
  const answer = await (0, import_chunk_ASAQIJEX.askGithub)(place.repository.host, path);
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw (0, import_chunk_WWMORQAC.unexpected)(answer);
  return (0, import_chunk_WWMORQAC.sha)(answer.body, "merge_base_commit", "sha");
}
var BREAK = "\u200B";
function inertGithub(text2) {
  return broken((0, import_chunk_WDRVM6EA.inertLine)(text2)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^[-=]/, (char) => `\\${char}`).replace(/^(\d+)\./, String.raw`$1\.`).replaceAll(BREAK, "&#8203;");
}
function broken(line) {
  return line.replaceAll(/@(?=\S)|#(?=[\p{L}\p{N}_])/gu, `$&${BREAK}`).replaceAll(/(gh|ghsa|cve)-(?=[a-z0-9])/gi, `$&${BREAK}`).replaceAll(/[0-9a-f]{7,}/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`)).replaceAll(/:(?=\/|:|[\w+-]+:)/g, `$&${BREAK}`).replaceAll(/www(?=\.)/gi, `$&${BREAK}`);
}
function inertGithubLines(text2) {
  return text2.replaceAll("\r\n", "\n").split("\n").map(inertGithub).join("\n");
}
function inertCode(text2) {
  const line = (0, import_chunk_WDRVM6EA.inertLine)(text2);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map((run) => run[0].length));
  const ticks = "`".repeat(longest + 1);
  return line.startsWith("`") || line.endsWith("`") || line === "" ? `${ticks} ${line} ${ticks}` : ticks + line + ticks;
}
var MOST_BYTES = 65536;
var ROOM_FOR_NOTE = 300;
function boundedBody(sections, most = MOST_BYTES) {
  const kept = [];
  let left = most - ROOM_FOR_NOTE;
  let omitted = 0;
  for (const { full, short } of sections) {
    const fitting = [full, short].find((text2) => text2 !== void 0 && bytesOf(text2) <= left);
    if (fitting === void 0) omitted += 1;
    else {
      kept.push(fitting);
      left -= bytesOf(fitting);
    }
  }
  const note = omitted === 0 ? [] : [
    `_${omitted} more parts are longer than GitHub allows and stand only in the stored report: \`correctless report RUN\`._`
  ];
  return [...kept, ...note].join("\n\n");
}
var bytesOf = (text2) => Buffer.byteLength(text2) + 2;
function cut(text2, most) {
  if (text2.length <= most) return text2;
  const kept = text2.slice(0, most).replace(/[\ud800-\udbff]$/, "");
  return `${kept} \u2026 (${text2.length - kept.length} more characters)`;
}
var FINDING = /^<!-- correctless:finding 1 ([0-9a-f]{40,64}) ([a-z-]+) (open|gone) -->(?:\r?\n|$)/;
var REVIEW = /^<!-- correctless:review 1 (current|superseded) -->(?:\r?\n|$)/;
function findingMarker({ fingerprint, lens, state }) {
  return `<!-- correctless:finding 1 ${fingerprint} ${lens} ${state} -->`;
}
function findingMarkerOf(body) {
  const [, fingerprint = "", named, state] = FINDING.exec(body) ?? [];
  const lens = import_chunk_PXWIJ4LO.LENSES.find((one) => one === named);
  if (lens === void 0 || state !== "open" && state !== "gone") return void 0;
  return { fingerprint, lens, state };
}
function reviewMarker(state) {
  return `<!-- correctless:review 1 ${state} -->`;
}
function isOurReview(body) {
  return REVIEW.test(body);
}
var TITLE = 300;
var BRIEF = 1e3;
function findingComment(finding, place) {
  const marker = findingMarker({ ...finding, state: "open" });
  return boundedBody([
    { full: `${marker}
${headline(finding)}` },
    ...where(finding, place),
    ...details(finding)
  ]);
}
function findingEntry(finding) {
  const head = `- ${headline(finding)}

  ${inertCode(cut(placeText(finding), 500))}`;
  const told = details(finding).map(({ full }) => full);
  const blocks = finding.group === "minor" ? ["<details><summary>Why</summary>", ...told, "</details>"] : told;
  return { full: [head, ...blocks.map(indented)].join("\n\n"), short: head };
}
function findingLine(finding) {
  const place = inertCode(cut(placeText(finding), 500));
  return `${place} ${inertGithub((0, import_chunk_M5Z44UEJ.shortTitle)(finding))} (${finding.severity})`;
}
function headline(finding) {
  return `**${inertGithub(cut(finding.title, TITLE))}** (${facts(finding)})`;
}
function facts({ group, severity, score, lens, witnesses }) {
  const scored = score === null ? "not scored" : `score ${score}`;
  const also = witnesses.length === 0 ? "" : `, also ${witnesses.map(inertGithub).join(", ")}`;
  const rank = group === "critical" || group === "important" || group === "minor" ? `${group}, ` : "";
  return `${rank}severity ${severity}, ${scored}, ${lens}${also}`;
}
function where(finding, place) {
  const [start, end] = finding.lines;
  const exact = place?.path === finding.file && place.line === end && (place.start_line ?? place.line) === start;
  return exact ? [] : [{ full: `At ${inertCode(cut(placeText(finding), 500))}.` }];
}
function placeText({
  file,
  lines: [start, end],
  side
}) {
  const lines = start === end ? `${start}` : `${start}-${end}`;
  return `${file}:${lines}${side === "old" ? " (before the change)" : ""}`;
}
function details({ why, evidence, suggested_fix: fix }) {
  return [
    { full: inertGithubLines(why), short: inertGithub(cut(why, BRIEF)) },
    ...fix.trim() === "" ? [] : [{ full: `Suggested fix:

${(0, import_chunk_WDRVM6EA.inertFence)(fix)}` }],
    ...evidence.map(({ kind, source, text: text2 }) => ({
      full: `<details><summary>${standing(kind)}: ${inertGithub(kind)}</summary>

${inertCode(cut(source, 500))}

${(0, import_chunk_WDRVM6EA.inertFence)(text2)}

</details>`
    }))
  ];
}
function standing(kind) {
  if (kind === import_chunk_IVJR772G.KNOWLEDGE) return "Not proven";
  if (kind === "trigger" || kind === "dependency") return "Claimed";
  return kind === "commit" ? "Found, in the reviewer\u2019s words" : "Proven";
}
function indented(text2) {
  return text2.replaceAll(/^(?=.)/gm, "  ");
}
var BECAME = {
  fixed: "Fixed",
  unconfirmed: "Not confirmed any more",
  dismissed: "Accepted",
  withdrawn: "Withdrawn"
};
function fateOf({ fingerprint, lens }, path, report, { paths, wholePullRequest }) {
  if (report.status !== "complete") return notReviewed(`the review is ${report.status}`);
  const gone = report.since?.gone.find((one) => one.fingerprint === fingerprint);
  if (gone !== void 0) {
    return { kind: "gone", text: `**${BECAME[gone.became]}.** ${inertGithub(cut(gone.why, 1e3))}` };
  }
  if (report.findings.some((finding) => finding.fingerprint === fingerprint)) {
    return { kind: "gone", text: "**No more than a minor note now**: it stands in the text of the review." };
  }
  if (report.scope.shard !== void 0) return notReviewed("the review is of one shard");
  if (!wholePullRequest) return notReviewed("the review compared with another base");
  if (paths.length > 0) return notReviewed("the review was narrowed to some paths");
  if (report.scope.skipped.some((skipped) => skipped.path === path))
    return notReviewed("its file was skipped");
  if (!wasAtWork(lens, report)) return notReviewed(`${lens} was not at work`);
  return { kind: "gone", text: `**Not raised again** by a complete review of ${commitText(report)}.` };
}
var notReviewed = (why) => ({ kind: "not-reviewed", why });
function wasAtWork(lens, { coverage }) {
  return coverage.lenses.some((row) => row.lens === lens && row.why === null);
}
function commitText({ scope: { head } }) {
  return head.sha === null ? "uncommitted work" : `\`${head.sha.slice(0, 12)}\``;
}
function goneComment(marker, text2, body) {
  const said = body.split(/\r?\n/).slice(1).join("\n").trim();
  return boundedBody([
    { full: `${findingMarker({ ...marker, state: "gone" })}
${text2}` },
    { full: `<details><summary>What was said</summary>

${said}

</details>` }
  ]);
}
function commentableHunks({ patch }) {
  if (patch === null || patch === "") return [];
  try {
    const text2 = `--- a/file
+++ b/file
${patch}
`;
    const changes = (0, import_chunk_GV4TNHRM.parsePatch)(Buffer.from(text2), { plainHeaders: true, idleHunks: false });
    return [...changes.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.hunks.map(({ removed, new: { start, count } }) => ({
        left: removed,
        right: count === 0 ? void 0 : { start, end: start + count - 1 }
      }));
    });
  } catch (error) {
    if (error instanceof import_chunk_J3I4R3VV.Failure) return [];
    throw error;
  }
}
function placeComment({ file, lines: [start, end], side }, served) {
  for (const shown of servedAs(file, side, served)) {
    const parts = commentableHunks(shown).flatMap((hunk) => partIn(hunk, { start, end }, side) ?? []);
    const [first2] = parts.toSorted((a, b) => length(b) - length(a) || a.start - b.start);
    if (first2 !== void 0) return placeOf(shown.path, first2, side);
  }
  return void 0;
}
function servedAs(file, side, served) {
  const former = side === "old" ? served.filter(({ from }) => from === file) : [];
  return [...served.filter(({ path }) => path === file), ...former];
}
function partIn({ left, right }, at2, side) {
  const taken = (side === "old" ? left : right === void 0 ? [] : [right]).filter(
    (span) => (0, import_chunk_R5DXX5NI.overlaps)(span, at2)
  );
  const [first2, last] = [taken[0], taken.at(-1)];
  if (first2 === void 0 || last === void 0) return void 0;
  return { start: Math.max(first2.start, at2.start), end: Math.min(last.end, at2.end) };
}
var length = ({ start, end }) => end - start;
function placeOf(path, { start, end }, of) {
  const side = of === "old" ? "LEFT" : "RIGHT";
  return start === end ? { path, side, line: end } : { path, start_line: start, start_side: side, line: end, side };
}
function reconcile(wanted, posted, { fateOf: fateOf2, goneBody, most }) {
  const earlier = firstOfEach(posted);
  const known = wanted.flatMap((one) => {
    const comment = earlier.get(one.fingerprint);
    return comment === void 0 ? [] : [{ comment, body: one.body, thread: reopening(comment) }];
  });
  const fresh = wanted.filter(({ fingerprint }) => !earlier.has(fingerprint));
  const create = fresh.flatMap((one) => one.place === void 0 ? [] : [{ ...one, place: one.place }]).slice(0, Math.max(0, most - known.length));
  const created2 = new Set(create.map(({ fingerprint }) => fingerprint));
  const stays = new Set(known.map(({ comment }) => comment));
  const ends = posted.filter((comment) => !stays.has(comment)).map((comment) => endOf(comment, earlier.get(comment.marker.fingerprint) !== comment));
  return {
    create,
    told: fresh.filter(({ fingerprint }) => !created2.has(fingerprint)),
    update: known.filter(isChange),
    resolve: ends.flatMap((end) => "body" in end ? [end] : []),
    keep: [...known, ...ends].flatMap(
      (one) => "settled" in one || "body" in one && !isChange(one) ? [one.comment] : []
    ),
    untouched: ends.flatMap((end) => "why" in end ? [end] : [])
  };
  function endOf(comment, twice) {
    if (comment.marker.state === "gone") return { comment, settled: true };
    const fate = twice ? TWICE : fateOf2(comment);
    if (fate.kind === "not-reviewed") return { comment, why: fate.why };
    return {
      comment,
      body: goneBody(comment, fate.text),
      thread: comment.resolved ? void 0 : "resolve"
    };
  }
}
function firstOfEach(posted) {
  const first2 = /* @__PURE__ */ new Map();
  for (const comment of posted) {
    if (!first2.has(comment.marker.fingerprint)) first2.set(comment.marker.fingerprint, comment);
  }
  return first2;
}
var TWICE = { kind: "gone", text: "**Said twice**: see the other comment." };
function reopening({ marker, resolved }) {
  return marker.state === "gone" && resolved ? "reopen" : void 0;
}
function isChange({ comment, body, thread }) {
  return thread !== void 0 || !sameText(comment.body, body);
}
function sameText(a, b) {
  const plain = (text2) => text2.replaceAll("\r\n", "\n").trimEnd();
  return plain(a) === plain(b);
}
var LINE = 1e3;
function reviewBody(report, told, notes) {
  return boundedBody([
    ...first(report),
    { full: summary(report, notes) },
    ...glanceSections(report),
    ...toldSections(told),
    ...minorSections(report),
    ...noteSections(report)
  ]);
}
function supersededBody() {
  return `${reviewMarker("superseded")}
_A newer review by correctless says how things are now._`;
}
function first(report) {
  const marker = reviewMarker("current");
  const of = commitText(report);
  const kind = (0, import_chunk_NNS366VC.nothingReviewed)(report) === void 0 ? "Code review" : "Nothing was reviewed";
  const clear = (0, import_chunk_TZCWUL47.allClear)(report);
  const said = clear === void 0 ? of : `${of}: ${clear}`;
  if (report.status === "complete") return [{ full: `${marker}
**${kind}** of ${said}` }];
  const head = `${marker}
**${report.status.toUpperCase()}: this review of ${of} certifies nothing.**`;
  return [{ full: head }, ...report.gaps.map((gap) => ({ full: `- ${inertGithub(cut(gap, LINE))}` }))];
}
function summary(report, notes) {
  const { counts, scope, since } = report;
  const open = counts.unscored + counts.not_scored;
  return [
    `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor${open === 0 ? "" : `, ${open} not scored`} in ${(0, import_chunk_CKMVB2RJ.counted)(scope.files, "file")}.`,
    ...[(0, import_chunk_NNS366VC.nothingReviewed)(report) ?? []].flat().map((text2) => inertGithub(cut(text2, LINE))),
    ...since === null ? [] : [`${(0, import_chunk_M5Z44UEJ.sinceTitle)(since)}: ${(0, import_chunk_M5Z44UEJ.sinceCounts)(since)}.`],
    ...notes.map((note) => inertGithub(cut(note, LINE)))
  ].join("\n\n");
}
function glanceSections(report) {
  const answer = { full: `**Recommendation:** ${report.recommendation}` };
  const glance = (0, import_chunk_M5Z44UEJ.atAGlance)(report);
  if (glance === void 0) return [answer];
  const first2 = glance.first.map(
    (one, i) => `${i + 1}. ${findingLine(one)}
   ${inertGithub((0, import_chunk_M5Z44UEJ.shortWhy)(one))}`
  );
  const rest = glance.rest.filter(({ name }) => name !== "Minor");
  return [
    answer,
    { full: [`**The ${first2.length} that matter most**`, "", ...first2].join("\n") },
    ...rest.map(({ name, findings }) => ({
      full: [`**${name}, in a line each**`, "", ...findings.map((one) => `- ${findingLine(one)}`)].join("\n")
    }))
  ];
}
function toldSections(told) {
  if (told.length === 0) return [];
  return [{ full: `**Without a comment at a line (${told.length})**` }, ...told.map(findingEntry)];
}
function minorSections({ findings }) {
  const minor = findings.filter(({ group }) => group === "minor");
  if (minor.length === 0) return [];
  return [{ full: `**Minor notes (${minor.length})**` }, ...minor.map(findingEntry)];
}
function noteSections(report) {
  return [
    { full: `- Findings: ${(0, import_chunk_LFKSI4BP.arithmetic)(report.counts)}` },
    { full: `- Coverage: ${inertGithub(cut((0, import_chunk_LFKSI4BP.coverageLine)(report.coverage), LINE))}` },
    ...(0, import_chunk_TZCWUL47.summaryNotes)(report).map(([name, text2]) => ({
      full: `- ${inertGithub(name)}: ${inertGithub(cut(text2, LINE))}`
    })),
    { full: `<sub>correctless ${inertGithub(report.version)}, run ${inertGithub(report.run)}</sub>` }
  ];
}
var MOST_COMMENTS = 50;
function planPost({ report, scope, served, posted, renamed }) {
  const wanted = report.findings.filter(deservesComment).map((finding) => {
    const place = scope.wholePullRequest || finding.side === "new" ? placeComment(finding, served) : void 0;
    const { fingerprint, lens } = finding;
    return { fingerprint, lens, place, body: findingComment(finding, place), finding };
  });
  const comments = reconcile(
    wanted,
    posted.comments.map((one) => underNewName(one, renamed)),
    {
      fateOf: ({ marker, path }) => fateOf(marker, path, report, scope),
      goneBody: ({ marker, body: body2 }, text2) => goneComment(marker, text2, body2),
      most: MOST_COMMENTS
    }
  );
  const newest = posted.reviews.at(-1);
  const told = new Set(comments.told);
  const create = new Set(comments.create.map(({ fingerprint }) => fingerprint));
  const inText = (which) => wanted.filter(which).map(({ finding }) => finding);
  const body = reviewBody(
    report,
    inText((one) => told.has(one)),
    notesOn(scope)
  );
  const bare = reviewBody(
    report,
    inText((one) => told.has(one) || create.has(one.fingerprint)),
    [...notesOn(scope), NOT_TAKEN]
  );
  const same = newest !== void 0 && sameText(newest.body, bare) ? newest : void 0;
  const instead = create.size === 0 ? void 0 : { body: bare, posted: same };
  return { ...reviewPlan(body, instead, comments, posted.reviews), comments };
}
var NOT_TAKEN = "GitHub did not take comments at lines; what they would say stands here.";
function deservesComment({ group }) {
  return group !== "minor";
}
function underNewName(comment, renamed) {
  const name = renamed.get(comment.marker.fingerprint);
  return name === void 0 ? comment : { ...comment, marker: { ...comment.marker, fingerprint: name } };
}
function notesOn({ paths, wholePullRequest }) {
  return [
    ...wholePullRequest ? [] : ["This review compared with another base than the pull request does."],
    ...paths.length === 0 ? [] : [`This review was narrowed to ${paths.join(", ")}.`]
  ];
}
function reviewPlan(body, instead, { create }, reviews) {
  const newest = reviews.at(-1);
  if (newest === void 0 || create.length > 0) {
    const comments = create.map(({ place, body: text2 }) => ({ ...place, body: text2 }));
    return { review: { kind: "create", body, comments, instead }, superseded: outOfDate(reviews) };
  }
  const review = sameText(newest.body, body) ? { kind: "keep" } : { kind: "update", id: newest.id, body };
  return { review, superseded: outOfDate(reviews.slice(0, -1)) };
}
function outOfDate(reviews) {
  return reviews.filter(({ body }) => !sameText(body, supersededBody()));
}
function pullOfRun(file, { repo, pr }) {
  if (file.head.sha === null) {
    throw new import_chunk_J3I4R3VV.Failure(
      "post/no-pull-request",
      `run ${file.run} reviewed uncommitted work, which no pull request has`,
      {
        hint: "commit and push it, then review the pull request: correctless plan '#123'"
      }
    );
  }
  const planned = plannedFor(file);
  if (planned !== void 0) {
    if (repo === void 0 && pr === void 0) return planned;
    throw new import_chunk_J3I4R3VV.Failure(
      "usage/bad-value",
      `run ${file.run} is of ${planned.asked}: --repo and --pr cannot change that`,
      {
        hint: `leave them out: correctless post ${file.run}`
      }
    );
  }
  if (pr === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("post/no-pull-request", `run ${file.run} was not planned for a pull request`, {
      hint: `name the one whose head it reviewed: correctless post ${file.run} --pr N`
    });
  }
  if (!/^#?\d+$/.test(pr)) throw badNumber(pr);
  const target = (0, import_chunk_VJYJ6AYQ.pullRequestTarget)(`#${pr.replace("#", "")}`);
  if (target === void 0) throw badNumber(pr);
  return { ...target, repository: repo === void 0 ? null : namedRepository(repo) };
}
function plannedFor({ target }) {
  if (target === void 0) return void 0;
  const [subject] = JSON.parse(target);
  return typeof subject === "string" && /^https:\/\//.test(subject) ? (0, import_chunk_VJYJ6AYQ.pullRequestTarget)(subject) : void 0;
}
function badNumber(pr) {
  return new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--pr "${pr}" is not the number of a pull request`, {
    hint: "write --pr 123"
  });
}
function namedRepository(repo) {
  const parts = repo.split("/");
  const [host = "", owner = "", name = ""] = parts.length === 2 ? ["github.com", ...parts] : parts;
  const named = parts.length > 3 ? void 0 : (0, import_chunk_TWOGUOFL.repositoryNamed)(host, owner, name);
  if (named !== void 0) return named;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--repo "${repo}" is not the name of a repository`, {
    hint: "write --repo OWNER/NAME, or HOST/OWNER/NAME for another host than github.com"
  });
}
var QUERIES = {
  reviews: `query Reviews($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    reviews(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id body state viewerDidAuthor }
    }
  } }
}`,
  threads: `query Threads($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    reviewThreads(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { id isResolved path comments(first: 1) { nodes { id body viewerDidAuthor } } }
    }
  } }
}`,
  updateReview: `mutation UpdateReview($id: ID!, $body: String!) {
  updatePullRequestReview(input: { pullRequestReviewId: $id, body: $body }) { clientMutationId }
}`,
  updateComment: `mutation UpdateComment($id: ID!, $body: String!) {
  updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: $body }) { clientMutationId }
}`,
  resolve: `mutation Resolve($id: ID!) { resolveReviewThread(input: { threadId: $id }) { clientMutationId } }`,
  reopen: `mutation Reopen($id: ID!) { unresolveReviewThread(input: { threadId: $id }) { clientMutationId } }`
};
async function askGraphql(host, name, variables) {
  const { status, body } = await (0, import_chunk_ASAQIJEX.sendToGithub)(host, "graphql", { query: QUERIES[name], variables });
  const errors = errorsIn(body);
  const [first2] = errors;
  if (status === 200 && first2 === void 0) return { kind: "done", data: dataIn(body) };
  const said = first2 === void 0 ? `status ${status}` : (0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_WWMORQAC.textOrNull)(first2, "message") ?? "").slice(0, 300);
  const types = new Set(errors.map((error) => (0, import_chunk_WWMORQAC.textOrNull)(error, "type")));
  if (types.has("RATE_LIMITED") || /rate limit/i.test(said)) {
    throw new import_chunk_J3I4R3VV.Failure("environment/gh-rate-limited", `${host} answers this login no more for now: ${said}`, {
      hint: "wait, then run the command again; what is left: gh api rate_limit"
    });
  }
  if (types.has("FORBIDDEN")) return { kind: "forbidden", said };
  throw new import_chunk_J3I4R3VV.Failure("environment/gh-failed", `GitHub refused ${name}: ${said}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function mustGraphql(host, name, variables) {
  const answer = await askGraphql(host, name, variables);
  if (answer.kind === "done") return answer.data;
  throw new import_chunk_J3I4R3VV.Failure("environment/gh-no-access", `${host} refuses ${name}: ${answer.said}`, {
    hint: "the login of gh needs to write to pull requests of the repository: see docs/pull-requests.md"
  });
}
function errorsIn(body) {
  return typeof body === "object" && body !== null && "errors" in body ? (0, import_chunk_WWMORQAC.list)(body.errors) : [];
}
function dataIn(body) {
  return typeof body === "object" && body !== null && "data" in body ? body.data : void 0;
}
async function readPosted(pull) {
  const [reviews, threads] = await Promise.all([
    readAll(pull, "reviews", (node) => [node]),
    readAll(pull, "threads", postedComment)
  ]);
  const own = reviews.filter((node) => (0, import_chunk_WWMORQAC.flag)(node, "viewerDidAuthor"));
  return {
    reviews: own.map(reviewIn).filter(({ body }) => isOurReview(body)),
    comments: threads,
    pending: own.some((node) => (0, import_chunk_WWMORQAC.text)(node, "state") === "PENDING")
  };
}
var reviewIn = (node) => ({ id: (0, import_chunk_WWMORQAC.text)(node, "id"), body: (0, import_chunk_WWMORQAC.text)(node, "body") });
function postedComment(thread) {
  const [first2] = (0, import_chunk_WWMORQAC.list)((0, import_chunk_WWMORQAC.at)(thread, ["comments", "nodes"]));
  if (first2 === void 0 || !(0, import_chunk_WWMORQAC.flag)(first2, "viewerDidAuthor")) return [];
  const body = (0, import_chunk_WWMORQAC.text)(first2, "body");
  const marker = findingMarkerOf(body);
  if (marker === void 0) return [];
  return [
    {
      id: (0, import_chunk_WWMORQAC.text)(first2, "id"),
      path: (0, import_chunk_WWMORQAC.text)(thread, "path"),
      body,
      marker,
      thread: (0, import_chunk_WWMORQAC.text)(thread, "id"),
      resolved: (0, import_chunk_WWMORQAC.flag)(thread, "isResolved")
    }
  ];
}
var FIELD = { reviews: "reviews", threads: "reviewThreads" };
async function readAll({ number, place: { repository } }, query, read) {
  const { host, owner, name } = repository;
  const found = [];
  for (let after = null; ; ) {
    const answer = await mustGraphql(host, query, { owner, name, number, after });
    const entries = (0, import_chunk_WWMORQAC.at)(answer, ["repository", "pullRequest", FIELD[query]]);
    found.push(...(0, import_chunk_WWMORQAC.list)((0, import_chunk_WWMORQAC.at)(entries, ["nodes"])).flatMap(read));
    after = (0, import_chunk_WWMORQAC.textOrNull)(entries, "pageInfo", "endCursor");
    if (after === null || !(0, import_chunk_WWMORQAC.flag)(entries, "pageInfo", "hasNextPage")) return found;
  }
}
async function sendPlan(pull, plan, again) {
  const sent = {
    ...{
      review: "none",
      url: null,
      comments: 0,
      withoutComments: null,
      updated: 0,
      resolved: 0,
      superseded: 0
    },
    unresolvable: []
  };
  try {
    await sendReview(pull, plan.review, sent);
    for (const change of plan.comments.update) {
      await changeComment(pull, change, sent);
      sent.updated += 1;
    }
    for (const change of plan.comments.resolve) {
      await changeComment(pull, change, sent);
      sent.resolved += 1;
    }
    const newest = sent.review === "kept" && plan.review.kind === "create" ? plan.review.instead?.posted?.id : void 0;
    for (const { id } of plan.superseded.filter((one) => one.id !== newest)) {
      await mustGraphql(hostOf(pull), "updateReview", { id, body: supersededBody() });
      sent.superseded += 1;
    }
    return sent;
  } catch (error) {
    throw error instanceof import_chunk_J3I4R3VV.Failure ? interrupted(error, sent, again) : error;
  }
}
var hostOf = ({ place }) => place.repository.host;
async function sendReview(pull, review, sent) {
  switch (review.kind) {
    case "keep":
      sent.review = "kept";
      return;
    case "update":
      await mustGraphql(hostOf(pull), "updateReview", { id: review.id, body: review.body });
      sent.review = "updated";
      return;
    case "create":
      await createReview(pull, review, sent);
  }
}
async function createReview(pull, { body, comments, instead }, sent) {
  const first2 = await sendNew(pull, body, comments);
  if (isTaken(first2)) {
    sent.comments = comments.length;
    created(first2, sent);
    return;
  }
  const refusal = refused(first2);
  if (first2.status !== 422 || instead === void 0 || refusal.code !== "post/refused") throw refusal;
  sent.withoutComments = saidIn(first2);
  if (instead.posted !== void 0) {
    sent.review = "kept";
    return;
  }
  const second = await sendNew(pull, instead.body, []);
  if (!isTaken(second)) throw refused(second);
  created(second, sent);
}
function sendNew(pull, body, comments) {
  const request = { commit_id: pull.head.sha, event: "COMMENT", body, comments };
  return (0, import_chunk_ASAQIJEX.sendToGithub)(hostOf(pull), (0, import_chunk_WWMORQAC.apiPath)(pull.place, `/pulls/${pull.number}/reviews`), request);
}
var isTaken = ({ status }) => status === 200 || status === 201;
function created({ body }, sent) {
  sent.review = "created";
  sent.url = (0, import_chunk_WWMORQAC.textOrNull)(body, "html_url");
}
async function changeComment(pull, change, sent) {
  const { comment, body, thread } = change;
  if (thread !== void 0) {
    const answer = await askGraphql(hostOf(pull), thread, { id: comment.thread });
    if (answer.kind === "forbidden") sent.unresolvable.push(answer.said);
  }
  await mustGraphql(hostOf(pull), "updateComment", { id: comment.id, body });
}
function refused(answer) {
  const said = saidIn(answer);
  if (/one pending review/i.test(said)) return pendingReview();
  return new import_chunk_J3I4R3VV.Failure("post/refused", `GitHub did not take the review: ${said}`, {
    hint: "nothing of the review was posted; run the command again, and if it stays so, report it"
  });
}
function saidIn({ status, body }) {
  const errors = (0, import_chunk_WWMORQAC.at)(body, ["errors"]);
  const message = (0, import_chunk_WWMORQAC.textOrNull)(body, "message") ?? `status ${status}`;
  return (0, import_chunk_WDRVM6EA.inertLine)([message, ...Array.isArray(errors) ? errors.map(errorText) : []].join(": ")).slice(
    0,
    500
  );
}
var errorText = (error) => typeof error === "string" ? error : (0, import_chunk_WWMORQAC.textOrNull)(error, "message") ?? JSON.stringify(error);
function pendingReview() {
  return new import_chunk_J3I4R3VV.Failure(
    "post/pending-review",
    "this login has begun a review of the pull request and not sent it",
    {
      hint: "submit or discard it on GitHub, then run the command again"
    }
  );
}
function interrupted(failure, sent, again) {
  const done = doneText(sent);
  const message = `${failure.message}; ${done === "" ? "as far as is known nothing was posted" : `posted before: ${done}`}`;
  const rest = `the same command does the rest and posts nothing twice: correctless post ${again}`;
  return new import_chunk_J3I4R3VV.Failure(failure.code, message, {
    hint: failure.hint === void 0 ? rest : `${failure.hint}; ${rest}`,
    cause: failure
  });
}
function doneText({ review, comments, updated, resolved, superseded }) {
  const counted2 = (n, what) => n === 0 ? [] : [`${n} ${what}`];
  return [
    ...review === "created" ? [`a review with ${comments} comment${comments === 1 ? "" : "s"}`] : [],
    ...review === "updated" ? ["the review updated"] : [],
    ...counted2(updated, "updated"),
    ...counted2(resolved, "resolved"),
    ...counted2(superseded, "superseded")
  ].join(", ");
}
async function postReport({ run, repo, pr, yes, dryRun }) {
  checkKind(run);
  const report = await (0, import_chunk_XJ66GMHN.readReport)(run);
  const target = pullOfRun(run.file, { repo, pr });
  const place = await (0, import_chunk_WWMORQAC.pullRequestPlace)(run.repository, target);
  const pull = await (0, import_chunk_WWMORQAC.readPullRequest)(place, target.number);
  const closed = (0, import_chunk_ZOPGKXKW.closedPullRequest)(pull);
  if (closed !== void 0 && !yes) {
    throw new import_chunk_J3I4R3VV.Failure(closed.code, closed.message, { hint: "post to it all the same: --yes" });
  }
  checkHead(run, pull);
  const served = await (0, import_chunk_H45SZGTG.readServedFiles)(pull);
  const [base, posted, renamed] = await Promise.all([readMergeBase(pull), readPosted(pull), renamedIn(run)]);
  checkHead(run, await (0, import_chunk_WWMORQAC.readPullRequest)(place, target.number));
  const scope = { paths: run.file.paths, wholePullRequest: base === run.file.base.sha };
  const plan = planPost({ report, scope, served, posted, renamed });
  if (plan.review.kind === "create" && posted.pending) throw pendingReview();
  return { pull, plan, sent: dryRun ? void 0 : await sendPlan(pull, plan, commandOf(run, { repo, pr })) };
}
function checkKind({ file }) {
  if (file.shard !== void 0) {
    throw new import_chunk_J3I4R3VV.Failure(
      "post/no-pull-request",
      `run ${file.run} is shard ${file.shard.index} of ${file.shard.of}, which is a part of a review`,
      { hint: "put the shards together, then post the run that comes of it: correctless merge RUN\u2026" }
    );
  }
  if (file.kind === "review" || file.kind === "step") return;
  throw new import_chunk_J3I4R3VV.Failure(
    "post/no-pull-request",
    `run ${file.run} is the stage "${file.kind}" of an audit, not a review`,
    {
      hint: "review the pull request: correctless plan '#123'"
    }
  );
}
function checkHead({ file }, pull) {
  if (file.head.sha === pull.head.sha) return;
  throw new import_chunk_J3I4R3VV.Failure(
    "post/outdated",
    `run ${file.run} reviewed ${file.head.sha ?? "uncommitted work"}, and pull request #${pull.number} is at ${pull.head.sha}`,
    { hint: `review it as it is now: correctless plan '#${pull.number}'` }
  );
}
async function renamedIn({ paths, file }) {
  const memory = await (0, import_chunk_6U2SYPUO.readMemory)(paths, file).catch((error) => {
    if (error instanceof import_chunk_J3I4R3VV.Failure) return void 0;
    throw error;
  });
  const pairs = (memory?.findings ?? []).flatMap(
    ({ finding: { fingerprint, open } }) => open === void 0 || open.fingerprint === fingerprint ? [] : [[open.fingerprint, fingerprint]]
  );
  return new Map(pairs);
}
function commandOf({ file }, { repo, pr }) {
  return [
    file.run,
    ...repo === void 0 ? [] : ["--repo", repo],
    ...pr === void 0 ? [] : ["--pr", pr]
  ].join(" ");
}
var postCommand = {
  name: "post",
  summary: "Posts the report of a finished run as a review of its pull request",
  usage: "RUN [--dry-run] [--repo OWNER/NAME] [--pr N] [--yes] [--json]",
  flags: [
    { name: "dry-run", type: "boolean", summary: "show what would be posted, and post nothing" },
    {
      name: "repo",
      type: "string",
      value: "OWNER/NAME",
      summary: "the repository, for a run that was not planned for a pull request"
    },
    { name: "pr", type: "string", value: "N", summary: "the pull request, for such a run" },
    { name: "yes", type: "boolean", summary: "post to a closed pull request, too" },
    { name: "json", type: "boolean", summary: "what was done as JSON on stdout" }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Through gh and its login, which must be allowed to write to pull requests. One review that approves nothing, with
comments where GitHub takes them; safe to repeat: a second post changes what has changed and resolves what is gone.
Ends with status 0 when it could post; \`correctless verdict RUN\` tells how the review ended.
JSON: {pull_request, dry_run, review: create|update|keep, url, comments{created, updated, resolved, kept, untouched[],
told}, without_comments, superseded, unresolvable[], body, new_comments[]}; without_comments is GitHub's reason for
taking none, and the text then holds what they would say.`,
  run: async ({ positionals, flag: flag2, option, cwd }) => {
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const name = (0, import_chunk_6SJHKNKM.positional)(positionals, "RUN");
    if (await (0, import_chunk_HROTSNKK.isAudit)(repository, name)) throw isAnAudit(name);
    const posted = await postReport({
      run: await (0, import_chunk_SKHYTMM2.openRun)(repository, name),
      repo: option("repo"),
      pr: option("pr"),
      yes: flag2("yes"),
      dryRun: flag2("dry-run")
    });
    return { status: 0, stdout: flag2("json") ? jsonOf(posted) : textOf(posted) };
  }
};
function isAnAudit(name) {
  return new import_chunk_J3I4R3VV.Failure("post/no-pull-request", `${name} is an audit, which is of no pull request`, {
    hint: "review the pull request: correctless plan '#123'"
  });
}
function jsonOf({ pull, plan, sent }) {
  const { review, comments, superseded } = plan;
  const { create, told } = asSent(plan, sent);
  const json = {
    pull_request: pull.url,
    dry_run: sent === void 0,
    review: review.kind,
    url: sent?.url ?? null,
    comments: {
      created: create,
      updated: comments.update.length,
      resolved: comments.resolve.length,
      kept: comments.keep.length,
      untouched: comments.untouched.map(({ comment, why }) => ({ path: comment.path, why })),
      told
    },
    without_comments: sent?.withoutComments ?? null,
    superseded: superseded.length,
    unresolvable: sent?.unresolvable ?? [],
    body: bodyOf(plan, sent),
    new_comments: review.kind === "create" && !isWithout(sent) ? review.comments : []
  };
  return (0, import_chunk_WDRVM6EA.inertJson)(json);
}
var isWithout = (sent) => sent !== void 0 && sent.withoutComments !== null;
function asSent({ comments }, sent) {
  const [create, told] = [comments.create.length, comments.told.length];
  return isWithout(sent) ? { create: 0, told: told + create } : { create, told };
}
function bodyOf({ review }, sent) {
  if (review.kind === "keep") return null;
  return review.kind === "create" && isWithout(sent) ? review.instead?.body ?? null : review.body;
}
function textOf({ pull, plan, sent }) {
  const { comments } = plan;
  const { create, told } = asSent(plan, sent);
  const lines = [
    ...sent === void 0 ? dryLines(plan) : [doneLine(sent, pull.url)],
    `comments: ${create} new, ${comments.update.length} updated, ${comments.resolve.length} resolved, ${comments.keep.length} as they were, ${told} findings in the text`,
    ...isWithout(sent) ? [`GitHub took no comments at lines, their findings stand in the text: ${sent.withoutComments}`] : [],
    ...comments.untouched.map(
      ({ comment, why }) => `left as it is: the comment in ${(0, import_chunk_WDRVM6EA.inertLine)(comment.path)}, ${why}`
    ),
    ...(sent?.unresolvable ?? []).slice(0, 1).map(
      (said) => `${sent?.unresolvable.length} threads say so and stay as they were, GitHub does not let this login: ${said}`
    )
  ];
  return `${lines.join("\n")}
`;
}
function doneLine(sent, url) {
  const done = doneText(sent);
  return done === "" ? `${url} is up to date, nothing was posted` : `${sent.url ?? url}: ${done}`;
}
function dryLines({ review, comments }) {
  const changes = [...comments.update, ...comments.resolve].map(
    ({ comment, body: body2 }) => `--- ${(0, import_chunk_WDRVM6EA.inertLine)(comment.path)}, changed
${(0, import_chunk_WDRVM6EA.inertBlock)(body2)}`
  );
  const fresh = review.kind === "create" ? review.comments.map(
    (one) => `--- ${(0, import_chunk_WDRVM6EA.inertLine)(one.path)}:${one.line} ${one.side}
${(0, import_chunk_WDRVM6EA.inertBlock)(one.body)}`
  ) : [];
  const body = review.kind === "keep" ? [] : [`--- review, ${review.kind}
${(0, import_chunk_WDRVM6EA.inertBlock)(review.body)}`];
  return ["dry run: nothing is posted", ...body, ...fresh, ...changes];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  postCommand
});
});
