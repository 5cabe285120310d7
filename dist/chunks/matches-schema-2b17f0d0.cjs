var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["files"] = __part((module, exports) => {
__export(exports, { appendLine: () => appendLine, createFileOnce: () => createFileOnce, exists: () => exists, listFiles: () => listFiles, listNames: () => listNames, readBytes: () => readBytes, readTextIfAny: () => readTextIfAny, removeFolder: () => removeFolder, unreadable: () => unreadable, withTemporaryFile: () => withTemporaryFile, writeFileAtomically: () => writeFileAtomically });
var [import_order, import_disk, import_failure] = ["main/order", "main/disk", "main/failure"].map(__load);
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var MOVE_IT = "what is in the way there is not from correctless: give it another name, in the commit too";
function fileInTheWay(path, code) {
  if (code !== "ENOTDIR" && code !== "EEXIST") return void 0;
  for (let at = path; at !== (0, import_node_path.dirname)(at); at = (0, import_node_path.dirname)(at)) {
    const kind = kindOf(at);
    if (kind !== "none") return kind === "folder" ? void 0 : at;
  }
  return void 0;
}
function kindOf(path) {
  try {
    return (0, import_node_fs.lstatSync)(path).isDirectory() ? "folder" : "other";
  } catch {
    return "none";
  }
}
function folderNotFile(path, cause) {
  return new import_failure.Failure("environment/file-unreadable", `cannot read ${path}: it is a folder`, {
    ...{ hint: "name a file in it", cause }
  });
}
async function readTextIfAny(path) {
  try {
    return await (0, import_disk.readFile)(path, "utf8");
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return void 0;
    throw unreadable(path, cause);
  }
}
async function exists(path) {
  return await (0, import_disk.lstat)(path).catch(() => void 0) !== void 0;
}
async function readBytes(path) {
  try {
    return await (0, import_disk.readFile)(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}
async function listNames(folder) {
  try {
    return (await (0, import_disk.readdir)(folder)).toSorted(import_order.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function listFiles(folder) {
  try {
    const paths = (await (0, import_disk.readdir)(folder, { recursive: true })).map((name) => (0, import_node_path.join)(folder, name));
    const isFolder = await Promise.all(paths.map(async (path) => (await (0, import_disk.lstat)(path)).isDirectory()));
    return paths.filter((_, n) => isFolder[n] === false).toSorted(import_order.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function writeFileAtomically(path, content) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_disk.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_disk.writeFile)(beside, content, { flag: "wx" });
    await (0, import_disk.rename)(beside, path);
  } catch (cause) {
    await (0, import_disk.rm)(beside, { force: true }).catch(() => void 0);
    throw unwritable(path, cause);
  }
}
async function createFileOnce(path, content, mode = 438) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_disk.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_disk.writeFile)(beside, content, { flag: "wx", mode });
    return await linkOnce(beside, path);
  } catch (cause) {
    throw unwritable(path, cause);
  } finally {
    await (0, import_disk.rm)(beside, { force: true }).catch(() => void 0);
  }
}
async function linkOnce(from, to) {
  try {
    await (0, import_disk.link)(from, to).catch(async (cause) => {
      if (codeOf(cause) === "EEXIST") throw cause;
      await (0, import_disk.copyFile)(from, to, import_node_fs.constants.COPYFILE_EXCL);
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
    await (0, import_disk.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    const file = await (0, import_disk.open)(path, "a");
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
    await import_node_fs.promises.rm(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}
async function withTemporaryFile(content, use) {
  const folder = await (0, import_disk.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-"));
  try {
    const path = (0, import_node_path.join)(folder, "content");
    await (0, import_disk.writeFile)(path, content);
    return await use(path);
  } finally {
    await (0, import_disk.rm)(folder, { recursive: true, force: true });
  }
}
function unreadable(path, cause) {
  if (codeOf(cause) === "ENOENT") {
    return new import_failure.Failure("environment/file-unreadable", `there is no file ${path}`, {
      hint: "a relative name counts from the folder you are in",
      cause
    });
  }
  if (codeOf(cause) === "EISDIR") return folderNotFile(path, cause);
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new import_failure.Failure("environment/file-unreadable", `cannot read ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new import_failure.Failure("environment/file-unreadable", `cannot read ${path}: ${messageOf(cause)}`, { cause });
}
function unwritable(path, cause) {
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new import_failure.Failure("environment/file-unwritable", `cannot write ${path}: ${inTheWay} is not a folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new import_failure.Failure("environment/file-unwritable", `cannot write ${path}: ${messageOf(cause)}`, {
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
});
exports["installed-packages"] = __part((module, exports) => {
__export(exports, { NO_PACKAGES: () => NO_PACKAGES, PACKAGES_FOLDER: () => PACKAGES_FOLDER, isPackagePath: () => isPackagePath });
var PACKAGES_FOLDER = "deps";
function isPackagePath(path) {
  return path === PACKAGES_FOLDER || path.startsWith(`${PACKAGES_FOLDER}/`);
}
var NO_PACKAGES = { offered: [], withheld: [] };
});
exports["layout"] = __part((module, exports) => {
__export(exports, { ownFolder: () => ownFolder, runPaths: () => runPaths, runPathsIn: () => runPathsIn, sessionPath: () => sessionPath, slotParts: () => slotParts });
var import_node_path = require("node:path");
function ownFolder(top) {
  return (0, import_node_path.join)(top, ".correctless");
}
function runPaths(top, run) {
  return runPathsIn((0, import_node_path.join)(ownFolder(top), "runs", run));
}
function runPathsIn(dir) {
  return {
    dir,
    run: (0, import_node_path.join)(dir, "run.json"),
    scope: (0, import_node_path.join)(dir, "scope.json"),
    fingerprint: (0, import_node_path.join)(dir, "fingerprint.json"),
    files: (0, import_node_path.join)(dir, "context", "files.json"),
    rules: (0, import_node_path.join)(dir, "context", "rules.json"),
    facts: (0, import_node_path.join)(dir, "context", "facts.json"),
    shardFacts: (shard) => (0, import_node_path.join)(dir, "context", "shards", `${safeName(shard)}.json`),
    secrets: (0, import_node_path.join)(dir, "context", "secrets.json"),
    step: (0, import_node_path.join)(dir, "context", "step.json"),
    divided: (0, import_node_path.join)(dir, "context", "divided.json"),
    past: (0, import_node_path.join)(dir, "context", "past.json"),
    slots: (0, import_node_path.join)(dir, "slots"),
    slot: (n) => (0, import_node_path.join)(dir, "slots", String(n), "slot.json"),
    packet: (n) => (0, import_node_path.join)(dir, "slots", String(n), "packet.md"),
    reply: (agentId) => (0, import_node_path.join)(dir, "replies", `${safeName(agentId)}.txt`),
    ledger: (0, import_node_path.join)(dir, "ledger.jsonl"),
    findings: (0, import_node_path.join)(dir, "findings.json"),
    memory: (0, import_node_path.join)(dir, "memory.json"),
    report: (0, import_node_path.join)(dir, "report.json"),
    page: (0, import_node_path.join)(dir, "report.html"),
    verdict: (0, import_node_path.join)(dir, "verdict.json")
  };
}
function sessionPath(top, session) {
  return (0, import_node_path.join)(ownFolder(top), "sessions", `${safeName(session)}.json`);
}
function safeName(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 120);
}
function slotParts(text) {
  const match = /^([a-z0-9]{4,16})\/([1-9]\d{0,4})$/.exec(text);
  if (match?.[1] === void 0 || match[2] === void 0) return void 0;
  return { run: match[1], number: Number(match[2]), name: text };
}
});
exports["ledger"] = __part((module, exports) => {
__export(exports, { eventsOf: () => eventsOf, readLedger: () => readLedger, readLedgerUnchecked: () => readLedgerUnchecked, readSealedLedger: () => readSealedLedger, record: () => record });
var [import_own_key, import_files] = ["matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
async function record(paths, event) {
  await (0, import_own_key.appendChained)(paths.ledger, { at: (0, import_own_key.now)(), ...event });
}
async function readLedger(paths, trust = "own") {
  const kept = trust === "own" ? await (0, import_own_key.keptSeals)(paths.ledger) : [];
  const lines = await ledgerLines(paths);
  const events = await Promise.all(
    lines.map((line, i) => (0, import_own_key.checkedJson)(`${paths.ledger}:${i + 1}`, "ledger-event", line))
  );
  (0, import_own_key.requireChain)(
    paths.ledger,
    lines,
    events.map(({ after }) => after)
  );
  if (trust === "own") await (0, import_own_key.requireSeals)(paths.ledger, lines);
  (0, import_own_key.requireNoneMissing)(paths.ledger, kept, lines);
  return events;
}
async function readLedgerUnchecked(paths) {
  return parsedLines(paths, await ledgerLines(paths));
}
async function readSealedLedger(paths) {
  const lines = await ledgerLines(paths);
  await (0, import_own_key.requireSeals)(paths.ledger, lines);
  return parsedLines(paths, lines);
}
function parsedLines(paths, lines) {
  return lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch {
      throw (0, import_own_key.corrupt)(`${paths.ledger}:${i + 1}`, "is not JSON");
    }
  });
}
async function ledgerLines(paths) {
  return (0, import_own_key.wholeLines)(await (0, import_files.readTextIfAny)(paths.ledger) ?? "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
});
exports["locate"] = __part((module, exports) => {
__export(exports, { runOfSession: () => runOfSession, startingFolders: () => startingFolders, topOfRun: () => topOfRun });
var [import_layout, import_places, import_own_key, import_files] = ["matches-schema-2b17f0d0/layout", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
var import_node_path = require("node:path");
function startingFolders(cwd, env) {
  const folders = [cwd, env["CLAUDE_PROJECT_DIR"]].filter(
    (f) => typeof f === "string" && f !== ""
  );
  return [...new Set(folders.flatMap(withParents))];
}
function withParents(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
async function topOfRun(folders, run) {
  for (const folder of folders) {
    if (await (0, import_places.isFile)((0, import_layout.runPaths)(folder, run).run)) return folder;
  }
  return void 0;
}
async function runOfSession(folders, session) {
  if (typeof session !== "string") return void 0;
  for (const folder of folders) {
    const path = (0, import_layout.sessionPath)(folder, session);
    const text = await (0, import_files.readTextIfAny)(path);
    if (text !== void 0) return { top: folder, session: await (0, import_own_key.checkedJson)(path, "session", text) };
  }
  return void 0;
}
});
exports["matches-schema"] = __part((module, exports) => {
__export(exports, { CONTRACT_NAMES: () => CONTRACT_NAMES, checkContract: () => checkContract, mismatchOf: () => mismatchOf });
var COMPILED = {
  "change-summarizer": async () => (await Promise.resolve().then(() => __toESM(__load("change-summarizer-638b459a/change-summarizer")))).VALIDATORS["change-summarizer"],
  "rules-compliance": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["rules-compliance"],
  "bug-scan": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["bug-scan"],
  "dependency-check": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["dependency-check"],
  "history-context": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["history-context"],
  "comment-compliance": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["comment-compliance"],
  "intent-fulfilment": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["intent-fulfilment"],
  "caller-impact": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["caller-impact"],
  "data-flow-security": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["data-flow-security"],
  "codebase-fit": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["codebase-fit"],
  "source-reader": async () => (await Promise.resolve().then(() => __toESM(__load("reviews-d8a84809/reviews")))).VALIDATORS["source-reader"],
  "finding-scorer": async () => (await Promise.resolve().then(() => __toESM(__load("finding-scorer-51af5c61/finding-scorer")))).VALIDATORS["finding-scorer"],
  "step": async () => (await Promise.resolve().then(() => __toESM(__load("step-2-59142a8e/step-2")))).VALIDATORS["step"],
  "execute-step": async () => (await Promise.resolve().then(() => __toESM(__load("execute-step-d26a5f58/execute-step")))).VALIDATORS["execute-step"],
  "execute-step-validator": async () => (await Promise.resolve().then(() => __toESM(__load("execute-step-validator-98b23928/execute-step-validator")))).VALIDATORS["execute-step-validator"],
  "execute-step-validator-shared": async () => (await Promise.resolve().then(() => __toESM(__load("execute-step-validator-shared-9b88e6f3/execute-step-validator-shared")))).VALIDATORS["execute-step-validator-shared"],
  "audit-specialist": async () => (await Promise.resolve().then(() => __toESM(__load("audit-specialist-f88da7b9/audit-specialist")))).VALIDATORS["audit-specialist"],
  "audit-triage": async () => (await Promise.resolve().then(() => __toESM(__load("audit-triage-729d4925/audit-triage")))).VALIDATORS["audit-triage"],
  "fix-executor": async () => (await Promise.resolve().then(() => __toESM(__load("fix-executor-552427d1/fix-executor")))).VALIDATORS["fix-executor"],
  "fix-executor-shared": async () => (await Promise.resolve().then(() => __toESM(__load("fix-executor-shared-c87a36b8/fix-executor-shared")))).VALIDATORS["fix-executor-shared"],
  "fix-diff-reviewer": async () => (await Promise.resolve().then(() => __toESM(__load("fix-diff-reviewer-494ce484/fix-diff-reviewer")))).VALIDATORS["fix-diff-reviewer"]
};
var SCHEMAS = {
  "workflow-config": () => Promise.resolve().then(() => __toESM(__load("workflow-config-1a90ad78/workflow-config"))),
  "suppressions": () => Promise.resolve().then(() => __toESM(__load("suppressions-c7298f8b/suppressions"))),
  "validate-plan": () => Promise.resolve().then(() => __toESM(__load("validate-plan-060a8354/validate-plan"))),
  "run": () => Promise.resolve().then(() => __toESM(__load("run-2-960e8906/run-2"))),
  "scope": () => Promise.resolve().then(() => __toESM(__load("scope-3146c69c/scope"))),
  "session": () => Promise.resolve().then(() => __toESM(__load("session-ebe53703/session"))),
  "slot": () => Promise.resolve().then(() => __toESM(__load("slot-63146921/slot"))),
  "ledger-event": () => Promise.resolve().then(() => __toESM(__load("ledger-event-c2a49092/ledger-event"))),
  "report": () => Promise.resolve().then(() => __toESM(__load("report-2-c840af7c/report-2"))),
  "audit": () => Promise.resolve().then(() => __toESM(__load("audit-2-5951d646/audit-2"))),
  "journal-event": () => Promise.resolve().then(() => __toESM(__load("journal-event-bc53d5d6/journal-event"))),
  "audit-round": () => Promise.resolve().then(() => __toESM(__load("audit-round-9b768a7a/audit-round"))),
  "audit-trail": () => Promise.resolve().then(() => __toESM(__load("audit-trail-5f6fece2/audit-trail"))),
  "workflow-state": () => Promise.resolve().then(() => __toESM(__load("workflow-state-ba358d80/workflow-state")))
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
});
exports["next-command"] = __part((module, exports) => {
__export(exports, { nextCommand: () => nextCommand, nextCommandAt: () => nextCommandAt });
var [import_own_key] = ["matches-schema-2b17f0d0/own-key"].map(__load);
function nextCommand({ run, audit }) {
  return `correctless next ${audit?.audit ?? run}`;
}
async function nextCommandAt({ run: path }, run) {
  const file = await (0, import_own_key.readRunJson)(path, "run").catch(() => void 0);
  return nextCommand(file ?? { run });
}
});
exports["own-key"] = __part((module, exports) => {
__export(exports, { appendChained: () => appendChained, checkedJson: () => checkedJson, checkedValue: () => checkedValue, corrupt: () => corrupt, jsonText: () => jsonText, keptSeals: () => keptSeals, now: () => now, parsedJson: () => parsedJson, readRunJson: () => readRunJson, readRunJsonIfAny: () => readRunJsonIfAny, requireChain: () => requireChain, requireKeyOutside: () => requireKeyOutside, requireNoneMissing: () => requireNoneMissing, requireSeals: () => requireSeals, wholeLines: () => wholeLines, writeChained: () => writeChained });
var [import_matches_schema, import_files, import_real_place, import_disk, import_failure] = ["matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure"].map(__load);
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var import_node_os = require("node:os");
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await (0, import_files.readTextIfAny)(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await (0, import_files.readTextIfAny)(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  return checkedValue(path, contract, parsedJson(path, text));
}
async function checkedValue(path, contract, value) {
  const mismatch = await (0, import_matches_schema.mismatchOf)(contract, value);
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
  return new import_failure.Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
function stateRoot(env) {
  const { XDG_STATE_HOME: xdg, LOCALAPPDATA: local, HOME: home = (0, import_node_os.homedir)() } = env;
  if (xdg !== void 0 && (0, import_node_path.isAbsolute)(xdg)) return (0, import_node_path.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path.isAbsolute)(local))
    return (0, import_node_path.join)(local, "correctless", "state");
  return (0, import_node_path.join)(home, ".local", "state", "correctless");
}
var LENGTH = 16;
var SEAL = /"seal":"([0-9a-f]{64})"\}$/;
async function keepSeals(path, lines) {
  if (lines.length > 0) await (0, import_files.appendLine)(keptAt(path), lines.map(shortSeal).join(" "));
}
async function replaceSeals(path, lines) {
  await (0, import_files.writeFileAtomically)(keptAt(path), `${lines.map(shortSeal).join(" ")}
`);
}
async function keptSeals(path) {
  return (await (0, import_files.readTextIfAny)(keptAt(path)) ?? "").split(/\s+/).filter((seal) => seal.length === LENGTH);
}
function requireNoneMissing(path, kept, lines) {
  const there = new Set(lines.map(shortSeal));
  const gone = kept.filter((seal) => !there.has(seal)).length;
  if (gone > 0) throw corrupt(path, `lacks ${gone} of the ${kept.length} lines that were written to it`);
}
function keptAt(path) {
  const name = (0, import_node_crypto.createHash)("sha256").update(path).digest("hex").slice(0, 32);
  return (0, import_node_path.join)(stateRoot(process.env), "seals", name);
}
function shortSeal(line) {
  return (SEAL.exec(line)?.[1] ?? "").slice(0, LENGTH);
}
var KEY = /^[0-9a-f]{64}\n$/;
var known = /* @__PURE__ */ new Map();
function keyPath() {
  return (0, import_node_path.join)(stateRoot(process.env), "key");
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
  await (0, import_files.createFileOnce)(path, `${(0, import_node_crypto.randomBytes)(32).toString("hex")}
`, 384);
  const made = await ownKeyIfAny();
  if (made !== void 0) return made;
  throw unsafe(path, "is gone again");
}
function requireKeyOutside({ top }) {
  const path = keyPath();
  if (!(0, import_real_place.isInside)(path, top)) return;
  throw new import_failure.Failure(
    "environment/key-unsafe",
    `the key that runs are sealed with, ${path}, is inside ${top}`,
    {
      hint: "set XDG_STATE_HOME to a folder outside of every repository"
    }
  );
}
async function makeFolder() {
  const folder = stateRoot(process.env);
  await (0, import_disk.mkdir)(folder, { recursive: true, mode: 448 }).catch((cause) => {
    throw new import_failure.Failure("environment/file-unwritable", `cannot make ${folder}: ${messageOf(cause)}`, {
      hint: "runs are sealed with a key that is kept there: set XDG_STATE_HOME to a folder that can be written",
      cause
    });
  });
}
async function readKey(path) {
  if (!await (0, import_files.exists)(path)) return void 0;
  const problem = await problemOf(path);
  if (problem !== void 0) throw unsafe(path, problem);
  const text = await (0, import_disk.readFile)(path, "latin1");
  if (!KEY.test(text)) throw unsafe(path, "is not a key");
  return Buffer.from(text.trim(), "hex");
}
async function problemOf(path) {
  const stats = await (0, import_disk.stat)(path).catch(() => void 0);
  if (stats?.isFile() !== true) return "is not a file";
  if (process.getuid === void 0) return void 0;
  if (stats.uid !== process.getuid()) return "belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "can be read or written by other users";
}
function unsafe(path, what) {
  return new import_failure.Failure("environment/key-unsafe", `${path}, the key that runs are sealed with, ${what}`, {
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
  const run = (0, import_node_path.basename)((0, import_node_path.dirname)(path));
  throw new import_failure.Failure(
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
  const name = (0, import_node_path.join)((0, import_node_path.basename)((0, import_node_path.dirname)(path)), (0, import_node_path.basename)(path)).replaceAll("\\", "/");
  return (0, import_node_crypto.createHmac)("sha256", key).update(`${name}
${body}`).digest("hex");
}
async function appendChained(path, event) {
  const lines = wholeLines(await (0, import_files.readTextIfAny)(path) ?? "");
  const line = await sealedLine(path, { ...event, after: linkAfter(lines) });
  await (0, import_files.appendLine)(path, line);
  await keepSeals(path, [line]);
}
async function writeChained(path, events) {
  const text = await chainedText(path, events);
  await (0, import_files.writeFileAtomically)(path, text);
  await replaceSeals(path, wholeLines(text));
}
async function chainedText(path, events) {
  const hash = (0, import_node_crypto.createHash)("sha256");
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
  const hash = (0, import_node_crypto.createHash)("sha256");
  const hashes = [hash.copy().digest("hex")];
  for (const line of lines) hashes.push(hash.update(`${line}
`).copy().digest("hex"));
  return hashes;
}
});
exports["places"] = __part((module, exports) => {
__export(exports, { isFile: () => isFile });
var [import_disk] = ["main/disk"].map(__load);
async function isFile(path) {
  try {
    return (await (0, import_disk.stat)(path)).isFile();
  } catch {
    return false;
  }
}
});
exports["real-place"] = __part((module, exports) => {
__export(exports, { isInside: () => isInside, realPlace: () => realPlace });
var [import_disk] = ["main/disk"].map(__load);
var import_node_path = require("node:path");
async function realPlace(path) {
  try {
    return await (0, import_disk.realpath)(path);
  } catch (error) {
    const parent = (0, import_node_path.dirname)(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}
function isInside(path, top) {
  const way = (0, import_node_path.relative)(top, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}
});
exports["sealed-files"] = __part((module, exports) => {
__export(exports, { ending: () => ending, hashesOf: () => hashesOf, requireHashes: () => requireHashes, requireReplies: () => requireReplies, requireSealed: () => requireSealed, requireSealedFiles: () => requireSealedFiles, sealPlanned: () => sealPlanned });
var [import_ledger, import_own_key, import_files, import_failure] = ["matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
function readNow(path) {
  if (!isFileNow(path)) return void 0;
  try {
    return (0, import_node_fs.readFileSync)(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_failure.Failure("environment/file-unreadable", `cannot read ${path}: ${said}`, { cause });
  }
}
function isFileNow(path) {
  try {
    return (0, import_node_fs.statSync)(path).isFile();
  } catch {
    return false;
  }
}
async function sealPlanned(paths) {
  const planned = (await (0, import_files.listFiles)(paths.dir)).filter((path) => isPlanned(paths, path));
  await (0, import_ledger.record)(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith((0, import_node_path.join)(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [(0, import_node_path.relative)(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
function requireSealed(paths, ledger) {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}
function requireSealedFiles(paths, ledger, files) {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get((0, import_node_path.relative)(paths.dir, path));
    if (sha256 === void 0) throw (0, import_own_key.corrupt)(path, "was never planned completely");
    requireSame(path, sha256);
  }
}
function sealedHashes(paths, ledger) {
  const seals = (0, import_ledger.eventsOf)(ledger, "sealed");
  if (seals.length === 0) throw (0, import_own_key.corrupt)(paths.run, "was never planned completely");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}
function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) requireSame((0, import_node_path.join)(dir, name), sha256);
}
function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of (0, import_ledger.eventsOf)(ledger, "stored")) requireSame(paths.reply(agentId), sha256);
}
function requireSame(path, sha256) {
  const bytes = readNow(path);
  if (bytes === void 0) throw (0, import_own_key.corrupt)(path, "is missing");
  if (sha256Of(bytes) !== sha256) throw (0, import_own_key.corrupt)(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return (0, import_ledger.eventsOf)(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return sha256Of(await (0, import_files.readBytes)(path));
}
function sha256Of(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
});
exports["slot-state"] = __part((module, exports) => {
__export(exports, { agentsThatReplied: () => agentsThatReplied, openReason: () => openReason, slotStates: () => slotStates });
var MAX_OFFERS = 4;
var MAX_LOST = 2;
function slotStates(slots, ledger) {
  const counts = new Map(slots.map((slot) => [slot.slot, newCount()]));
  for (const event of ledger) applyEvent(counts, event);
  return slots.map((slot) => {
    const count = counts.get(slot.slot) ?? newCount();
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
var newCount = () => ({
  offers: 0,
  dispatches: 0,
  lost: 0,
  stored: false,
  storedBy: null,
  partlyBy: [],
  givenUp: false,
  why: "no agent was called for it, and no reply was brought"
});
function isOver({ givenUp: givenUp2, lost }) {
  return givenUp2 || lost >= MAX_LOST;
}
var givenUp = (c, why = c.why) => ({ givenUp: true, why });
function applyEvent(counts, event) {
  switch (event.kind) {
    case "offered":
      for (const slot of event.slots) update(counts, slot, (c) => ({ offers: c.offers + 1 }));
      return;
    case "reopened":
      reopen(counts, event);
      return;
    case "dispatched":
      update(counts, event.slot, (c) => ({
        dispatches: c.dispatches + 1,
        why: NO_REPLY
      }));
      return;
    case "stored":
      update(
        counts,
        event.slot,
        (c) => c.stored || isOver(c) ? {} : { stored: true, storedBy: event.agentId, why: "" }
      );
      return;
    case "lost":
      update(counts, event.slot, (c) => ({ lost: c.lost + 1, why: event.why }));
      return;
    case "refused":
      if (event.slot !== void 0 && event.agentId === void 0)
        update(counts, event.slot, () => ({ why: event.why }));
      return;
    case "given-up":
      for (const slot of event.slots) update(counts, slot, (c) => givenUp(c, event.why));
      return;
    case "planned":
    case "sealed":
    case "denied":
    case "look":
    case "sent-back":
    case "accepted":
    case "ignored":
    case "finished":
      return;
  }
}
function reopen(counts, { slots, partly = [] }) {
  for (const slot of slots)
    update(counts, slot, (c) => c.stored && !partly.includes(slot) ? {} : afresh(c));
}
function afresh({ partlyBy, storedBy }) {
  return { ...newCount(), partlyBy: agentsThatReplied({ partlyBy, storedBy }) };
}
function update(counts, slot, change) {
  const count = counts.get(slot);
  if (count !== void 0) Object.assign(count, change(count));
}
});
