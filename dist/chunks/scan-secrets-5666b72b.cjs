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
var from_chunk_4be77de8;
var from_chunk_a3759d64;
var from_main;
parts["scan-secrets-KQOI6KF2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  RULE_NAMES: () => RULE_NAMES,
  scanSecrets: () => scanSecrets
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JHE2IOLK = (from_chunk_4be77de8 ??= require("./chunk-4be77de8.cjs"))["chunk-JHE2IOLK"]();
var import_chunk_P2UQEU3K = (from_chunk_a3759d64 ??= require("./chunk-a3759d64.cjs"))["chunk-P2UQEU3K"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_perf_hooks = __toESM(require("node:perf_hooks"));
var require_lib = (0, import_chunk_PQNXDWJD.__commonJS)({
  "node_modules/boundary/lib/index.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    exports2.binarySearch = exports2.upperBound = exports2.lowerBound = exports2.compare = void 0;
    function compare(v1, v2) {
      return v1 < v2;
    }
    exports2.compare = compare;
    function upperBound(array, value, comp = compare) {
      let len = array.length;
      let i = 0;
      while (len) {
        let diff = len >>> 1;
        let cursor = i + diff;
        if (comp(value, array[cursor])) {
          len = diff;
        } else {
          i = cursor + 1;
          len -= diff + 1;
        }
      }
      return i;
    }
    exports2.upperBound = upperBound;
    function lowerBound(array, value, comp = compare) {
      let len = array.length;
      let i = 0;
      while (len) {
        let diff = len >>> 1;
        let cursor = i + diff;
        if (comp(array[cursor], value)) {
          i = cursor + 1;
          len -= diff + 1;
        } else {
          len = diff;
        }
      }
      return i;
    }
    exports2.lowerBound = lowerBound;
    function binarySearch(array, value, comp = compare) {
      let cursor = lowerBound(array, value, comp);
      return cursor !== array.length && !comp(value, array[cursor]);
    }
    exports2.binarySearch = binarySearch;
  }
});
var require_structured_source = (0, import_chunk_PQNXDWJD.__commonJS)({
  "node_modules/structured-source/lib/structured-source.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true });
    exports2.StructuredSource = void 0;
    var boundary_1 = require_lib();
    var StructuredSource2 = class {
      /**
       * @constructs StructuredSource
       * @param {string} source - source code text.
       */
      constructor(source) {
        this.indice = [0];
        let regexp = /[\r\n\u2028\u2029]/g;
        const length = source.length;
        regexp.lastIndex = 0;
        while (true) {
          let result = regexp.exec(source);
          if (!result) {
            break;
          }
          let index = result.index;
          if (source.charCodeAt(index) === 13 && source.charCodeAt(index + 1) === 10) {
            index += 1;
          }
          let nextIndex = index + 1;
          if (length < nextIndex) {
            break;
          }
          this.indice.push(nextIndex);
          regexp.lastIndex = nextIndex;
        }
      }
      get line() {
        return this.indice.length;
      }
      /**
       * @param {SourceLocation} loc - location indicator.
       * @return {[ number, number ]} range.
       */
      locationToRange(loc) {
        return [this.positionToIndex(loc.start), this.positionToIndex(loc.end)];
      }
      /**
       * @param {[ number, number ]} range - pair of indice.
       * @return {SourceLocation} location.
       */
      rangeToLocation(range) {
        return {
          start: this.indexToPosition(range[0]),
          end: this.indexToPosition(range[1])
        };
      }
      /**
       * @param {SourcePosition} pos - position indicator.
       * @return {number} index.
       */
      positionToIndex(pos) {
        let start = this.indice[pos.line - 1];
        return start + pos.column;
      }
      /**
       * @param {number} index - index to the source code.
       * @return {SourcePosition} position.
       */
      indexToPosition(index) {
        const startLine = (0, boundary_1.upperBound)(this.indice, index);
        return {
          line: startLine,
          column: index - this.indice[startLine - 1]
        };
      }
    };
    exports2.StructuredSource = StructuredSource2;
  }
});
var import_structured_source = (0, import_chunk_PQNXDWJD.__toESM)(require_structured_source(), 1);
function invariant(condition, message) {
  if (!condition)
    throw new Error(message);
}
var SecretLintSourceCodeImpl = class {
  hasBOM;
  content;
  filePath;
  physicalFilePath;
  contentType;
  ext;
  structuredSource;
  constructor({ content = "", ext, filePath, physicalFilePath, contentType }) {
    invariant(ext || filePath, "should be set either of fileExt or filePath.");
    this.hasBOM = content.charCodeAt(0) === 65279;
    this.content = this.hasBOM ? content.slice(1) : content;
    this.structuredSource = new import_structured_source.StructuredSource(this.content);
    this.filePath = filePath;
    this.physicalFilePath = physicalFilePath;
    this.contentType = contentType;
    this.ext = ext;
  }
  /**
   * get file path
   * This return `undefined` if the source code is created without file path.
   * For example, use core API to create a source code directly.
   *
   * You can use this path to detect file type.
   * However, if you want to read the file content, use `getPhysicalFilePath` instead.
   * @returns {string|undefined}
   */
  getFilePath() {
    return this.filePath;
  }
  /**
   * get physical file path
   * This return `undefined` if the source code is not related to file.
   * For example, the source code is given from the stdin.
   *
   * You can use this path to read the file content.
   */
  getPhysicalFilePath() {
    return this.physicalFilePath;
  }
  /**
   * @param {SecretLintSourceNodeLocation} loc - location indicator.
   * @return {[ number, number ]} range.
   */
  locationToRange(loc) {
    return this.structuredSource.locationToRange(loc);
  }
  /**
   * @param {[ number, number ]} range - pair of indice.
   * @return {SecretLintSourceNodeLocation} location.
   */
  rangeToLocation(range) {
    const location = this.structuredSource.rangeToLocation(range);
    return {
      start: {
        line: location.start.line,
        column: location.start.column
      },
      end: {
        line: location.end.line,
        column: location.end.column
      }
    };
  }
  /**
   * @param {Position} pos - position indicator.
   * @return {number} index.
   */
  positionToIndex(pos) {
    return this.structuredSource.positionToIndex(pos);
  }
  /**
   * @param {number} index - index to the source code.
   * @return {Position} position.
   */
  indexToPosition(index) {
    const position = this.structuredSource.indexToPosition(index);
    return {
      line: position.line,
      column: position.column
    };
  }
};
var EventEmitter = class {
  #listeners = /* @__PURE__ */ new Map();
  on(type, listener) {
    const prevSet = this.#listeners.get(type);
    const listenerSet = prevSet ?? /* @__PURE__ */ new Set();
    listenerSet?.add(listener);
    this.#listeners.set(type, listenerSet);
  }
  emit(type, ...args) {
    const listenerSet = this.#listeners.get(type);
    if (!listenerSet) {
      return;
    }
    for (const listenerSetElement of listenerSet) {
      listenerSetElement(...args);
    }
  }
  off(type, listener) {
    const listenerSet = this.#listeners.get(type);
    if (!listenerSet) {
      return;
    }
    for (const listenerSetElement of listenerSet) {
      if (listenerSetElement === listener) {
        listenerSet.delete(listener);
      }
    }
  }
  removeAllListeners() {
    this.#listeners.clear();
  }
  listenerCount(type) {
    return this.#listeners.get(type)?.size ?? 0;
  }
  listeners(type) {
    return Array.from(this.#listeners.get(type) ?? []);
  }
};
var PromiseEventEmitter = class {
  events;
  constructor() {
    this.events = new EventEmitter();
  }
  listenerCount(type) {
    return this.events.listenerCount(type);
  }
  on(event, listener) {
    return this.events.on(event, listener);
  }
  emit(event, ...args) {
    const promises = [];
    this.events.listeners(event).forEach((listener) => {
      promises.push(listener(...args));
    });
    return Promise.all(promises);
  }
};
var DEFAULT_LOCAL = "en";
var formatMessage = (messageHandler, props) => {
  if (typeof props !== "object" || props === null) {
    return messageHandler();
  }
  return messageHandler(props);
};
var getMatchedLocaleMessage = (locale, locales) => {
  const localKeys = Object.keys(locales);
  const matchLocale = localKeys.find((key) => {
    return key === locale;
  });
  if (matchLocale) {
    return matchLocale;
  }
  const [lang] = locale.split("-");
  if (!lang) {
    return DEFAULT_LOCAL;
  }
  const fallbackMatchLocal = localKeys.find((key) => {
    return key === lang;
  });
  if (fallbackMatchLocal) {
    return fallbackMatchLocal;
  }
  return DEFAULT_LOCAL;
};
var createTranslator = (messages2, options) => {
  return (messageId, props) => {
    const messageHandler = messages2[messageId];
    if (!messageHandler) {
      throw new Error(`messages:${String(messageId)} is missing in messages.`);
    }
    if (typeof messageHandler === "function") {
      if (typeof messageId !== "string") {
        throw new Error(`message's key:${String(messageId)} should be string`);
      }
      return {
        message: formatMessage(messageHandler, props),
        messageId,
        data: props
      };
    }
    const defaultLocal = options && options.defaultLocale ? options.defaultLocale : DEFAULT_LOCAL;
    const locale = getMatchedLocaleMessage(defaultLocal, messageHandler);
    const localizedMessage = messageHandler[locale];
    if (!localizedMessage) {
      if (messageHandler[DEFAULT_LOCAL]) {
        throw new Error(`messages${String(messageId)}.${locale} is missing in messages.`);
      }
      throw new Error(`message's key:${String(messageId)}.${DEFAULT_LOCAL} should be defined in messages.`);
    }
    if (typeof messageId !== "string") {
      throw new Error(`message's key:${String(messageId)}.${DEFAULT_LOCAL} should be string`);
    }
    return {
      message: formatMessage(localizedMessage, props),
      messageId,
      data: props
    };
  };
};
var createContextEvents = () => {
  const contextEvents = new EventEmitter();
  const REPORT_SYMBOL = /* @__PURE__ */ Symbol("report");
  const IGNORE_SYMBOL = /* @__PURE__ */ Symbol("ignore");
  return {
    report(descriptor) {
      contextEvents.emit(REPORT_SYMBOL, descriptor);
    },
    onReport(handler) {
      const listener = (descriptor) => {
        handler(descriptor);
      };
      contextEvents.on(REPORT_SYMBOL, listener);
      return () => {
        contextEvents.off(REPORT_SYMBOL, listener);
      };
    },
    ignore(descriptor) {
      contextEvents.emit(IGNORE_SYMBOL, descriptor);
    },
    onIgnore(handler) {
      const listener = (descriptor) => {
        handler(descriptor);
      };
      contextEvents.on(IGNORE_SYMBOL, listener);
      return () => {
        contextEvents.off(IGNORE_SYMBOL, listener);
      };
    }
  };
};
var createRuleContext = ({ ruleId, ruleParentId, meta, severity, sourceCode, contextEvents, sharedOptions, locale }) => {
  return {
    sharedOptions,
    createTranslator: (messages2) => {
      return createTranslator(messages2, {
        defaultLocale: locale
      });
    },
    ignore(descriptor) {
      const { message } = descriptor.message;
      contextEvents.ignore({
        type: "ignore",
        ruleId,
        ruleParentId,
        range: descriptor.range,
        targetRuleId: descriptor.targetRuleId,
        loc: sourceCode.rangeToLocation(descriptor.range),
        message
      });
    },
    report(descriptor) {
      const { message, messageId, data } = descriptor.message;
      const severityLevel = severity ?? "error";
      if (ruleParentId) {
        contextEvents.report({
          ...descriptor,
          type: "message",
          ruleId,
          ruleParentId,
          loc: sourceCode.rangeToLocation(descriptor.range),
          severity: severityLevel,
          message,
          messageId,
          docsUrl: meta.docs?.url ? `${meta.docs.url}#${messageId}` : void 0,
          data
        });
      } else {
        contextEvents.report({
          ...descriptor,
          type: "message",
          ruleId,
          loc: sourceCode.rangeToLocation(descriptor.range),
          severity: severityLevel,
          message,
          messageId,
          docsUrl: meta.docs?.url ? `${meta.docs.url}#${messageId}` : void 0,
          data
        });
      }
    }
  };
};
var SecretLintRule = class {
  ruleReportHandle;
  ruleCreator;
  descriptorRule;
  constructor({ descriptorRule, context }) {
    this.descriptorRule = descriptorRule;
    this.ruleCreator = descriptorRule.rule;
    const ruleCreatorOptions = descriptorRule.options || {};
    this.ruleReportHandle = this.ruleCreator.create(context, ruleCreatorOptions);
  }
  allowMessageIds() {
    if (!this.descriptorRule.allowMessageIds) {
      return [];
    }
    const ruleId = this.ruleCreator.meta.id;
    return this.descriptorRule.allowMessageIds.map((allowMessageId) => {
      return {
        messageId: allowMessageId,
        ruleId
      };
    });
  }
  supportSourceCode(sourceCode) {
    const contentType = sourceCode.contentType;
    if (contentType === "unknown") {
      return true;
    }
    if (this.ruleCreator.meta.supportedContentTypes.includes("all")) {
      return true;
    }
    return this.ruleCreator.meta.supportedContentTypes.includes(contentType);
  }
  async file(source) {
    const file = this.ruleReportHandle.file;
    if (!file) {
      return;
    }
    return file(source);
  }
};
var SecretLintProfiler = class {
  perf;
  entries = [];
  measures = [];
  executionPromises = [];
  constructor(options) {
    this.perf = options.perf;
    const pattern = /(.*?)::end(\|\|.*)?/;
    const observer = new options.PerformanceObserver((items) => {
      const entries = items.getEntries();
      entries.forEach((entry) => {
        if (entry.entryType === "mark") {
          const match = entry.name.match(pattern);
          const endIdentifier = match ? match[1] : void 0;
          const suffix = match && match[2] ? match[2] : "";
          if (endIdentifier) {
            const startIdentifier = `${endIdentifier}::start`;
            this.entries.find((savedEntry) => {
              return savedEntry.name === startIdentifier;
            });
            if (startIdentifier) {
              this.executionPromises.push(Promise.resolve().then(() => {
                this.perf.measure(endIdentifier + suffix, `${endIdentifier}::start${suffix}`, `${endIdentifier}::end${suffix}`);
              }));
            }
          }
          this.entries.push(entry);
        } else if (entry.entryType === "measure") {
          this.measures.push(entry);
        }
      });
    });
    observer.observe({ entryTypes: ["mark", "measure"] });
  }
  mark(marker2) {
    if ("id" in marker2) {
      this.perf.mark(`${marker2.type}||${marker2.id}`);
    } else {
      this.perf.mark(marker2.type);
    }
  }
  waifForExecutionPromises = () => {
    return Promise.all(this.executionPromises).finally(() => {
      this.executionPromises.length = 0;
    });
  };
  async getEntries() {
    await this.waifForExecutionPromises();
    return this.entries;
  }
  async getMeasures() {
    await this.waifForExecutionPromises();
    return this.measures;
  }
};
var NullPerformanceObserver = class {
  disconnect() {
  }
  observe(_options) {
  }
};
var secretLintProfiler = new SecretLintProfiler({
  perf: import_node_perf_hooks.default.performance,
  PerformanceObserver: import_node_perf_hooks.default.PerformanceObserver ? import_node_perf_hooks.default.PerformanceObserver : NullPerformanceObserver
});
var createRunningEvents = () => {
  const contextEvents = new PromiseEventEmitter();
  const registerSet = /* @__PURE__ */ new Set();
  const LINT_HANDLE = /* @__PURE__ */ Symbol("lint:start");
  const rules2 = [];
  return {
    collectAllowMessageIds() {
      const allowMessageIds = [];
      rules2.forEach((rule) => {
        allowMessageIds.push(...rule.allowMessageIds());
      });
      return allowMessageIds;
    },
    /**
     * Start to run linting
     * @param options
     */
    runLint(options) {
      return contextEvents.emit(LINT_HANDLE, options);
    },
    registerRule({ descriptorRule, context }) {
      if (registerSet.has(descriptorRule.id)) {
        throw new Error(`rule.id:${descriptorRule.id} is already registered.
                
Duplicated rule.id is something wrong in .secretlintrc.                
`);
      }
      registerSet.add(descriptorRule.id);
      const rule = new SecretLintRule({
        descriptorRule,
        context
      });
      rules2.push(rule);
      contextEvents.on(LINT_HANDLE, async ({ sourceCode }) => {
        secretLintProfiler.mark({
          type: "@core>rule-handler::start",
          id: descriptorRule.rule.meta.id
        });
        if (rule.supportSourceCode(sourceCode)) {
          await rule.file(sourceCode);
        }
        secretLintProfiler.mark({
          type: "@core>rule-handler::end",
          id: descriptorRule.rule.meta.id
        });
      });
    },
    registerRulePreset({ descriptorRulePreset, context }) {
      const rulePresetCreatorOptions = descriptorRulePreset.options || [];
      descriptorRulePreset.rule.create(context, rulePresetCreatorOptions);
    },
    isRegistered(ruleId) {
      return registerSet.has(ruleId);
    }
  };
};
var createRulePresetContext = ({ configRulePreset, sourceCode, runningEvents, contextEvents, sharedOptions, locale }) => {
  const presetRules = configRulePreset.rules || [];
  if (!Array.isArray(presetRules)) {
    console.error(`${configRulePreset.id}:PresetRules is invalid format`, presetRules);
    throw new Error("preset's rules should be an array of rule definitions");
  }
  return {
    sharedOptions,
    registerRule(rule, defaultValue) {
      const descriptorRule = presetRules.find((descriptorRule2) => {
        return descriptorRule2.id === rule.meta.id;
      });
      const descriptorRuleOptions = descriptorRule ? descriptorRule.options : void 0;
      const descriptorRuleDisabled = descriptorRule ? descriptorRule.disabled : void 0;
      const descriptorRuleSeverity = descriptorRule ? descriptorRule.severity : void 0;
      const descriptorAllowMessageIds = descriptorRule ? descriptorRule.allowMessageIds : void 0;
      const context = createRuleContext({
        // rule id is a single rule in a preset
        ruleId: rule.meta.id,
        // parent rule id is rule preset id
        ruleParentId: configRulePreset.id,
        meta: rule.meta,
        severity: descriptorRuleSeverity,
        sourceCode,
        contextEvents,
        sharedOptions,
        locale
      });
      const defaultValueOfPreset = defaultValue ? defaultValue : {};
      runningEvents.registerRule({
        descriptorRule: {
          // options and disabled ...
          ...defaultValueOfPreset,
          // Prefer to use user setting
          // User can override preset setting
          ...descriptorRule,
          id: rule.meta.id,
          options: descriptorRuleOptions,
          rule,
          disabled: descriptorRuleDisabled,
          allowMessageIds: descriptorAllowMessageIds,
          severity: descriptorRuleSeverity
        },
        context
      });
    }
  };
};
var isContainedRange = (index, range) => {
  const [start, end] = range;
  return start <= index && index <= end;
};
function filterIgnoredMessages(options) {
  const reportedMessages = options.reportedMessages;
  const ignoreMessages = options.ignoredMessages;
  return reportedMessages.filter((message) => {
    return !ignoreMessages.some((ignoreMessage) => {
      const isInIgnoringRange = isContainedRange(message.range[0], ignoreMessage.range) && isContainedRange(message.range[1], ignoreMessage.range);
      if (isInIgnoringRange && ignoreMessage.targetRuleId) {
        if (ignoreMessage.targetRuleId === "*") {
          return true;
        }
        return message.ruleId === ignoreMessage.targetRuleId;
      }
      return isInIgnoringRange;
    });
  });
}
var createMessageProcessor = (processors) => {
  return {
    /**
     * process `messages` with registered processes
     */
    process(messages2) {
      const originalMessages = messages2;
      if (processors.length === 0) {
        throw new Error("processors should be > 0");
      }
      return processors.reduce((messages3, filter) => {
        return filter(messages3);
      }, originalMessages);
    }
  };
};
var isEqualMessage = (aMessage, bMessage) => {
  return aMessage.range[0] === bMessage.range[0] && aMessage.range[1] === bMessage.range[1] && "severity" in aMessage && "severity" in bMessage && aMessage.severity === bMessage.severity && aMessage.message === bMessage.message;
};
function filterDuplicatedMessages(messages2 = []) {
  return messages2.filter((message, index) => {
    const restMessages = messages2.slice(index + 1);
    return !restMessages.some((restMessage) => {
      return isEqualMessage(message, restMessage);
    });
  });
}
function sortMessagesByLocation(messages2) {
  return messages2.sort(function(a, b) {
    const startIndexDiff = a.range[0] - b.range[0];
    if (startIndexDiff === 0) {
      return a.range[1] - b.range[1];
    } else {
      return startIndexDiff;
    }
  });
}
var filterByAllowMessageIds = (messages2, allowMessageIds) => {
  const disabledSet = new Set(allowMessageIds.map((allowMessage) => {
    return `${allowMessage.ruleId}--${allowMessage.messageId}`;
  }));
  return messages2.filter((message) => {
    return !disabledSet.has(`${message.ruleId}--${message.messageId}`);
  });
};
var deepMask = (object, handler) => {
  for (const key of Object.keys(object)) {
    if (typeof object[key] === "object") {
      object[key] = deepMask(object[key], handler);
    } else if (Array.isArray(object[key])) {
      object[key] = object[key].map((item) => deepMask(item, handler));
    } else if (typeof object[key] === "string") {
      object[key] = handler(object[key]);
    }
  }
  return object;
};
var createMaskValue = (value) => {
  return "*".repeat(value.length);
};
var maskWithValues = (str, maskedValues) => {
  let result = str;
  for (const maskValue of maskedValues) {
    result = result.replaceAll(maskValue, "*".repeat(maskValue.length));
  }
  return result;
};
var filterMaskSecretsData = (messages2 = []) => {
  return messages2.map((message) => {
    if (message.type !== "message") {
      return message;
    }
    const maskedValues = [];
    const maskedData = message.data ? deepMask(message.data, (value) => {
      maskedValues.push(value);
      return createMaskValue(value);
    }) : void 0;
    if (!maskedData) {
      return message;
    }
    const maskedMessage = maskWithValues(message.message, maskedValues);
    return {
      ...message,
      message: maskedMessage,
      data: maskedData
    };
  });
};
var cleanupMessages = (options) => {
  const reportedMessages = filterIgnoredMessages(options);
  const reportedMessagesWithoutAllowMessageIds = filterByAllowMessageIds(reportedMessages, options.allowMessageIds);
  const filters = options.maskSecrets ? [filterDuplicatedMessages, filterMaskSecretsData] : [filterDuplicatedMessages];
  const filterProcess = createMessageProcessor(filters);
  return sortMessagesByLocation(filterProcess.process(reportedMessagesWithoutAllowMessageIds));
};
var import_debug = (0, import_chunk_PQNXDWJD.__toESM)((0, import_chunk_P2UQEU3K.require_src)(), 1);
var debug = (0, import_debug.default)("@secretlint/core");
var lintSource = ({ source, options }) => {
  secretLintProfiler.mark({
    type: "@core>lint::start",
    id: source.filePath
  });
  debug(`source filePath: %O`, source.filePath);
  debug(`options: %O`, options);
  const rules2 = options.config.rules;
  const locale = options.locale ?? "en";
  const maskSecrets = options.maskSecrets ?? false;
  const contextEvents = createContextEvents();
  const runningEvents = createRunningEvents();
  const reportedMessages = [];
  const ignoredMessages = [];
  contextEvents.onReport((message) => {
    reportedMessages.push(message);
  });
  contextEvents.onIgnore((message) => {
    ignoredMessages.push(message);
  });
  const sourceCode = new SecretLintSourceCodeImpl({
    content: source.content,
    filePath: source.filePath,
    physicalFilePath: options.noPhysicFilePath ? void 0 : source.filePath,
    ext: source.ext || "",
    contentType: source.contentType
  });
  secretLintProfiler.mark({
    type: "@core>setup-rules::start"
  });
  rules2.forEach((rule) => {
    secretLintProfiler.mark({
      type: "@core>setup-rule::start",
      id: rule.rule.meta.id
    });
    registerRule({
      sourceCode,
      config: options.config,
      descriptorRule: rule,
      contextEvents,
      runningEvents,
      locale
    });
    secretLintProfiler.mark({
      type: "@core>setup-rule::end",
      id: rule.rule.meta.id
    });
  });
  secretLintProfiler.mark({
    type: "@core>setup-rules::end"
  });
  return runningEvents.runLint({
    sourceCode
  }).then(() => {
    return {
      filePath: source.filePath,
      // binary content should be skipped
      sourceContent: source.contentType === "text" ? source.content : void 0,
      sourceContentType: source.contentType,
      messages: cleanupMessages({
        reportedMessages,
        ignoredMessages,
        allowMessageIds: runningEvents.collectAllowMessageIds(),
        maskSecrets
      })
    };
  }).finally(() => {
    secretLintProfiler.mark({
      type: "@core>lint::end",
      id: source.filePath
    });
  });
};
var isRulePreset = (ruleDescriptor) => {
  return ruleDescriptor.rule.meta.type === "preset";
};
var isRule = (ruleDescriptor) => {
  return ruleDescriptor.rule.meta.type === "scanner";
};
var registerRule = ({ sourceCode, config, descriptorRule, contextEvents, runningEvents, locale }) => {
  const ruleId = descriptorRule.id;
  if (descriptorRule.disabled) {
    debug("Skip registerRule %s, because it is disabled", ruleId);
    return;
  }
  debug("registerRule %s", ruleId);
  const sharedOptionsWithDefault = config.sharedOptions ?? {};
  if (isRulePreset(descriptorRule)) {
    const context = createRulePresetContext({
      configRulePreset: descriptorRule,
      sourceCode,
      contextEvents,
      runningEvents,
      sharedOptions: sharedOptionsWithDefault,
      locale
    });
    runningEvents.registerRulePreset({
      descriptorRulePreset: descriptorRule,
      context
    });
    return;
  } else if (isRule(descriptorRule)) {
    const context = createRuleContext({
      ruleId,
      severity: descriptorRule.severity,
      meta: descriptorRule.rule.meta,
      sourceCode,
      contextEvents,
      sharedOptions: sharedOptionsWithDefault,
      locale
    });
    runningEvents.registerRule({
      descriptorRule,
      context
    });
    return;
  }
  throw new Error(`Unknown descriptor type: ${descriptorRule}`);
};
var WEB = /(?:https?|ftps?):\/\/(?<user>[-\w]{1,256}):(?<password>[-\w]{1,256})@(?=[-\w%.+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b)/g;
var DATABASE = /(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/(?<user>[^:/\s"'`<>]{1,100}):(?<password>[\p{L}\p{N}_.~%!$*,=:^#?-]{1,200})@(?=[^/\s?])/giu;
var WEB_EXAMPLE = /localhost|127\.0\.0\.1|password|myusername|your_username|replace_with_username/i;
var DATABASE_EXAMPLE = /^(?:(?:my)?password|(?:my)?username|secret|root|admin|user|pass|your_(?:password|username)|replace_with_password|localhost|127\.0\.0\.1|example\.(?:com|org)|test\.com)$/i;
var VARIABLE = /%[A-Z_]{1,30}%|\$[A-Z_]{1,30}/;
function addressPasswords(content) {
  const web = [...content.matchAll(WEB)].flatMap((match) => {
    const [user, password] = partsOf(match);
    if (user.length < 2 || WEB_EXAMPLE.test(user) || isNone(password) || WEB_EXAMPLE.test(password))
      return [];
    const behind = password === "x-oauth-basic" ? password.length + 1 : 0;
    const secret = behind === 0 ? password : user;
    return [{ kind: "basicauth", range: before(match, 1 + behind, secret) }];
  });
  const databases = [...content.matchAll(DATABASE)].flatMap((match) => {
    const [, password] = partsOf(match);
    if (isNone(password) || VARIABLE.test(password) || DATABASE_EXAMPLE.test(password)) return [];
    return [{ kind: "database-connection-string", range: before(match, 1, password) }];
  });
  return [...web, ...databases];
}
function partsOf({ groups }) {
  return [groups?.["user"] ?? "", groups?.["password"] ?? ""];
}
function isNone(password) {
  return password.length < 4 || /^(.)\1{3,}$/.test(password);
}
function before(match, characters, text) {
  const end = match.index + match[0].length - characters;
  return [end - text.length, end];
}
var GIVEN = String.raw`\\?["']?(?:>|\s{0,40}(?::\s{0,40}[\w.]{1,40}\s{0,40}=|:=|=>|[:=]|value\s{0,40}=))\s{0,40}\\?["'\`]?`;
var SECRET_KEY = new RegExp(
  String.raw`secret_?access_?key${GIVEN}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`,
  "gi"
);
var ACCOUNT = new RegExp(String.raw`account_?(?:id)?${GIVEN}(\d{4}-?\d{4}-?\d{4})(?![\w-])`, "gi");
function awsValues(content) {
  return [SECRET_KEY, ACCOUNT].flatMap(
    (pattern) => [...content.matchAll(pattern)].map(({ index, 0: whole, 1: value = "" }) => {
      const end = index + whole.length;
      return [end - value.length, end];
    })
  );
}
var MOST_BEFORE = 2e3;
var OPENS = /(?:%[qQwWiIrsx]?|\bq[qwrx]?)[ \t]?$/;
var LONGEST_OPENING = 4;
function inOneLiteral(content, ranges) {
  return ranges.filter(([start, end]) => {
    const line = content.slice(Math.max(0, start - MOST_BEFORE), start);
    const before2 = line.slice(line.lastIndexOf("\n") + 1);
    const signs = new Set(content.slice(start, end).match(/[^\w\s]/g));
    return ![...signs].some((sign) => opens(before2, before2.lastIndexOf(sign)));
  });
}
function opens(text, at) {
  return at > 0 && OPENS.test(text.slice(Math.max(0, at - LONGEST_OPENING), at));
}
var BREAK = String.raw`(?:(?:\\{1,2}r)?\\{1,2}n|\r?\n)[ \t]{0,40}`;
var BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
var WHOLE_BASE64 = /^[A-Za-z0-9+/]+$/;
var CHECKSUM = /^=[A-Za-z0-9+/]{4}$/;
var WHOLE_LENGTHS = /* @__PURE__ */ new Set([64, 70, 76]);
var SHORTEST_KEY = 48;
var BEGINNING = new RegExp(
  `^(?:${[
    String.raw`M[C-H][AEIMQUYcgkosw048]CAQ`,
    String.raw`MI[GH].AgE`,
    String.raw`MI[I-L]..[AQgw]IBA`,
    String.raw`MI[GH].M[A-P].GCSqGSIb3`,
    String.raw`MI[I-L]..[DTjz][AB].Bg[kosw]qhkiG`,
    "b3BlbnNzaC",
    "l[A-Z]",
    "x[A-Za-z]"
  ].join("|")})`
);
var FENCE = "-----";
var BEGIN = new RegExp(marker("BEGIN"), "g");
var END = new RegExp(marker("END"), "g");
var END_HERE = new RegExp(marker("END"), "y");
var SEPARATED = new RegExp(String.raw`(?:${BREAK}|[ \t])+`, "g");
var HEADER = new RegExp(String.raw`(?:${BREAK})?[A-Z][\w-]{0,40}: (?:(?!${FENCE})[^\r\n\\]){0,200}`, "y");
var LINE_FORWARD = new RegExp(
  String.raw`${BREAK}([A-Za-z0-9+/]{1,76})(?=[ \t]{0,40}(?:\\?["'\`]|\\+[rn]|[\r\n<]|$))`,
  "y"
);
var LINE_BEGINS = String.raw`(?<=^|["'\`>]|(?:\\n|\n)[ \t]{0,40})`;
var LINE_BACKWARD = new RegExp(String.raw`${LINE_BEGINS}([A-Za-z0-9+/=]{1,76})${BREAK}$`);
var LONGEST_LINE = 256;
function marker(word) {
  return `${FENCE}${word} ?(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?${FENCE}`;
}
function privateKeys(content) {
  const begun = [...content.matchAll(BEGIN)].flatMap(
    ({ index, 0: begin }) => keyFromItsBeginning(content, index, index + begin.length)
  );
  return [...begun, ...keysFromTheirEnd(content)];
}
function keyFromItsBeginning(content, start, from) {
  const fence = content.indexOf(FENCE, from);
  END_HERE.lastIndex = fence;
  const end = fence < 0 ? null : END_HERE.exec(content);
  const bodyAt = behindHeaders(content, from);
  if (end !== null && isKey(
    content.slice(bodyAt, fence).split(SEPARATED).filter((line) => line !== "")
  )) {
    const first2 = bodyAt === from ? start : bodyAt + breakAt(content, bodyAt);
    return [[first2, fence + end[0].length]];
  }
  const lines = wholeLines(content, bodyAt);
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === void 0 || last === void 0 || !beginsAsKey(first.text)) return [];
  return [[bodyAt === from ? start : first.start, last.end]];
}
function behindHeaders(content, from) {
  let at = from;
  for (; ; ) {
    HEADER.lastIndex = at;
    const header = HEADER.exec(content);
    if (header === null) return at;
    at += header[0].length;
  }
}
function breakAt(content, from) {
  return content.slice(from, from + LONGEST_LINE).search(/[A-Za-z0-9+/]/);
}
function wholeLines(content, from) {
  const lines = [];
  for (let at = from; ; ) {
    LINE_FORWARD.lastIndex = at;
    const [whole, text] = LINE_FORWARD.exec(content) ?? [];
    if (whole === void 0 || text === void 0 || !WHOLE_LENGTHS.has(text.length)) return lines;
    at += whole.length;
    lines.push({ text, start: at - text.length, end: at });
  }
}
function isKey(lines) {
  const body = CHECKSUM.test(lines.at(-1) ?? "") ? lines.slice(0, -1) : lines;
  const whole = body.slice(0, -1);
  const [first = ""] = body;
  const last = body.at(-1) ?? "";
  return whole.every((line) => line.length === first.length && WHOLE_BASE64.test(line)) && last.length <= first.length && first.length >= SHORTEST_KEY && BASE64.test(last) && beginsAsKey(first);
}
function beginsAsKey(line) {
  return BEGINNING.test(line) && isMixed(line);
}
function isMixed(line) {
  return /\d/.test(line) && /[A-Z]/.test(line) && /[a-z]/.test(line);
}
function isDrawn(line) {
  const fewest = line.length / 8;
  return isMixed(line) && [/[A-Z]/g, /[a-z]/g].every((letters) => (line.match(letters)?.length ?? 0) > fewest);
}
function keysFromTheirEnd(content) {
  return [...content.matchAll(END)].flatMap(({ index, 0: end }) => {
    let start = index;
    let whole;
    for (let lines = 0; ; lines += 1) {
      const [found2, text = ""] = LINE_BACKWARD.exec(content.slice(Math.max(0, start - LONGEST_LINE), start)) ?? [];
      const isWhole = WHOLE_LENGTHS.has(text.length) && WHOLE_BASE64.test(text) && isDrawn(text);
      const isLast = whole === void 0 && lines < 2 && (BASE64.test(text) || lines === 0 && CHECKSUM.test(text));
      if (found2 === void 0 || !(isWhole || isLast))
        return whole === void 0 ? [] : [[whole, index + end.length]];
      start -= found2.length;
      if (isWhole) whole = start;
    }
  });
}
var TOKENS = {
  // As secretlint's rule, whose last part is cut off where it is long, and which takes any words for one.
  slack: /\b(?:xox[a-z]|xapp)-(?=[A-Za-z-]*\d)(?:[A-Za-z0-9]{1,40}-){0,6}[A-Za-z0-9]{16,}(?![A-Za-z0-9-])/g,
  google: /\bAIza[\w-]{35}(?![\w-])/g,
  stripe: /\b[sr]k_live_[A-Za-z0-9]{24,}/g,
  gitlab: /\bglpat-[\w-]{20,}/g,
  pypi: /\bpypi-AgEIcHlwaS5vcmc[\w-]{50,}/g,
  huggingface: /\bhf_[A-Za-z]{34}(?!\w)/g,
  digitalocean: /\bdo[opr]_v1_[0-9a-f]{64}(?!\w)/g,
  docker: /\bdckr_pat_[\w-]{27}(?![\w-])/g,
  age: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}(?!\w)/g
};
var found = (name) => ({ en: () => `found a token of ${name}` });
var messages = {
  ...Object.fromEntries(Object.keys(TOKENS).map((name) => [name, found(name)])),
  aws: { en: () => "found a secret key or the number of an account of AWS" },
  basicauth: { en: () => "found a password in an address" },
  "database-connection-string": { en: () => "found a password in the address of a database" },
  privatekey: { en: () => "found a private key or a part of one" },
  jwt: { en: () => "found a JSON web token" },
  npm: { en: () => "found a token of a package registry" }
};
var ownSecretRule = {
  messages,
  meta: { id: "correctless", type: "scanner", recommended: true, supportedContentTypes: ["text"] },
  create(context) {
    const say = context.createTranslator(messages);
    return {
      file({ content }) {
        const report = (name, ranges) => {
          for (const range of ranges) context.report({ message: say(name), range });
        };
        report("privatekey", privateKeys(content));
        report("aws", awsValues(content));
        for (const { kind, range } of addressPasswords(content)) report(kind, inOneLiteral(content, [range]));
        report("jwt", webTokens(content));
        report("npm", inOneLiteral(content, matches(content, REGISTRY_TOKEN)));
        for (const [name, pattern] of Object.entries(TOKENS)) {
          report(name, matches(content, pattern));
        }
      }
    };
  }
};
var CLAIMS_AND_SIGNATURE = /\.eyJ(?<=(?<![\w-])(?<before>[\w-]+)\.eyJ)(?=(?<rest>[\w-]{8,}\.[\w-]{16,}))/g;
var HEADER2 = /\beyJ[\w-]{8,}/;
var REGISTRY_TOKEN = /(?<=\/\/[\w.~$%{}:@/-]{1,200}\/:_(?:authToken|auth|password)=)[\w.~+/=-][\w.~+/=%-]{7,}/g;
function matches(content, pattern) {
  return [...content.matchAll(pattern)].map(({ index, 0: found2 }) => [index, index + found2.length]);
}
function webTokens(content) {
  return [...content.matchAll(CLAIMS_AND_SIGNATURE)].flatMap(({ index, 0: dot, groups }) => {
    const header = HEADER2.exec(groups?.["before"] ?? "")?.[0];
    if (header === void 0) return [];
    return [[index - header.length, index + dot.length + (groups?.["rest"] ?? "").length]];
  });
}
async function scanSecrets(text) {
  const messages2 = [];
  await lintSource({
    // A name is asked for; that of no file that any rule knows.
    source: { content: text, filePath: "text", contentType: "text" },
    options: { config: { rules: RULES.map((rule) => reportingTo(messages2, rule)) } }
  });
  return disjoint(messages2.map((message) => secretAt(text, message)));
}
function reportingTo(messages2, { id, rule, options }) {
  const create = (context, given) => {
    const report = (found2) => {
      if (!REPORTS_LEFT_OUT.has(found2.message.messageId)) messages2.push({ ...found2, ruleId: id });
    };
    return rule.create({ ...context, report }, given);
  };
  return { id, rule: { ...rule, create }, options };
}
var PREFIX = "@secretlint/secretlint-rule-";
var LEFT_OUT = new Set(
  ["filter-comments", "gcp", "privatekey", "basicauth", "database-connection-string"].map(
    (name) => PREFIX + name
  )
);
var REPORTS_LEFT_OUT = /* @__PURE__ */ new Set(["AWSSecretAccessKey", "SLACK_TOKEN"]);
var OPTIONS = { [`${PREFIX}aws`]: { enableIDScanRule: true } };
var ALL = [...import_chunk_JHE2IOLK.rules, ownSecretRule];
var RULES = ALL.filter(({ meta }) => !LEFT_OUT.has(meta.id)).map((rule) => ({
  id: rule.meta.id,
  rule,
  options: OPTIONS[rule.meta.id] ?? {}
}));
var RULE_NAMES = RULES.map(({ id }) => ruleName(id));
function ruleName(id) {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}
var SECRET_IN = {
  AWSAccountID: /\d{4}-?\d{4}-?\d{4}/,
  IncomingWebhook: /(?<=\/services\/).+/i
};
function secretAt(text, { ruleId, message, range }) {
  const [start, end] = range;
  const { messageId } = message;
  const kind = ruleId.startsWith(PREFIX) ? ruleId.slice(PREFIX.length) : messageId;
  const secret = SECRET_IN[messageId]?.exec(text.slice(start, end));
  if (secret === void 0 || secret === null) return { start, end, kind };
  return { start: start + secret.index, end: start + secret.index + secret[0].length, kind };
}
function disjoint(found2) {
  const kept = [];
  for (const secret of found2.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === void 0 || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  RULE_NAMES,
  scanSecrets
});
});
