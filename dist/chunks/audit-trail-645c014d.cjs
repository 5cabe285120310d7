var { __load, __part } = require("../main.cjs").shared;
exports["audit-trail"] = __part((exports) => {
var SCHEMA = JSON.parse(
  '{"type":"object","required":["timestamp","branch_slug","round","zero_findings_on_nontrivial_diff","lines_changed","threshold","reviewer_request","reviewer_response"],"properties":{"timestamp":{"type":"string"},"branch_slug":{"type":"string"},"round":{"type":"integer","minimum":1},"zero_findings_on_nontrivial_diff":{"type":"boolean","const":true},"lines_changed":{"type":"integer","minimum":0},"threshold":{"type":"integer","minimum":1},"reviewer_request":{"type":"array","items":{"type":"string"}},"reviewer_response":{"type":"array","items":{"type":"string"}}},"additionalProperties":false}'
);
Object.assign(exports, { SCHEMA });
});
