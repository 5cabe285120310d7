var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  changedRules: () => changedRules,
  compileRule: () => compileRule,
  directoriesOf: () => directoriesOf,
  governs: () => governs,
  isRulePlace: () => isRulePlace,
  isScopable: () => isScopable,
  mayImport: () => mayImport,
  placeOf: () => placeOf,
  placesOfRule: () => placesOfRule,
  rulesInForce: () => rulesInForce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var PLACES = [
  ["claude-rules", /^(?:(.*?)\/)??\.claude\/rules\/(?:.*\/)?[^/]*\.md$/s],
  ["claude-md", /^(?:(.*?)\/)??(?:\.claude\/)?CLAUDE\.md$/s],
  ["agents-md", /^(?:(.*?)\/)??(?:\.claude\/)?AGENTS\.md$/s],
  ["review-md", /^REVIEW\.md$/],
  ["cursor-rules", /^(?:(.*?)\/)??\.cursor\/rules\/(?:.*\/)?[^/]*\.mdc$/s],
  ["copilot-instructions", /^\.github\/copilot-instructions\.md$/],
  ["github-instructions", /^\.github\/instructions\/(?:.*\/)?[^/]*\.instructions\.md$/s]
];
var RULE_FOLDERS = /^(?:.*\/)?(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?)$|^\.github(?:\/instructions)?$/s;
function placeOf(path) {
  for (const [source, pattern] of PLACES) {
    const match = pattern.exec(path);
    if (match !== null) return { source, directory: match[1] ?? "" };
  }
  return void 0;
}
function isRulePlace(path) {
  return placeOf(path) !== void 0 || RULE_FOLDERS.test(path);
}
function directoriesOf(rule) {
  return rule.directories ?? [placeOf(rule.path)?.directory ?? ""];
}
function isScopable(source) {
  switch (source) {
    case "claude-rules":
    case "cursor-rules":
    case "github-instructions":
      return true;
    case "claude-md":
    case "agents-md":
    case "review-md":
    case "copilot-instructions":
      return false;
  }
}
function mayImport(source) {
  switch (source) {
    case "claude-rules":
    case "claude-md":
    case "agents-md":
      return true;
    case "cursor-rules":
    case "review-md":
    case "copilot-instructions":
    case "github-instructions":
      return false;
  }
}
function placesOfRule(rule) {
  return [rule.path, ...rule.via ?? []];
}
function compileRule(rule) {
  const globMatching = (0, import_chunk_BDMJEHLN.compileGlobs)(rule.paths ?? [], { anchored: rule.source === "github-instructions" });
  const reasons = directoriesOf(rule).map((directory) => {
    const start = directory === "" ? "" : `${directory}/`;
    return (path, lowerCase) => {
      if (!path.startsWith(start)) return void 0;
      if (globMatching === null)
        return directory === "" ? { kind: "always" } : { kind: "directory", directory };
      const glob = start === "" ? globMatching(path, lowerCase) : globMatching(path.slice(start.length));
      return glob === void 0 ? void 0 : { kind: "glob", glob, directory };
    };
  });
  return (path, lowerCase) => {
    for (const reason of reasons) {
      const why = reason(path, lowerCase);
      if (why !== void 0) return why;
    }
    return void 0;
  };
}
function governs(rule, path) {
  return compileRule(rule)(path) !== void 0;
}
function rulesInForce(rules, changedPaths) {
  const paths = [...changedPaths].map((path) => ({ path, lowerCase: path.toLowerCase() }));
  const known = /* @__PURE__ */ new Map();
  return rules.map((rule) => {
    const key = JSON.stringify([rule.paths, rule.source === "github-instructions", directoriesOf(rule)]);
    let governed = known.get(key);
    if (governed === void 0) {
      const why = compileRule(rule);
      governed = paths.filter(({ path, lowerCase }) => why(path, lowerCase) !== void 0).map(({ path }) => path);
      known.set(key, governed);
    }
    return { rule, governs: governed };
  });
}
function changedRules(changed, rules) {
  const known = new Set(rules.flatMap(placesOfRule));
  const touched = /* @__PURE__ */ new Set();
  for (const change of changed.values()) {
    const from = change.kind === "deleted" ? void 0 : change.from;
    for (const path of from === void 0 ? [change.path] : [change.path, from]) {
      if (known.has(path) || isRulePlace(path)) touched.add(path);
    }
  }
  return [...touched].sort(import_chunk_UTFC5QHX.compareText);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedRules,
  compileRule,
  directoriesOf,
  governs,
  isRulePlace,
  isScopable,
  mayImport,
  placeOf,
  placesOfRule,
  rulesInForce
});
