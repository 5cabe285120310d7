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
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_4a90d636;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_8ed1cd62;
var from_chunk_af404337;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_main;
parts["rules-DSA5NOLZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  rulesCommand: () => rulesCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
function rulesJson({ base, rules, changedInDiff }) {
  return {
    base,
    rules: rules.map(({ rule: { path, source, paths, sha256 }, governs }) => ({
      path,
      source,
      paths,
      governs,
      sha256
    })),
    changedInDiff
  };
}
function rulesText({ base, rules, changedInDiff }, asked) {
  const inForce = rules.filter(({ governs }) => governs.length > 0);
  const idle = rules.filter(({ governs }) => governs.length === 0);
  const at = `at ${base.slice(0, 12)}`;
  if (rules.length === 0) return `No rule files ${at}.
${changedText(changedInDiff)}`;
  return [
    `${(0, import_chunk_CKMVB2RJ.counted)(rules.length, "rule file")} ${at}, ${inForce.length} in force for ${(0, import_chunk_CKMVB2RJ.counted)(asked, "file")}.
`,
    ...inForce.map((one) => `
${heading(one.rule)}
${reasons(one, asked)}`),
    idle.length === 0 ? "" : "\nGoverning none of these files:\n",
    ...idle.map(({ rule }) => `  ${heading(rule)}${rule.paths === null ? "" : `: ${quoted(rule.paths)}`}
`),
    changedText(changedInDiff)
  ].join("");
}
function heading({ path, source, via }) {
  return `${(0, import_chunk_NLWRO2NF.printable)(path)} (${source}${via === void 0 ? "" : `, through ${via.map(import_chunk_NLWRO2NF.printable).join(", ")}`})`;
}
function reasons({ rule, governs }, asked) {
  const why = (0, import_chunk_RQL445DP.compileRule)(rule);
  const byReason = /* @__PURE__ */ new Map();
  for (const path of governs) {
    const reason = reasonText(why(path));
    const same = byReason.get(reason);
    if (same === void 0) byReason.set(reason, [path]);
    else same.push(path);
  }
  return [...byReason].map(([reason, paths]) => {
    const which = asked > 1 && paths.length === asked ? [`all ${(0, import_chunk_CKMVB2RJ.counted)(asked, "file")}`] : paths.map(import_chunk_NLWRO2NF.printable);
    return `  ${reason}:
${which.map((path) => `    ${path}
`).join("")}`;
  }).join("");
}
function reasonText(why) {
  switch (why?.kind) {
    case void 0:
      return "nothing";
    case "always":
      return "always";
    case "directory":
      return `everything in ${(0, import_chunk_NLWRO2NF.printable)(why.directory)}/`;
    case "glob":
      return `matches ${quoted([why.glob])}${why.directory === "" ? "" : ` in ${(0, import_chunk_NLWRO2NF.printable)(why.directory)}/`}`;
  }
}
function changedText(paths) {
  if (paths.length === 0) return "";
  return `
Rule changed in this diff, not applied:
${paths.map((path) => `  ${(0, import_chunk_NLWRO2NF.printable)(path)}
`).join("")}`;
}
function quoted(globs) {
  return globs.map((glob) => (0, import_chunk_NLWRO2NF.printable)(glob) === glob ? `"${glob}"` : (0, import_chunk_NLWRO2NF.printable)(glob)).join(", ");
}
var rulesCommand = {
  name: "rules",
  summary: "Shows which rule files govern a change or a file, and why",
  usage: "[TARGET | --staged | --uncommitted | --file PATH\u2026 [--at REV]] [--json] [-- PATH\u2026]",
  flags: [
    { name: "staged", type: "boolean", summary: "what is staged" },
    { name: "uncommitted", type: "boolean", summary: "all uncommitted and untracked work" },
    { name: "file", type: "string", multiple: true, value: "PATH", summary: "a file instead of a change" },
    {
      name: "at",
      type: "string",
      value: "REV",
      summary: "with --file: the rules of that commit (default: HEAD)"
    },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `The rules are read at the base of the change, so a rule that the change edits, adds or deletes counts as it was.
JSON: {base, rules[{path, source, paths[]|null, governs[changed path\u2026], sha256}], changedInDiff[path\u2026]}
What is wrong with a rule file is said on stderr.`,
  run: async (input) => {
    const { answer, asked, notes } = await (input.options("file").length > 0 ? ofFiles(input) : ofChange(input));
    const warnings = notes.map((note) => `${(0, import_chunk_NLWRO2NF.printable)(note)}
`).join("");
    const text = rulesText(answer, asked) + (warnings === "" ? "" : `
Notes:
${warnings}`);
    if (!input.flag("json")) return { status: 0, stdout: text };
    return { status: 0, stdout: `${JSON.stringify(rulesJson(answer), null, 2)}
`, stderr: text };
  }
};
async function ofChange({ cwd, positionals, paths, flag, option }) {
  if (option("at") !== void 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_chunk_MTV7DFLM.askedTarget)(cwd, positionals, flags);
  const { base, changed } = await (0, import_chunk_Q3GQ476W.readChangedLines)(repository, target);
  const { rules, notes } = await (0, import_chunk_OPJBWCZR.readRules)(repository, base.tree);
  const inForce = (0, import_chunk_RQL445DP.rulesInForce)(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: (0, import_chunk_RQL445DP.changedRules)(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await (0, import_chunk_MTV7DFLM.askedTarget)(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await (0, import_chunk_G3U3FSZZ.commitNamed)(repository, option("at") ?? "HEAD");
  const { rules, notes } = await (0, import_chunk_OPJBWCZR.readRules)(repository, tree);
  const answer = { base: sha, rules: (0, import_chunk_RQL445DP.rulesInForce)(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option("at") === void 0);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}
async function missingFiles(repository, tree, files, alsoInWorkTree) {
  const entries = await (0, import_chunk_EQ3XVTHR.listTree)(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && await (0, import_chunk_APQNDADW.exists)((0, import_node_path.join)(repository.top, file))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    })
  );
  return notes.flat();
}
function fileNamed(path) {
  const file = (0, import_chunk_EQ3XVTHR.asRepoPath)(path);
  if (file !== void 0) return file;
  throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  rulesCommand
});
});
