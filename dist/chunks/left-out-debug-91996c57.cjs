var { __load, __part } = require("../main.cjs").shared;
exports["left-out-debug"] = __part((exports) => {
var { __commonJS } = __load("evidence-drop-566105c0/chunk-PQNXDWJD");
var require_debug = __commonJS({
  "left-out:debug"(exports2, module) {
    var debug = () => Object.assign(() => void 0, { enabled: false, extend: debug, destroy: () => void 0 });
    module.exports = Object.assign(debug, { default: debug, formatters: {} });
  }
});
Object.assign(exports, { require_debug });
});
