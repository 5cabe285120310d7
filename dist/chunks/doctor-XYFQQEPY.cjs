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
  doctorCommand: () => doctorCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GKHI4EX6 = require("./chunk-GKHI4EX6.cjs");
var import_chunk_5QDLUCQX = require("./chunk-5QDLUCQX.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var PARTS = [
  "bin/correctless",
  "dist/main.cjs",
  "hooks/hooks.json",
  "skills/caudit/SKILL.md",
  ...import_chunk_NKPLNUY4.AGENTS.map((agent) => `agents/${agent}.md`)
];
var OLDEST_NODE = "20.0";
var OLDEST_GIT = "2.30";
var OLDEST_GH = "2.17";
var OLDEST_CLIENT = "2.1";
function judgeNode(version) {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE) ? { name: "node", state: "ok", found } : {
    name: "node",
    state: "missing",
    found,
    remedy: `install Node 20 or newer: https://nodejs.org/en/download`
  };
}
function judgeGit(said) {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === void 0) return { name: "git", state: "missing", found: "git cannot be started", remedy };
  return isAtLeast(said, OLDEST_GIT) ? { name: "git", state: "ok", found: said } : { name: "git", state: "missing", found: said, remedy };
}
function judgeClient(said) {
  const remedy = "for /df:review install Claude Code: https://code.claude.com/docs/en/setup";
  if (said === void 0) return { name: "client", state: "optional", found: 'no "claude" on PATH', remedy };
  return isAtLeast(said, OLDEST_CLIENT) ? { name: "client", state: "ok", found: `claude ${said}` } : { name: "client", state: "optional", found: `claude ${said} is too old`, remedy };
}
function judgeGh(said) {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === void 0) return { name: "gh", state: "optional", found: 'no "gh" on PATH', remedy };
  return isAtLeast(said, OLDEST_GH) ? { name: "gh", state: "ok", found: said } : { name: "gh", state: "optional", found: `${said} is too old`, remedy };
}
function judgePlugin(installed, version) {
  const remedy = "install the plugin again: claude plugin update correctless@correctless";
  if (installed.missing.length > 0) {
    const found = `${installed.top} lacks ${installed.missing.join(", ")}`;
    return { name: "plugin", state: "missing", found, remedy };
  }
  if (installed.version !== version) {
    const found = `${installed.top} is of version ${installed.version}, this program of ${version}`;
    return { name: "plugin", state: "missing", found, remedy };
  }
  return { name: "plugin", state: "ok", found: `${installed.top} (${version})` };
}
function isAtLeast(text, oldest) {
  const [major, minor] = numbersIn(text);
  const [oldestMajor, oldestMinor] = numbersIn(oldest);
  return major > oldestMajor || major === oldestMajor && minor >= oldestMinor;
}
function numbersIn(text) {
  const found = /(\d+)\.(\d+)/.exec(text);
  return found === null ? [-1, -1] : [Number(found[1]), Number(found[2])];
}
var doctorCommand = {
  name: "doctor",
  summary: "Says what is missing on this machine and how to get it",
  usage: "[--json]",
  flags: [{ name: "json", type: "boolean", summary: "the checks as JSON on stdout" }],
  takes: { least: 0, most: 0, paths: false },
  details: `JSON: {version, ok, checks[{name, state: ok|missing|optional, found, remedy?}]}
Exit status 4 when something is missing that is not optional.`,
  run: async ({ flag, cwd }) => {
    const checks = [judgeNode(process.versions.node), ...await Promise.all(lookAround(cwd))];
    const ok = checks.every((check) => check.state !== "missing");
    const text = `correctless ${import_chunk_YNVMEEXY.VERSION}

${checks.map(linesOf).join("")}`;
    const json = `${JSON.stringify({ version: import_chunk_YNVMEEXY.VERSION, ok, checks }, null, 2)}
`;
    return { status: ok ? 0 : 4, ...flag("json") ? { stdout: json, stderr: text } : { stdout: text } };
  }
};
function lookAround(cwd) {
  return [
    (0, import_chunk_5QDLUCQX.versionOf)("git").then(judgeGit),
    checkRepository(cwd),
    checkPlugin(),
    (0, import_chunk_5QDLUCQX.versionOf)("claude").then(judgeClient),
    (0, import_chunk_5QDLUCQX.versionOf)("gh").then(judgeGh)
  ];
}
async function checkRepository(cwd) {
  try {
    return { name: "repository", state: "ok", found: (await (0, import_chunk_JKDDQQVM.openRepository)(cwd)).top };
  } catch (error) {
    return missing("repository", error);
  }
}
async function checkPlugin() {
  try {
    return judgePlugin(await (0, import_chunk_GKHI4EX6.readInstallation)(PARTS), import_chunk_YNVMEEXY.VERSION);
  } catch (error) {
    return missing("plugin", error);
  }
}
function missing(name, error) {
  if (!(error instanceof import_chunk_PFZWFK77.Failure)) throw error;
  return { name, state: "missing", found: error.message, remedy: error.hint ?? `see: ${error.code}` };
}
function linesOf({ name, state, found, remedy }) {
  const advice = remedy === void 0 ? "" : `${" ".repeat(22)}\u2192 ${remedy}
`;
  return `${state.padEnd(8)}  ${name.padEnd(10)}  ${found}
${advice}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctorCommand
});
