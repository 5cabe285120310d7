var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  OUTPUT_FLAG: () => OUTPUT_FLAG,
  PRINTED: () => PRINTED,
  auditText: () => auditText,
  deliver: () => deliver,
  reviewText: () => reviewText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PYUK34PF = require("./chunk-PYUK34PF.cjs");
var import_chunk_AAOMIGIF = require("./chunk-AAOMIGIF.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_JRKGSKMH = require("./chunk-JRKGSKMH.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([(0, import_promises.stat)(path), (0, import_promises.realpath)(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  name: "output",
  type: "string",
  value: "FILE",
  summary: "write it to FILE, whole or not at all, instead of printing it"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: text };
  const { kind, path } = await outputPlace((0, import_node_path.resolve)(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_chunk_6JTHDBMB.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
async function publishedUri(repository) {
  const remotes = await (0, import_chunk_JRKGSKMH.readRemotes)(repository);
  const origin = remotes.filter(({ name }) => name === "origin");
  const [found] = [...origin, ...remotes].flatMap(
    ({ urls }) => urls.flatMap((url) => (0, import_chunk_TWOGUOFL.repositoryAt)(url) ?? [])
  );
  return found === void 0 ? null : `https://${found.host}/${found.owner}/${found.name}`;
}
async function viewOf(repository, format, look) {
  return {
    ink: (0, import_chunk_IX75LTR6.inkOf)(look, repository.top.replaceAll("\\", "/")),
    columns: look.columns,
    repositoryUri: format === "sarif" ? await publishedUri(repository) : null
  };
}
var PRINTED = [...import_chunk_PYUK34PF.FORMATS, "html"];
async function reviewText(run, repository, format, look) {
  const report = await (0, import_chunk_AAOMIGIF.readReport)(run);
  if (format === "html") return (await Promise.resolve().then(() => __toESM(require("./report-page-FMUWNGNI.cjs")))).reviewPageOf(run, report);
  return import_chunk_PYUK34PF.RENDERERS[format](report, await viewOf(repository, format, look));
}
async function auditText(audit, repository, format, look) {
  if (format === "html") return (await Promise.resolve().then(() => __toESM(require("./report-page-FMUWNGNI.cjs")))).auditPageOf(audit);
  const { auditRounds } = await Promise.resolve().then(() => __toESM(require("./audit-report-MBHYDRIL.cjs")));
  return auditRounds(audit, format, await viewOf(repository, format, look));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  OUTPUT_FLAG,
  PRINTED,
  auditText,
  deliver,
  reviewText
});
