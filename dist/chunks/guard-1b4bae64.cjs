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
var from_chunk_1f30fb49;
var from_chunk_44bd882d;
var from_chunk_4a31f215;
var from_chunk_59850f32;
var from_chunk_8bd4da7b;
var from_chunk_a30e7128;
var from_chunk_c12db614;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_main;
parts["guard-FX3LW2JF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  guardCommand: () => guardCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_Z5KQ3L5X = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-Z5KQ3L5X"]();
var import_chunk_NNX3P7V2 = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-NNX3P7V2"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_SG6GTLHQ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_LTWM26FQ = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_CIPIN4SN = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-CIPIN4SN"]();
var import_chunk_GQ6AFRFY = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-GQ6AFRFY"]();
var import_chunk_P37T4B5O = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
function looseFindings(value) {
  if (Array.isArray(value)) return value.map((element, at) => asFinding(element, `/${at}`));
  if (!isObject(value)) throw refused("", "is neither a list of findings nor {status, violations}");
  const { status, violations = [] } = value;
  if (status !== "pass" && status !== "fail") throw refused("/status", 'is neither "pass" nor "fail"');
  if (!Array.isArray(violations)) throw refused("/violations", "is not a list");
  if (status === "fail" && violations.length === 0)
    throw refused("/violations", 'is empty although status is "fail"');
  return violations.map((element, at) => asFinding(element, `/violations/${at}`));
}
function looseLines(line) {
  const text = typeof line === "number" ? String(line) : line;
  const [, first, last = first] = typeof text === "string" ? /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [] : [];
  const [start, end] = [Number(first), Number(last)];
  return start >= 1 && start <= end ? { start, end } : void 0;
}
function asFinding(element, pointer) {
  if (isObject(element)) return element;
  throw refused(pointer, "is not an object");
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function refused(pointer, what) {
  return new import_chunk_TJ5KMKV5.Failure("refused/schema", `${pointer === "" ? "the whole value" : pointer} ${what}`, {
    hint: 'hand over [{"file": \u2026, "line": \u2026}] or {"status": "pass" or "fail", "violations": [\u2026]}'
  });
}
function guardFindings(findings, world) {
  if (world.changed.size === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/empty-change-map", "no changed file is known, so no finding can be placed", {
      hint: "see what the target holds: correctless diff TARGET"
    });
  }
  const { kept, dropped } = (0, import_chunk_NCBB32XO.sift)(
    findings,
    (finding) => {
      const { placement, where } = placed(finding, world);
      if ((0, import_chunk_SG6GTLHQ.allowedBy)(world.policy, placement)) return { keep: finding };
      return { drop: { placement, reason: `${where} ${MEANINGS[placement]}` } };
    }
  );
  return {
    status: kept.length > 0 ? "fail" : "pass",
    kept,
    dropped: dropped.map(({ value, reason }) => ({ finding: value, ...reason })),
    filteredCount: dropped.length
  };
}
var MEANINGS = {
  added: "is an added line",
  deletion_anchor: "is where lines were removed",
  impact: "is affected by the change",
  hunk_context: "is near a change, but unchanged",
  changed_file: "is an unchanged part of a changed file",
  outside: "is not in a changed file",
  unlocatable: "cannot be looked up"
};
function placed(finding, world) {
  const { file: claim, line, side = "new" } = finding;
  const unlocatable = (where) => ({ placement: "unlocatable", where });
  if (typeof claim !== "string") return unlocatable(`file ${shown(claim)}`);
  const file = (0, import_chunk_WGK3PPFS.claimedPath)(claim, world.roots, (path) => isKnown(path, world));
  if (file === void 0) return unlocatable(`file ${shown(claim)}`);
  const at = looseLines(line);
  if (at === void 0) return unlocatable(`line ${shown(line)} of ${claim}`);
  if (side !== "old" && side !== "new") return unlocatable(`side ${shown(side)} of ${claim}`);
  const lines = at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`;
  const placement = (0, import_chunk_SG6GTLHQ.placementOf)({ file, side, at, isImpact: false }, world.changed);
  return { placement, where: `${lines} of ${file}` };
}
function isKnown(path, { changed, exists }) {
  return changed.has(path) || exists(path);
}
function shown(value) {
  return value === void 0 ? "(missing)" : JSON.stringify(value).slice(0, 100);
}
var guardCommand = {
  name: "guard",
  summary: "Drops findings of anyone's reviewer that do not stand on changed lines, and says why",
  usage: "[TARGET | --staged | --uncommitted] --findings FILE|- [--scope-policy P] [--json] [-- PATH\u2026]",
  flags: [
    {
      name: "findings",
      type: "string",
      value: "FILE|-",
      summary: "the findings as JSON; - reads standard input"
    },
    {
      name: "scope-policy",
      type: "string",
      value: "P",
      summary: "added (the default), diff_context, file or nofilter: how far from a changed line a finding may stand"
    },
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `FILE holds [{file, line, \u2026}] or {status, violations[{file, line, \u2026}]}. line is a number, its digits, or a range
"10-20"; side: "old" makes them lines of the old file. A finding whose place cannot be read is dropped, not ignored.
JSON: {status: pass|fail, kept[\u2026], dropped[{finding, placement, reason}], filteredCount}. Status 1 when a finding is
kept; 0 when none was raised, and 0 when all were dropped, which the count tells apart.`,
  run: async (input) => {
    const policy = policyNamed(input.option("scope-policy") ?? "added");
    const findings = looseFindings((0, import_chunk_5R3KKR5L.soleJsonValue)(await findingsText(input), { fence: true }));
    const { positionals, paths, flag, cwd } = input;
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_IGDOWXDL.askedTarget)(cwd, positionals, flags);
    const { changed, head } = await (0, import_chunk_Z5KQ3L5X.readChangedLines)(repository, target);
    const existing = await filesInDoubt(repository, head.tree, findings);
    const exists = (path) => existing.has(path);
    const roots = await rootsOf(repository, input);
    const answer = guardFindings(findings, { changed, policy, roots, exists });
    const text = textOf(answer, policy);
    const status = answer.kept.length > 0 ? 1 : 0;
    if (!flag("json")) return { status, stdout: text };
    return { status, stdout: `${JSON.stringify(answer, null, 2)}
`, stderr: text };
  }
};
function policyNamed(name) {
  const policy = import_chunk_D22XEUC3.SCOPE_POLICIES.find((one) => one === name);
  if (policy !== void 0) return policy;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${name}" is no scope policy`, {
    hint: `one of ${import_chunk_D22XEUC3.SCOPE_POLICIES.join(", ")}`
  });
}
async function findingsText({ option, stdin, cwd }) {
  const file = option("findings");
  if (file === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", "guard needs the findings: --findings FILE", {
      hint: "read them from a pipe with --findings -"
    });
  }
  return (await (file === "-" ? stdin() : (0, import_chunk_LFEMXBUT.readBytes)((0, import_node_path.resolve)(cwd, file)))).toString("utf8");
}
async function filesInDoubt(repository, tree, findings) {
  const inDoubt = findings.some(({ file }) => typeof file === "string" && /(?:^|\/)[ab]\//.test(file));
  return new Set(inDoubt ? (await (0, import_chunk_WGK3PPFS.listTree)(repository, tree)).map(({ path }) => path) : []);
}
async function rootsOf(repository, { cwd, env }) {
  const shell = env["PWD"];
  if (shell === void 0 || shell === cwd) return [repository.top];
  const below = await (0, import_chunk_OQ2GIMKN.standing)(repository, cwd);
  const top = below === "" ? shell : shell.slice(0, -below.length - 1);
  const same = await (0, import_chunk_OQ2GIMKN.openRepository)(top).then(
    (other) => other.top === repository.top,
    () => false
  );
  return same ? [repository.top, top] : [repository.top];
}
function textOf({ kept, dropped }, policy) {
  const drops = dropped.map(({ placement, reason }) => `  ${placement.padEnd(15)} ${(0, import_chunk_NLWRO2NF.printable)(reason)}
`);
  const keeps = kept.map(
    ({ file, line }) => `  kept            ${(0, import_chunk_NLWRO2NF.printable)(`${String(file)}:${String(line)}`)}
`
  );
  return `${kept.length} kept, ${dropped.length} dropped (scope policy: ${policy})
${[...keeps, ...drops].join("")}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  guardCommand
});
});
