var { __load, __part } = require("../main.cjs").shared;
exports["files"] = __part((exports) => {
var { compareText } = __load("main/order"), { copyFile, link, lstat, mkdir, open, readFile, readdir, rename, rm, writeFile } = __load("main/disk"), { Failure } = __load("main/failure"), { randomBytes } = require("node:crypto"), { dirname: dirname2, join, dirname } = require("node:path"), { lstatSync } = require("node:fs"), fs = require("node:fs");
var MOVE_IT = "what is in the way there is not from correctless: give it another name, in the commit too";
function fileInTheWay(path, code) {
  if (code !== "ENOTDIR" && code !== "EEXIST") return void 0;
  for (let at = path; at !== dirname(at); at = dirname(at)) {
    const kind = kindOf(at);
    if (kind !== "none") return kind === "folder" ? void 0 : at;
  }
  return void 0;
}
function kindOf(path) {
  try {
    return lstatSync(path).isDirectory() ? "folder" : "other";
  } catch {
    return "none";
  }
}
function folderNotFile(path, cause) {
  return new Failure("environment/file-unreadable", `cannot read ${path}: it is a folder`, {
    ...{ hint: "name a file in it", cause }
  });
}
async function readTextIfAny(path) {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return void 0;
    throw unreadable(path, cause);
  }
}
async function exists(path) {
  return await lstat(path).catch(() => void 0) !== void 0;
}
async function readBytes(path) {
  try {
    return await readFile(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}
async function listNames(folder) {
  try {
    return (await readdir(folder)).toSorted(compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function listFiles(folder) {
  try {
    const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
    const isFolder = await Promise.all(paths.map(async (path) => (await lstat(path)).isDirectory()));
    return paths.filter((_, n) => isFolder[n] === false).toSorted(compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function writeFileAtomically(path, content) {
  const beside = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await mkdir(dirname2(path), { recursive: true });
    await writeFile(beside, content, { flag: "wx" });
    await rename(beside, path);
  } catch (cause) {
    await rm(beside, { force: true }).catch(() => void 0);
    throw unwritable(path, cause);
  }
}
async function createFileOnce(path, content, mode = 438) {
  const beside = `${path}.${randomBytes(6).toString("hex")}.tmp`;
  try {
    await mkdir(dirname2(path), { recursive: true });
    await writeFile(beside, content, { flag: "wx", mode });
    return await linkOnce(beside, path);
  } catch (cause) {
    throw unwritable(path, cause);
  } finally {
    await rm(beside, { force: true }).catch(() => void 0);
  }
}
async function linkOnce(from, to) {
  try {
    await link(from, to).catch(async (cause) => {
      if (codeOf(cause) === "EEXIST") throw cause;
      await copyFile(from, to, fs.constants.COPYFILE_EXCL);
    });
    return true;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return false;
    throw cause;
  }
}
async function appendLine(path, line) {
  if (line.includes("\n")) throw new Error("a line of a file holds no newline");
  try {
    await mkdir(dirname2(path), { recursive: true });
    const file = await open(path, "a");
    try {
      const bytes = Buffer.from(`${line}
`);
      const { bytesWritten } = await file.write(bytes);
      if (bytesWritten !== bytes.length) {
        await file.truncate((await file.stat()).size - bytesWritten);
        throw new Error(`${bytesWritten} of ${bytes.length} bytes were written`);
      }
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
async function removeFolder(folder) {
  try {
    await fs.promises.rm(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}
function unreadable(path, cause) {
  if (codeOf(cause) === "ENOENT") {
    return new Failure("environment/file-unreadable", `there is no file ${path}`, {
      hint: "a relative name counts from the folder you are in",
      cause
    });
  }
  if (codeOf(cause) === "EISDIR") return folderNotFile(path, cause);
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new Failure("environment/file-unreadable", `cannot read ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new Failure("environment/file-unreadable", `cannot read ${path}: ${messageOf(cause)}`, { cause });
}
function unwritable(path, cause) {
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new Failure("environment/file-unwritable", `cannot write ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new Failure("environment/file-unwritable", `cannot write ${path}: ${messageOf(cause)}`, {
    hint: "check the free space and the permissions of the folder",
    cause
  });
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : void 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
Object.assign(exports, { readTextIfAny, exists, readBytes, listNames, listFiles, writeFileAtomically, createFileOnce, appendLine, removeFolder, unreadable });
});
exports["installed-packages"] = __part((exports) => {
var PACKAGES_FOLDER = "deps";
function isPackagePath(path) {
  return path === PACKAGES_FOLDER || path.startsWith(`${PACKAGES_FOLDER}/`);
}
var NO_PACKAGES = { offered: [], withheld: [] };
Object.assign(exports, { PACKAGES_FOLDER, isPackagePath, NO_PACKAGES });
});
exports["layout"] = __part((exports) => {
var { join } = require("node:path");
function ownFolder(top) {
  return join(top, ".correctless");
}
function runPaths(top, run) {
  return runPathsIn(join(ownFolder(top), "runs", run));
}
function runPathsIn(dir) {
  return pathsIn(dir);
}
function pathsIn(dir) {
  return {
    dir,
    run: join(dir, "run.json"),
    scope: join(dir, "scope.json"),
    fingerprint: join(dir, "fingerprint.json"),
    files: join(dir, "context", "files.json"),
    rules: join(dir, "context", "rules.json"),
    facts: join(dir, "context", "facts.json"),
    /** In a run merged from shards: what the reviewers of one shard were given. */
    shardFacts: (shard) => join(dir, "context", "shards", `${safeName(shard)}.json`),
    secrets: join(dir, "context", "secrets.json"),
    step: join(dir, "context", "step.json"),
    divided: join(dir, "context", "divided.json"),
    past: join(dir, "context", "past.json"),
    slots: join(dir, "slots"),
    slot: (n) => join(dir, "slots", String(n), "slot.json"),
    packet: (n) => join(dir, "slots", String(n), "packet.md"),
    reply: (agentId) => join(dir, "replies", `${safeName(agentId)}.txt`),
    ledger: join(dir, "ledger.jsonl"),
    findings: join(dir, "findings.json"),
    memory: join(dir, "memory.json"),
    report: join(dir, "report.json"),
    page: join(dir, "report.html"),
    verdict: join(dir, "verdict.json")
  };
}
function sessionPath(top, session) {
  return join(ownFolder(top), "sessions", `${safeName(session)}.json`);
}
function safeName(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 120);
}
function slotParts(text) {
  const match = /^([a-z0-9]{4,16})\/([1-9]\d{0,4})$/.exec(text);
  if (match?.[1] === void 0 || match[2] === void 0) return void 0;
  return { run: match[1], number: Number(match[2]), name: text };
}
Object.assign(exports, { ownFolder, runPaths, runPathsIn, sessionPath, slotParts });
});
exports["ledger"] = __part((exports) => {
var { appendChained, checkedJson, corrupt, keptSeals, now, requireChain, requireNoneMissing, requireSeals, wholeLines } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny } = __load("matches-schema-4b8261ce/files");
async function record(paths, event) {
  await appendChained(paths.ledger, { at: now(), ...event });
}
async function readLedger(paths, trust = "own") {
  const kept = trust === "own" ? await keptSeals(paths.ledger) : [];
  const lines = await ledgerLines(paths);
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.ledger}:${i + 1}`, "ledger-event", line))
  );
  requireChain(
    paths.ledger,
    lines,
    events.map(({ after }) => after)
  );
  if (trust === "own") await requireSeals(paths.ledger, lines);
  requireNoneMissing(paths.ledger, kept, lines);
  return events;
}
async function readLedgerUnchecked(paths) {
  return parsedLines(paths, await ledgerLines(paths));
}
async function readSealedLedger(paths) {
  const lines = await ledgerLines(paths);
  await requireSeals(paths.ledger, lines);
  return parsedLines(paths, lines);
}
function parsedLines(paths, lines) {
  return lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch {
      throw corrupt(`${paths.ledger}:${i + 1}`, "is not JSON");
    }
  });
}
async function ledgerLines(paths) {
  return wholeLines(await readTextIfAny(paths.ledger) ?? "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
Object.assign(exports, { record, readLedger, readLedgerUnchecked, readSealedLedger, eventsOf });
});
exports["locate"] = __part((exports) => {
var { runPaths, sessionPath } = __load("matches-schema-4b8261ce/layout"), { isFile } = __load("matches-schema-4b8261ce/places"), { checkedJson } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny } = __load("matches-schema-4b8261ce/files"), { dirname } = require("node:path");
function startingFolders(cwd, env) {
  const folders = [cwd, env["CLAUDE_PROJECT_DIR"]].filter(
    (f) => typeof f === "string" && f !== ""
  );
  return [...new Set(folders.flatMap(withParents))];
}
function withParents(folder) {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
async function topOfRun(folders, run) {
  for (const folder of folders) {
    if (await isFile(runPaths(folder, run).run)) return folder;
  }
  return void 0;
}
async function runOfSession(folders, session) {
  if (typeof session !== "string") return void 0;
  for (const folder of folders) {
    const path = sessionPath(folder, session);
    const text = await readTextIfAny(path);
    if (text !== void 0) return { top: folder, session: await checkedJson(path, "session", text) };
  }
  return void 0;
}
Object.assign(exports, { startingFolders, topOfRun, runOfSession });
});
exports["matches-schema"] = __part((exports) => {
var COMPILED = {
  "change-summarizer": async () => (await Promise.resolve().then(() => __load("change-summarizer-72fb6377/change-summarizer"))).VALIDATORS["change-summarizer"],
  "rules-compliance": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["rules-compliance"],
  "bug-scan": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["bug-scan"],
  "dependency-check": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["dependency-check"],
  "history-context": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["history-context"],
  "comment-compliance": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["comment-compliance"],
  "intent-fulfilment": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["intent-fulfilment"],
  "caller-impact": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["caller-impact"],
  "data-flow-security": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["data-flow-security"],
  "codebase-fit": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["codebase-fit"],
  "source-reader": async () => (await Promise.resolve().then(() => __load("reviews-3a6e171e/reviews"))).VALIDATORS["source-reader"],
  "finding-scorer": async () => (await Promise.resolve().then(() => __load("finding-scorer-dd3feb59/finding-scorer"))).VALIDATORS["finding-scorer"],
  "step": async () => (await Promise.resolve().then(() => __load("step-2-97d27ca9/step-2"))).VALIDATORS["step"],
  "execute-step": async () => (await Promise.resolve().then(() => __load("execute-step-376903c5/execute-step"))).VALIDATORS["execute-step"],
  "execute-step-validator": async () => (await Promise.resolve().then(() => __load("execute-step-validator-560be14c/execute-step-validator"))).VALIDATORS["execute-step-validator"],
  "execute-step-validator-shared": async () => (await Promise.resolve().then(() => __load("execute-step-validator-shared-bfaa7bc7/execute-step-validator-shared"))).VALIDATORS["execute-step-validator-shared"],
  "audit-specialist": async () => (await Promise.resolve().then(() => __load("audit-specialist-c13d0d7c/audit-specialist"))).VALIDATORS["audit-specialist"],
  "audit-triage": async () => (await Promise.resolve().then(() => __load("audit-triage-d5e457d7/audit-triage"))).VALIDATORS["audit-triage"],
  "fix-executor": async () => (await Promise.resolve().then(() => __load("fix-executor-268f5c4a/fix-executor"))).VALIDATORS["fix-executor"],
  "fix-executor-shared": async () => (await Promise.resolve().then(() => __load("fix-executor-shared-ff3c5771/fix-executor-shared"))).VALIDATORS["fix-executor-shared"],
  "finding-prover": async () => (await Promise.resolve().then(() => __load("finding-prover-6138aa43/finding-prover"))).VALIDATORS["finding-prover"],
  "fix-diff-reviewer": async () => (await Promise.resolve().then(() => __load("fix-diff-reviewer-4cc3993c/fix-diff-reviewer"))).VALIDATORS["fix-diff-reviewer"]
};
var SCHEMAS = {
  "workflow-config": () => Promise.resolve().then(() => __load("workflow-config-aaad4117/workflow-config")),
  "suppressions": () => Promise.resolve().then(() => __load("suppressions-1d17453c/suppressions")),
  "validate-plan": () => Promise.resolve().then(() => __load("validate-plan-4f13d1c1/validate-plan")),
  "run": () => Promise.resolve().then(() => __load("run-2-b968b2ba/run-2")),
  "scope": () => Promise.resolve().then(() => __load("scope-6aa18a14/scope")),
  "session": () => Promise.resolve().then(() => __load("session-3390a405/session")),
  "slot": () => Promise.resolve().then(() => __load("slot-832a25e8/slot")),
  "ledger-event": () => Promise.resolve().then(() => __load("ledger-event-a1267362/ledger-event")),
  "report": () => Promise.resolve().then(() => __load("report-2-521afaa6/report-2")),
  "audit": () => Promise.resolve().then(() => __load("audit-2-8255c369/audit-2")),
  "journal-event": () => Promise.resolve().then(() => __load("journal-event-56e39103/journal-event")),
  "audit-round": () => Promise.resolve().then(() => __load("audit-round-64dd6f90/audit-round")),
  "audit-trail": () => Promise.resolve().then(() => __load("audit-trail-645c014d/audit-trail")),
  "workflow-state": () => Promise.resolve().then(() => __load("workflow-state-fc129e85/workflow-state"))
};
function hasType(type, value) {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "number":
      return Number.isFinite(value);
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "string":
    case "boolean":
      return typeof value === type;
    case void 0:
      return true;
  }
}
function propertyOf(record, key) {
  return record[key];
}
function matchesSchema(schema, value) {
  return firstMismatch(schema, value) === void 0;
}
function firstMismatch(schema, value) {
  const { anyOf, type } = schema;
  if (schema.const !== void 0 && value !== schema.const) return here("must be equal to constant");
  if (schema.enum?.includes(value) === false) return here(noneOf(schema.enum));
  return (anyOf === void 0 ? void 0 : mismatchOfForms(anyOf, value)) ?? (type === void 0 ? void 0 : mismatchOfType(type, schema, value));
}
function mismatchOfForms(forms, value) {
  const fitting = forms.filter(
    (form) => hasType(form.type, value) && otherConstant(form, value) === void 0
  );
  const [only] = fitting;
  if (only !== void 0 && fitting.length === 1) return firstMismatch(only, value);
  if (fitting.some((form) => matchesSchema(form, value))) return void 0;
  const key = fitting.length > 0 ? void 0 : otherConstant(forms[0] ?? {}, value);
  if (key === void 0) return here("must match a schema in anyOf");
  return below(key, here(noneOf(forms.map((form) => form.properties?.[key]?.const))));
}
function otherConstant({ properties = {} }, value) {
  if (!hasType("object", value)) return void 0;
  for (const key of Object.keys(properties)) {
    const constant = properties[key]?.const;
    if (constant !== void 0 && Object.hasOwn(value, key) && propertyOf(value, key) !== constant)
      return key;
  }
  return void 0;
}
function mismatchOfType(type, schema, value) {
  if (!hasType(type, value)) return here(`must be ${type}`);
  switch (type) {
    case "string":
      return mismatchOfText(schema, value);
    case "integer":
    case "number":
      return mismatchOfNumber(schema, value);
    case "array":
      return mismatchOfList(schema, value);
    case "object":
      return mismatchOfRecord(schema, value);
    case "boolean":
    case "null":
      return void 0;
  }
}
function mismatchOfText(schema, text) {
  const { pattern, minLength = 0, maxLength = Infinity } = schema;
  const length = minLength <= 1 && text.length <= maxLength ? text.length : Array.from(text).length;
  if (length > maxLength) return here(`must NOT have more than ${maxLength} characters`);
  if (length < minLength) return here(`must NOT have fewer than ${minLength} characters`);
  return pattern === void 0 || matcher(pattern).test(text) ? void 0 : here(`must match pattern "${pattern}"`);
}
function mismatchOfNumber({ minimum, maximum }, number) {
  if (maximum !== void 0 && number > maximum) return here(`must be <= ${maximum}`);
  return minimum !== void 0 && number < minimum ? here(`must be >= ${minimum}`) : void 0;
}
function mismatchOfList(schema, list) {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (list.length > maxItems) return here(`must NOT have more than ${maxItems} items`);
  if (list.length < minItems) return here(`must NOT have fewer than ${minItems} items`);
  if (items !== void 0) {
    for (let i = 0; i < list.length; i += 1) {
      const found = firstMismatch(items, list[i]);
      if (found !== void 0) return below(String(i), found);
    }
  }
  return schema.uniqueItems === true ? repetitionIn(list) : void 0;
}
function repetitionIn(list) {
  const again = list.findLastIndex((item, i) => list.indexOf(item) < i);
  const pair = `items ## ${list.lastIndexOf(list[again], again - 1)} and ${again}`;
  return again === -1 ? void 0 : here(`must NOT have duplicate items (${pair} are identical)`);
}
function mismatchOfRecord(schema, record) {
  const { required, properties, patternProperties } = schema;
  if (required !== void 0) {
    for (const key of required)
      if (!Object.hasOwn(record, key)) return below(key, here("is required and missing"));
  }
  for (const key of Object.keys(record)) {
    const own = properties !== void 0 && Object.hasOwn(properties, key) ? properties[key] : void 0;
    const patterns = patternProperties === void 0 ? NONE : schemasMatching(patternProperties, key);
    if (own === void 0 && patterns.length === 0 && schema.additionalProperties === false)
      return below(key, here("is not a property of this contract"));
    const value = propertyOf(record, key);
    let found = own === void 0 ? void 0 : firstMismatch(own, value);
    for (const pattern of patterns) found ??= firstMismatch(pattern, value);
    if (found !== void 0) return below(key, found);
  }
  return void 0;
}
var NONE = [];
function schemasMatching(schemas, key) {
  return Object.entries(schemas).flatMap(([pattern, schema]) => matcher(pattern).test(key) ? [schema] : []);
}
var here = (problem) => ({ pointer: "", problem });
var below = (key, { pointer, problem }) => ({
  pointer: `/${escapedKey(key)}${pointer}`,
  problem
});
function escapedKey(key) {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}
var noneOf = (allowed) => `must be equal to one of the allowed values: ${allowed.join(", ")}`;
var MATCHERS = /* @__PURE__ */ new Map();
function matcher(pattern) {
  const known = MATCHERS.get(pattern);
  if (known !== void 0) return known;
  const made = new RegExp(pattern, "u");
  MATCHERS.set(pattern, made);
  return made;
}
var CONTRACT_NAMES = [...Object.keys(COMPILED), ...Object.keys(SCHEMAS)];
async function checkContract(contract, value) {
  const defects = isOwnFile(contract) ? [await mismatchOf(contract, value)].flatMap(
    (found) => found === void 0 ? [] : [withValue(found, value)]
  ) : await defectsOf(contract, value);
  const [first, ...others] = defects;
  return first === void 0 ? { kind: "valid", value } : { kind: "invalid", defects: [first, ...others] };
}
function isOwnFile(contract) {
  return Object.hasOwn(SCHEMAS, contract);
}
async function mismatchOf(contract, value) {
  const { SCHEMA } = await SCHEMAS[contract]();
  return firstMismatch(SCHEMA, value);
}
async function defectsOf(contract, value) {
  const validate = await COMPILED[contract]();
  if (validate(value)) return [];
  const violations = validate.errors ?? [];
  if (violations.length === 0)
    throw new Error(`the validator of ${contract} refused a value without a reason`);
  return defectsFrom(violations, value);
}
function defectsFrom(violations, value) {
  return violations.map((violation) => defectOf(violation, value));
}
function withValue(mismatch, root) {
  return { ...mismatch, value: valueAt(root, mismatch.pointer) };
}
function defectOf(violation, root) {
  const { missingProperty, additionalProperty, allowedValues } = violation.params;
  const key = missingProperty ?? additionalProperty;
  const pointer = typeof key === "string" ? `${violation.instancePath}/${escapedKey(key)}` : violation.instancePath;
  return withValue({ pointer, problem: problemOf(violation, allowedValues) }, root);
}
function problemOf(violation, allowedValues) {
  if (violation.keyword === "required") return "is required and missing";
  if (violation.keyword === "additionalProperties") return "is not a property of this contract";
  const message = violation.message ?? `breaks "${violation.keyword}"`;
  return Array.isArray(allowedValues) ? `${message}: ${allowedValues.join(", ")}` : message;
}
function valueAt(root, pointer) {
  let at = root;
  for (const token of pointer.split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return void 0;
    at = at[key];
  }
  return at;
}
Object.assign(exports, { CONTRACT_NAMES, checkContract, mismatchOf });
});
exports["next-command"] = __part((exports) => {
var { readRunJson } = __load("matches-schema-4b8261ce/own-key");
function nextCommand({ run, audit }) {
  return `correctless next ${audit?.audit ?? run}`;
}
async function nextCommandAt({ run: path }, run) {
  const file = await readRunJson(path, "run").catch(() => void 0);
  return nextCommand(file ?? { run });
}
Object.assign(exports, { nextCommand, nextCommandAt });
});
exports["own-key"] = __part((exports) => {
var { stateRoot } = __load("matches-schema-4b8261ce/state-root"), { mismatchOf } = __load("matches-schema-4b8261ce/matches-schema"), { isInside } = __load("matches-schema-4b8261ce/real-place"), { appendLine, createFileOnce, exists, readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { mkdir, readFile, stat } = __load("main/disk"), { Failure } = __load("main/failure"), { createHash, randomBytes, createHmac, createHash: createHash2 } = require("node:crypto"), { join, join: join2, basename, dirname, join: join3 } = require("node:path");
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await readTextIfAny(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await readTextIfAny(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  const value = parsedJson(path, text);
  const mismatch = await mismatchOf(contract, value);
  if (mismatch === void 0) return value;
  throw corrupt(path, `${mismatch.pointer === "" ? "the value" : mismatch.pointer} ${mismatch.problem}`);
}
function parsedJson(path, text) {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt(path, "is not JSON");
  }
}
function corrupt(path, what) {
  return new Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
var LENGTH = 16;
var SEAL = /"seal":"([0-9a-f]{64})"\}$/;
async function keepSeals(path, lines) {
  if (lines.length > 0) await appendLine(keptAt(path), lines.map(shortSeal).join(" "));
}
async function replaceSeals(path, lines) {
  await writeFileAtomically(keptAt(path), `${lines.map(shortSeal).join(" ")}
`);
}
async function keptSeals(path) {
  return (await readTextIfAny(keptAt(path)) ?? "").split(/\s+/).filter((seal) => seal.length === LENGTH);
}
function requireNoneMissing(path, kept, lines) {
  const there = new Set(lines.map(shortSeal));
  const gone = kept.filter((seal) => !there.has(seal)).length;
  if (gone > 0) throw corrupt(path, `lacks ${gone} of the ${kept.length} lines that were written to it`);
}
function keptAt(path) {
  const name = createHash("sha256").update(path).digest("hex").slice(0, 32);
  return join(stateRoot(process.env), "seals", name);
}
function shortSeal(line) {
  return (SEAL.exec(line)?.[1] ?? "").slice(0, LENGTH);
}
var KEY = /^[0-9a-f]{64}\n$/;
var known = /* @__PURE__ */ new Map();
function keyPath() {
  return join2(stateRoot(process.env), "key");
}
async function ownKeyIfAny() {
  const path = keyPath();
  const key = known.get(path) ?? await readKey(path);
  if (key !== void 0) known.set(path, key);
  return key;
}
async function ownKey() {
  const there = await ownKeyIfAny();
  if (there !== void 0) return there;
  const path = keyPath();
  await makeFolder();
  await createFileOnce(path, `${randomBytes(32).toString("hex")}
`, 384);
  const made = await ownKeyIfAny();
  if (made !== void 0) return made;
  throw unsafe(path, "is gone again");
}
function requireKeyOutside({ top }) {
  const path = keyPath();
  if (!isInside(path, top)) return;
  throw new Failure(
    "environment/key-unsafe",
    `the key that runs are sealed with, ${path}, is inside ${top}`,
    {
      hint: "set XDG_STATE_HOME to a folder outside of every repository"
    }
  );
}
async function makeFolder() {
  const folder = stateRoot(process.env);
  await mkdir(folder, { recursive: true, mode: 448 }).catch((cause) => {
    throw new Failure("environment/file-unwritable", `cannot make ${folder}: ${messageOf(cause)}`, {
      hint: "runs are sealed with a key that is kept there: set XDG_STATE_HOME to a folder that can be written",
      cause
    });
  });
}
async function readKey(path) {
  if (!await exists(path)) return void 0;
  const problem = await problemOf(path);
  if (problem !== void 0) throw unsafe(path, problem);
  const text = await readFile(path, "latin1");
  if (!KEY.test(text)) throw unsafe(path, "is not a key");
  return Buffer.from(text.trim(), "hex");
}
async function problemOf(path) {
  const stats = await stat(path).catch(() => void 0);
  if (stats?.isFile() !== true) return "is not a file";
  if (process.getuid === void 0) return void 0;
  if (stats.uid !== process.getuid()) return "belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "can be read or written by other users";
}
function unsafe(path, what) {
  return new Failure("environment/key-unsafe", `${path}, the key that runs are sealed with, ${what}`, {
    hint: "remove it: a new one is made, and what was sealed with this one is no longer trusted"
  });
}
function messageOf(cause) {
  return cause instanceof Error ? cause.message : String(cause);
}
var SEAL2 = /,"seal":"([0-9a-f]{64})"\}$/;
async function sealedLine(path, event) {
  const body = JSON.stringify(event).slice(0, -1);
  return `${body},"seal":"${sealOf(await ownKey(), path, body)}"}`;
}
async function requireSeals(path, lines) {
  if (lines.length === 0) return;
  const key = await ownKeyIfAny();
  const odd = lines.findIndex((line) => key === void 0 || !isSealed(key, path, line));
  if (odd === -1) return;
  const run = basename(dirname(path));
  throw new Failure(
    "run/foreign",
    `${path}:${odd + 1}: ${run} was not written by you on this machine: it is not sealed with ${keyPath()}`,
    {
      hint: `nothing in it is trusted; start a new run with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER`
    }
  );
}
function isSealed(key, path, line) {
  const found = SEAL2.exec(line);
  return found !== null && found[1] === sealOf(key, path, line.slice(0, found.index));
}
function sealOf(key, path, body) {
  const name = join3(basename(dirname(path)), basename(path)).replaceAll("\\", "/");
  return createHmac("sha256", key).update(`${name}
${body}`).digest("hex");
}
async function appendChained(path, event) {
  const lines = wholeLines(await readTextIfAny(path) ?? "");
  const line = await sealedLine(path, { ...event, after: linkAfter(lines) });
  await appendLine(path, line);
  await keepSeals(path, [line]);
}
async function writeChained(path, events) {
  const text = await chainedText(path, events);
  await writeFileAtomically(path, text);
  await replaceSeals(path, wholeLines(text));
}
async function chainedText(path, events) {
  const hash = createHash2("sha256");
  let text = "";
  for (const [lines, event] of events.entries()) {
    const { seal: _, ...rest } = event;
    const after = { lines, sha256: hash.copy().digest("hex") };
    const line = `${await sealedLine(path, { ...rest, after })}
`;
    hash.update(line);
    text += line;
  }
  return text;
}
function wholeLines(text) {
  return text.slice(0, text.lastIndexOf("\n") + 1).split("\n").slice(0, -1);
}
function requireChain(path, lines, links) {
  const hashes = prefixHashes(lines);
  const broken = links.findIndex(
    (link, n) => link === void 0 || link.lines > n || hashes[link.lines] !== link.sha256
  );
  if (broken === -1) return;
  throw corrupt(`${path}:${broken + 1}`, "does not follow the lines before it: some were changed by hand");
}
function linkAfter(lines) {
  return { lines: lines.length, sha256: prefixHashes(lines).at(-1) ?? "" };
}
function prefixHashes(lines) {
  const hash = createHash2("sha256");
  const hashes = [hash.copy().digest("hex")];
  for (const line of lines) hashes.push(hash.update(`${line}
`).copy().digest("hex"));
  return hashes;
}
Object.assign(exports, { readRunJson, readRunJsonIfAny, checkedJson, parsedJson, corrupt, jsonText, now, keptSeals, requireNoneMissing, requireKeyOutside, requireSeals, appendChained, writeChained, wholeLines, requireChain });
});
exports["places"] = __part((exports) => {
var { stat } = __load("main/disk");
async function isFile(path) {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
Object.assign(exports, { isFile });
});
exports["real-place"] = __part((exports) => {
var { realpath } = __load("main/disk"), { dirname, isAbsolute, relative, sep } = require("node:path");
async function realPlace(path) {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}
function isInside(path, top) {
  const way = relative(top, path);
  return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
Object.assign(exports, { realPlace, isInside });
});
exports["resume"] = __part((exports) => {
var { nextCommandAt } = __load("matches-schema-4b8261ce/next-command"), { runOfSession, startingFolders } = __load("matches-schema-4b8261ce/locate"), { deny, passThrough } = __load("main/answers"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { readLedgerUnchecked } = __load("matches-schema-4b8261ce/ledger");
async function resumeHook(event, env) {
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === void 0) return passThrough;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const { run } = found.session;
  const paths = runPaths(found.top, run);
  const ledger = await readLedgerUnchecked(paths);
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? deny(`an agent of a review answers once; call: ${await nextCommandAt(paths, run)}`) : passThrough;
}
Object.assign(exports, { resumeHook });
});
exports["sealed-files"] = __part((exports) => {
var { eventsOf, record } = __load("matches-schema-4b8261ce/ledger"), { corrupt } = __load("matches-schema-4b8261ce/own-key"), { listFiles, readBytes } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { createHash } = require("node:crypto"), { join, relative } = require("node:path"), { readFileSync, statSync } = require("node:fs");
function readNow(path) {
  if (!isFileNow(path)) return void 0;
  try {
    return readFileSync(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("environment/file-unreadable", `cannot read ${path}: ${said}`, { cause });
  }
}
function isFileNow(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
async function sealPlanned(paths) {
  const planned = (await listFiles(paths.dir)).filter((path) => isPlanned(paths, path));
  await record(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith(join(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [relative(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
function requireSealed(paths, ledger) {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}
function requireSealedFiles(paths, ledger, files) {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get(relative(paths.dir, path));
    if (sha256 === void 0) throw corrupt(path, "was never planned completely");
    requireSame(path, sha256);
  }
}
function sealedHashes(paths, ledger) {
  const seals = eventsOf(ledger, "sealed");
  if (seals.length === 0) throw corrupt(paths.run, "was never planned completely");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}
function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) requireSame(join(dir, name), sha256);
}
function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of eventsOf(ledger, "stored")) requireSame(paths.reply(agentId), sha256);
}
function requireSame(path, sha256) {
  const bytes = readNow(path);
  if (bytes === void 0) throw corrupt(path, "is missing");
  if (sha256Of(bytes) !== sha256) throw corrupt(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return eventsOf(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return sha256Of(await readBytes(path));
}
function sha256Of(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
Object.assign(exports, { sealPlanned, hashesOf, requireSealed, requireSealedFiles, requireHashes, requireReplies, ending });
});
exports["slot-state"] = __part((exports) => {
var MAX_OFFERS = 4;
var MAX_LOST = 2;
function slotStates(slots, ledger) {
  return slots.map((slot) => {
    let count = NEW;
    for (const event of ledger)
      if (isAbout(event, slot.slot)) count = { ...count, ...changeBy(event, slot.slot, count) };
    return {
      slot,
      status: count.stored ? "stored" : isOver(count) ? "failed" : "pending",
      dispatchable: !count.stored && !count.givenUp && count.dispatches < count.offers,
      offers: count.offers,
      exhausted: count.offers >= MAX_OFFERS,
      storedBy: count.storedBy,
      partlyBy: count.partlyBy,
      why: count.why
    };
  });
}
function agentsThatReplied({
  partlyBy,
  storedBy
}) {
  return storedBy === null ? partlyBy : [...partlyBy, storedBy];
}
function openReason({ status, why }) {
  return status === "pending" && why === NO_REPLY ? AT_WORK_OR_GONE : why;
}
var AT_WORK_OR_GONE = "an agent was called and has not replied: it is at work, or it was cut off or failed, or hooks are disabled";
var NO_REPLY = "an agent was called and no reply of it arrived (cut off, failed, or hooks are disabled)";
var NEW = {
  offers: 0,
  dispatches: 0,
  lost: 0,
  stored: false,
  storedBy: null,
  partlyBy: [],
  givenUp: false,
  why: "no agent was called for it, and no reply was brought"
};
function isOver({ givenUp, lost }) {
  return givenUp || lost >= MAX_LOST;
}
function isAbout(event, slot) {
  return "slots" in event ? event.slots.includes(slot) : "slot" in event && event.slot === slot;
}
function changeBy(event, slot, c) {
  switch (event.kind) {
    case "offered":
      return { offers: c.offers + 1 };
    case "reopened":
      return c.stored && event.partly?.includes(slot) !== true ? {} : afresh(c);
    case "dispatched":
      return { dispatches: c.dispatches + 1, why: NO_REPLY };
    case "stored":
      return c.stored || isOver(c) ? {} : { stored: true, storedBy: event.agentId, why: "" };
    case "lost":
      return { lost: c.lost + 1, why: event.why };
    case "refused":
      return event.agentId === void 0 ? { why: event.why } : {};
    case "given-up":
      return { givenUp: true, why: event.why ?? c.why };
    case "planned":
    case "sealed":
    case "denied":
    case "look":
    case "sent-back":
    case "accepted":
    case "ignored":
    case "finished":
      return {};
  }
}
function afresh({ partlyBy, storedBy }) {
  return { ...NEW, partlyBy: agentsThatReplied({ partlyBy, storedBy }) };
}
Object.assign(exports, { slotStates, agentsThatReplied, openReason });
});
exports["state-root"] = __part((exports) => {
var { homedir } = require("node:os"), { isAbsolute, join } = require("node:path");
function stateRoot(env) {
  const { XDG_STATE_HOME: xdg, LOCALAPPDATA: local, HOME: home = homedir() } = env;
  if (xdg !== void 0 && isAbsolute(xdg)) return join(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && isAbsolute(local))
    return join(local, "correctless", "state");
  return join(home, ".local", "state", "correctless");
}
Object.assign(exports, { stateRoot });
});
