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
var from_chunk_38295742;
var from_chunk_4793b330;
var from_chunk_8aa5568d;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d66e0893;
var from_chunk_d74c1317;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_stop_2392036f;
var from_main;
parts["rules-PBFA5QW2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  rulesCommand: () => rulesCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_H6H4NJR3 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-H6H4NJR3"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_5Y7IKGNC = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-5Y7IKGNC"]();
var import_chunk_WYEK2VCC = (from_chunk_d66e0893 ??= require("./chunk-d66e0893.cjs"))["chunk-WYEK2VCC"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_QZRNUFII = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QZRNUFII"]();
var import_chunk_OLOC3CPJ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_BADJJZ2S = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-BADJJZ2S"]();
var import_chunk_ULTNETPJ = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-ULTNETPJ"]();
var import_chunk_R4HTJOET = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-R4HTJOET"]();
var import_chunk_EF3CRQT3 = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-EF3CRQT3"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_Z7EAUBL6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-Z7EAUBL6"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
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
  const why = (0, import_chunk_QZRNUFII.compileRule)(rule);
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
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_chunk_H6H4NJR3.askedTarget)(cwd, positionals, flags);
  const { base, changed } = await (0, import_chunk_6HOAEVZ4.readChangedLines)(repository, target);
  const { rules, notes } = await (0, import_chunk_WYEK2VCC.readRules)(repository, base.tree);
  const inForce = (0, import_chunk_QZRNUFII.rulesInForce)(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: (0, import_chunk_QZRNUFII.changedRules)(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await (0, import_chunk_H6H4NJR3.askedTarget)(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await (0, import_chunk_PGSSXO73.commitNamed)(repository, option("at") ?? "HEAD");
  const { rules, notes } = await (0, import_chunk_WYEK2VCC.readRules)(repository, tree);
  const answer = { base: sha, rules: (0, import_chunk_QZRNUFII.rulesInForce)(rules, files), changedInDiff: [] };
  return { answer, asked: files.length, notes };
}
function fileNamed(path) {
  const file = (0, import_chunk_TWITAMCM.asRepoPath)(path);
  if (file !== void 0) return file;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  rulesCommand
});
});
