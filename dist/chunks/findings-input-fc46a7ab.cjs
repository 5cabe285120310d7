var { __load, __part } = require("../main.cjs").shared;
exports["bounded-input"] = __part((exports) => {
var { unreadable } = __load("matches-schema-76c5945f/files"), { readDescriptor } = __load("main/stdin"), { INPUT_LIMITS, inputTooLarge } = __load("main/input-limits"), { Failure } = __load("main/failure"), { closeSync, openSync } = require("node:fs"), { resolve } = require("node:path");
async function readInput(kind, { file, cwd, stdin }) {
  if (file === "-") return stdin(kind);
  const path = resolve(cwd, file);
  try {
    const opened = openSync(path, "r");
    try {
      const read = readDescriptor(opened, INPUT_LIMITS[kind].bytes);
      if (read === "too-large") throw inputTooLarge(kind, file);
      if (read === "wait") throw new Error("it is not ready to be read");
      return read;
    } finally {
      closeSync(opened);
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw unreadable(path, cause);
  }
}
Object.assign(exports, { readInput });
});
exports["decode-reply"] = __part((exports) => {
var { Failure } = __load("main/failure");
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
Object.assign(exports, { decodeReply });
});
exports["findings-input"] = __part((exports) => {
var { readInput } = __load("findings-input-fc46a7ab/bounded-input"), { choice } = __load("main-a6f1b15e/choice"), { SCOPE_POLICIES } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var FINDINGS_FLAGS = [
  { name: "findings", value: "FILE|-", summary: "the findings as JSON; - reads stdin" },
  {
    name: "scope-policy",
    value: "P",
    summary: "where a finding may be: added (default), diff_context, file or nofilter"
  }
];
function askedPolicy({ option }) {
  return choice("scope-policy", option("scope-policy") ?? "added", SCOPE_POLICIES);
}
function readFindings(command, { option, stdin, cwd }) {
  const file = option("findings");
  if (file !== void 0) return readInput("findings", { file, cwd, stdin });
  throw new Failure("usage/missing-argument", `${command} needs the findings: --findings FILE`, {
    hint: "read them from a pipe with --findings -"
  });
}
Object.assign(exports, { FINDINGS_FLAGS, askedPolicy, readFindings });
});
