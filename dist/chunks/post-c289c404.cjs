var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["post"] = __part((module, exports) => {
__export(exports, { postCommand: () => postCommand });
var [import_positional, import_pull_request, import_listed_files, import_pull_request_target, import_read_report, import_report_file, import_memory, import_open_run, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_nothing_reviewed, import_arithmetic, import_summary_notes, import_evidence_lines, import_reservations, import_tally, import_at_a_glance, import_evidence_drop, import_slot_state, import_file_header, import_names, import_hunk_order, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_next_command, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["main-9da6c79b/positional", "file-header-a064cb69/pull-request", "file-header-a064cb69/listed-files", "target-823430ed/pull-request-target", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "evidence-lines-ba96a19f/memory", "open-run-ba804728/open-run", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "evidence-lines-ba96a19f/nothing-reviewed", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/summary-notes", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "render-terminal-2-cbd5451e/at-a-glance", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "evidence-drop-94f915f0/hunk-order", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function readMergeBase({ place, base, head }) {
  const path = (0, import_place.apiPath)(place, `/compare/${base.sha}...${head.sha}?per_page=1&page=2`);
  const answer = await (0, import_gh.askGithub)(place.repository.host, path);
  if (answer.status === 404) return void 0;
  if (answer.status !== 200) throw (0, import_place.unexpected)(answer);
  return (0, import_place.sha)(answer.body, "merge_base_commit", "sha");
}
var BREAK = "\u200B";
function inertGithub(text2) {
  return broken((0, import_inert_2.inertLine)(text2)).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^[-=]/, (char) => `\\${char}`).replace(/^(\d+)\./, String.raw`$1\.`).replaceAll(BREAK, "&#8203;");
}
function broken(line) {
  return line.replaceAll(/@(?=\S)|#(?=[\p{L}\p{N}_])/gu, `$&${BREAK}`).replaceAll(/(gh|ghsa|cve)-(?=[a-z0-9])/gi, `$&${BREAK}`).replaceAll(/[0-9a-f]{7,}/gi, (digits) => digits.replaceAll(/.{6}(?=.)/g, `$&${BREAK}`)).replaceAll(/:(?=\/|:|[\w+-]+:)/g, `$&${BREAK}`).replaceAll(/www(?=\.)/gi, `$&${BREAK}`);
}
function inertGithubLines(text2) {
  return text2.replaceAll("\r\n", "\n").split("\n").map(inertGithub).join("\n");
}
function inertCode(text2) {
  const line = (0, import_inert_2.inertLine)(text2);
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
  const lens = import_vocabulary.LENSES.find((one) => one === named);
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
  return `${place} ${inertGithub((0, import_at_a_glance.shortTitle)(finding))} (${finding.severity})`;
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
function details({ why, evidence, suggested_fix: fix }) {
  return [
    { full: inertGithubLines(why), short: inertGithub(cut(why, BRIEF)) },
    ...fix.trim() === "" ? [] : [{ full: `Suggested fix:

${(0, import_inert_2.inertFence)(fix)}` }],
    ...evidence.map(({ kind, source, text: text2 }) => ({
      full: `<details><summary>${standing(kind)}: ${inertGithub(kind)}</summary>

${inertCode(cut(source, 500))}

${(0, import_inert_2.inertFence)(text2)}

</details>`
    }))
  ];
}
function standing(kind) {
  if (kind === import_evidence_lines.KNOWLEDGE) return "Not proven";
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
    const changes = (0, import_file_header.parsePatch)(Buffer.from(text2), { plainHeaders: true, idleHunks: false });
    return [...changes.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.hunks.map(({ removed, new: { start, count } }) => ({
        left: removed,
        right: count === 0 ? void 0 : { start, end: start + count - 1 }
      }));
    });
  } catch (error) {
    if (error instanceof import_failure.Failure) return [];
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
    (span) => (0, import_line_span.overlaps)(span, at2)
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
  const kind = (0, import_nothing_reviewed.nothingReviewed)(report) === void 0 ? "Code review" : "Nothing was reviewed";
  const clear = (0, import_summary_notes.allClear)(report);
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
    `${counts.critical} critical, ${counts.important} important, ${counts.minor} minor${open === 0 ? "" : `, ${open} not scored`} in ${(0, import_counted.counted)(scope.files, "file")}.`,
    ...[(0, import_nothing_reviewed.nothingReviewed)(report) ?? []].flat().map((text2) => inertGithub(cut(text2, LINE))),
    ...since === null ? [] : [`${(0, import_at_a_glance.sinceTitle)(since)}: ${(0, import_at_a_glance.sinceCounts)(since)}.`],
    ...notes.map((note) => inertGithub(cut(note, LINE)))
  ].join("\n\n");
}
function glanceSections(report) {
  const answer = { full: `**Recommendation:** ${report.recommendation}` };
  const glance = (0, import_at_a_glance.glanceOf)(report);
  if (glance === void 0) return [answer];
  const first2 = glance.first.map(
    (one, i) => `${i + 1}. ${findingLine(one)}
   ${inertGithub((0, import_at_a_glance.shortWhy)(one))}`
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
    { full: `- Findings: ${(0, import_arithmetic.arithmetic)(report.counts)}` },
    { full: `- Coverage: ${inertGithub(cut((0, import_arithmetic.coverageLine)(report.coverage), LINE))}` },
    ...(0, import_summary_notes.summaryNotes)(report).map(([name, text2]) => ({
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
      resolutionOf: (comment) => resolutionOf(comment, report, scope),
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
    throw new import_failure.Failure(
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
    throw new import_failure.Failure(
      "usage/bad-value",
      `run ${file.run} is of ${planned.asked}: --repo and --pr cannot change that`,
      {
        hint: `leave them out: correctless post ${file.run}`
      }
    );
  }
  if (pr === void 0) {
    throw new import_failure.Failure("post/no-pull-request", `run ${file.run} was not planned for a pull request`, {
      hint: `name the one whose head it reviewed: correctless post ${file.run} --pr N`
    });
  }
  if (!/^#?\d+$/.test(pr)) throw badNumber(pr);
  const target = (0, import_pull_request_target.pullRequestTarget)(`#${pr.replace("#", "")}`);
  if (target === void 0) throw badNumber(pr);
  return { ...target, repository: repo === void 0 ? null : namedRepository(repo) };
}
function plannedFor({ target }) {
  if (target === void 0) return void 0;
  const [subject] = JSON.parse(target);
  return typeof subject === "string" && /^https:\/\//.test(subject) ? (0, import_pull_request_target.pullRequestTarget)(subject) : void 0;
}
function badNumber(pr) {
  return new import_failure.Failure("usage/bad-value", `--pr "${pr}" is not the number of a pull request`, {
    hint: "write --pr 123"
  });
}
function namedRepository(repo) {
  const parts = repo.split("/");
  const [host = "", owner = "", name = ""] = parts.length === 2 ? ["github.com", ...parts] : parts;
  const named = parts.length > 3 ? void 0 : (0, import_repository_name.repositoryNamed)(host, owner, name);
  if (named !== void 0) return named;
  throw new import_failure.Failure("usage/bad-value", `--repo "${repo}" is not the name of a repository`, {
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
  const { status, body } = await (0, import_gh.sendToGithub)(host, "graphql", { query: QUERIES[name], variables });
  const errors = errorsIn(body);
  const [first2] = errors;
  if (status === 200 && first2 === void 0) return { kind: "done", data: dataIn(body) };
  const said = first2 === void 0 ? `status ${status}` : (0, import_inert_2.inertLine)((0, import_place.textOrNull)(first2, "message") ?? "").slice(0, 300);
  const types = new Set(errors.map((error) => (0, import_place.textOrNull)(error, "type")));
  if (types.has("RATE_LIMITED") || /rate limit/i.test(said)) {
    throw new import_failure.Failure(
      "environment/gh-rate-limited",
      `${host} no longer answers this login for now: ${said}`,
      {
        hint: "wait, then run the command again; what is left: gh api rate_limit"
      }
    );
  }
  if (types.has("FORBIDDEN")) return { kind: "forbidden", said };
  throw new import_failure.Failure("environment/gh-failed", `GitHub refused ${name}: ${said}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function askGraphqlOrThrow(host, name, variables) {
  const answer = await askGraphql(host, name, variables);
  if (answer.kind === "done") return answer.data;
  throw new import_failure.Failure("environment/gh-no-access", `${host} refuses ${name}: ${answer.said}`, {
    hint: "the login of gh needs to write to pull requests of the repository: see docs/pull-requests.md"
  });
}
function errorsIn(body) {
  return typeof body === "object" && body !== null && "errors" in body ? (0, import_place.list)(body.errors) : [];
}
function dataIn(body) {
  return typeof body === "object" && body !== null && "data" in body ? body.data : void 0;
}
async function readPosted(pull) {
  const [reviews, threads] = await Promise.all([
    readAll(pull, "reviews", (node) => [node]),
    readAll(pull, "threads", postedComment)
  ]);
  const own = reviews.filter((node) => (0, import_place.flag)(node, "viewerDidAuthor"));
  return {
    reviews: own.map(reviewIn).filter(({ body }) => isOurReview(body)),
    comments: threads,
    pending: own.some((node) => (0, import_place.text)(node, "state") === "PENDING")
  };
}
var reviewIn = (node) => ({ id: (0, import_place.text)(node, "id"), body: (0, import_place.text)(node, "body") });
function postedComment(thread) {
  const [first2] = (0, import_place.list)((0, import_place.at)(thread, ["comments", "nodes"]));
  if (first2 === void 0 || !(0, import_place.flag)(first2, "viewerDidAuthor")) return [];
  const body = (0, import_place.text)(first2, "body");
  const marker = findingMarkerOf(body);
  if (marker === void 0) return [];
  return [
    {
      id: (0, import_place.text)(first2, "id"),
      path: (0, import_place.text)(thread, "path"),
      body,
      marker,
      thread: (0, import_place.text)(thread, "id"),
      resolved: (0, import_place.flag)(thread, "isResolved")
    }
  ];
}
var FIELD = { reviews: "reviews", threads: "reviewThreads" };
async function readAll({ number, place: { repository } }, query, read) {
  const { host, owner, name } = repository;
  const found = [];
  for (let after = null; ; ) {
    const answer = await askGraphqlOrThrow(host, query, { owner, name, number, after });
    const entries = (0, import_place.at)(answer, ["repository", "pullRequest", FIELD[query]]);
    found.push(...(0, import_place.list)((0, import_place.at)(entries, ["nodes"])).flatMap(read));
    after = (0, import_place.textOrNull)(entries, "pageInfo", "endCursor");
    if (after === null || !(0, import_place.flag)(entries, "pageInfo", "hasNextPage")) return found;
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
    throw error instanceof import_failure.Failure ? interrupted(error, sent, again) : error;
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
  return (0, import_gh.sendToGithub)(hostOf(pull), (0, import_place.apiPath)(pull.place, `/pulls/${pull.number}/reviews`), request);
}
var isTaken = ({ status }) => status === 200 || status === 201;
function created({ body }, sent) {
  sent.review = "created";
  sent.url = (0, import_place.textOrNull)(body, "html_url");
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
  return new import_failure.Failure("post/refused", `GitHub did not take the review: ${said}`, {
    hint: "nothing of the review was posted; run the command again, and if it stays so, report it"
  });
}
function saidIn({ status, body }) {
  const errors = (0, import_place.at)(body, ["errors"]);
  const message = (0, import_place.textOrNull)(body, "message") ?? `status ${status}`;
  return (0, import_inert_2.inertLine)([message, ...Array.isArray(errors) ? errors.map(errorText) : []].join(": ")).slice(
    0,
    500
  );
}
var errorText = (error) => typeof error === "string" ? error : (0, import_place.textOrNull)(error, "message") ?? JSON.stringify(error);
function pendingReview() {
  return new import_failure.Failure(
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
  return new import_failure.Failure(failure.code, message, {
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
  const report = await (0, import_read_report.readReport)(run);
  const target = pullOfRun(run.file, { repo, pr });
  const place = await (0, import_place.pullRequestPlace)(run.repository, target);
  const pull = await (0, import_place.readPullRequest)(place, target.number);
  const closed = (0, import_pull_request.closedPullRequest)(pull);
  if (closed !== void 0 && !yes) {
    throw new import_failure.Failure(closed.code, closed.message, { hint: "post to it all the same: --yes" });
  }
  checkHead(run, pull);
  const served = await (0, import_listed_files.readServedFiles)(pull);
  const [base, posted, renamed] = await Promise.all([readMergeBase(pull), readPosted(pull), renamedIn(run)]);
  checkHead(run, await (0, import_place.readPullRequest)(place, target.number));
  const scope = { paths: run.file.paths, wholePullRequest: base === run.file.base.sha };
  const plan = planPost({ report, scope, served, posted, renamed });
  if (plan.review.kind === "create" && posted.pending) throw pendingReview();
  return { pull, plan, sent: dryRun ? void 0 : await sendPlan(pull, plan, commandOf(run, { repo, pr })) };
}
function checkKind({ file }) {
  if (file.shard !== void 0) {
    throw new import_failure.Failure(
      "post/no-pull-request",
      `run ${file.run} is shard ${file.shard.index} of ${file.shard.of}, which is a part of a review`,
      { hint: "put the shards together, then post the run that comes of it: correctless merge RUN\u2026" }
    );
  }
  if (file.kind === "review" || file.kind === "step") return;
  throw new import_failure.Failure(
    "post/no-pull-request",
    `run ${file.run} is the stage "${file.kind}" of an audit, not a review`,
    {
      hint: "review the pull request: correctless plan '#123'"
    }
  );
}
function checkHead({ file }, pull) {
  if (file.head.sha === pull.head.sha) return;
  throw new import_failure.Failure(
    "post/outdated",
    `run ${file.run} reviewed ${file.head.sha ?? "uncommitted work"}, and pull request #${pull.number} is at ${pull.head.sha}`,
    { hint: `review it as it is now: correctless plan '#${pull.number}'` }
  );
}
async function renamedIn({ paths, file }) {
  const memory = await (0, import_memory.readMemory)(paths, file).catch((error) => {
    if (error instanceof import_failure.Failure) return void 0;
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
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const name = (0, import_positional.positional)(positionals, "RUN");
    if (await (0, import_fold_journal.isAudit)(repository, name)) throw isAnAudit(name);
    const posted = await postReport({
      run: await (0, import_open_run.openRun)(repository, name),
      repo: option("repo"),
      pr: option("pr"),
      yes: flag2("yes"),
      dryRun: flag2("dry-run")
    });
    return { status: 0, stdout: flag2("json") ? jsonOf(posted) : textOf(posted) };
  }
};
function isAnAudit(name) {
  return new import_failure.Failure("post/no-pull-request", `${name} is an audit, which is of no pull request`, {
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
  return (0, import_inert_2.inertJson)(json);
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
      ({ comment, why }) => `left as it is: the comment in ${(0, import_inert_2.inertLine)(comment.path)}, ${why}`
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
    ({ comment, body: body2 }) => `--- ${(0, import_inert_2.inertLine)(comment.path)}, changed
${(0, import_inert_2.inertBlock)(body2)}`
  );
  const fresh = review.kind === "create" ? review.comments.map(
    (one) => `--- ${(0, import_inert_2.inertLine)(one.path)}:${one.line} ${one.side}
${(0, import_inert_2.inertBlock)(one.body)}`
  ) : [];
  const body = review.kind === "keep" ? [] : [`--- review, ${review.kind}
${(0, import_inert_2.inertBlock)(review.body)}`];
  return ["dry run: nothing is posted", ...body, ...fresh, ...changes];
}
});
