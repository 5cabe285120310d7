var { __load, __part } = require("../main.cjs").shared;
exports["validate-plan"] = __part((exports) => {
var SCHEMA = JSON.parse(
  '{"type":"object","required":["valid","reason"],"properties":{"valid":{"type":"boolean"},"reason":{"type":"string","pattern":"\\\\S"}},"additionalProperties":false}'
);
Object.assign(exports, { SCHEMA });
});
