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
  slotStates: () => slotStates
});
module.exports = __toCommonJS(stdin_exports);
var MAX_OFFERS = 4;
var MAX_LOST = 2;
function slotStates(slots, ledger) {
  const counts = new Map(slots.map((slot) => [slot.slot, newCount()]));
  for (const event of ledger) applyEvent(counts, event);
  return slots.map((slot) => {
    const count = counts.get(slot.slot) ?? newCount();
    return {
      slot,
      status: count.stored ? "stored" : isOver(count) ? "failed" : "pending",
      dispatchable: !count.stored && !count.givenUp && count.dispatches < count.offers,
      exhausted: count.offers >= MAX_OFFERS,
      storedBy: count.storedBy,
      why: count.why
    };
  });
}
var newCount = () => ({
  offers: 0,
  dispatches: 0,
  lost: 0,
  stored: false,
  storedBy: null,
  givenUp: false,
  why: "no agent was called for it, and no reply was brought"
});
function isOver({ givenUp, lost }) {
  return givenUp || lost >= MAX_LOST;
}
function applyEvent(counts, event) {
  switch (event.kind) {
    case "offered":
      for (const slot of event.slots) update(counts, slot, (c) => ({ offers: c.offers + 1 }));
      return;
    case "reopened":
      for (const slot of event.slots) update(counts, slot, (c) => c.stored ? {} : newCount());
      return;
    case "dispatched":
      update(counts, event.slot, (c) => ({
        dispatches: c.dispatches + 1,
        why: "an agent was called and no reply of it arrived (cut off, failed, or hooks are disabled)"
      }));
      return;
    case "stored":
      update(
        counts,
        event.slot,
        (c) => c.stored || isOver(c) ? {} : { stored: true, storedBy: event.agentId, why: "" }
      );
      return;
    case "lost":
      update(counts, event.slot, (c) => ({ lost: c.lost + 1, why: event.why }));
      return;
    case "given-up":
      for (const slot of event.slots) update(counts, slot, () => ({ givenUp: true }));
      return;
    case "planned":
    case "sealed":
    case "denied":
    case "look":
    case "sent-back":
    case "accepted":
    case "refused":
    case "ignored":
    case "finished":
      return;
  }
}
function update(counts, slot, change) {
  const count = counts.get(slot);
  if (count !== void 0) Object.assign(count, change(count));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  slotStates
});
