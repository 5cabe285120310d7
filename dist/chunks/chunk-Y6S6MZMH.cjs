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
  judgeClient: () => judgeClient,
  judgeGh: () => judgeGh,
  judgeGit: () => judgeGit,
  judgeNode: () => judgeNode
});
module.exports = __toCommonJS(stdin_exports);
var OLDEST_NODE = "20.0";
var OLDEST_GIT = "2.31";
var OLDEST_GH = "2.17";
var OLDEST_CLIENT = "2.1";
var TESTED_CLIENT = "2.1.329";
function judgeNode(version) {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE) ? { name: "node", state: "ok", found } : {
    name: "node",
    state: "failed",
    found,
    remedy: `install Node 20 or newer: https://nodejs.org/en/download`
  };
}
function judgeGit(said) {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === void 0) return { name: "git", state: "failed", found: "git cannot be started", remedy };
  return isAtLeast(said, OLDEST_GIT) ? { name: "git", state: "ok", found: said } : { name: "git", state: "failed", found: `${said} is too old`, remedy };
}
function judgeClient(said) {
  const remedy = "for /df:review install Claude Code: https://code.claude.com/docs/en/setup";
  if (said === void 0) return { name: "client", state: "warning", found: 'no "claude" on PATH', remedy };
  const found = `claude ${said}`;
  if (!isAtLeast(said, OLDEST_CLIENT)) {
    return { name: "client", state: "warning", found: `${found} is too old`, remedy };
  }
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return { name: "client", state: "ok", found: version === TESTED_CLIENT ? found : untested(found) };
}
function untested(found) {
  return `${found}; tested with ${TESTED_CLIENT}, and "correctless doctor --probe" tests this one`;
}
function judgeGh({ said, host, loggedIn }) {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === void 0) return { name: "gh", state: "warning", found: 'no "gh" on PATH', remedy };
  if (!isAtLeast(said, OLDEST_GH)) {
    return { name: "gh", state: "warning", found: `${said} is too old`, remedy };
  }
  if (loggedIn === true) return { name: "gh", state: "ok", found: `${said}, logged in to ${host}` };
  const login = `gh auth login --hostname ${host}`;
  return { name: "gh", state: "warning", found: `${said}, not logged in to ${host}`, remedy: login };
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeClient,
  judgeGh,
  judgeGit,
  judgeNode
});
