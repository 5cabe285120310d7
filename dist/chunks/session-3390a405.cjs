var { __load, __part } = require("../main.cjs").shared;
exports["session"] = __part((exports) => {
var SCHEMA = JSON.parse(
  '{"type":"object","required":["session","run","tree_root"],"properties":{"session":{"type":"string"},"run":{"type":"string","pattern":"^[a-z0-9]{4,16}$"},"tree_root":{"type":"string"},"packages_root":{"type":"string"}},"additionalProperties":false}'
);
Object.assign(exports, { SCHEMA });
});
