var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_ca417bea;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_pre_48e5d2bd;
var from_refused_review_f9ece100;
var from_main;
parts["chunk-4CVCDYRL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_SMKJISEK.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_Z5MRELTP.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: "a slot is RUN/N, such as r7k2ab/3"
    });
  }
  const run = await (0, import_chunk_NVO65GJU.openRun)(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new import_chunk_Z5MRELTP.Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: `see its slots: correctless status ${parts.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openSlot
});
});
parts["reply-IHJLZ6HP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4CVCDYRL = parts["chunk-4CVCDYRL"]();
var import_chunk_7RPIBHZT = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|- [--keep]",
  flags: [
    {
      name: "keep",
      type: "boolean",
      summary: "store it although claims in it do not hold: they will be dropped"
    }
  ],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
When a claim in it does not hold, it is refused and told so, as an agent is sent back; --keep stores it all the same, and
those claims are dropped later. A stored reply cannot be replaced. The second refused review of an audit's fixes aborts its round:
status 3, FAIL-CLOSED.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const { run, slot } = await (0, import_chunk_4CVCDYRL.openSlot)(repository, (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN/N"));
    const bytes = file === "-" ? await stdin() : await (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.resolve)(cwd, file));
    const remarks = await (0, import_chunk_UTSST5NN.storeByHand)(run, slot, bytes, flag("keep")).catch(async (error) => {
      if (run.file.kind !== "verify") throw error;
      const { abortIfRefused } = await Promise.resolve().then(() => __toESM((from_refused_review_f9ece100 ??= require("./refused-review-f9ece100.cjs"))["refused-review-U3JJUDYU"]()));
      throw await abortIfRefused(repository, run.file.run) ?? error;
    });
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_XKMPNDJX.inertLine)(remark)}
`).join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; go on with: correctless next ${run.file.audit?.audit ?? run.file.run}
`;
    return { status: 0, stdout, stderr };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  replyCommand
});
});
