var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["fact-texts"] = __part((module, exports) => {
__export(exports, { INTENT_ROOM: () => INTENT_ROOM, LIST_ROOM: () => LIST_ROOM, PROOF_NAMES: () => PROOF_NAMES, PROOF_PATHS: () => PROOF_PATHS, authorText: () => authorText, discussionText: () => discussionText, historyNotes: () => historyNotes, historyTexts: () => historyTexts, importText: () => importText, intentText: () => intentText, listed: () => listed, namedPaths: () => namedPaths, spanText: () => spanText, stackText: () => stackText });
var [import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_vocabulary] = ["world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "main/vocabulary"].map(__load);
var SHAPES = import_vocabulary.LENSES.flatMap((lens) => Object.entries((0, import_vocabulary.lensRecord)(lens).proof));
var PROOF_NAMES = [...new Set(SHAPES.map(([name]) => name))];
var PROOF_PATHS = PROOF_NAMES.filter(
  (name) => SHAPES.some(([one, shape]) => one === name && shape === "path")
);
function namedPaths(findings) {
  const paths = findings.flatMap((claim) => [
    claim.file,
    ...claim.verification.where_checked,
    claim.verification.cause?.file,
    ...(claim.also ?? []).map(({ file }) => file),
    ...(claim.rests_on ?? []).flatMap((rest) => "file" in rest ? [rest.file] : []),
    ...PROOF_PATHS.map((name) => claim[name])
  ]);
  return [...new Set(paths.filter((path) => path !== void 0))];
}
var CONTEXT_LINES = 1;
var HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function leanPatch(excerpt) {
  return excerpt.split(/(?<=\n)(?=@@ |\[\d+ more hunks )/).map(leanPart).join("");
}
function leanPart(text) {
  const found = HEADER.exec(text);
  const whole = text.endsWith("\n") ? text : `${text}
`;
  if (found === null || /^\[/m.test(whole)) return text;
  const [old, now] = [sideOf(found[1], found[2]), sideOf(found[3], found[4])];
  const lean = (0, import_split_hunk.leanHunk)({ id: "", old, new: now, text: whole }, CONTEXT_LINES).text;
  return text.endsWith("\n") ? lean : lean.slice(0, -1);
}
function sideOf(start = "0", count = "1") {
  return { start: Number(start), count: Number(count) };
}
var LIST_ROOM = 4096;
function listed(items, separator, room = LIST_ROOM, omitted = 0) {
  const kept = [];
  let bytes = 0;
  for (const item of items) {
    bytes += (0, import_packet_2.byteLength)(item) + separator.length;
    if (bytes > room) break;
    kept.push(item);
  }
  const more = items.length - kept.length + omitted;
  return [...kept, ...more === 0 ? [] : [`(${more} more)`]].join(separator);
}
var NAMES_ROOM = 512;
function stackText(stack) {
  const rows = [
    ["languages", listed(stack.languages, ", ")],
    ["framework", stack.framework ?? ""],
    ["dependencies", listed(stack.dependencies, ", ", NAMES_ROOM)],
    ["configuration", listed(stack.configFiles.map(import_shown_path.shownPath), ", ")]
  ].filter(([, value]) => value !== "");
  const notes = stack.notes.length === 0 ? [] : [
    listed(
      stack.notes.map((note) => `- ${note}`),
      "\n"
    )
  ];
  return [...rows.map(([name, value]) => `${name}: ${value}`), ...notes].join("\n") || "(nothing detected)";
}
function historyNotes({ omitted, notes }) {
  const lines = [
    ...omitted === 0 ? [] : [`(${omitted} more rows were found and are in no packet)`],
    ...(notes ?? []).map((note) => `(${note})`)
  ];
  return lines.length === 0 ? "" : `${listed(lines, "\n")}

`;
}
function historyTexts(rows, nameOf, patchLimit) {
  const patches = rows.flatMap((row) => shownPatch(row) ?? []);
  const fits = (0, import_packet_2.byteLength)(patches.join("")) <= patchLimit;
  const note = fits ? [] : [`(${patches.length} patch excerpts of the rows below are left out: they need too much room)`];
  return [...note, ...rows.map((row) => historyText(row, nameOf(row.sha), fits))];
}
function shownPatch({ patch }) {
  return patch === void 0 || patch.startsWith("@@ -0,0 ") ? void 0 : leanPatch(patch);
}
function historyText(row, name, withPatch) {
  const patch = shownPatch(row);
  return [
    `commit: ${name}`,
    `date: ${row.date.slice(0, 10)}`,
    `why: ${row.why}`,
    `file: ${(0, import_shown_path.shownPath)(row.path)}`,
    ...row.lines.length === 0 ? [] : [`last to touch: ${row.lines.map(spanText).join(", ")}`],
    `message:
${row.subject}${row.body === "" ? "" : `

${row.body}`}`,
    ...withPatch && patch !== void 0 ? [`patch:
${patch}`] : [],
    ...row.patch !== void 0 && patch === void 0 ? ["(the commit made the file)"] : [],
    ...(row.remarks ?? []).map(
      ({ pullRequest, at, text }) => `review comment of ${at} in its pull request #${pullRequest}:
${text}`
    )
  ].join("\n");
}
function importText(change) {
  return [
    `${(0, import_shown_path.shownPath)(change.path)}:`,
    ...change.added.map((name) => `+ ${name}`),
    ...change.removed.map((name) => `- ${name}`)
  ].join("\n");
}
function spanText({ start, end }) {
  return start === end ? String(start) : `${start}-${end}`;
}
var INTENT_ROOM = 4 * LIST_ROOM;
function intentText(summary, words, room = LIST_ROOM) {
  if (summary === null) {
    return `(no summary was made of this change)
${authorText(words, Math.max(room, 2 * LIST_ROOM))}`;
  }
  const said = "focus" in summary ? summaryLines(summary) : statedLines(summary);
  return [...said, "", authorText(words, room)].join("\n");
}
function summaryLines({ goal, approach, summary, focus }) {
  const places = focus.map((item) => `- ${item}`);
  return [
    ...[`goal: ${goal}`, `approach: ${approach}`, `summary: ${summary}`],
    ...places.length === 0 ? [] : ["look at:", ...places]
  ];
}
function statedLines({ goal, summary }) {
  return ["(as a reviewer of this change understood it)", `goal: ${goal}`, `summary: ${summary}`];
}
function authorText({ pullRequest, commits, commitsOmitted }, room) {
  const messages = commitsText(commits, room, commitsOmitted);
  return pullRequest === null ? messages : `${pullRequestText(pullRequest, room)}

${messages}`;
}
function pullRequestText({ number, title, author, body }, room) {
  return `pull request #${number} by ${author}: ${title}

${(0, import_message_text.wholeLines)(body.trim(), room) || "(no description)"}`;
}
function commitsText(commits, room, omitted) {
  const texts = [];
  let bytes = 0;
  let left = omitted;
  for (const { sha, subject, body } of commits) {
    const short = `commit ${sha.slice(0, 12)}: ${subject}`;
    const fitting = [body === "" ? short : `${short}

${body}`, `${short}
(body left out)`].find(
      (text) => bytes + (0, import_packet_2.byteLength)(text) + 2 <= room
    );
    if (fitting === void 0) left += 1;
    else {
      texts.push(fitting);
      bytes += (0, import_packet_2.byteLength)(fitting) + 2;
    }
  }
  if (left > 0) texts.push(`(${left} more commits)`);
  return texts.join("\n\n") || "(no commit messages: the change is not committed)";
}
var REMARK_BYTES = 2e3;
function discussionText(pullRequest, room) {
  if (pullRequest === null) return "(this is not a pull request)";
  const { discussion, reviewRemarks, omitted } = pullRequest;
  const remarks = [
    ...discussion.map((remark) => remarkText(remark, "")),
    ...reviewRemarks.map((remark) => {
      const line = remark.line === null ? "" : `, line ${remark.line}`;
      return remarkText(remark, ` on ${(0, import_shown_path.shownPath)(remark.path)}${line}`);
    })
  ];
  return listed(remarks, "\n\n", room, omitted) || "(nobody has said anything)";
}
function remarkText({ author, at, text }, where) {
  return `${author}, ${at}${where}:
${(0, import_message_text.wholeLines)(text.trim(), REMARK_BYTES)}`;
}
});
exports["left-out-claims"] = __part((module, exports) => {
__export(exports, { checkReview: () => checkReview, fallenClaim: () => fallenClaim, leftOutClaims: () => leftOutClaims, readMaterial: () => readMaterial, readRedactor: () => readRedactor, unexaminedRemark: () => unexaminedRemark, withRules: () => withRules, writeMaterial: () => writeMaterial, writeSecrets: () => writeSecrets });
var [import_evidence_drop, import_redact_2, import_verify_finding, import_looks, import_index, import_counted, import_stamped, import_printable, import_ledger] = ["evidence-drop-94f915f0/evidence-drop", "evidence-drop-94f915f0/redact-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "index-758d4a94/index", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/ledger"].map(__load);
function checkExamined(review, world, placeOf = (index) => index) {
  const wasSeen = (path, byName = true) => wasShown(path, world) || (0, import_verify_finding.wasOpened)(path, world, byName);
  const examined = review.examined.filter((path) => !wasSeen(path, false)).map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap(
    (claim, index) => (0, import_verify_finding.claimsAbsence)(claim) ? [] : claim.verification.where_checked.filter((path) => !wasSeen(path)).map(
      (path) => `findings[${placeOf(index)}] says it checked ${path}, which was never opened or searched`
    )
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [.../* @__PURE__ */ new Set([...examined, ...checked])],
    unexamined: unexaminedIn(review, world)
  };
}
function noWorkIn({ examined }, world) {
  const { hasTree, looks, shown } = world;
  if (hasTree && looks !== void 0 && (0, import_looks.isIdle)(looks)) return "never_looked";
  return shown.size > 0 && !examined.some((path) => wasShown(path, world)) ? "examined_nothing" : void 0;
}
function unexaminedIn({ examined }, world) {
  const named = new Set(examined.map((path) => (0, import_verify_finding.placeNamed)(path, world)));
  return [...world.shown].filter((path) => !named.has(path));
}
function wasShown(claim, world) {
  const path = (0, import_verify_finding.placeNamed)(claim, world);
  return path !== void 0 && world.shown.has(path);
}
var REMARKS_ON_LOST = {
  also: (file) => `a quote in also is not in ${file}. Copy whole lines exactly as the file has them.`,
  rests_on: (file) => (0, import_evidence_drop.mendRest)({ file })
};
function remarkOn(index, { claim }, reason) {
  const { mend } = (0, import_evidence_drop.recordOf)(reason);
  if (mend === null) return void 0;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${mend(reason)} Otherwise leave the finding out.`;
}
function remarksOnLost(index, { claim, lost = [] }) {
  return lost.map(
    ({ part, file }) => `findings[${index}] ${JSON.stringify(claim.title)}: ${REMARKS_ON_LOST[part](file)} Otherwise leave that place out, and keep the finding.`
  );
}
var NO_WORK = {
  never_looked: "you never looked at the tree. Read the changed files and what they touch, then answer.",
  examined_nothing: "examined names no file of the packet. Go through the files of the packet and name those that you went through."
};
function checkReview(lens, review, world, places = [...review.findings.keys()]) {
  const placeOf = (index) => places[index] ?? index;
  const raised = review.findings.map((claim) => ({ slot: review.slot, lens, claim }));
  const sifted = (0, import_looks.sift)(raised, (finding) => (0, import_verify_finding.verifyFinding)(finding, world));
  const fallen = new Set(sifted.dropped.map(({ value }) => value));
  const standing = raised.filter((finding) => !fallen.has(finding));
  const { noWork, refusedClaims, unexamined } = checkExamined(review, world, placeOf);
  const remarks = [
    ...noWork === void 0 ? [] : [NO_WORK[noWork]],
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(
      ({ value, reason }) => remarkOn(placeOf(raised.indexOf(value)), value, reason) ?? []
    ),
    ...sifted.kept.flatMap((kept, n) => remarksOnLost(placeOf(raised.indexOf(standing[n] ?? kept)), kept))
  ];
  return { remarks, sifted, refusedClaims, unexamined, noWork: noWork !== void 0 };
}
function unexaminedRemark(unexamined, shown) {
  if (unexamined.length === 0) return void 0;
  const names = unexamined.map(import_printable.printable).join(", ");
  return `examined lacks ${unexamined.length} of the ${(0, import_counted.counted)(shown, "file")} that the packet shows: ${names}. Go through the diff of each and name it; what is not named counts as not reviewed.`;
}
function fallenClaim({ value, reason }) {
  const { file, line, title, severity } = value.claim;
  const beside = reason.kind === "not_on_changed_lines" && reason.beside === true;
  const why = (0, import_evidence_drop.dropText)(reason);
  return {
    ...{ lens: value.lens, file, line, title, severity, kind: reason.kind, why },
    ...beside ? { beside } : {}
  };
}
function leftOutClaims({ ledger }, checked) {
  const given = (slot) => checked.filter((one) => one.slot === slot).flatMap(({ sifted }) => [...sifted.kept, ...sifted.dropped.map(({ value }) => value)]);
  const left = /* @__PURE__ */ new Map();
  for (const { slot, fallen = [] } of [...(0, import_ledger.eventsOf)(ledger, "sent-back"), ...(0, import_ledger.eventsOf)(ledger, "refused")]) {
    if (slot === void 0) continue;
    for (const claim of fallen) {
      if (given(slot).some((raised) => isAgain(claim, raised))) continue;
      left.set(JSON.stringify([slot, claim.lens, claim.title]), dropOf(slot, claim));
    }
  }
  return [...left.values()];
}
function isAgain({ lens, file, line, title }, { lens: other, claim }) {
  if (lens !== other) return false;
  return title === claim.title || file === claim.file && line === claim.line && (0, import_index.isSimilarTitle)(title, claim.title);
}
function dropOf(slot, claim) {
  const { lens, file, line, title, severity, kind, why, beside } = claim;
  const value = {
    slot,
    lens,
    claim: {
      ...{ file, line, title, severity, why, suggested_fix: "" },
      verification: {
        ...{ code_examined: "", line_range_examined: [line, line], verification_method: "" },
        ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false }
      }
    }
  };
  const near = beside === true ? { beside } : {};
  return { value, reason: { kind: "not_given_again", was: kind, severity, why, ...near } };
}
async function writeMaterial(paths, run, { files, context, rules, checklist }, selection) {
  const facts = { context, checklist };
  await Promise.all([
    (0, import_stamped.writeStamped)(paths.files, run, files),
    (0, import_stamped.writeStamped)(paths.rules, run, { all: rules, ...selection }),
    (0, import_stamped.writeStamped)(paths.facts, run, facts)
  ]);
}
async function readMaterial(paths, run) {
  const [files, rules, { context, checklist }] = await Promise.all([
    (0, import_stamped.readStamped)(paths.files, run),
    (0, import_stamped.readStamped)(paths.rules, run),
    (0, import_stamped.readStamped)(paths.facts, run)
  ]);
  return withRules({ files, context, checklist }, rules);
}
function withRules(read, { all, given }) {
  const material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  return material;
}
async function readRedactor(paths, run) {
  return (0, import_redact_2.createRedactor)(await (0, import_stamped.readStamped)(paths.secrets, run));
}
async function writeSecrets(paths, run, redactor) {
  await (0, import_stamped.writeStamped)(paths.secrets, run, redactor.known());
}
});
exports["looks-of"] = __part((module, exports) => {
__export(exports, { looksOf: () => looksOf });
var [import_ledger] = ["matches-schema-2b17f0d0/ledger"].map(__load);
function looksOf(ledger, agentId) {
  const own = (0, import_ledger.eventsOf)(ledger, "look").filter((e) => e.agentId === agentId && e.verdict === "allowed");
  return {
    opened: new Set(own.filter(({ tool }) => tool === "Read").map(({ path }) => path)),
    searched: own.filter((e) => e.tool === "Grep" && e.names_only !== true).map(({ path }) => path),
    listed: own.filter((e) => e.tool === "Glob" || e.names_only === true).map(({ path }) => path)
  };
}
});
exports["message-text"] = __part((module, exports) => {
__export(exports, { wholeLines: () => wholeLines, withoutPersonTrailers: () => withoutPersonTrailers });
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPersonTrailers(body) {
  return body.split(/\r?\n/).filter((line) => !PERSON.test(line.trim())).join("\n").trim();
}
function wholeLines(text, limit) {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
}
});
exports["named-entries"] = __part((module, exports) => {
__export(exports, { readTextsOfReply: () => readTextsOfReply });
var [import_quoted_texts, import_asked_objects, import_decode_text, import_largest_text, import_failure] = ["world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/decode-text", "objects-0b8527c9/largest-text", "main/failure"].map(__load);
async function namedEntries(ask, trees, paths) {
  const folders = /* @__PURE__ */ new Map();
  const folder = (oid) => {
    const known = folders.get(oid) ?? ask({ type: "tree", oids: [oid] }).then((read) => items(read.get(oid) ?? Buffer.alloc(0), oid));
    folders.set(oid, known);
    return known;
  };
  const find = async (tree, [name = "", ...rest]) => {
    const item = (await folder(tree)).get(nameInTree(name));
    if (rest.length === 0 || item === void 0) return item;
    return item.type === "tree" ? find(item.oid, rest) : void 0;
  };
  const entry = async (tree, path) => {
    const item = await find(tree, path.split("/"));
    return item === void 0 ? [] : [{ ...item, path }];
  };
  return Promise.all(
    trees.map(async (tree) => (await Promise.all(paths.map((path) => entry(tree, path)))).flat())
  );
}
var nameInTree = (name) => Buffer.from(name, "utf8").toString("latin1");
function items(tree, oid) {
  const found = /* @__PURE__ */ new Map();
  for (let at = 0; at < tree.length; ) {
    const name = tree.indexOf(SPACE, at) + 1;
    const end = tree.indexOf(0, name);
    const next = end + 1 + oid.length / 2;
    if (name === 0 || end === -1 || next > tree.length) throw malformed(oid);
    const mode = parseInt(tree.toString("latin1", at, name - 1), 8);
    found.set(tree.toString("latin1", name, end), {
      type: mode === FOLDER ? "tree" : mode === SUBMODULE ? "commit" : "blob",
      oid: tree.toString("hex", end + 1, next)
    });
    at = next;
  }
  return found;
}
var SPACE = 32;
var FOLDER = 16384;
var SUBMODULE = 57344;
function malformed(oid) {
  return new import_failure.Failure("environment/tree-unavailable", `the tree ${oid} is not of git's form`, {
    hint: "look for damage: git fsck"
  });
}
async function readTextsOfReply(repository, quotes, redact) {
  const paths = (0, import_quoted_texts.pathsMeant)(quotes);
  const { base, head, blobs } = paths.length === 0 ? NOTHING : await readNamed(repository, quotes, paths);
  const shown = (0, import_quoted_texts.shownAsLines)(quotes.changed);
  const headTexts = await (0, import_quoted_texts.textsOf)(head.filter(isFile), blobs, redact, shown);
  const baseTexts = await (0, import_quoted_texts.textsOf)(base.filter(isFile), blobs, redact, shown);
  const places = (0, import_quoted_texts.placesIn)([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed: quotes.changed,
    treeRoots: quotes.treeRoots,
    exists: (path) => places.has(path)
  };
}
var NOTHING = { base: [], head: [], blobs: /* @__PURE__ */ new Map() };
function readNamed(repository, { baseTree, headTree }, paths) {
  return (0, import_asked_objects.withObjects)(repository, async (ask) => {
    const [base = [], head = []] = await namedEntries(ask, [baseTree, headTree], paths);
    const files = [...base, ...head].filter(isFile).map(({ oid }) => oid);
    const read = (oids) => ask({ type: "blob", oids, most: import_largest_text.LARGEST_TEXT });
    return { base, head, blobs: await (0, import_decode_text.readSharedBlobs)(repository, files, { read }) };
  });
}
var isFile = ({ type }) => type === "blob";
});
exports["quoted-texts"] = __part((module, exports) => {
__export(exports, { pathsMeant: () => pathsMeant, placesIn: () => placesIn, readQuotedTexts: () => readQuotedTexts, shownAsLines: () => shownAsLines, textsOf: () => textsOf });
var [import_reviewed_text, import_decode_text, import_largest_text, import_objects] = ["index-758d4a94/reviewed-text", "index-758d4a94/decode-text", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects"].map(__load);
var import_node_path = require("node:path");
async function readQuotedTexts(repository, { baseTree, headTree, changed, treeRoots, named, baseOnDemand = false }, redact) {
  const paths = pathsMeant({ named, treeRoots, changed });
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths)
  ]);
  const files = new Set(paths);
  const isWanted = ({ type, path, size }) => type === "blob" && files.has(path) && (size ?? 0) <= import_largest_text.LARGEST_TEXT;
  const [baseFiles, headFiles] = [base.filter(isWanted), head.filter(isWanted)];
  const blobs = await (0, import_decode_text.readSharedBlobs)(
    repository,
    [...baseOnDemand ? [] : baseFiles, ...headFiles].map(({ oid }) => oid)
  );
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(headFiles, blobs, redact, shown);
  const baseTexts = textsOnDemand(repository, baseFiles, redact, shown);
  if (!baseOnDemand) {
    for (const { path } of baseFiles) baseTexts.of(path);
    await baseTexts.readAsked();
  }
  let places;
  return {
    headText: (path) => headTexts.get(path),
    baseText: baseTexts.of,
    changed,
    treeRoots,
    exists: (path) => (places ??= placesIn([...base, ...head])).has(path),
    readAsked: baseTexts.readAsked
  };
}
function textsOnDemand(repository, entries, redact, shown) {
  const unread = new Map(entries.map((entry) => [entry.path, entry]));
  const asked = /* @__PURE__ */ new Map();
  const texts = /* @__PURE__ */ new Map();
  return {
    of: (path) => {
      const entry = unread.get(path);
      if (entry !== void 0) asked.set(path, entry);
      return texts.get(path);
    },
    readAsked: async () => {
      if (asked.size === 0) return false;
      const wanted = [...asked.values()];
      asked.clear();
      const blobs = await (0, import_decode_text.readSharedBlobs)(
        repository,
        wanted.map(({ oid }) => oid)
      );
      for (const { path } of wanted) unread.delete(path);
      for (const [path, text] of await textsOf(wanted, blobs, redact, shown)) texts.set(path, text);
      return true;
    }
  };
}
function pathsMeant({ named, treeRoots, changed }) {
  return withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed
  );
}
function possiblePaths(name, treeRoots) {
  const root = treeRoots.find((r) => name.startsWith(`${r}/`));
  const relative = import_node_path.posix.normalize(root === void 0 ? name : name.slice(root.length + 1)).replace(/\/+$/, "");
  return [relative, relative.replace(/^[ab]\//, "")].flatMap((path) => (0, import_objects.asRepoPath)(path) ?? []);
}
function withOldNames(paths, changed) {
  const olds = paths.flatMap((path) => {
    const change = changed.get(path);
    return change === void 0 || change.kind === "deleted" ? [] : change.from ?? [];
  });
  const news = [...changed.values()].flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 && paths.includes(change.from) ? [change.path] : []
  );
  return [.../* @__PURE__ */ new Set([...paths, ...olds, ...news])];
}
var MOST_PATHS = 500;
async function entriesNamed(repository, tree, paths) {
  if (paths.length === 0) return [];
  return paths.length > MOST_PATHS ? (0, import_objects.listTree)(repository, tree) : (0, import_objects.listTree)(repository, tree, { paths });
}
async function textsOf(entries, blobs, redact, shown) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === void 0) continue;
    const plain = (0, import_decode_text.textIn)(bytes) ?? (shown(path) ? bytes.toString("utf8") : void 0);
    if (plain === void 0) continue;
    texts.set(path, (0, import_reviewed_text.reviewedText)(plain, redact === void 0 ? void 0 : await redact(plain, path)));
  }
  return texts;
}
function shownAsLines(changed) {
  const paths = new Set(
    [...changed.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.kind === "text" && change.from !== void 0 ? [change.path, change.from] : [change.path];
    })
  );
  return (path) => paths.has(path);
}
function placesIn(entries) {
  return new Set(entries.flatMap(({ path }) => withFolders(path)));
}
function withFolders(path) {
  const folder = import_node_path.posix.dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}
});
exports["scope-entries"] = __part((module, exports) => {
__export(exports, { changedLineCount: () => changedLineCount, changedLinesOf: () => changedLinesOf, scopeEntries: () => scopeEntries });
var [import_line_span] = ["evidence-drop-94f915f0/line-span"].map(__load);
function scopeEntries(changed) {
  return [...changed.values()].map(scopeEntry);
}
function changedLineCount(entries) {
  return entries.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
function scopeEntry(file) {
  switch (file.kind) {
    case "text":
      return {
        kind: "text",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        addedLines: file.addedLines,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "deleted":
      return {
        kind: "deleted",
        path: file.path,
        status: "deleted",
        addedLines: 0,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "opaque":
      return {
        kind: "opaque",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        why: file.why,
        addedLines: 0,
        removedLines: 0,
        hunks: []
      };
  }
}
function hunkNumbers(hunk) {
  return {
    old: hunk.old,
    new: hunk.new,
    added: hunk.added.map(pair),
    removed: hunk.removed.map(pair),
    deletionAnchors: [...hunk.deletionAnchors]
  };
}
var pair = (span2) => [span2.start, span2.end];
var span = ([start, end]) => ({ start, end });
function changedLinesOf(entries) {
  return new Map(entries.map((entry) => [entry.path, fileChange(entry)]));
}
function fileChange(entry) {
  const path = entry.path;
  const from = entry.from === void 0 ? {} : { from: entry.from };
  if (entry.kind === "opaque") {
    return { kind: "opaque", path, ...from, status: entry.status, why: entry.why ?? "binary" };
  }
  const hunks = entry.hunks.map((h) => ({
    ...h,
    bytes: { start: 0, end: 0 },
    added: h.added.map(span),
    removed: h.removed.map(span)
  }));
  const removed = (0, import_line_span.mergeSpans)(hunks.flatMap((h) => h.removed));
  const { removedLines } = entry;
  if (entry.kind === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  return {
    kind: "text",
    path,
    ...from,
    status: entry.status === "deleted" ? "modified" : entry.status,
    addedLines: entry.addedLines,
    removedLines,
    hunks,
    removed,
    added: (0, import_line_span.mergeSpans)(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b)
  };
}
});
exports["split-hunk"] = __part((module, exports) => {
__export(exports, { leanFile: () => leanFile, leanHunk: () => leanHunk, splitHunk: () => splitHunk });
var [import_packet_2, import_hunk_order] = ["objects-0b8527c9/packet-2", "evidence-drop-94f915f0/hunk-order"].map(__load);
var PART_OVERHEAD = 120;
function splitHunk(hunk, maxBytes) {
  if ((0, import_packet_2.byteLength)(hunk.text) <= maxBytes) {
    return { pieces: [wholeHunk(hunk)], tooLong: [] };
  }
  const end = hunk.text.indexOf("\n") + 1;
  const section = sectionOf(hunk.text);
  const room = maxBytes - (0, import_packet_2.byteLength)(section) - PART_OVERHEAD;
  const rows = rowsOf(hunk.text.slice(end));
  const parts = partsOf(rows, room, (0, import_hunk_order.firstLine)(hunk.old), (0, import_hunk_order.firstLine)(hunk.new));
  return {
    pieces: parts.map((part, index) => ({
      hunk: hunk.id,
      part: { index: index + 1, of: parts.length },
      ...linesOf(part),
      text: hunkHeader(part, section) + part.rows.map((row) => row.text).join("")
    })),
    tooLong: rows.filter((row) => row.bytes > room).map((row) => row.bytes)
  };
}
function sectionOf(hunk) {
  return /^@@[^@]*@@(.*)\n$/s.exec(hunk.slice(0, hunk.indexOf("\n") + 1))?.[1] ?? "";
}
function rowsOf(body) {
  const rows = [];
  for (const line of body.split(/(?<=\n)/)) {
    const last = rows.at(-1);
    if (line.startsWith("\\") && last !== void 0) {
      rows[rows.length - 1] = { ...last, text: last.text + line, bytes: last.bytes + (0, import_packet_2.byteLength)(line) };
    } else {
      rows.push({
        text: line,
        bytes: (0, import_packet_2.byteLength)(line),
        old: line.startsWith("+") ? 0 : 1,
        new: line.startsWith("-") ? 0 : 1
      });
    }
  }
  return rows;
}
function partsOf(rows, room, oldFirst, newFirst) {
  const parts = [];
  let current = [];
  let [oldStart, newStart, bytes] = [oldFirst, newFirst, 0];
  const close = () => {
    if (current.length > 0) parts.push({ rows: current, oldStart, newStart });
    oldStart += current.reduce((sum, row) => sum + row.old, 0);
    newStart += current.reduce((sum, row) => sum + row.new, 0);
    [current, bytes] = [[], 0];
  };
  for (const row of rows) {
    if (bytes + row.bytes > room) close();
    if (row.bytes > room) {
      oldStart += row.old;
      newStart += row.new;
    } else {
      current.push(row);
      bytes += row.bytes;
    }
  }
  close();
  return parts;
}
function wholeHunk({ id, old, new: now, text }) {
  return {
    hunk: id,
    part: null,
    oldStart: (0, import_hunk_order.firstLine)(old),
    oldCount: old.count,
    newStart: (0, import_hunk_order.firstLine)(now),
    newCount: now.count,
    text
  };
}
function linesOf({ rows, oldStart, newStart }) {
  const oldCount = rows.reduce((sum, row) => sum + row.old, 0);
  const newCount = rows.reduce((sum, row) => sum + row.new, 0);
  return { oldStart, oldCount, newStart, newCount };
}
function hunkHeader(part, section) {
  const { oldStart, oldCount, newStart, newCount } = linesOf(part);
  const side2 = (start, count) => count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
  return `@@ -${side2(oldStart, oldCount)} +${side2(newStart, newCount)} @@${section}
`;
}
function leanHunk(hunk, most = Infinity) {
  const end = hunk.text.indexOf("\n") + 1;
  const rows = rowsOf(hunk.text.slice(end));
  const isChanged = ({ text }) => text.startsWith("+") || text.startsWith("-");
  const [first, last] = [rows.findIndex(isChanged), rows.findLastIndex(isChanged)];
  if (first < 0) return hunk;
  const depth = depthOf(rows.filter(isChanged));
  const above = Math.min(most, keptAbove(rows.slice(0, first), depth));
  const below = Math.min(most, keptBelow(rows.slice(last + 1), depth));
  const from = first - above;
  const kept = rows.slice(from, last + 1 + below);
  if (kept.length === rows.length) return hunk;
  const start = { old: (0, import_hunk_order.firstLine)(hunk.old) + from, new: (0, import_hunk_order.firstLine)(hunk.new) + from };
  const [old, now] = [side(start.old, kept, "old"), side(start.new, kept, "new")];
  const body = kept.map(({ text }) => text).join("");
  return {
    ...hunk,
    old,
    new: now,
    text: hunkHeader({ rows: kept, oldStart: start.old, newStart: start.new }, sectionOf(hunk.text)) + body
  };
}
function leanFile(file) {
  return { ...file, hunks: file.hunks.map(knownLean) };
}
var KNOWN = /* @__PURE__ */ new WeakMap();
function knownLean(hunk) {
  const lean = KNOWN.get(hunk) ?? leanHunk(hunk);
  KNOWN.set(hunk, lean);
  return lean;
}
function side(first, rows, of) {
  const count = rows.reduce((sum, row) => sum + row[of], 0);
  return { start: count === 0 ? first - 1 : first, count };
}
function keptAbove(rows, depth) {
  const near = rows.toReversed();
  let kept = 0;
  for (const row of near) {
    if (isBlank(row) || indentOf(row) < depth && onlyCloses(row)) break;
    kept += 1;
    if (indentOf(row) < depth) break;
  }
  while (kept > 0 && onlyCloses(near[kept - 1])) kept -= 1;
  return kept;
}
function keptBelow(rows, depth) {
  let kept = 0;
  for (const row of rows) {
    if (isBlank(row) || indentOf(row) < depth) break;
    kept += 1;
  }
  while (kept > 0 && onlyCloses(rows[kept - 1])) kept -= 1;
  return kept;
}
function depthOf(rows) {
  let least = Infinity;
  for (const row of rows) if (!isBlank(row)) least = Math.min(least, indentOf(row));
  return least === Infinity ? 0 : least;
}
function isBlank({ text }) {
  return text.slice(1).trim() === "";
}
function indentOf({ text }) {
  const line = text.slice(1);
  return line.length - line.trimStart().length;
}
function onlyCloses(row) {
  return row !== void 0 && /^[\s)\]}>;,]*$/.test(row.text.slice(1));
}
});
exports["world-of"] = __part((module, exports) => {
__export(exports, { checkScore: () => checkScore, slotLenses: () => slotLenses, textsOfFiles: () => textsOfFiles, textsOfScores: () => textsOfScores, unmatchedClaims: () => unmatchedClaims, worldOf: () => worldOf });
var [import_fact_texts, import_rubric, import_installed_packages, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_reviewed_text, import_substance, import_stamped, import_vocabulary, import_places, import_own_key, import_files, import_failure, import_inert_2] = ["world-of-eeae2505/fact-texts", "evidence-drop-94f915f0/rubric", "matches-schema-2b17f0d0/installed-packages", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/reviewed-text", "evidence-drop-94f915f0/substance", "objects-0b8527c9/stamped", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure", "main/inert-2"].map(__load);
var import_node_path = require("node:path");
function slotLenses({ agent, lenses }) {
  return lenses ?? import_vocabulary.LENSES.filter((lens) => lens === agent);
}
var LEAST_LIKENESS = 0.5;
function nearestLine(quote, side, { text }) {
  const wanted = new Set(
    (0, import_index.readingsOf)(quote, side).map(longestOf).filter((line) => line !== "")
  );
  let best;
  let most = 0;
  for (const [at, whole] of text.split("\n").entries()) {
    const line = whole.trim();
    if (line === "") continue;
    for (const one of wanted) {
      const alike = likeness(one, line);
      if (alike < LEAST_LIKENESS || alike <= most) continue;
      most = alike;
      best = { line: at + 1, text: line };
    }
  }
  return best;
}
function longestOf(lines) {
  return lines.reduce((best, line) => line.length > best.length ? line : best, "");
}
function likeness(a, b) {
  if (b.includes(a)) return 0.9 + 0.1 * (a.length / b.length);
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return 2 * common / Math.max(1, left.size + right.size);
}
function wordsOf(line) {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []);
}
function checkScore(defect, texts, threshold = import_rubric.THRESHOLD) {
  return [...missingProof(defect, texts, threshold), ...contradictions(defect, threshold)];
}
function missingProof({ score, status, supports, refutes }, texts, threshold) {
  if (score >= threshold) {
    return someStands(supports, texts) ? [] : [`a score of ${score} needs in supports one quote that is in its file${fates(supports, texts)}`];
  }
  if (status === "needs_human_review" || someStands(refutes, texts)) return [];
  const way = "needs in refutes one quote that is in its file, or the status needs_human_review";
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}
function contradictions({ score, status }, threshold) {
  switch (status) {
    case "confirmed_valid":
      return score < import_rubric.CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case "dismissed_false_positive":
    case "needs_human_review":
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}
function someStands(quotes, texts) {
  return quotes.some((quote) => "keep" in (0, import_matched_paths.findQuote)(quote, texts));
}
function fates(quotes, texts) {
  const failed = quotes.map((quote) => {
    const stands = (0, import_matched_paths.findQuote)(quote, texts);
    if (!("drop" in stands)) return "";
    return `${quote.file}: ${stands.drop.kind}, ${wayToMend(stands.drop.kind, quote, texts)}`;
  });
  return failed.length === 0 ? ": none was given" : `: ${failed.join("; ")}`;
}
function wayToMend(kind, quote, texts) {
  if (kind === "path_invalid") return "name the file from the top of the repository, as the packet does";
  if (kind === "quote_without_substance") return import_substance.QUOTE_MORE;
  return whereItMightBe(quote, texts);
}
var MOST_OF_LINE = 200;
function whereItMightBe({ file, quote, side = "new" }, texts) {
  const rule = "quote whole lines, exactly as the file has them";
  const path = (0, import_matched_paths.claimedFile)(file, texts);
  const shown = path === void 0 ? void 0 : (0, import_matched_paths.textOn)(side, path, texts)?.redacted;
  const near = shown === void 0 ? void 0 : nearestLine(quote, side, shown);
  if (near === void 0) return rule;
  const text = near.text.length > MOST_OF_LINE ? `${near.text.slice(0, MOST_OF_LINE)}\u2026` : near.text;
  return `${rule}; nearest is line ${near.line}: ${(0, import_inert_2.inertLine)(text)}`;
}
function unmatchedClaims(defects, asked) {
  const times = /* @__PURE__ */ new Map();
  for (const id of defects.flatMap(({ claims }) => claims)) times.set(id, (times.get(id) ?? 0) + 1);
  const wanted = new Set(asked.map(({ id }) => id));
  const about = `the packet asks about ${[...wanted].join(", ") || "nothing"}`;
  return [
    ...[...wanted].filter((id) => !times.has(id)).map((id) => `${id} is in no defect: ${about}`),
    ...[...times.keys()].filter((id) => !wanted.has(id)).map((id) => `${id} is no claim of this packet: ${about}`),
    ...[...times].filter(([, n]) => n > 1).map(([id, n]) => `${id} is named ${n} times: each claim is in exactly one defect`)
  ];
}
async function readPackageTexts(root, named, redact) {
  const paths = named.filter(import_installed_packages.isPackagePath);
  if (paths.length > 0 && !await (0, import_files.exists)(root)) {
    throw new import_failure.Failure("environment/tree-unavailable", `the packages that agents read are gone from ${root}`, {
      hint: "plan the review again with: correctless plan"
    });
  }
  const texts = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const place = (0, import_node_path.join)(root, path);
    if (await (0, import_files.exists)(place)) places.add(path);
    const text = await (0, import_places.isFile)(place) ? await (0, import_files.readTextIfAny)(place) : void 0;
    if (text !== void 0) texts.set(path, (0, import_reviewed_text.reviewedText)(text, await redact?.(text, path)));
  }
  return { textOf: (path) => texts.get(path), exists: (path) => places.has(path) };
}
var FROM_FACTS = import_vocabulary.LENSES.filter((lens) => (0, import_matched_paths.isProvenByFacts)(lens));
async function worldOf(run, slot, looks, review) {
  const [texts, rules, facts] = await Promise.all([
    textsFor(
      run,
      [...review.examined, ...(0, import_fact_texts.namedPaths)(review.findings)],
      (0, import_reviewed_text.mentionsSecrets)(JSON.stringify(review))
    ),
    (0, import_stamped.readStamped)(run.paths.rules, run.file),
    slotLenses(slot).some((lens) => FROM_FACTS.includes(lens)) ? factsGiven(run, slot) : void 0
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: this is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === void 0 ? "" : (0, import_fact_texts.authorText)(facts.context, import_fact_texts.INTENT_ROOM),
    looks,
    shown: new Set(slot.paths),
    hasTree: !import_vocabulary.AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy
  };
}
function factsGiven({ file, paths }, slot) {
  const shard = slot.shard_slot?.split("/")[0];
  return (0, import_stamped.readStamped)(shard === void 0 ? paths.facts : paths.shardFacts(shard), file);
}
async function textsOfScores(run, defects, how) {
  const quotes = defects.flatMap(({ supports, refutes }) => [...supports, ...refutes]);
  const texts = await textsFor(
    run,
    quotes.map(({ file }) => file),
    how === "as shown" || (0, import_reviewed_text.mentionsSecrets)(JSON.stringify(quotes))
  );
  return (0, import_matched_paths.withPackages)(texts);
}
function textsOfFiles(run, files) {
  return textsFor(run, files, false);
}
async function textsFor(run, named, redacted) {
  const { repository, file, paths } = run;
  const scope = await (0, import_own_key.readRunJson)(paths.scope, "scope");
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: (0, import_scope_entries.changedLinesOf)(scope.files),
    treeRoots: [file.tree_root, file.top, ...packageRoots(file), ...shardRoots(file)],
    named
  };
  const redact = redacted ? await redactWith() : void 0;
  const [texts, packages] = await Promise.all([
    (0, import_named_entries.readTextsOfReply)(repository, quotes, redact),
    Promise.all(packageRoots(file).map((root) => readPackageTexts(root, (0, import_quoted_texts.pathsMeant)(quotes), redact)))
  ]);
  return packages[0] === void 0 ? texts : { ...texts, packages: packages[0] };
}
function packageRoots({ packages_root: root }) {
  return root === void 0 ? [] : [root];
}
function shardRoots({ merged }) {
  return (merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM(__load("redact-4a405494/redact")));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
});
