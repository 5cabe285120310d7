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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_d962ced6;
var from_chunk_f7da0da6;
var from_main;
parts["chunk-5SHWXL7C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readAddedSuppressions: () => readAddedSuppressions,
  readConfig: () => readConfig,
  readSuppressions: () => readSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZTRJVIFV = parts["chunk-ZTRJVIFV"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE);
  if (text === void 0) return {};
  const checked = await (0, import_chunk_EYWKNGBW.checkContract)("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new import_chunk_Z5MRELTP.Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "mend it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_Z5MRELTP.Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "mend it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, import_chunk_ZTRJVIFV.SUPPRESSIONS_FILE);
  return text === void 0 ? [] : (0, import_chunk_ZTRJVIFV.parseSuppressions)(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof import_chunk_Z5MRELTP.Failure && error.code.startsWith("config/")) return error;
      throw error;
    })
  ]);
  if (head instanceof import_chunk_Z5MRELTP.Failure) return [`at head: ${head.message}`];
  const added = (0, import_chunk_ZTRJVIFV.addedSuppressions)(base, head);
  const named = added.slice(0, MOST_NAMED).map(import_chunk_ZTRJVIFV.suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path) {
  const [entry] = await (0, import_chunk_DK2Y3MEL.listTree)(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  return (await (0, import_chunk_DK2Y3MEL.readBlobs)(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readAddedSuppressions,
  readConfig,
  readSuppressions
});
});
parts["chunk-5ZFEDAR5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cleanMaterial: () => cleanMaterial,
  cleanText: () => cleanText,
  redactHunks: () => redactHunks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
async function redactHunks(files, redactor, textOf = () => void 0) {
  const sources = [];
  const add = (text) => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redactIn(sources);
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
        // Behind the second `@@` stands a line of the file.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.old)),
        now: now(sideLines(body, "+"), (0, import_chunk_OTZ2RVYM.firstLine)(hunk.new))
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
async function cleanMaterial(material, redactor, textOf) {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redactIn({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist
  });
  const clean = { files, ...rest };
  return clean;
}
async function cleanText(value, redactor) {
  return await redactor.redactIn(value);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cleanMaterial,
  cleanText,
  redactHunks
});
});
parts["chunk-6YI44MHD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  inSlices: () => inSlices
});
module.exports = __toCommonJS(stdin_exports);
var SLICE_BYTES = 64 * 1024 * 1024;
function inSlices(entries, limit = SLICE_BYTES) {
  const slices = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.size ?? 0;
    const last = slices.at(-1);
    if (last === void 0 || size > room) {
      slices.push([entry]);
      room = limit - size;
    } else {
      last.push(entry);
      room -= size;
    }
  }
  return slices;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inSlices
});
});
parts["chunk-GFGQUEEU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  namesOf: () => namesOf,
  requireCacheOutside: () => requireCacheOutside
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_5ZFEDAR5 = parts["chunk-5ZFEDAR5"]();
var import_chunk_HCTG2EZG = parts["chunk-HCTG2EZG"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_XKMPNDJX.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_WAE5JWXM.targetText)(target);
  return asked === "" ? await (0, import_chunk_HCTG2EZG.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_WCK3D5U5.isInside)(cacheRoot, top)) return;
  throw new import_chunk_Z5MRELTP.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
async function namesOf({ repository, target }, change, redactor) {
  return {
    title: await (0, import_chunk_5ZFEDAR5.cleanText)(await titleOf(repository, target, change), redactor),
    asked: await (0, import_chunk_5ZFEDAR5.cleanText)((0, import_chunk_WAE5JWXM.targetText)(target), redactor)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  namesOf,
  requireCacheOutside
});
});
parts["chunk-HCTG2EZG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchNamed: () => branchNamed,
  commitNamed: () => commitNamed,
  currentBranch: () => currentBranch,
  emptyTree: () => emptyTree,
  findCommit: () => findCommit,
  firstParent: () => firstParent,
  isShallow: () => isShallow,
  mergeBase: () => mergeBase
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_MZPW42QD.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev) {
  const commit = await findCommit(repository, rev);
  if (commit !== void 0) return commit;
  const meant = (0, import_chunk_XVJUAOZE.nearest)(rev, await branchNames(repository));
  throw new import_chunk_Z5MRELTP.Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: meant === void 0 ? `fetch it first (git fetch), or if it is a path: correctless diff -- ${(0, import_chunk_GDWPJMRW.shellWord)(rev)}` : `did you mean ${(0, import_chunk_GDWPJMRW.shellWord)(meant)}? else fetch it first: git fetch`
  });
}
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const { stdout, stderr } = await (0, import_chunk_MZPW42QD.askGit)(repository, args, { answers: ABSENT });
  const name = stdout.toString("utf8").trim();
  if (name === "" && stderr.includes("is ambiguous")) {
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `"${rev}" is both a branch and a tag`, {
      hint: `write refs/heads/${rev} or refs/tags/${rev}`
    });
  }
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_MZPW42QD.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_MZPW42QD.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_MZPW42QD.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBase(repository, a, b) {
  const bases = await (0, import_chunk_MZPW42QD.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n")[0] || void 0;
}
async function isShallow(repository) {
  return (await (0, import_chunk_MZPW42QD.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function emptyTree(repository) {
  return (await (0, import_chunk_MZPW42QD.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchNamed,
  commitNamed,
  currentBranch,
  emptyTree,
  findCommit,
  firstParent,
  isShallow,
  mergeBase
});
});
parts["chunk-ZTRJVIFV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SUPPRESSIONS_FILE: () => SUPPRESSIONS_FILE,
  addedSuppressions: () => addedSuppressions,
  applySuppressions: () => applySuppressions,
  parseSuppressions: () => parseSuppressions,
  suppressionLine: () => suppressionLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new import_chunk_Z5MRELTP.Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new import_chunk_Z5MRELTP.Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} stands twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return (0, import_chunk_VEBT7QIP.requireContract)("suppressions", (0, import_chunk_VEBT7QIP.soleJsonValue)(text, { fence: false }));
}
function applySuppressions(findings, suppressions, today) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const sifted = (0, import_chunk_NCBB32XO.sift)(findings, (finding) => {
    const fingerprints = [finding, ...finding.witnesses, ...known(finding)].map((one) => one.fingerprint);
    const entry = valid.find((one) => fingerprints.includes(one.fingerprint));
    if (entry === void 0) return { keep: finding };
    used.add(entry);
    return { drop: { kind: "suppressed", fingerprint: entry.fingerprint, reason: entry.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine)
  };
}
var known = ({ open }) => open === void 0 ? [] : [open];
function suppressionLine({ fingerprint, reason, by, expires }) {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}
function addedSuppressions(base, head) {
  const isAtBase = (entry) => base.some((one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires);
  return head.filter((entry) => !isAtBase(entry));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SUPPRESSIONS_FILE,
  addedSuppressions,
  applySuppressions,
  parseSuppressions,
  suppressionLine
});
});
