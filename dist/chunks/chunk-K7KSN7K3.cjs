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
  accountOf: () => accountOf,
  arithmetic: () => arithmetic,
  coverageLine: () => coverageLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
function arithmetic(counts) {
  const account = accountOf(counts);
  const total = account.reduce((sum, { n }) => sum + n, 0);
  const before = counts.followed === 0 ? "" : ` + open before ${counts.followed}`;
  if (total !== counts.raised + counts.followed) {
    throw new Error(`the report does not add up: ${counts.raised} raised${before}, ${total} accounted for`);
  }
  const terms = account.map(({ what, n }) => `${what} ${n}`);
  return `raised ${counts.raised}${before} = ${terms.join(" + ")}`;
}
function accountOf(counts) {
  const groups = import_chunk_4QBBK75V.DROP_GROUPS.map((what) => ({
    what,
    n: (0, import_chunk_4QBBK75V.kindsOf)(what).reduce((sum, kind) => sum + (counts.dropped[kind] ?? 0), 0)
  }));
  return [{ what: "shown", n: counts.shown }, ...groups.filter(({ n }) => n > 0)];
}
function coverageLine(coverage) {
  const lenses = coverage.lenses.map((row) => {
    if (row.why !== null) return `${row.lens}: ${row.why}`;
    return row.slots === 0 && row.carried > 0 ? `${row.lens}: carried over` : `${row.lens} ${row.stored}/${row.slots}`;
  });
  const carried = coverage.carried === 0 ? "" : `, carried over ${coverage.carried}`;
  return `reviewed ${coverage.reviewed} of ${coverage.hunks} hunks${carried}; ${lenses.join(", ")}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  accountOf,
  arithmetic,
  coverageLine
});
