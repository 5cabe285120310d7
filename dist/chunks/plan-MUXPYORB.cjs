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
  planCommand: () => planCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UKOU6A6L = require("./chunk-UKOU6A6L.cjs");
var import_chunk_JHSVH57E = require("./chunk-JHSVH57E.cjs");
var import_chunk_ATDYBDBG = require("./chunk-ATDYBDBG.cjs");
var import_chunk_SEZVDXPY = require("./chunk-SEZVDXPY.cjs");
var import_chunk_252FQBNT = require("./chunk-252FQBNT.cjs");
var import_chunk_KC5FB2CF = require("./chunk-KC5FB2CF.cjs");
var import_chunk_OU7U7QT6 = require("./chunk-OU7U7QT6.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
var import_chunk_FJYUAPWY = require("./chunk-FJYUAPWY.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_BYQ24JYW = require("./chunk-BYQ24JYW.cjs");
var import_chunk_MKTIIFLN = require("./chunk-MKTIIFLN.cjs");
var import_chunk_JRKGSKMH = require("./chunk-JRKGSKMH.cjs");
var import_chunk_RXGV2LJO = require("./chunk-RXGV2LJO.cjs");
var import_chunk_CDIRFA44 = require("./chunk-CDIRFA44.cjs");
var import_chunk_4ODTGDE4 = require("./chunk-4ODTGDE4.cjs");
var import_chunk_MSSXETGM = require("./chunk-MSSXETGM.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_CBEJFHAX = require("./chunk-CBEJFHAX.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_7QLNCQ43 = require("./chunk-7QLNCQ43.cjs");
var import_chunk_6EBYRD5T = require("./chunk-6EBYRD5T.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_JBLFZ45R = require("./chunk-JBLFZ45R.cjs");
var import_chunk_PMJUWC2A = require("./chunk-PMJUWC2A.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_XZVZV7WG = require("./chunk-XZVZV7WG.cjs");
var import_chunk_6CHFZX2D = require("./chunk-6CHFZX2D.cjs");
var import_chunk_YO4Q72FV = require("./chunk-YO4Q72FV.cjs");
var import_chunk_QI7NW4F5 = require("./chunk-QI7NW4F5.cjs");
var import_chunk_RBGLSV24 = require("./chunk-RBGLSV24.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_F2OHUE3R = require("./chunk-F2OHUE3R.cjs");
var import_chunk_VKKQR5BD = require("./chunk-VKKQR5BD.cjs");
var import_chunk_AW3IDURW = require("./chunk-AW3IDURW.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_I4EJNCCZ = require("./chunk-I4EJNCCZ.cjs");
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_B37R4VZ7 = require("./chunk-B37R4VZ7.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var planCommand = {
  name: "plan",
  summary: "Starts a review: resolves what is reviewed and gathers all that reviewers are given",
  usage: "[TARGET | --staged | --uncommitted] [--yes] [--deep] [--no-rules] [--since-last | --no-since-last] [--shard I/N] [--json] [-- PATH\u2026]",
  flags: [
    ...import_chunk_ATDYBDBG.PLAN_FLAGS,
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "who delivers the replies: the client\u2019s hooks (default) or `correctless reply`"
    },
    { name: "json", type: "boolean", summary: "the run as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the summary and of the reviewers; scorers come on top, at most 15.
With a complete review of the same branch or target to go on from, hunks that it reviewed are carried over and its
findings are followed; --no-since-last starts afresh.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[], since}; since is null or
{run, planned_at, carried[{lens, hunks, of}], followed}. With --shard also shard {index, of, files}; files
counts those of the whole change.`,
  run: async (input) => {
    const { flag, option } = input;
    const captured = (0, import_chunk_252FQBNT.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
    const planned = await (0, import_chunk_UKOU6A6L.planRun)(await (0, import_chunk_ATDYBDBG.planRequest)(input, captured));
    const estimate = (0, import_chunk_UKOU6A6L.estimateOf)(planned);
    const text = textOf(planned, estimate);
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf(planned, { agents, bytes }) {
  const { file, paths, change, past } = planned;
  const { added, removed } = (0, import_chunk_FJYUAPWY.changedLineCounts)(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    ...file.shard === void 0 ? {} : { shard: shardJson(file.shard) },
    changedLines: added + removed,
    lenses: (0, import_chunk_6EBYRD5T.workingLenses)(file),
    slots: agents,
    bytes,
    warnings: file.warnings,
    since: file.since === void 0 ? null : { ...file.since, carried: (0, import_chunk_UKOU6A6L.carriedByLens)(planned), followed: past.findings.length }
  };
  return `${JSON.stringify(json, null, 2)}
`;
}
function shardJson({ index, of, paths }) {
  return { index, of, files: paths.length };
}
function textOf(planned, { agents, bytes }) {
  const { file, material } = planned;
  const lines = [
    ...(0, import_chunk_UKOU6A6L.plannedLines)(planned),
    `${agents} agents before scoring, ${Math.ceil(bytes / 1024)} KB of packets, ${material.rules.length} rule files`,
    `run: ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planCommand
});
