var { __load, __part } = require("../main.cjs").shared;
exports["suppressions"] = __part((exports) => {
var SCHEMA = JSON.parse(
  '{"type":"array","items":{"type":"object","required":["fingerprint","reason","by","expires"],"properties":{"fingerprint":{"type":"string","pattern":"^[0-9a-f]{64}$"},"reason":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"by":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"expires":{"type":"string","pattern":"^\\\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\\\d|3[01])$"},"titles":{"type":"array","items":{"type":"string","minLength":1,"maxLength":20000,"pattern":"\\\\S"},"minItems":1,"maxItems":20},"severity":{"enum":["critical","high","medium","low"]},"place":{"type":"object","required":["lines","within","before","after"],"properties":{"lines":{"type":"string","pattern":"^[0-9a-f]{16}$"},"within":{"type":"string","pattern":"^[0-9a-f]{16}$"},"before":{"type":"array","items":{"type":"string","pattern":"^[0-9a-f]{16}$"},"maxItems":3},"after":{"type":"array","items":{"type":"string","pattern":"^[0-9a-f]{16}$"},"maxItems":3},"cause":{"type":"string","pattern":"^[0-9a-f]{16}$"}},"additionalProperties":false}},"additionalProperties":false},"maxItems":10000}'
);
Object.assign(exports, { SCHEMA });
});
