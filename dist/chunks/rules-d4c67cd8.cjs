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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_6154375f;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_d0f5116a;
var from_main;
parts["rules-NJKCCXA3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  rulesCommand: () => rulesCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
  const why = (0, import_chunk_XQLRYSQN.compileRule)(rule);
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
    return { status: 0, stdout: (0, import_chunk_WDRVM6EA.inertJson)(rulesJson(answer)), stderr: text };
  }
};
async function ofChange({ cwd, positionals, paths, flag, option }) {
  if (option("at") !== void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_chunk_TFSYFUH4.askedTarget)(cwd, positionals, flags);
  const { base, changed } = await (0, import_chunk_E7RWOVFP.readChangedLines)(repository, target);
  const { rules, notes } = await (0, import_chunk_XDNLGAJP.readRules)(repository, base.tree);
  const inForce = (0, import_chunk_XQLRYSQN.rulesInForce)(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: (0, import_chunk_XQLRYSQN.changedRules)(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await (0, import_chunk_TFSYFUH4.askedTarget)(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await (0, import_chunk_EXQDFZCV.commitNamed)(repository, option("at") ?? "HEAD");
  const { rules, notes } = await (0, import_chunk_XDNLGAJP.readRules)(repository, tree);
  const answer = { base: sha, rules: (0, import_chunk_XQLRYSQN.rulesInForce)(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option("at") === void 0);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}
async function missingFiles(repository, tree, files, alsoInWorkTree) {
  const entries = await (0, import_chunk_KWOTC3ZP.listTree)(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && await (0, import_chunk_WRWMQTCS.exists)((0, import_node_path.join)(repository.top, file))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    })
  );
  return notes.flat();
}
function fileNamed(path) {
  const file = (0, import_chunk_KWOTC3ZP.asRepoPath)(path);
  if (file !== void 0) return file;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  rulesCommand
});
});
