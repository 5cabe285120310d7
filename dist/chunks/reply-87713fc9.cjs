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
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_5a46e9c2;
var from_chunk_7c00dbb9;
var from_chunk_92ee5a42;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_refused_review_a03f26e8;
var from_main;
parts["chunk-VL2TQRL3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  openSlot: () => openSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function openSlot(repository, name) {
  const parts = (0, import_chunk_DRNRIY4A.slotParts)(name);
  if (parts === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `"${name}" is no slot`, {
      hint: `a slot is RUN/N, such as ${/^[a-z0-9]{4,16}$/.test(name) ? name : "r7k2ab"}/1`
    });
  }
  const run = await (0, import_chunk_F47WY74A.openRun)(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new import_chunk_LTC5LSMU.Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: run.slots.length === 0 ? `none is on offer yet: correctless next ${parts.run}` : `see its slots: correctless status ${parts.run}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openSlot
});
});
parts["reply-3U2DC27J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  replyCommand: () => replyCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WZAZMZZI = (from_chunk_7c00dbb9 ??= require("./chunk-7c00dbb9.cjs"))["chunk-WZAZMZZI"]();
var import_chunk_VL2TQRL3 = parts["chunk-VL2TQRL3"]();
var import_chunk_S3K5MMUH = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_3JSOW4MQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-3JSOW4MQ"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_SI6GLDIF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-SI6GLDIF"]();
var import_chunk_IVSF7LK5 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-IVSF7LK5"]();
var import_chunk_3WZQDBCC = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_AASB22DL = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
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
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const { run, slot } = await (0, import_chunk_VL2TQRL3.openSlot)(repository, (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN/N"));
    const bytes = await (0, import_chunk_WZAZMZZI.readInput)("reply", { file, cwd, stdin });
    const remarks = await (0, import_chunk_3JSOW4MQ.storeByHand)(run, slot, bytes, flag("keep")).catch(async (error) => {
      if (run.file.kind !== "verify") throw error;
      const { abortIfRefused } = await Promise.resolve().then(() => __toESM((from_refused_review_a03f26e8 ??= require("./refused-review-a03f26e8.cjs"))["refused-review-FQP44OSD"]()));
      throw await abortIfRefused(repository, run.file.run) ?? error;
    });
    const stderr = remarks.map((remark) => `will be dropped: ${(0, import_chunk_XKMPNDJX.inertLine)(remark)}
`).join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; go on with: ${(0, import_chunk_J45CR62P.nextCommand)(run.file)}
`;
    return { status: 0, stdout, stderr };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  replyCommand
});
});
