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
var import_chunk_7WIY3YUO = require("./chunk-7WIY3YUO.cjs");
var import_chunk_LMFELERS = require("./chunk-LMFELERS.cjs");
var import_chunk_A6EKJLNP = require("./chunk-A6EKJLNP.cjs");
var import_chunk_LA3D7EGT = require("./chunk-LA3D7EGT.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_SCLT4XUW = require("./chunk-SCLT4XUW.cjs");
var import_chunk_CCQ2RXKR = require("./chunk-CCQ2RXKR.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
var import_chunk_SJCFYTZE = require("./chunk-SJCFYTZE.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_CKC35X4I = require("./chunk-CKC35X4I.cjs");
var import_chunk_6N4TXWRI = require("./chunk-6N4TXWRI.cjs");
var import_chunk_ZZPDQJTT = require("./chunk-ZZPDQJTT.cjs");
var import_chunk_5CRFDPSC = require("./chunk-5CRFDPSC.cjs");
var import_chunk_X3HLFMEY = require("./chunk-X3HLFMEY.cjs");
var import_chunk_SH5APJWD = require("./chunk-SH5APJWD.cjs");
var import_chunk_ZSHSZAYI = require("./chunk-ZSHSZAYI.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_JMX34VDS = require("./chunk-JMX34VDS.cjs");
var import_chunk_RMXWHXKH = require("./chunk-RMXWHXKH.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_PY2Y4637 = require("./chunk-PY2Y4637.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_SF7AK76I = require("./chunk-SF7AK76I.cjs");
var import_chunk_N5HP3SOO = require("./chunk-N5HP3SOO.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_QMQLYJP2 = require("./chunk-QMQLYJP2.cjs");
var import_chunk_DW6RI5L4 = require("./chunk-DW6RI5L4.cjs");
var import_chunk_MOPSJYA3 = require("./chunk-MOPSJYA3.cjs");
var import_chunk_ORLD4KN5 = require("./chunk-ORLD4KN5.cjs");
var import_chunk_CXWP4B7P = require("./chunk-CXWP4B7P.cjs");
var import_chunk_H2QAAMVM = require("./chunk-H2QAAMVM.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_DAQG44YV = require("./chunk-DAQG44YV.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_BWDKVIJP = require("./chunk-BWDKVIJP.cjs");
var import_chunk_EWYZEJ5A = require("./chunk-EWYZEJ5A.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_EXWEMLHB = require("./chunk-EXWEMLHB.cjs");
var import_chunk_FGW3RM72 = require("./chunk-FGW3RM72.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_IK7O6WHJ = require("./chunk-IK7O6WHJ.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_57LZBVXD = require("./chunk-57LZBVXD.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_ZVJAGFIN = require("./chunk-ZVJAGFIN.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_4IJB5CKH = require("./chunk-4IJB5CKH.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var planCommand = {
  name: "plan",
  summary: "Starts a review: resolves what is reviewed and gathers all that reviewers are given",
  usage: "[TARGET | --staged | --uncommitted] [--yes] [--deep] [--no-rules] [--since-last | --no-since-last] [--shard I/N] [--json] [-- PATH\u2026]",
  flags: [
    ...import_chunk_A6EKJLNP.PLAN_FLAGS,
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
    const captured = (0, import_chunk_GKNUAAZL.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
    const planned = await (0, import_chunk_7WIY3YUO.planRun)(await (0, import_chunk_A6EKJLNP.planRequest)(input, captured));
    const estimate = (0, import_chunk_7WIY3YUO.estimateOf)(planned);
    const text = textOf(planned, estimate);
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf(planned, { agents, bytes }) {
  const { file, paths, change, past } = planned;
  const { added, removed } = (0, import_chunk_SJCFYTZE.changedLineCounts)(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    ...file.shard === void 0 ? {} : { shard: shardJson(file.shard) },
    changedLines: added + removed,
    lenses: (0, import_chunk_RMXWHXKH.workingLenses)(file),
    slots: agents,
    bytes,
    warnings: file.warnings,
    since: file.since === void 0 ? null : { ...file.since, carried: (0, import_chunk_7WIY3YUO.carriedByLens)(planned), followed: past.findings.length }
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
    ...(0, import_chunk_7WIY3YUO.plannedLines)(planned),
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
