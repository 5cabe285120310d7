var { __load, __part } = require("../main.cjs").shared;
exports["post"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional"), { readWorkedReport } = __load("terminal-12b95ee8/worked-report"), { closedPullRequest } = __load("evidence-lines-5bad12b7/pull-request"), { readServedFiles } = __load("file-header-fb4aa201/listed-files"), { pullRequestTarget } = __load("target-3d41a926/pull-request-target"), { apiPath, at, flag, list, pullRequestPlace, readPullRequest, sha, text, textOrNull, unexpected } = __load("file-header-fb4aa201/place"), { askGithub, sendToGithub } = __load("file-header-fb4aa201/gh"), { repositoryNamed } = __load("target-3d41a926/repository-name"), { readMemory } = __load("evidence-lines-5bad12b7/memory"), { openRun } = __load("main-0f98ea10/open-run"), { nothingReviewed } = __load("evidence-lines-5bad12b7/nothing-reviewed"), { allClear, summaryNotes } = __load("evidence-lines-5bad12b7/summary-notes"), { glanceOf, shortTitle, shortWhy, sinceCounts, sinceTitle } = __load("evidence-lines-5bad12b7/at-a-glance"), { workLines } = __load("evidence-lines-5bad12b7/work-lines"), { arithmetic, coverageLine } = __load("evidence-lines-5bad12b7/arithmetic"), { KNOWLEDGE } = __load("evidence-lines-5bad12b7/evidence-lines"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { blobAt } = __load("git-685f2d30/one-object"), { overlaps } = __load("evidence-drop-a3c02e69/line-span"), { counted } = __load("main/counted"), { openRepository } = __load("git-685f2d30/repository"), { isAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { LENSES } = __load("main/vocabulary"), { Failure } = __load("main/failure"), { inertBlock, inertFence, inertJson, inertLine } = __load("main/inert-2");
async function readMergeBase({ place, base, head }) {
  const path = apiPath(place, `/compare/${base.sha}...${head.sha}?per_page=1&page=2`);
  const answer = await askGithub(place.repository.host, path);
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw unexpected(answer);
  return sha(answer.body, "merge_base_commit", "sha");
}
var BREAK = "\u200B";
function inertGithub(text2) {
  return broken(inertLine(text2)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^[-=]/, (char) => `\\${char}`).replace(/^(\d+)\./, String.raw`$1\.`).replaceAll(BREAK, "&#8203;");
}
function broken(line) {
  return line.replaceAll(/@(?=\S)|#(?=[\p{L}\p{N}_])/gu, `$&${BREAK}`).replaceAll(/(gh|ghsa|cve)-(?=[a-z0-9])/gi, `$&${BREAK}`).replaceAll(/[0-9a-f]{7,}/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`)).replaceAll(/:(?=\/|:|[\w+-]+:)/g, `$&${BREAK}`).replaceAll(/www(?=\.)/gi, `$&${BREAK}`);
}
function inertGithubLines(text2) {
  return text2.replaceAll("\r\n", "\n").split("\n").map(inertGithub).join("\n");
}
function inertCode(text2) {
  const line = inertLine(text2);
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
    `_${omitted} more parts are longer than GitHub allows and are only in the stored report: \`correctless report RUN\`._`
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
  const lens = LENSES.find((one) => one === named);
  if (lens === void 0 || state !== "open" && state !== "gone") return void 0;
  return { fingerprint, lens, state };
}
function reviewMarker(state) {
  return `<!-- correctless:review 1 ${state} -->`;
}
function isOurReview(body) {
  return REVIEW.test(body);
}
function suggestionOf(hunk, head) {
  const { file, start, before, after } = hunk;
  const shown = head.split("\n").slice(start - 1, start - 1 + before.length);
  if (shown.length !== before.length || shown.some((line, at2) => line !== before[at2])) return void 0;
  const least = Math.min(before.length, after.length);
  let above = 0;
  while (above < least && before[above] === after[above]) above += 1;
  let below = 0;
  while (below < least - above && before.at(-1 - below) === after.at(-1 - below)) below += 1;
  if (above + below === before.length) {
    if (above > 0) above -= 1;
    else if (below > 0) below -= 1;
    else return void 0;
  }
  const replacement = after.slice(above, after.length - below);
  const isExact = replacement.every((line) => inertBlock(line) === line && !INEXACT.test(line));
  return isExact ? { file, lines: [start + above, start + before.length - below - 1], replacement } : void 0;
}
var INEXACT = /[\r\ufffd]|\[REDACTED:/;
function oneHunk(patch) {
  if (!/^diff --git [^\n]*\nindex /.test(patch)) return void 0;
  try {
    const bytes = Buffer.from(patch);
    const [change, ...others] = parsePatch(bytes).values();
    if (change?.kind !== "text" || change.status !== "modified" || others.length > 0) return void 0;
    const [hunk, ...more] = change.hunks;
    if (hunk === void 0 || more.length > 0) return void 0;
    const lines = bytes.toString("utf8", hunk.bytes.start, hunk.bytes.end).split("\n").slice(1, -1);
    if (lines.some((line) => line.startsWith("\\"))) return void 0;
    const side = (other) => lines.filter((line) => !line.startsWith(other)).map((line) => line.slice(1));
    return { file: change.path, start: hunk.old.start, before: side("+"), after: side("-") };
  } catch (error) {
    if (error instanceof Failure) return void 0;
    throw error;
  }
}
function suggestionBlock({ replacement }) {
  return replacement.length === 0 ? "```suggestion\n```" : inertFence(replacement.join("\n"), "suggestion");
}
var TITLE = 300;
var BRIEF = 1e3;
function findingComment(finding, place, suggestion) {
  const marker = findingMarker({ ...finding, state: "open" });
  return boundedBody([
    { full: `${marker}
${headline(finding)}` },
    ...where(finding, place),
    ...details(finding, suggestion)
  ]);
}
function findingEntry(finding) {
  const head = `- ${headline(finding)}

  ${inertCode(cut(placeText(finding), 500))}`;
  const texts = details(finding).map(({ full }) => full);
  const blocks = finding.group === "minor" ? ["<details><summary>Why</summary>", ...texts, "</details>"] : texts;
  return { full: [head, ...blocks.map(indented)].join("\n\n"), short: head };
}
function findingLine(finding) {
  const place = inertCode(cut(placeText(finding), 500));
  return `${place} ${inertGithub(shortTitle(finding))} (${finding.severity})`;
}
function headline(finding) {
  return `${boldTitle(finding.title)} (${facts(finding)})`;
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
function details(finding, suggestion) {
  const { why, evidence, suggested_fix: fix } = finding;
  const isOffered = (finding.fix?.patch ?? "") !== "";
  return [
    ...workLines(finding).map((text2) => ({ full: inertGithub(cut(text2, BRIEF)) })),
    { full: inertGithubLines(why), short: inertGithub(cut(why, BRIEF)) },
    ...isOffered ? [{ full: verifiedFix(finding.fix?.patch ?? "", suggestion) }] : [],
    ...fix.trim() === "" || isOffered ? [] : [{ full: `Suggested fix:

${inertFence(fix)}` }],
    ...evidence.map(({ kind, source, text: text2 }) => ({
      full: `<details><summary>${standing(kind)}: ${inertGithub(kind)}</summary>

${inertCode(cut(source, 500))}

${inertFence(text2)}

</details>`
    }))
  ];
}
var SHOWN_PATCH = 4e3;
function verifiedFix(patch, suggestion) {
  if (suggestion !== void 0) {
    const [start, end] = suggestion.lines;
    const lines = start === end ? `line ${start}` : `lines ${start} to ${end}`;
    return `The verified fix replaces ${lines}:

${suggestionBlock(suggestion)}`;
  }
  const parts = "The verified fix has more parts than a suggestion at these lines can hold";
  return patch.length >= SHOWN_PATCH || inertBlock(patch) !== patch || patch.includes("[REDACTED:") ? `${parts}. As a patch: \`correctless fix RUN --patch FILE\`` : `${parts}.

<details><summary>The fix as a patch</summary>

${inertFence(patch, "diff")}

</details>`;
}
function standing(kind) {
  if (kind === KNOWLEDGE) return "Not proven";
  if (kind === "trigger" || kind === "dependency") return "Claimed";
  return kind === "commit" ? "Found, in the reviewer\u2019s words" : "Proven";
}
function indented(text2) {
  return text2.replaceAll(/^(?=.)/gm, "  ");
}
function boldTitle(title) {
  return `**${inertGithub(cut(title, TITLE))}**`;
}
var BECAME = {
  fixed: "Fixed",
  dismissed: "Accepted",
  withdrawn: "Withdrawn"
};
function resolutionOf({ marker: { fingerprint, lens }, path, body }, report, { paths, wholePullRequest }) {
  if (report.status !== "complete") return notReviewed(`the review is ${report.status}`);
  const gone = report.since?.gone.find((one) => one.fingerprint === fingerprint);
  if (gone?.became === "unconfirmed") return notReviewed(gone.why);
  if (gone !== void 0) {
    return { kind: "gone", text: `**${BECAME[gone.became]}.** ${inertGithub(cut(gone.why, 1e3))}` };
  }
  const now = report.findings.find((finding) => finding.fingerprint === fingerprint);
  if (now !== void 0) {
    if (!saysIt(body, now.title)) return notReviewed("of its lines the review says something else");
    return { kind: "gone", text: "**No more than a minor note now**: it is in the text of the review." };
  }
  const again = report.dropped.find(
    ({ finding }) => finding.fingerprint === fingerprint || finding.lens === lens && finding.file === path && saysIt(body, finding.title)
  );
  if (again?.reason.kind === "suppressed") {
    return { kind: "gone", text: `**Accepted.** ${inertGithub(cut(again.reason.text, 1e3))}` };
  }
  if (again !== void 0) return notReviewed(`it was raised again, and dropped: ${again.reason.text}`);
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
var saysIt = (body, title) => body.includes(boldTitle(title));
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
    const changes = parsePatch(Buffer.from(text2), { plainHeaders: true, idleHunks: false });
    return [...changes.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.hunks.map(({ removed, new: { start, count } }) => ({
        left: removed,
        right: count === 0 ? void 0 : { start, end: start + count - 1 }
      }));
    });
  } catch (error) {
    if (error instanceof Failure) return [];
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
function placeExactly({ file, lines }, served) {
  const place = placeComment({ file, lines, side: "new" }, served);
  return (place?.start_line ?? place?.line) === lines[0] && place?.line === lines[1] ? place : void 0;
}
function servedAs(file, side, served) {
  const former = side === "old" ? served.filter(({ from }) => from === file) : [];
  return [...served.filter(({ path }) => path === file), ...former];
}
function partIn({ left, right }, at2, side) {
  const taken = (side === "old" ? left : right === void 0 ? [] : [right]).filter(
    (span) => overlaps(span, at2)
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
function reconcile(wanted, posted, { resolutionOf: resolutionOf2, goneBody, most }) {
  const earlier = firstOfEach(posted);
  const known = wanted.flatMap((one) => {
    const comment = earlier.get(one.fingerprint);
    return comment === void 0 ? [] : [changeOf(comment, one)];
  });
  const fresh = wanted.filter(({ fingerprint }) => !earlier.has(fingerprint));
  const create = fresh.flatMap((one) => one.place === void 0 ? [] : [{ ...one, place: one.place }]).slice(0, Math.max(0, most - known.length));
  const created2 = new Set(create.map(({ fingerprint }) => fingerprint));
  const stays = new Set(known.map(({ comment }) => comment));
  const ends = posted.filter((comment) => !stays.has(comment)).map((comment) => endOf(comment, earlier.get(comment.marker.fingerprint) !== comment));
  return {
    create,
    inBody: fresh.filter(({ fingerprint }) => !created2.has(fingerprint)),
    update: known.filter(isChange),
    resolve: ends.flatMap((end) => "body" in end ? [end] : []),
    keep: [...known, ...ends].flatMap(
      (one) => "settled" in one || "body" in one && !isChange(one) ? [one.comment] : []
    ),
    untouched: ends.flatMap((end) => "why" in end ? [end] : [])
  };
  function endOf(comment, twice) {
    if (comment.marker.state === "gone") return { comment, settled: true };
    const resolution = twice ? TWICE : resolutionOf2(comment);
    if (resolution.kind === "not-reviewed") return { comment, why: resolution.why };
    return {
      comment,
      body: goneBody(comment, resolution.text),
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
function changeOf(comment, { body, elsewhere = body }) {
  return {
    comment,
    body: sameText(comment.body, body) ? body : elsewhere,
    thread: reopening(comment)
  };
}
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
function reviewBody(report, inBody, notes) {
  return boundedBody([
    ...first(report),
    { full: summary(report, notes) },
    ...glanceSections(report),
    ...bodySections(inBody),
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
  const kind = nothingReviewed(report) === void 0 ? "Code review" : "Nothing was reviewed";
  const clear = allClear(report);
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
    `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor${open === 0 ? "" : `, ${open} not scored`} in ${counted(scope.files, "file")}.`,
    ...[nothingReviewed(report) ?? []].flat().map((text2) => inertGithub(cut(text2, LINE))),
    ...since === null ? [] : [`${sinceTitle(since)}: ${sinceCounts(since)}.`],
    ...notes.map((note) => inertGithub(cut(note, LINE)))
  ].join("\n\n");
}
function glanceSections(report) {
  const answer = { full: `**Recommendation:** ${report.recommendation}` };
  const glance = glanceOf(report);
  if (glance === void 0) return [answer];
  const first2 = glance.first.map(
    (one, i) => `${i + 1}. ${findingLine(one)}
   ${inertGithub(shortWhy(one))}`
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
function bodySections(inBody) {
  if (inBody.length === 0) return [];
  return [{ full: `**Without a comment at a line (${inBody.length})**` }, ...inBody.map(findingEntry)];
}
function minorSections({ findings }) {
  const minor = findings.filter(({ group }) => group === "minor");
  if (minor.length === 0) return [];
  return [{ full: `**Minor notes (${minor.length})**` }, ...minor.map(findingEntry)];
}
function noteSections(report) {
  return [
    { full: `- Findings: ${arithmetic(report.counts)}` },
    { full: `- Coverage: ${inertGithub(cut(coverageLine(report.coverage), LINE))}` },
    ...summaryNotes(report).map(([name, text2]) => ({
      full: `- ${inertGithub(name)}: ${inertGithub(cut(text2, LINE))}`
    })),
    { full: `<sub>correctless ${inertGithub(report.version)}, run ${inertGithub(report.run)}</sub>` }
  ];
}
var MOST_COMMENTS = 50;
function planPost(facts2) {
  const { report, scope, posted, renamed } = facts2;
  const wanted = report.findings.filter(deservesComment).map((finding) => wantedComment(finding, facts2));
  const comments = reconcile(
    wanted,
    posted.comments.map((one) => underNewName(one, renamed)),
    {
      resolutionOf: (comment) => resolutionOf(comment, report, scope),
      goneBody: ({ marker, body: body2 }, text2) => goneComment(marker, text2, body2),
      most: MOST_COMMENTS
    }
  );
  const newest = posted.reviews.at(-1);
  const inBody = new Set(comments.inBody);
  const create = new Set(comments.create.map(({ fingerprint }) => fingerprint));
  const inText = (which) => wanted.filter(which).map(({ finding }) => finding);
  const body = reviewBody(
    report,
    inText((one) => inBody.has(one)),
    notesOn(scope)
  );
  const bare = reviewBody(
    report,
    inText((one) => inBody.has(one) || create.has(one.fingerprint)),
    [...notesOn(scope), NOT_TAKEN]
  );
  const same = newest !== void 0 && sameText(newest.body, bare) ? newest : void 0;
  const instead = create.size === 0 ? void 0 : { body: bare, posted: same };
  return { ...reviewPlan(body, instead, comments, posted.reviews), comments };
}
function wantedComment(finding, { scope, served, suggestions }) {
  const place = scope.wholePullRequest || finding.side === "new" ? placeComment(finding, served) : void 0;
  const { fingerprint, lens } = finding;
  const wanted = { fingerprint, lens, finding };
  const elsewhere = findingComment(finding, place);
  const suggestion = suggestions?.get(finding.id);
  const exact = suggestion && placeExactly(suggestion, served);
  return exact === void 0 ? { ...wanted, place, body: elsewhere } : { ...wanted, place: exact, body: findingComment(finding, exact, suggestion), elsewhere };
}
var NOT_TAKEN = "GitHub did not accept comments on lines, so their text is here.";
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
    throw new Failure(
      "post/no-pull-request",
      `run ${file.run} reviewed uncommitted work, which no pull request has`,
      { hint: "commit and push it, then review the pull request: correctless plan '#123'" }
    );
  }
  const planned = plannedFor(file);
  if (planned !== void 0) {
    if (repo === void 0 && pr === void 0) return planned;
    throw new Failure(
      "usage/bad-value",
      `run ${file.run} is of ${planned.asked}: --repo and --pr cannot change that`,
      { hint: `leave them out: correctless post ${file.run}` }
    );
  }
  if (pr === void 0) {
    throw new Failure("post/no-pull-request", `run ${file.run} was not planned for a pull request`, {
      hint: `name the one whose head it reviewed: correctless post ${file.run} --pr N`
    });
  }
  if (!/^#?\d+$/.test(pr)) throw badNumber(pr);
  const target = pullRequestTarget(`#${pr.replace("#", "")}`);
  if (target === void 0) throw badNumber(pr);
  return { ...target, repository: repo === void 0 ? null : namedRepository(repo) };
}
function plannedFor({ target }) {
  if (target === void 0) return void 0;
  const [subject] = JSON.parse(target);
  return typeof subject === "string" && /^https:\/\//.test(subject) ? pullRequestTarget(subject) : void 0;
}
function badNumber(pr) {
  return new Failure("usage/bad-value", `--pr "${pr}" is not the number of a pull request`, {
    hint: "write --pr 123"
  });
}
function namedRepository(repo) {
  const parts = repo.split("/");
  const [host = "", owner = "", name = ""] = parts.length === 2 ? ["github.com", ...parts] : parts;
  const named = parts.length > 3 ? void 0 : repositoryNamed(host, owner, name);
  if (named !== void 0) return named;
  throw new Failure("usage/bad-value", `--repo "${repo}" is not the name of a repository`, {
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
  const { status, body } = await sendToGithub(host, "graphql", { query: QUERIES[name], variables });
  const errors = errorsIn(body);
  const [first2] = errors;
  if (status === 200 && first2 === void 0) return { kind: "done", data: dataIn(body) };
  const said = first2 === void 0 ? `status ${status}` : inertLine(textOrNull(first2, "message") ?? "").slice(0, 300);
  const types = new Set(errors.map((error) => textOrNull(error, "type")));
  if (types.has("RATE_LIMITED") || /rate limit/i.test(said)) {
    throw new Failure(
      "environment/gh-rate-limited",
      `${host} no longer answers this login for now: ${said}`,
      { hint: "wait, then run the command again; what is left: gh api rate_limit" }
    );
  }
  if (types.has("FORBIDDEN")) return { kind: "forbidden", said };
  throw new Failure("environment/gh-failed", `GitHub refused ${name}: ${said}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function askGraphqlOrThrow(host, name, variables) {
  const answer = await askGraphql(host, name, variables);
  if (answer.kind === "done") return answer.data;
  throw new Failure("environment/gh-no-access", `${host} refuses ${name}: ${answer.said}`, {
    hint: "the login of gh needs to write to pull requests of the repository: see docs/pull-requests.md"
  });
}
function errorsIn(body) {
  return typeof body === "object" && body !== null && "errors" in body ? list(body.errors) : [];
}
function dataIn(body) {
  return typeof body === "object" && body !== null && "data" in body ? body.data : void 0;
}
async function readPosted(pull) {
  const [reviews, threads] = await Promise.all([
    readAll(pull, "reviews", (node) => [node]),
    readAll(pull, "threads", postedComment)
  ]);
  const own = reviews.filter((node) => flag(node, "viewerDidAuthor"));
  return {
    reviews: own.map(reviewIn).filter(({ body }) => isOurReview(body)),
    comments: threads,
    pending: own.some((node) => text(node, "state") === "PENDING")
  };
}
var reviewIn = (node) => ({ id: text(node, "id"), body: text(node, "body") });
function postedComment(thread) {
  const [first2] = list(at(thread, ["comments", "nodes"]));
  if (first2 === void 0 || !flag(first2, "viewerDidAuthor")) return [];
  const body = text(first2, "body");
  const marker = findingMarkerOf(body);
  if (marker === void 0) return [];
  return [
    {
      id: text(first2, "id"),
      path: text(thread, "path"),
      body,
      marker,
      thread: text(thread, "id"),
      resolved: flag(thread, "isResolved")
    }
  ];
}
var FIELD = { reviews: "reviews", threads: "reviewThreads" };
async function readAll({ number, place: { repository } }, query, read) {
  const { host, owner, name } = repository;
  const found = [];
  for (let after = null; ; ) {
    const answer = await askGraphqlOrThrow(host, query, { owner, name, number, after });
    const entries = at(answer, ["repository", "pullRequest", FIELD[query]]);
    found.push(...list(at(entries, ["nodes"])).flatMap(read));
    after = textOrNull(entries, "pageInfo", "endCursor");
    if (after === null || !flag(entries, "pageInfo", "hasNextPage")) return found;
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
      await askGraphqlOrThrow(hostOf(pull), "updateReview", { id, body: supersededBody() });
      sent.superseded += 1;
    }
    return sent;
  } catch (error) {
    throw error instanceof Failure ? interrupted(error, sent, again) : error;
  }
}
var hostOf = ({ place }) => place.repository.host;
async function sendReview(pull, review, sent) {
  switch (review.kind) {
    case "keep":
      sent.review = "kept";
      return;
    case "update":
      await askGraphqlOrThrow(hostOf(pull), "updateReview", { id: review.id, body: review.body });
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
  return sendToGithub(hostOf(pull), apiPath(pull.place, `/pulls/${pull.number}/reviews`), request);
}
var isTaken = ({ status }) => status === 200 || status === 201;
function created({ body }, sent) {
  sent.review = "created";
  sent.url = textOrNull(body, "html_url");
}
async function changeComment(pull, change, sent) {
  const { comment, body, thread } = change;
  if (thread !== void 0) {
    const answer = await askGraphql(hostOf(pull), thread, { id: comment.thread });
    if (answer.kind === "forbidden") sent.unresolvable.push(answer.said);
  }
  await askGraphqlOrThrow(hostOf(pull), "updateComment", { id: comment.id, body });
}
function refused(answer) {
  const said = saidIn(answer);
  if (/one pending review/i.test(said)) return pendingReview();
  return new Failure("post/refused", `GitHub did not take the review: ${said}`, {
    hint: "nothing of the review was posted; run the command again, and if it stays so, report it"
  });
}
function saidIn({ status, body }) {
  const errors = at(body, ["errors"]);
  const message = textOrNull(body, "message") ?? `status ${status}`;
  return inertLine([message, ...Array.isArray(errors) ? errors.map(errorText) : []].join(": ")).slice(
    0,
    500
  );
}
var errorText = (error) => typeof error === "string" ? error : textOrNull(error, "message") ?? JSON.stringify(error);
function pendingReview() {
  return new Failure(
    "post/pending-review",
    "this login has begun a review of the pull request and not sent it",
    { hint: "submit or discard it on GitHub, then run the command again" }
  );
}
function interrupted(failure, sent, again) {
  const done = doneText(sent);
  const message = `${failure.message}; ${done === "" ? "as far as is known nothing was posted" : `posted before: ${done}`}`;
  const rest = `the same command does the rest and posts nothing twice: correctless post ${again}`;
  return new Failure(failure.code, message, {
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
async function suggestionsOf({ repository, file: { head } }, { findings }) {
  const found = /* @__PURE__ */ new Map();
  for (const { id, file, fix } of findings) {
    const hunk = oneHunk(fix?.patch ?? "");
    if (hunk?.file !== file) continue;
    const text2 = await blobAt(repository, head.tree, file);
    const suggestion = suggestionOf(hunk, text2?.toString("utf8") ?? "");
    if (suggestion !== void 0) found.set(id, suggestion);
  }
  return found;
}
async function postReport(request) {
  const { run, repo, pr, yes, dryRun, withFixes } = request;
  checkKind(run);
  const known = await request.report();
  const report = withFixes ? known : withoutPatches(known);
  const target = pullOfRun(run.file, { repo, pr });
  const place = await pullRequestPlace(run.repository, target);
  const pull = await readPullRequest(place, target.number);
  const closed = closedPullRequest(pull);
  if (closed !== void 0 && !yes) {
    throw new Failure(closed.code, closed.message, { hint: "post to it all the same: --yes" });
  }
  checkHead(run, pull);
  const served = await readServedFiles(pull);
  const [base, posted, renamed] = await Promise.all([readMergeBase(pull), readPosted(pull), renamedIn(run)]);
  checkHead(run, await readPullRequest(place, target.number));
  const scope = { paths: run.file.paths, wholePullRequest: base === run.file.base.sha };
  const suggestions = await suggestionsOf(run, report);
  const plan = planPost({ report, scope, served, posted, renamed, suggestions });
  if (plan.review.kind === "create" && posted.pending) throw pendingReview();
  return { pull, plan, sent: dryRun ? void 0 : await sendPlan(pull, plan, commandOf(request)) };
}
function withoutPatches(report) {
  const findings = report.findings.map(
    ({ fix, ...rest }) => fix === void 0 ? rest : { ...rest, fix: { ...fix, patch: "" } }
  );
  return { ...report, findings };
}
function checkKind({ file }) {
  if (file.shard !== void 0) {
    throw new Failure(
      "post/no-pull-request",
      `run ${file.run} is shard ${file.shard.index} of ${file.shard.of}, which is a part of a review`,
      { hint: "put the shards together, then post the run that comes of it: correctless merge RUN\u2026" }
    );
  }
  if (file.kind === "review" || file.kind === "step") return;
  throw new Failure(
    "post/no-pull-request",
    `run ${file.run} is the stage "${file.kind}" of an audit, not a review`,
    { hint: "review the pull request: correctless plan '#123'" }
  );
}
function checkHead({ file }, pull) {
  if (file.head.sha === pull.head.sha) return;
  throw new Failure(
    "post/outdated",
    `run ${file.run} reviewed ${file.head.sha ?? "uncommitted work"}, and pull request #${pull.number} is at ${pull.head.sha}`,
    { hint: `review it as it is now: correctless plan '#${pull.number}'` }
  );
}
async function renamedIn({ paths, file }) {
  const memory = await readMemory(paths, file).catch((error) => {
    if (error instanceof Failure) return void 0;
    throw error;
  });
  const pairs = (memory?.findings ?? []).flatMap(
    ({ finding: { fingerprint, open } }) => open === void 0 || open.fingerprint === fingerprint ? [] : [[open.fingerprint, fingerprint]]
  );
  return new Map(pairs);
}
function commandOf({ run: { file }, repo, pr, withFixes }) {
  return [
    file.run,
    ...withFixes ? ["--with-fixes"] : [],
    ...repo === void 0 ? [] : ["--repo", repo],
    ...pr === void 0 ? [] : ["--pr", pr]
  ].join(" ");
}
var postCommand = {
  name: "post",
  summary: "Posts the report of a finished run as a review of its pull request",
  usage: "RUN [--dry-run] [--with-fixes] [--repo OWNER/NAME] [--pr N] [--yes] [--json]",
  flags: {
    "dry-run": "show what would be posted, and post nothing",
    "with-fixes": "offer the verified fixes as suggestions or patches",
    "repo OWNER/NAME": "the repository, if the run was not planned for a pull request",
    "pr N": "the pull request, if the run was not planned for one",
    yes: "also post to a closed pull request",
    json: "what was done, as JSON on stdout"
  },
  takes: { least: 1, most: 1, paths: false },
  details: `Uses gh and its login, which needs permission to write to pull requests. Posts one review, which approves nothing, with comments where
GitHub accepts them. Safe to repeat: a second post updates what has changed and resolves what is gone.
The status is 0 if it could post; \`correctless verdict RUN\` says how the review ended.
JSON: {pull_request, dry_run, review: create|update|keep, url, comments{created, updated, resolved, kept, untouched[], told},
without_comments, superseded, unresolvable[], body, new_comments[]}
  without_comments is GitHub's reason for refusing all comments; body then contains their text`,
  run: async ({ positionals, flag: flag2, option, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, "RUN");
    if (await isAudit(repository, name)) throw isAnAudit(name);
    const run = await openRun(repository, name);
    const posted = await postReport({
      run,
      report: () => readWorkedReport(run),
      withFixes: flag2("with-fixes"),
      repo: option("repo"),
      pr: option("pr"),
      yes: flag2("yes"),
      dryRun: flag2("dry-run")
    });
    return { status: 0, stdout: flag2("json") ? jsonOf(posted) : textOf(posted) };
  }
};
function isAnAudit(name) {
  return new Failure("post/no-pull-request", `${name} is an audit, which is of no pull request`, {
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
  return inertJson(json);
}
var isWithout = (sent) => sent !== void 0 && sent.withoutComments !== null;
function asSent({ comments }, sent) {
  const [create, told] = [comments.create.length, comments.inBody.length];
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
    ...isWithout(sent) ? [`GitHub took no comments at lines, their findings are in the text: ${sent.withoutComments}`] : [],
    ...comments.untouched.map(
      ({ comment, why }) => `left as it is: the comment in ${inertLine(comment.path)}, ${why}`
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
    ({ comment, body: body2 }) => `--- ${inertLine(comment.path)}, changed
${inertBlock(body2)}`
  );
  const fresh = review.kind === "create" ? review.comments.map(
    (one) => `--- ${inertLine(one.path)}:${one.line} ${one.side}
${inertBlock(one.body)}`
  ) : [];
  const body = review.kind === "keep" ? [] : [`--- review, ${review.kind}
${inertBlock(review.body)}`];
  return ["dry run: nothing is posted", ...body, ...fresh, ...changes];
}
Object.assign(exports, { postCommand });
});
