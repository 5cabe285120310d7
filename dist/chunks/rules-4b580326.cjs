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
var from_chunk_1ae0c78d;
var from_chunk_237ea335;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_441ed3b7;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_aa30f698;
var from_chunk_b9b295a3;
var from_chunk_c0cc658a;
var from_chunk_d1296144;
var from_chunk_f498f710;
var from_chunk_ff949c2a;
var from_main;
parts["rules-2K7RKOZR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  rulesCommand: () => rulesCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
  const why = (0, import_chunk_3Q6ZRTRT.compileRule)(rule);
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
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_chunk_MRZKWHZY.askedTarget)(cwd, positionals, flags);
  const { base, changed } = await (0, import_chunk_RLSBRMJO.readChangedLines)(repository, target);
  const { rules, notes } = await (0, import_chunk_Z2F5XNW6.readRules)(repository, base.tree);
  const inForce = (0, import_chunk_3Q6ZRTRT.rulesInForce)(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: (0, import_chunk_3Q6ZRTRT.changedRules)(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await (0, import_chunk_MRZKWHZY.askedTarget)(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await (0, import_chunk_EGNZIYAS.commitNamed)(repository, option("at") ?? "HEAD");
  const { rules, notes } = await (0, import_chunk_Z2F5XNW6.readRules)(repository, tree);
  const answer = { base: sha, rules: (0, import_chunk_3Q6ZRTRT.rulesInForce)(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option("at") === void 0);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}
async function missingFiles(repository, tree, files, alsoInWorkTree) {
  const entries = await (0, import_chunk_BN7E3F24.listTree)(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && await (0, import_chunk_HN2YRWHB.exists)((0, import_node_path.join)(repository.top, file))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    })
  );
  return notes.flat();
}
function fileNamed(path) {
  const file = (0, import_chunk_BN7E3F24.asRepoPath)(path);
  if (file !== void 0) return file;
  throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  rulesCommand
});
});
