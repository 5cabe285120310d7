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
  coverageOf: () => coverageOf,
  largeGaps: () => largeGaps,
  reviewCalls: () => reviewCalls,
  reviewedByLens: () => reviewedByLens,
  runCost: () => runCost,
  slotGaps: () => slotGaps
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
function coverageOf(hunks, lenses, calls, idle, carriedOver = []) {
  const gaps = [];
  const doneBy = [];
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== void 0) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const carried = new Set(carriedOver.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
    const owed = hunks.filter((hunk) => !carried.has(hunk));
    const reviewed = reviewedHunks(owed, own);
    doneBy.push({ reviewed, carried });
    gaps.push(...gapsOf(lens, owed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: hunks.length,
      reviewed: reviewed.size,
      carried: hunks.length - owed.length,
      why: null
    };
  });
  if (hunks.length > 0 && doneBy.length === 0) gaps.push("no lens was at work on this change");
  return { table: { hunks: hunks.length, ...inSum(hunks, doneBy), lenses: rows }, gaps };
}
function inSum(hunks, doneBy) {
  if (doneBy.length === 0) return { reviewed: 0, carried: 0 };
  const carried = hunks.filter((hunk) => doneBy.every((done2) => done2.carried.has(hunk))).length;
  const done = hunks.filter(
    (hunk) => doneBy.every((one) => one.reviewed.has(hunk) || one.carried.has(hunk))
  ).length;
  return { reviewed: done - carried, carried };
}
function reviewedByLens(hunks, lenses, calls) {
  return lenses.flatMap((lens) => {
    const own = calls.filter((call) => call.lens === lens);
    return [...reviewedHunks(hunks, own)].map((hunk) => ({ lens, hunk }));
  });
}
function reviewedHunks(hunks, calls) {
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const missed = new Set(calls.filter((call) => !call.stored).flatMap((call) => call.hunks));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}
function gapsOf(lens, hunks, calls) {
  const missing = calls.filter((call) => !call.stored).map(
    (call) => `${lens} (slot ${call.slot}): ${count(call.hunks.length, "hunk")} not reviewed: ${call.why}`
  );
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${count(unseen.length, "hunk")} shown to no reviewer: ${firstFew(unseen)}`];
}
function count(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
function firstFew(names) {
  return names.slice(0, 5).join(", ") + (names.length > 5 ? ` and ${names.length - 5} more` : "");
}
function reviewCalls({ states }) {
  return states.flatMap(({ slot, status, why }) => {
    const lens = import_chunk_NKPLNUY4.LENSES.find((l) => l === slot.agent);
    return lens === void 0 ? [] : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === "stored", why }];
  });
}
function slotGaps({ states, ledger }) {
  const failed = states.filter(({ slot, status }) => slot.phase !== "review" && status !== "stored").map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "planned").flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}
function largeGaps(skipped) {
  return skipped.filter(({ reason }) => reason === "large").map(({ path, bytes }) => `${(0, import_chunk_NLWRO2NF.printable)(path)}: ${bytes ?? 0} bytes of text are too many to be reviewed`);
}
function runCost({ slots, ledger }) {
  const stored = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "stored");
  const tokens = stored.map((event) => event.tokens);
  return {
    agents: (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "dispatched").length,
    packet_bytes: slots.reduce((sum, slot) => sum + slot.packet.bytes, 0),
    // A sum with a part unknown would be a guess.
    tokens: tokens.every((n) => n !== null) ? tokens.reduce((sum, n) => sum + n, 0) : null
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  coverageOf,
  largeGaps,
  reviewCalls,
  reviewedByLens,
  runCost,
  slotGaps
});
