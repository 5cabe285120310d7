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
var from_chunk_135c2660;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_main;
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
parts["chunk-EXQDFZCV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  branchNamed: () => branchNamed,
  commitNamed: () => commitNamed,
  currentBranch: () => currentBranch,
  emptyTree: () => emptyTree,
  findCommit: () => findCommit,
  firstParent: () => firstParent,
  mergeBases: () => mergeBases
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PIFHTIZ2 = parts["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function unknownRevision(repository, rev, isPath) {
  const names = await branchNames(repository);
  const meant = names.find((name) => name === `origin/${rev}`) ?? (0, import_chunk_XVJUAOZE.nearest)(rev, names);
  const near = [
    ...isPath ? [`if it is a path: correctless diff -- ${(0, import_chunk_TDLACVAW.shellWord)(rev)}`] : [],
    ...meant === void 0 ? [] : [`did you mean ${(0, import_chunk_TDLACVAW.shellWord)(meant)}?`]
  ];
  const far = await (0, import_chunk_PIFHTIZ2.hasOrigin)(repository) ? [`fetch it first: ${await (0, import_chunk_PIFHTIZ2.fetchOfRest)(repository)}${await inAWorkflow(repository)}`] : near.length === 0 ? ["see which there are: git branch --all"] : [];
  return new import_chunk_J3I4R3VV.Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: [...near, ...far].join(meant === void 0 ? "; or " : " else ")
  });
}
async function inAWorkflow(repository) {
  return await (0, import_chunk_PIFHTIZ2.isShallow)(repository) ? `; ${import_chunk_PIFHTIZ2.IN_A_WORKFLOW}` : "";
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await (0, import_chunk_UUEVDYVP.readGit)(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await (0, import_chunk_UUEVDYVP.readGit)(repository, args, { answers: ABSENT })).toString("latin1").trim();
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev, { isPath = false } = {}) {
  const [commit] = await Promise.all([findCommit(repository, rev), refuseAmbiguous(repository, rev)]);
  if (commit !== void 0) return commit;
  throw await unknownRevision(repository, rev, isPath);
}
async function refuseAmbiguous(repository, rev) {
  const args = ["-c", "core.warnAmbiguousRefs=true", "rev-parse", "--verify", "--end-of-options", rev];
  const { stderr } = await (0, import_chunk_UUEVDYVP.askGit)(repository, args, { answers: ABSENT });
  const name = /^warning: refname '(.*)' is ambiguous\.$/m.exec(stderr)?.[1];
  if (name === void 0 || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name)) return;
  const refs = ["heads", "remotes", "tags"].map((kind) => `refs/${kind}/${name}`);
  const listed = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  const meant = listed.toString("utf8").split("\n").filter((ref) => refs.includes(ref));
  const id = /^[0-9a-f]+$/.test(name) ? ["the whole id of the commit"] : [];
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${(0, import_chunk_NLWRO2NF.printable)(name)}" is more than one thing`, {
    hint: `write ${[...meant.map(import_chunk_NLWRO2NF.printable), ...id].join(" or ")}`
  });
}
var WHOLE_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const name = (await (0, import_chunk_UUEVDYVP.readGit)(repository, args, { answers: ABSENT })).toString("utf8").trim();
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function firstParent(repository, sha) {
  const commit = (await (0, import_chunk_UUEVDYVP.readGit)(repository, ["cat-file", "commit", sha])).toString("latin1");
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}
async function mergeBases(repository, a, b) {
  const bases = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n").filter(Boolean);
}
async function emptyTree(repository) {
  return (await (0, import_chunk_UUEVDYVP.readGit)(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchNamed,
  commitNamed,
  currentBranch,
  emptyTree,
  findCommit,
  firstParent,
  mergeBases
});
});
parts["chunk-IFVQ7AHZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shortIds: () => shortIds
});
module.exports = __toCommonJS(stdin_exports);
function shortIds(text) {
  return text.replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/g, (id) => id.slice(0, 12));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shortIds
});
});
parts["chunk-PIFHTIZ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  IN_A_WORKFLOW: () => IN_A_WORKFLOW,
  deepening: () => deepening,
  fetchOfRest: () => fetchOfRest,
  hasOrigin: () => hasOrigin,
  isShallow: () => isShallow
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var IN_A_WORKFLOW = "in a GitHub workflow: actions/checkout with fetch-depth: 0";
async function isShallow(repository) {
  return (await (0, import_chunk_UUEVDYVP.readGit)(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function fetchOfRest(repository) {
  const asked = ["config", "--get-all", "remote.origin.fetch"];
  const [shallow, refspecs] = await Promise.all([
    isShallow(repository),
    (0, import_chunk_UUEVDYVP.readGit)(repository, asked, { answers: [0, 1] })
  ]);
  const fetched = refspecs.toString("utf8").split("\n").filter(Boolean);
  const isPartial = fetched.length > 0 && !fetched.some((one) => /^\+?refs\/heads\/\*:/.test(one));
  if (isPartial && shallow) return "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  if (isPartial) return "git fetch origin '+refs/heads/*:refs/remotes/origin/*'";
  return shallow ? "git fetch --unshallow" : "git fetch";
}
async function hasOrigin(repository) {
  return (await (0, import_chunk_UUEVDYVP.readGit)(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
function deepening(ofHead) {
  return `git fetch --deepen=1 (in a GitHub workflow: actions/checkout with fetch-depth: ${ofHead ? 2 : 0})`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  IN_A_WORKFLOW,
  deepening,
  fetchOfRest,
  hasOrigin,
  isShallow
});
});
parts["chunk-SQW7QEC7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readAddedSuppressions: () => readAddedSuppressions,
  readConfig: () => readConfig,
  readSuppressions: () => readSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VO7HK3P6 = parts["chunk-VO7HK3P6"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE, "configuration");
  if (text === void 0) return {};
  const checked = await (0, import_chunk_6UWTLWUZ.checkContract)("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new import_chunk_J3I4R3VV.Failure(
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
    throw new import_chunk_J3I4R3VV.Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "mend it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, import_chunk_VO7HK3P6.SUPPRESSIONS_FILE, "suppressions");
  return text === void 0 ? [] : (0, import_chunk_VO7HK3P6.parseSuppressions)(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof import_chunk_J3I4R3VV.Failure && isOfFile(error)) return error;
      throw error;
    })
  ]);
  if (head instanceof import_chunk_J3I4R3VV.Failure) return [`at head: ${head.message}`];
  const added = (0, import_chunk_VO7HK3P6.addedSuppressions)(base, head);
  const named = added.slice(0, MOST_NAMED).map(import_chunk_VO7HK3P6.suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var isOfFile = ({ code }) => code.startsWith("config/") || code === "usage/input-too-large";
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path, kind) {
  const [entry] = await (0, import_chunk_KWOTC3ZP.listTree)(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  if ((entry.size ?? 0) > import_chunk_HMYIUGB2.INPUT_LIMITS[kind].bytes) throw (0, import_chunk_HMYIUGB2.inputTooLarge)(kind, path);
  return (await (0, import_chunk_KWOTC3ZP.readBlobs)(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readAddedSuppressions,
  readConfig,
  readSuppressions
});
});
parts["chunk-VO7HK3P6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  SUPPRESSIONS_FILE: () => SUPPRESSIONS_FILE,
  addedSuppressions: () => addedSuppressions,
  applySuppressions: () => applySuppressions,
  maySuppress: () => maySuppress,
  parseSuppressions: () => parseSuppressions,
  sameClaim: () => sameClaim,
  suppressionLine: () => suppressionLine,
  surelySame: () => surelySame
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
function surelySame(a, b) {
  return samePlace(a, b) && (sameTitle(a, b) || sameRule(a, b) === true);
}
function sameClaim(a, b) {
  if (!samePlace(a, b)) return false;
  if (sameTitle(a, b)) return true;
  const isRule = sameRule(a, b);
  if (isRule !== void 0) return isRule;
  const [first, second] = [wordsOf(a.claim.title), wordsOf(b.claim.title)];
  const sameQuote = a.at.start === b.at.start && a.at.end === b.at.end;
  const shared = sharedOf(significant(first), significant(second));
  return sameCause(a, b) && shared.words >= 2 || sameQuote && shared.words >= 2 && shared.most;
}
function samePlace(a, b) {
  return a.file === b.file && a.side === b.side && (0, import_chunk_R5DXX5NI.overlaps)(a.at, b.at);
}
function sameTitle(a, b) {
  return wordsOf(a.claim.title).join(" ") === wordsOf(b.claim.title).join(" ");
}
function sameRule(a, b) {
  const [rule, other] = [ruleOf(a), ruleOf(b)];
  if (rule === void 0 || other === void 0) return void 0;
  return rule.file === other.file && (rule.text.includes(other.text) || other.text.includes(rule.text));
}
function saysAsMuch(title, other) {
  const [first, second] = [wordsOf(title), wordsOf(other)];
  if (first.join(" ") === second.join(" ")) return true;
  const shared = sharedOf(significant(first), significant(second));
  return shared.words >= 2 && shared.most;
}
function sameCause({ cause: a }, { cause: b }) {
  if (a === void 0 || b === void 0) return false;
  return a.file === b.file && a.side === b.side && (0, import_chunk_R5DXX5NI.overlaps)(a.at, b.at);
}
function ruleOf({ claim: { ruleFile = "", ruleText } }) {
  if (ruleText === void 0) return void 0;
  return { file: ruleFile.replace(/^\.\//, ""), text: wordsOf(ruleText).join(" ") };
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
var FILLERS = new Set(
  "the and not for are was when with that this from into its has can will before after".split(" ")
);
function significant(words) {
  return new Set(
    words.filter((word) => word.length > 2 && !FILLERS.has(word)).map((word) => word.slice(0, 5))
  );
}
function sharedOf(a, b) {
  const words = [...a].filter((word) => b.has(word)).length;
  return { words, most: words >= Math.min(a.size, b.size) / 2 };
}
var OTHER = { kind: "other" };
var ACCEPTED = { kind: "accepted" };
function mayFit(entry, finding) {
  return saidBy(finding).some((one) => isNamed(entry, one, finding));
}
function fitOf(entry, finding, texts) {
  const fits = saidBy(finding).filter((one) => isNamed(entry, one, finding)).map((one) => placeFit(entry, one, texts));
  return fits.find(({ kind }) => kind === "accepted") ?? fits.find(({ kind }) => kind === "unsure") ?? OTHER;
}
function saidBy(finding) {
  return [finding, ...finding.witnesses.filter((one) => sameClaim(finding, one))];
}
function isNamed(entry, said, { open }) {
  const wasNamed = entry.fingerprint === open?.fingerprint;
  const isSaid = entry.titles?.some((title) => saysAsMuch(title, said.claim.title)) ?? true;
  const isThere = entry.place === void 0 ? entry.fingerprint === said.fingerprint : entry.place.lines === said.place?.lines;
  return isSaid && (wasNamed || isThere);
}
function placeFit(entry, said, texts) {
  const { file, side, at } = said;
  const text = (0, import_chunk_XQLRYSQN.textOn)(side, file, texts)?.plain;
  if (text === void 0) return { kind: "unsure", why: `${file} cannot be read` };
  const everywhere = (0, import_chunk_XQLRYSQN.findLines)(trimmed(text, at), text);
  const then = entry.place;
  if (then === void 0) {
    const fit = unboundFit(everywhere, text, { file, side, at }, texts);
    return fit.kind === "accepted" ? anotherCause(void 0, said, texts) ?? fit : fit;
  }
  const possible = everywhere.filter((one) => (0, import_chunk_GLPLX4GU.couldBe)((0, import_chunk_GLPLX4GU.placeAt)(file, one, text), then));
  if (!possible.some(({ start }) => start === at.start)) return OTHER;
  if (possible.length > 1) return severalPlaces(file, possible);
  return anotherCause(then, said, texts) ?? ACCEPTED;
}
function anotherCause(then, { cause }, texts) {
  if (cause === void 0 || then?.cause === (0, import_chunk_GLPLX4GU.causeNow)(cause, texts)) return void 0;
  const where = `line ${cause.at.start} of ${cause.file}`;
  return {
    kind: "unsure",
    why: `${where}, which this change touches, is said to break it, and that was not accepted`
  };
}
function unboundFit(everywhere, text, { file, side, at }, texts) {
  if (everywhere.length > 1) return severalPlaces(file, everywhere);
  const before = side === "old" ? void 0 : (0, import_chunk_XQLRYSQN.textOn)("old", file, texts)?.plain;
  const then = before === void 0 ? [] : (0, import_chunk_XQLRYSQN.findLines)(trimmed(text, at), before);
  if (before === void 0 || then.length === 0) return ACCEPTED;
  const here = (0, import_chunk_GLPLX4GU.placeAt)(file, at, text);
  if (then.length === 1 && then.every((one) => (0, import_chunk_GLPLX4GU.couldBe)(here, (0, import_chunk_GLPLX4GU.placeAt)(file, one, before)))) return ACCEPTED;
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
    if (!(error instanceof import_chunk_J3I4R3VV.Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new import_chunk_J3I4R3VV.Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new import_chunk_J3I4R3VV.Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} stands twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return (0, import_chunk_JU7Y2GNN.requireContract)("suppressions", (0, import_chunk_JU7Y2GNN.soleJsonValue)(text, { fence: false, input: "suppressions" }));
}
function applySuppressions(findings, suppressions, today, texts) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const unsure = [];
  const graver = [];
  const sifted = (0, import_chunk_GLPLX4GU.sift)(findings, (finding) => {
    let accepted;
    for (const entry of valid.filter((one) => mayFit(one, finding))) {
      const fit = fitOf(entry, finding, texts);
      if (fit.kind === "other") continue;
      used.add(entry);
      const why = fit.kind === "unsure" ? fit.why : tooGrave(entry, finding);
      if (why !== void 0) {
        unsure.push(`${suppressionLine(entry)}: ${why}`);
      } else if (accepted === void 0) {
        accepted = entry;
        graver.push(...graverThan(entry, finding));
      }
    }
    if (accepted === void 0) return { keep: finding };
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
  if (import_chunk_PXWIJ4LO.SEVERITIES.indexOf(now) >= import_chunk_PXWIJ4LO.SEVERITIES.indexOf(severity)) return void 0;
  return `it has no titles and accepts nothing graver than ${severity}, and ${finding.claim.title} is said to be ${now}: accept it anew`;
}
function gravest(finding) {
  const ranks = [finding, ...finding.witnesses].map(({ claim }) => import_chunk_PXWIJ4LO.SEVERITIES.indexOf(claim.severity));
  return import_chunk_PXWIJ4LO.SEVERITIES[Math.min(...ranks)] ?? "critical";
}
function graverThan({ severity: then, fingerprint }, finding) {
  const now = gravest(finding);
  if (then === void 0 || import_chunk_PXWIJ4LO.SEVERITIES.indexOf(now) >= import_chunk_PXWIJ4LO.SEVERITIES.indexOf(then)) return [];
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SUPPRESSIONS_FILE,
  addedSuppressions,
  applySuppressions,
  maySuppress,
  parseSuppressions,
  sameClaim,
  suppressionLine,
  surelySame
});
});
