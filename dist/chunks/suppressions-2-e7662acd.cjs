var { __load, __part } = require("../main.cjs").shared;
exports["config"] = __part((exports) => {
var { SUPPRESSIONS_FILE, addedSuppressions, parseSuppressions, suppressionLine } = __load("suppressions-2-e7662acd/suppressions-2"), { listTree, readBlobs } = __load("git-685f2d30/objects"), { checkContract } = __load("matches-schema-4b8261ce/matches-schema"), { INPUT_LIMITS, inputTooLarge } = __load("main/input-limits"), { Failure } = __load("main/failure");
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE, "configuration");
  if (text === void 0) return {};
  const checked = await checkContract("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "fix it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "fix it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, SUPPRESSIONS_FILE, "suppressions");
  return text === void 0 ? [] : parseSuppressions(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof Failure && isOfFile(error)) return error;
      throw error;
    })
  ]);
  if (head instanceof Failure) return [`at head: ${head.message}`];
  const added = addedSuppressions(base, head);
  const named = added.slice(0, MOST_NAMED).map(suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var isOfFile = ({ code }) => code.startsWith("config/") || code === "usage/input-too-large";
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path, kind) {
  const [entry] = await listTree(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  if ((entry.size ?? 0) > INPUT_LIMITS[kind].bytes) throw inputTooLarge(kind, path);
  return (await readBlobs(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
Object.assign(exports, { readConfig, readSuppressions, readAddedSuppressions });
});
exports["create-run"] = __part((exports) => {
var { jsonText } = __load("matches-schema-4b8261ce/own-key"), { createFileOnce } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { lstat } = require("node:fs/promises"), { join } = require("node:path");
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await keepOutOfGit(file.top, [`runs/${file.run}`, "sessions"]);
  if (await createFileOnce(paths.run, jsonText(file))) return;
  throw new Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function keepOutOfGit(top, folders) {
  await createFileOnce(join(top, ".correctless", ".gitignore"), GITIGNORE);
  for (const folder of folders) await createFileOnce(join(top, ".correctless", folder, ".gitignore"), "*\n");
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await lstat(join(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
Object.assign(exports, { KEPT_TREES, createRun, keepOutOfGit, requireRealFolders });
});
exports["functions-of"] = __part((exports) => {
var { SHELL, closingOf, familyOf, scanRegions, syntaxOf } = __load("extract-7558e31f/extract"), { by } = __load("main/order");
var LARGEST_READ = 5e5;
var MOST_FUNCTIONS = 2e3;
function functionsOf(text, path) {
  const family = familyOf(path) ?? (/^#!.{0,100}sh\b/.test(text) ? SHELL.family : void 0);
  const source = text.length > LARGEST_READ || family === void 0 ? null : maskedOf(text, path);
  if (source === null || family === void 0) return { source: { code: "", mask: "" }, list: [] };
  const owners = ownersIn(source.mask, family.isIndented === true).slice(0, MOST_FUNCTIONS);
  const byBody = /* @__PURE__ */ new Map();
  for (const found of family.functions(source)) {
    const owner = found.owner ?? innermost(owners, found.start)?.name ?? null;
    if (!byBody.has(found.body.start)) byBody.set(found.body.start, { ...found, owner });
  }
  const list = [...byBody.values()].toSorted(by(({ start }) => start));
  return { source, list: list.slice(0, MOST_FUNCTIONS) };
}
var IN_BRACES = /(?<![.\w$])(?:(?:class|interface|struct|trait|object|enum|namespace)\s+(?<name>[\w$]+)|impl\b[^{;()]{0,300}?(?<type>\w+)(?:<[^{;]{0,200}>)?\s*(?=\{|where))[^;{()]{0,300}\{/g;
var INDENTED = /^(?<indent>[ \t]*)(?:class|module)[ \t]+(?<name>\w+)/gm;
function ownersIn(mask, isIndented) {
  if (!isIndented) {
    return [...mask.matchAll(IN_BRACES)].flatMap((match) => {
      const close = closingOf(mask, match.index + match[0].length - 1);
      const name = match.groups?.["name"] ?? match.groups?.["type"] ?? "";
      return close === -1 ? [] : [{ name, start: match.index, end: close }];
    });
  }
  return [...mask.matchAll(INDENTED)].map((match) => {
    const { indent = "", name = "" } = match.groups ?? {};
    const from = match.index + match[0].length;
    const next = new RegExp(`\\n[ \\t]{0,${indent.length}}[^\\s"#)]`).exec(mask.slice(from));
    return { name, start: match.index, end: next === null ? mask.length : from + next.index };
  });
}
function innermost(owners, at) {
  return owners.findLast(({ start, end }) => start < at && at < end);
}
function maskedOf(text, path) {
  const syntax = syntaxOf(path, text);
  if (syntax === null) return null;
  const [code, mask] = [[], []];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const [before, inside] = [text.slice(at, start), text.slice(start, end)];
    const isComment = kind === "line-comment" || kind === "block-comment";
    const blank = inside.replace(/[^\n]/g, " ");
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text.slice(at);
  return { code: code.join("") + rest, mask: mask.join("") + rest };
}
Object.assign(exports, { LARGEST_READ, functionsOf, maskedOf });
});
exports["identity"] = __part((exports) => {
var { runGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure");
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await runGit(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await runGit(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com'
    });
  }
}
Object.assign(exports, { authorOf, requireIdentity });
});
exports["material"] = __part((exports) => {
var { redactHunks } = __load("suppressions-2-e7662acd/redact-hunks");
async function cleanMaterial(material, redactor, textOf) {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redact({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist
  });
  const clean = { files, ...rest };
  return clean;
}
async function cleanText(value, redactor) {
  return await redactor.redact(value);
}
Object.assign(exports, { cleanMaterial, cleanText });
});
exports["plan-facts"] = __part((exports) => {
var { shortIds } = __load("file-header-fb4aa201/short-ids"), { targetText } = __load("target-3d41a926/target"), { cleanText } = __load("suppressions-2-e7662acd/material"), { currentBranch } = __load("file-header-fb4aa201/revisions"), { isInside } = __load("matches-schema-4b8261ce/real-place"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2");
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${inertLine(pullRequest.title)}`;
  const asked = targetText(target);
  return asked === "" ? await currentBranch(repository) ?? head.label : shortIds(asked);
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!isInside(cacheRoot, top)) return;
  throw new Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} is inside the repository`,
    { hint: "set XDG_CACHE_HOME to a folder outside of it" }
  );
}
async function namesOf({ repository, target, given }, change, redactor) {
  return {
    title: await cleanText(await titleOf(repository, target, change), redactor),
    asked: await cleanText(targetText(target), redactor),
    ...given === void 0 ? {} : { given: [...given] }
  };
}
Object.assign(exports, { requireCacheOutside, namesOf });
});
exports["redact-hunks"] = __part((exports) => {
var { firstLine } = __load("evidence-drop-a3c02e69/hunk-order");
async function redactHunks(files, redactor, textOf = () => void 0) {
  const sources = [];
  const add = (text) => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redact(sources);
  if (clean.every((text, index) => text === sources[index])) return [...files];
  const redacted = clean.map((text) => text.split("\n"));
  return files.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => redactedHunk(hunk, cuts.get(hunk), redacted))
  }));
}
function cutsOf(file, textOf, add) {
  if (file.hunks.length === 0) return [];
  const old = cutter(textOf(file.from ?? file.path, "old"), add);
  const now = cutter(textOf(file.path, "new"), add);
  return file.hunks.map((hunk) => {
    const [head = "", ...body] = hunk.text.split("\n");
    return [
      hunk,
      {
        // A line of the file follows the second `@@`.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), firstLine(hunk.old)),
        now: now(sideLines(body, "+"), firstLine(hunk.new))
      }
    ];
  });
}
function cutter(text, add) {
  const whole = text?.split("\n") ?? [];
  let source;
  return (lines, first) => {
    if (text !== void 0 && lines.every((line, index) => whole[first - 1 + index] === line)) {
      source ??= add(text);
      return { source, from: first - 1 };
    }
    return { source: add(lines.join("\n")), from: 0 };
  };
}
function sideLines(body, mark) {
  return body.filter((line) => line.startsWith(mark) || line.startsWith(" ")).map((line) => line.slice(1));
}
function redactedHunk(hunk, cuts, sources) {
  if (cuts === void 0) return hunk;
  const reader = ({ source, from }) => {
    let next = from;
    return () => sources[source]?.[next++] ?? "";
  };
  const [head, old, now] = [reader(cuts.head), reader(cuts.old), reader(cuts.now)];
  const [, ...body] = hunk.text.split("\n");
  const lines = body.map((line) => {
    if (line.startsWith("-")) return `-${old()}`;
    if (line.startsWith("+")) return `+${now()}`;
    if (!line.startsWith(" ")) return line;
    old();
    return ` ${now()}`;
  });
  return { ...hunk, text: [head(), ...lines].join("\n") };
}
Object.assign(exports, { redactHunks });
});
exports["redact-patch"] = __part((exports) => {
var { redactHunks } = __load("suppressions-2-e7662acd/redact-hunks");
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await redactHunks([patchAsFile(hunks)], redactor);
  const sides = [head, ...(file?.hunks ?? []).map(({ text }) => text)].join("");
  return await redactor.redact(sides);
}
function patchAsFile(hunks) {
  return {
    path: "",
    from: null,
    status: "modified",
    addedLines: 0,
    removedLines: 0,
    skipped: null,
    header: "",
    hunks: hunks.map((text, index) => ({ id: String(index), old: ANYWHERE, new: ANYWHERE, text }))
  };
}
var ANYWHERE = { start: 1, count: 0 };
Object.assign(exports, { redactPatch });
});
exports["suppressions-2"] = __part((exports) => {
var { causeNow, matchesPlace, placeAt } = __load("extract-7558e31f/verify-finding"), { sift } = __load("index-936eb180/looks"), { textOn } = __load("extract-7558e31f/prove-elsewhere"), { findLines, isSameTitle, isSimilarTitle, mayBeSameClaim } = __load("index-936eb180/same-claim"), { requireContract, soleJsonValue } = __load("index-936eb180/scan-json"), { isGrave, isGraver } = __load("main/severity-rank"), { Failure } = __load("main/failure");
var OTHER = { kind: "other" };
var ACCEPTED = { kind: "accepted" };
function mayFit(entry, finding) {
  return saidBy(finding).some((one) => isNamed(entry, one, finding));
}
function fitOf(entry, finding, texts) {
  const fits = saidBy(finding).filter((one) => isNamed(entry, one, finding)).map((one) => placeFit(entry, one, texts));
  const fit = fits.find(({ kind }) => kind === "accepted") ?? fits.find(({ kind }) => kind === "unsure");
  return fit?.kind === "accepted" ? alikeAtMost(entry, finding) ?? fit : fit ?? OTHER;
}
function alikeAtMost({ titles }, { claim }) {
  if (titles === void 0 || !isGrave(claim)) return void 0;
  if (titles.some((title) => isSameTitle(title, claim.title))) return void 0;
  const why = `what was accepted is called "${titles[0]}", and "${claim.title}" (${claim.severity}) is no more than alike: accept it too if it is the same`;
  return { kind: "unsure", why };
}
function saidBy(finding) {
  return [finding, ...finding.witnesses.filter((one) => mayBeSameClaim(finding, one))];
}
function isNamed(entry, said, { open }) {
  const wasNamed = entry.fingerprint === open?.fingerprint;
  const isSaid = entry.titles?.some((title) => isSimilarTitle(title, said.claim.title)) ?? true;
  const isThere = entry.place === void 0 ? entry.fingerprint === said.fingerprint : entry.place.lines === said.place.lines;
  return isSaid && (wasNamed || isThere);
}
function placeFit(entry, said, texts) {
  const { file, side, at } = said;
  const text = textOn(side, file, texts)?.plain;
  if (text === void 0) return { kind: "unsure", why: `${file} cannot be read` };
  const everywhere = findLines(trimmed(text, at), text);
  const then = entry.place;
  if (then === void 0) {
    const fit = unboundFit(everywhere, text, { file, side, at }, texts);
    return fit.kind === "accepted" ? anotherCause(void 0, said, texts) ?? fit : fit;
  }
  const possible = everywhere.filter((one) => matchesPlace(placeAt(file, one, text), then));
  if (!possible.some(({ start }) => start === at.start)) return OTHER;
  if (possible.length > 1) return severalPlaces(file, possible);
  return anotherCause(then, said, texts) ?? ACCEPTED;
}
function anotherCause(then, { cause }, texts) {
  if (cause === void 0 || then?.cause === causeNow(cause, texts)) return void 0;
  const where = `line ${cause.at.start} of ${cause.file}`;
  return {
    kind: "unsure",
    why: `${where}, which this change touches, is said to break it, and that was not accepted`
  };
}
function unboundFit(everywhere, text, { file, side, at }, texts) {
  if (everywhere.length > 1) return severalPlaces(file, everywhere);
  const before = side === "old" ? void 0 : textOn("old", file, texts)?.plain;
  const then = before === void 0 ? [] : findLines(trimmed(text, at), before);
  if (before === void 0 || then.length === 0) return ACCEPTED;
  const here = placeAt(file, at, text);
  if (then.length === 1 && then.every((one) => matchesPlace(here, placeAt(file, one, before))))
    return ACCEPTED;
  return { kind: "unsure", why: `at base it stood elsewhere in ${file}, line ${linesOf(then)}` };
}
function severalPlaces(file, places) {
  return { kind: "unsure", why: `it could be meant for any of lines ${linesOf(places)} of ${file}` };
}
function linesOf(places) {
  const named = places.slice(0, MOST_NAMED).map(({ start }) => String(start));
  return places.length > MOST_NAMED ? `${named.join(", ")} \u2026` : named.join(", ");
}
var MOST_NAMED = 5;
var trimmed = (text, at) => text.linesOf(at).map((line) => line.trim());
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} is there twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return requireContract("suppressions", soleJsonValue(text, { fence: false, input: "suppressions" }));
}
function applySuppressions(findings, suppressions, today, texts) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const unsure = [];
  const graver = [];
  const sifted = sift(findings, (finding) => {
    let accepted;
    const doubts = [];
    for (const entry of valid.filter((one) => mayFit(one, finding))) {
      const fit = fitOf(entry, finding, texts);
      if (fit.kind === "other") continue;
      used.add(entry);
      const why = fit.kind === "unsure" ? fit.why : tooGrave(entry, finding);
      if (why !== void 0) {
        doubts.push(`${suppressionLine(entry)}: ${why}`);
      } else if (accepted === void 0) {
        accepted = entry;
        graver.push(...graverThan(entry, finding));
      }
    }
    if (accepted === void 0) {
      unsure.push(...doubts);
      return { keep: finding };
    }
    return { drop: { kind: "suppressed", fingerprint: accepted.fingerprint, reason: accepted.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine),
    unsure: [...new Set(unsure)],
    graver
  };
}
function maySuppress(findings, suppressions) {
  return findings.filter((finding) => suppressions.some((entry) => mayFit(entry, finding)));
}
function tooGrave({ titles, severity = "low" }, finding) {
  if (titles !== void 0) return void 0;
  const now = gravest(finding);
  if (!isGraver({ severity: now }, { severity })) return void 0;
  return `it has no titles and accepts nothing graver than ${severity}, and ${finding.claim.title} is said to be ${now}: accept it anew`;
}
function gravest(finding) {
  const claims = finding.witnesses.map(({ claim }) => claim);
  return claims.reduce((worst, one) => isGraver(one, worst) ? one : worst, finding.claim).severity;
}
function graverThan({ severity: then, fingerprint }, finding) {
  const now = gravest(finding);
  if (then === void 0 || !isGrave({ severity: now }) || !isGraver({ severity: now }, { severity: then }))
    return [];
  const { file, at, claim } = finding;
  return [
    `[${file}:${at.start}] ${claim.title}: accepted as ${then}, now ${now} (${fingerprint.slice(0, 12)})`
  ];
}
function suppressionLine({ fingerprint, reason, by, expires }) {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}
function addedSuppressions(base, head) {
  const whatOf = ({ titles, severity, place }) => JSON.stringify([titles, severity, place]);
  const isAtBase = (entry) => base.some(
    (one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires && whatOf(one) === whatOf(entry)
  );
  return head.filter((entry) => !isAtBase(entry));
}
Object.assign(exports, { SUPPRESSIONS_FILE, parseSuppressions, applySuppressions, maySuppress, suppressionLine, addedSuppressions });
});
