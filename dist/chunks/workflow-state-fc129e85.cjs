var { __load, __part } = require("../main.cjs").shared;
exports["workflow-state"] = __part((exports) => {
var SCHEMA = JSON.parse(
  '{"type":"object","required":["phase","task","spec_file","started_at","phase_entered_at","branch","qa_rounds","audit"],"properties":{"phase":{"enum":["audit","done"]},"task":{"type":"string"},"spec_file":{"type":"null"},"started_at":{"type":"string"},"phase_entered_at":{"type":"string"},"branch":{"type":"string"},"qa_rounds":{"type":"integer","minimum":0},"audit":{"type":"object","required":["type","rounds_completed","total_findings","findings_fixed","answered","converged"],"properties":{"type":{"enum":["qa","hacker","perf","ux","custom","prove","fix"]},"rounds_completed":{"type":"integer","minimum":0},"total_findings":{"type":"integer","minimum":0},"findings_fixed":{"type":"integer","minimum":0},"answered":{"type":"string"},"converged":{"type":"boolean"}},"additionalProperties":false}},"additionalProperties":false}'
);
Object.assign(exports, { SCHEMA });
});
