var { __load, __part } = require("../main.cjs").shared;
exports["scan-secrets"] = __part((exports) => {
var { require_debug } = __load("left-out-debug-91996c57/left-out-debug"), { __commonJS, __toESM } = __load("evidence-drop-566105c0/chunk-PQNXDWJD"), perf_hooks = require("node:perf_hooks");
var require_lib = __commonJS({
  "node_modules/boundary/lib/index.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.binarySearch = exports2.upperBound = exports2.lowerBound = exports2.compare = void 0;
    function compare(v1, v2) {
      return v1 < v2;
    }
    exports2.compare = compare;
    function upperBound(array, value, comp = compare) {
      let len = array.length, i = 0;
      for (; len; ) {
        let diff = len >>> 1, cursor = i + diff;
        comp(value, array[cursor]) ? len = diff : (i = cursor + 1, len -= diff + 1);
      }
      return i;
    }
    exports2.upperBound = upperBound;
    function lowerBound(array, value, comp = compare) {
      let len = array.length, i = 0;
      for (; len; ) {
        let diff = len >>> 1, cursor = i + diff;
        comp(array[cursor], value) ? (i = cursor + 1, len -= diff + 1) : len = diff;
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
var require_structured_source = __commonJS({
  "node_modules/structured-source/lib/structured-source.js"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.StructuredSource = void 0;
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
        for (regexp.lastIndex = 0; ; ) {
          let result = regexp.exec(source);
          if (!result) break;
          let index = result.index;
          source.charCodeAt(index) === 13 && source.charCodeAt(index + 1) === 10 && (index += 1);
          let nextIndex = index + 1;
          if (length < nextIndex) break;
          this.indice.push(nextIndex), regexp.lastIndex = nextIndex;
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
        return { start: this.indexToPosition(range[0]), end: this.indexToPosition(range[1]) };
      }
      /**
       * @param {SourcePosition} pos - position indicator.
       * @return {number} index.
       */
      positionToIndex(pos) {
        return this.indice[pos.line - 1] + pos.column;
      }
      /**
       * @param {number} index - index to the source code.
       * @return {SourcePosition} position.
       */
      indexToPosition(index) {
        const startLine = (0, boundary_1.upperBound)(this.indice, index);
        return { line: startLine, column: index - this.indice[startLine - 1] };
      }
    };
    exports2.StructuredSource = StructuredSource2;
  }
});
var import_structured_source = __toESM(require_structured_source(), 1);
function invariant(condition, message) {
  if (!condition) throw new Error(message);
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
    invariant(ext || filePath, "should be set either of fileExt or filePath."), this.hasBOM = content.charCodeAt(0) === 65279, this.content = this.hasBOM ? content.slice(1) : content, this.structuredSource = new import_structured_source.StructuredSource(this.content), this.filePath = filePath, this.physicalFilePath = physicalFilePath, this.contentType = contentType, this.ext = ext;
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
      start: { line: location.start.line, column: location.start.column },
      end: { line: location.end.line, column: location.end.column }
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
    return { line: position.line, column: position.column };
  }
};
var EventEmitter = class {
  #listeners = /* @__PURE__ */ new Map();
  on(type, listener) {
    const listenerSet = this.#listeners.get(type) ?? /* @__PURE__ */ new Set();
    listenerSet?.add(listener), this.#listeners.set(type, listenerSet);
  }
  emit(type, ...args) {
    const listenerSet = this.#listeners.get(type);
    if (listenerSet)
      for (const listenerSetElement of listenerSet) listenerSetElement(...args);
  }
  off(type, listener) {
    const listenerSet = this.#listeners.get(type);
    if (listenerSet)
      for (const listenerSetElement of listenerSet) listenerSetElement === listener && listenerSet.delete(listener);
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
    return this.events.listeners(event).forEach((listener) => {
      promises.push(listener(...args));
    }), Promise.all(promises);
  }
};
var formatMessage = (messageHandler, props) => typeof props != "object" || props === null ? messageHandler() : messageHandler(props);
var getMatchedLocaleMessage = (locale, locales) => {
  const localKeys = Object.keys(locales), matchLocale = localKeys.find((key) => key === locale);
  if (matchLocale) return matchLocale;
  const [lang] = locale.split("-");
  if (!lang) return "en";
  const fallbackMatchLocal = localKeys.find((key) => key === lang);
  return fallbackMatchLocal || "en";
};
var createTranslator = (messages2, options) => (messageId, props) => {
  const messageHandler = messages2[messageId];
  if (!messageHandler) throw new Error(`messages:${String(messageId)} is missing in messages.`);
  if (typeof messageHandler == "function") {
    if (typeof messageId != "string") throw new Error(`message's key:${String(messageId)} should be string`);
    return { message: formatMessage(messageHandler, props), messageId, data: props };
  }
  const defaultLocal = options && options.defaultLocale ? options.defaultLocale : "en", locale = getMatchedLocaleMessage(defaultLocal, messageHandler), localizedMessage = messageHandler[locale];
  if (!localizedMessage)
    throw messageHandler.en ? new Error(`messages${String(messageId)}.${locale} is missing in messages.`) : new Error(`message's key:${String(messageId)}.en should be defined in messages.`);
  if (typeof messageId != "string") throw new Error(`message's key:${String(messageId)}.en should be string`);
  return { message: formatMessage(localizedMessage, props), messageId, data: props };
};
var createContextEvents = () => {
  const contextEvents = new EventEmitter(), REPORT_SYMBOL = /* @__PURE__ */ Symbol("report"), IGNORE_SYMBOL = /* @__PURE__ */ Symbol("ignore");
  return {
    report(descriptor) {
      contextEvents.emit(REPORT_SYMBOL, descriptor);
    },
    onReport(handler) {
      const listener = (descriptor) => {
        handler(descriptor);
      };
      return contextEvents.on(REPORT_SYMBOL, listener), () => {
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
      return contextEvents.on(IGNORE_SYMBOL, listener), () => {
        contextEvents.off(IGNORE_SYMBOL, listener);
      };
    }
  };
};
var createRuleContext = ({ ruleId, ruleParentId, meta, severity, sourceCode, contextEvents, sharedOptions, locale }) => ({
  sharedOptions,
  createTranslator: (messages2) => createTranslator(messages2, { defaultLocale: locale }),
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
    const { message, messageId, data } = descriptor.message, severityLevel = severity ?? "error";
    ruleParentId ? contextEvents.report({
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
    }) : contextEvents.report({
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
});
var SecretLintRule = class {
  ruleReportHandle;
  ruleCreator;
  descriptorRule;
  constructor({ descriptorRule, context }) {
    this.descriptorRule = descriptorRule, this.ruleCreator = descriptorRule.rule;
    const ruleCreatorOptions = descriptorRule.options || {};
    this.ruleReportHandle = this.ruleCreator.create(context, ruleCreatorOptions);
  }
  allowMessageIds() {
    if (!this.descriptorRule.allowMessageIds) return [];
    const ruleId = this.ruleCreator.meta.id;
    return this.descriptorRule.allowMessageIds.map((allowMessageId) => ({ messageId: allowMessageId, ruleId }));
  }
  supportSourceCode(sourceCode) {
    const contentType = sourceCode.contentType;
    return contentType === "unknown" || this.ruleCreator.meta.supportedContentTypes.includes("all") ? true : this.ruleCreator.meta.supportedContentTypes.includes(contentType);
  }
  async file(source) {
    const file = this.ruleReportHandle.file;
    if (file) return file(source);
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
    new options.PerformanceObserver((items) => {
      items.getEntries().forEach((entry) => {
        if (entry.entryType === "mark") {
          const match = entry.name.match(pattern), endIdentifier = match ? match[1] : void 0, suffix = match && match[2] ? match[2] : "";
          if (endIdentifier) {
            const startIdentifier = `${endIdentifier}::start`;
            this.entries.find((savedEntry) => savedEntry.name === startIdentifier), startIdentifier && this.executionPromises.push(Promise.resolve().then(() => {
              this.perf.measure(endIdentifier + suffix, `${endIdentifier}::start${suffix}`, `${endIdentifier}::end${suffix}`);
            }));
          }
          this.entries.push(entry);
        } else entry.entryType === "measure" && this.measures.push(entry);
      });
    }).observe({ entryTypes: ["mark", "measure"] });
  }
  mark(marker2) {
    "id" in marker2 ? this.perf.mark(`${marker2.type}||${marker2.id}`) : this.perf.mark(marker2.type);
  }
  waifForExecutionPromises = () => Promise.all(this.executionPromises).finally(() => {
    this.executionPromises.length = 0;
  });
  async getEntries() {
    return await this.waifForExecutionPromises(), this.entries;
  }
  async getMeasures() {
    return await this.waifForExecutionPromises(), this.measures;
  }
};
var NullPerformanceObserver = class {
  disconnect() {
  }
  observe(_options) {
  }
};
var secretLintProfiler = new SecretLintProfiler({
  perf: perf_hooks.performance,
  PerformanceObserver: perf_hooks.PerformanceObserver ? perf_hooks.PerformanceObserver : NullPerformanceObserver
});
var createRunningEvents = () => {
  const contextEvents = new PromiseEventEmitter(), registerSet = /* @__PURE__ */ new Set(), LINT_HANDLE = /* @__PURE__ */ Symbol("lint:start"), rules2 = [];
  return {
    collectAllowMessageIds() {
      const allowMessageIds = [];
      return rules2.forEach((rule) => {
        allowMessageIds.push(...rule.allowMessageIds());
      }), allowMessageIds;
    },
    /**
     * Start to run linting
     * @param options
     */
    runLint(options) {
      return contextEvents.emit(LINT_HANDLE, options);
    },
    registerRule({ descriptorRule, context }) {
      if (registerSet.has(descriptorRule.id))
        throw new Error(`rule.id:${descriptorRule.id} is already registered.
                
Duplicated rule.id is something wrong in .secretlintrc.                \n`);
      registerSet.add(descriptorRule.id);
      const rule = new SecretLintRule({ descriptorRule, context });
      rules2.push(rule), contextEvents.on(LINT_HANDLE, async ({ sourceCode }) => {
        secretLintProfiler.mark({
          type: "@core>rule-handler::start",
          id: descriptorRule.rule.meta.id
        }), rule.supportSourceCode(sourceCode) && await rule.file(sourceCode), secretLintProfiler.mark({
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
  if (!Array.isArray(presetRules))
    throw console.error(`${configRulePreset.id}:PresetRules is invalid format`, presetRules), new Error("preset's rules should be an array of rule definitions");
  return {
    sharedOptions,
    registerRule(rule, defaultValue) {
      const descriptorRule = presetRules.find((descriptorRule2) => descriptorRule2.id === rule.meta.id), descriptorRuleOptions = descriptorRule ? descriptorRule.options : void 0, descriptorRuleDisabled = descriptorRule ? descriptorRule.disabled : void 0, descriptorRuleSeverity = descriptorRule ? descriptorRule.severity : void 0, descriptorAllowMessageIds = descriptorRule ? descriptorRule.allowMessageIds : void 0, context = createRuleContext({
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
      }), defaultValueOfPreset = defaultValue || {};
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
  const reportedMessages = options.reportedMessages, ignoreMessages = options.ignoredMessages;
  return reportedMessages.filter((message) => !ignoreMessages.some((ignoreMessage) => {
    const isInIgnoringRange = isContainedRange(message.range[0], ignoreMessage.range) && isContainedRange(message.range[1], ignoreMessage.range);
    return isInIgnoringRange && ignoreMessage.targetRuleId ? ignoreMessage.targetRuleId === "*" ? true : message.ruleId === ignoreMessage.targetRuleId : isInIgnoringRange;
  }));
}
var createMessageProcessor = (processors) => ({
  /**
   * process `messages` with registered processes
   */
  process(messages2) {
    const originalMessages = messages2;
    if (processors.length === 0) throw new Error("processors should be > 0");
    return processors.reduce((messages22, filter) => filter(messages22), originalMessages);
  }
});
var isEqualMessage = (aMessage, bMessage) => aMessage.range[0] === bMessage.range[0] && aMessage.range[1] === bMessage.range[1] && "severity" in aMessage && "severity" in bMessage && aMessage.severity === bMessage.severity && aMessage.message === bMessage.message;
function filterDuplicatedMessages(messages2 = []) {
  return messages2.filter((message, index) => !messages2.slice(index + 1).some((restMessage) => isEqualMessage(message, restMessage)));
}
function sortMessagesByLocation(messages2) {
  return messages2.sort(function(a, b) {
    const startIndexDiff = a.range[0] - b.range[0];
    return startIndexDiff === 0 ? a.range[1] - b.range[1] : startIndexDiff;
  });
}
var filterByAllowMessageIds = (messages2, allowMessageIds) => {
  const disabledSet = new Set(allowMessageIds.map((allowMessage) => `${allowMessage.ruleId}--${allowMessage.messageId}`));
  return messages2.filter((message) => !disabledSet.has(`${message.ruleId}--${message.messageId}`));
};
var deepMask = (object, handler) => {
  for (const key of Object.keys(object))
    typeof object[key] == "object" ? object[key] = deepMask(object[key], handler) : Array.isArray(object[key]) ? object[key] = object[key].map((item) => deepMask(item, handler)) : typeof object[key] == "string" && (object[key] = handler(object[key]));
  return object;
};
var createMaskValue = (value) => "*".repeat(value.length);
var maskWithValues = (str, maskedValues) => {
  let result = str;
  for (const maskValue of maskedValues) result = result.replaceAll(maskValue, "*".repeat(maskValue.length));
  return result;
};
var filterMaskSecretsData = (messages2 = []) => messages2.map((message) => {
  if (message.type !== "message") return message;
  const maskedValues = [], maskedData = message.data ? deepMask(message.data, (value) => (maskedValues.push(value), createMaskValue(value))) : void 0;
  if (!maskedData) return message;
  const maskedMessage = maskWithValues(message.message, maskedValues);
  return { ...message, message: maskedMessage, data: maskedData };
});
var cleanupMessages = (options) => {
  const reportedMessages = filterIgnoredMessages(options), reportedMessagesWithoutAllowMessageIds = filterByAllowMessageIds(reportedMessages, options.allowMessageIds), filters = options.maskSecrets ? [filterDuplicatedMessages, filterMaskSecretsData] : [filterDuplicatedMessages], filterProcess = createMessageProcessor(filters);
  return sortMessagesByLocation(filterProcess.process(reportedMessagesWithoutAllowMessageIds));
};
var import_debug = __toESM(require_debug(), 1);
var debug = (0, import_debug.default)("@secretlint/core");
var lintSource = ({ source, options }) => {
  secretLintProfiler.mark({
    type: "@core>lint::start",
    id: source.filePath
  }), debug("source filePath: %O", source.filePath), debug("options: %O", options);
  const rules2 = options.config.rules, locale = options.locale ?? "en", maskSecrets = options.maskSecrets ?? false, contextEvents = createContextEvents(), runningEvents = createRunningEvents(), reportedMessages = [], ignoredMessages = [];
  contextEvents.onReport((message) => {
    reportedMessages.push(message);
  }), contextEvents.onIgnore((message) => {
    ignoredMessages.push(message);
  });
  const sourceCode = new SecretLintSourceCodeImpl({
    content: source.content,
    filePath: source.filePath,
    physicalFilePath: options.noPhysicFilePath ? void 0 : source.filePath,
    ext: source.ext || "",
    contentType: source.contentType
  });
  return secretLintProfiler.mark({ type: "@core>setup-rules::start" }), rules2.forEach((rule) => {
    secretLintProfiler.mark({ type: "@core>setup-rule::start", id: rule.rule.meta.id }), registerRule({
      sourceCode,
      config: options.config,
      descriptorRule: rule,
      contextEvents,
      runningEvents,
      locale
    }), secretLintProfiler.mark({ type: "@core>setup-rule::end", id: rule.rule.meta.id });
  }), secretLintProfiler.mark({ type: "@core>setup-rules::end" }), runningEvents.runLint({ sourceCode }).then(() => ({
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
  })).finally(() => {
    secretLintProfiler.mark({ type: "@core>lint::end", id: source.filePath });
  });
};
var isRulePreset = (ruleDescriptor) => ruleDescriptor.rule.meta.type === "preset";
var isRule = (ruleDescriptor) => ruleDescriptor.rule.meta.type === "scanner";
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
    runningEvents.registerRulePreset({ descriptorRulePreset: descriptorRule, context });
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
    runningEvents.registerRule({ descriptorRule, context });
    return;
  }
  throw new Error(`Unknown descriptor type: ${descriptorRule}`);
};
var regexpStringMatcher = {};
function requireLodash_uniq() {
  return (list) => [...new Set(list)];
}
function requireLodash_uniqwith() {
  return (list, same) => list.filter((a, at) => list.findIndex((b) => same(a, b)) === at);
}
var lodash_sortby = { exports: {} };
lodash_sortby.exports;
function requireLodash_sortby() {
  return (list, keys) => list.toSorted((a, b) => keys.map((key) => a[key] - b[key]).find((by) => by !== 0) ?? 0);
}
var escapeStringRegexp;
var hasRequiredEscapeStringRegexp;
function requireEscapeStringRegexp() {
  return hasRequiredEscapeStringRegexp || (hasRequiredEscapeStringRegexp = 1, escapeStringRegexp = (string) => {
    if (typeof string != "string") throw new TypeError("Expected a string");
    return string.replace(/[|\\{}()[\]^$+*?.]/g, "\\$&").replace(/-/g, "\\x2d");
  }), escapeStringRegexp;
}
var regexpParse = {};
var hasRequiredRegexpParse;
function requireRegexpParse() {
  if (hasRequiredRegexpParse) return regexpParse;
  hasRequiredRegexpParse = 1, Object.defineProperty(regexpParse, "__esModule", { value: true }), regexpParse.isRegExpString = regexpParse.parseRegExpString = void 0;
  var REGEXP_LITERAL_PATTERN = /^\/(.+)\/([guimysd]*)$/, parseRegExpString = function(str) {
    var result = str.match(REGEXP_LITERAL_PATTERN);
    return result ? { source: result[1], flagString: result[2] } : null;
  };
  regexpParse.parseRegExpString = parseRegExpString;
  var isRegExpString = function(str) {
    return REGEXP_LITERAL_PATTERN.test(str);
  };
  return regexpParse.isRegExpString = isRegExpString, regexpParse;
}
var hasRequiredRegexpStringMatcher;
function requireRegexpStringMatcher() {
  return hasRequiredRegexpStringMatcher || (hasRequiredRegexpStringMatcher = 1, (function(exports$1) {
    var __importDefault = regexpStringMatcher && regexpStringMatcher.__importDefault || function(mod) {
      return mod && mod.__esModule ? mod : { default: mod };
    };
    Object.defineProperty(exports$1, "__esModule", { value: true }), exports$1.matchPatterns = exports$1.createRegExp = void 0;
    var lodash_uniq_1 = __importDefault(requireLodash_uniq()), lodash_uniqwith_1 = __importDefault(requireLodash_uniqwith()), lodash_sortby_1 = __importDefault(requireLodash_sortby()), escape_string_regexp_1 = __importDefault(requireEscapeStringRegexp()), regexp_parse_1 = requireRegexpParse(), DEFAULT_FLAGS = "ug", defaultFlags = function(flagsString) {
      return flagsString.length === 0 ? DEFAULT_FLAGS : (0, lodash_uniq_1.default)((flagsString + DEFAULT_FLAGS).split("")).join("");
    }, createRegExp = function(patternString, defaultFlag) {
      if (defaultFlag === void 0 && (defaultFlag = DEFAULT_FLAGS), patternString.length === 0)
        throw new Error("Empty string can not handled");
      if ((0, regexp_parse_1.isRegExpString)(patternString)) {
        var regExpStructure = (0, regexp_parse_1.parseRegExpString)(patternString);
        if (regExpStructure) return new RegExp(regExpStructure.source, defaultFlags(regExpStructure.flagString));
        throw new Error('"'.concat(patternString, '" can not parse as RegExp.'));
      } else return new RegExp((0, escape_string_regexp_1.default)(patternString), defaultFlag);
    };
    exports$1.createRegExp = createRegExp;
    var isEqualMatchPatternResult = function(a, b) {
      return a.startIndex === b.startIndex && a.endIndex === b.endIndex && a.match === b.match;
    }, matchPatterns = function(text, regExpLikeStrings) {
      var matchPatternResults = [];
      regExpLikeStrings.map(function(patternString) {
        return (0, exports$1.createRegExp)(patternString);
      }).forEach(function(regExp) {
        var results = text.matchAll(regExp);
        Array.from(results).forEach(function(result) {
          if (result.index !== void 0) {
            var match = result[0], index = result.index;
            matchPatternResults.push({
              match,
              captures: result.slice(1),
              startIndex: index,
              endIndex: index + match.length
            });
          }
        });
      });
      var uniqResults = (0, lodash_uniqwith_1.default)(matchPatternResults, isEqualMatchPatternResult);
      return (0, lodash_sortby_1.default)(uniqResults, ["startIndex", "endIndex"]);
    };
    exports$1.matchPatterns = matchPatterns;
  })(regexpStringMatcher)), regexpStringMatcher;
}
var regexpStringMatcherExports = requireRegexpStringMatcher();
var BUILTIN_IGNORED = {
  AWSAccountID: ["AKIAIOSFODNN7EXAMPLE"],
  AWSSecretAccessKey: ["wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"]
};
var messages$e = {
  AWSAccountID: {
    en: (props) => `found AWS Account ID: ${props.ID}`,
    ja: (props) => `AWS Account ID: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  },
  AWSSecretAccessKey: {
    en: (props) => `found AWS Secret Access Key: ${props.KEY}`,
    ja: (props) => `AWS Secret Access Key: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  },
  AWSAccessKeyID: {
    en: (props) => `found AWS Access Key ID: ${props.ID}`,
    ja: (props) => `AWS Access Key Id: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
var reportAWSAccessKey = ({ t, source, context, options }) => {
  const AWSAccessKeyIDPattern = /\b(A3T[A-Z0-9]|AKIA|AGPA|AIDA|AROA|AIPA|ANPA|ANVA|ASIA)[A-Z0-9]{16}\b/g, results = source.content.matchAll(AWSAccessKeyIDPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    BUILTIN_IGNORED.AWSAccountID.includes(match) || regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("AWSAccessKeyID", { ID: match }),
      range
    });
  }
};
var reportAWSSecretAccessKey = ({ t, source, context, options }) => {
  const AWS = "(?:AWS|aws|Aws)?_?", QUOTE = `["']?`, CONNECT = "\\s*(?::|=>|=)\\s*", AWSSecretPatten = new RegExp(String.raw`${QUOTE}${AWS}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${QUOTE}${CONNECT}${QUOTE}([A-Za-z0-9/\+=]{40})${QUOTE}\b`, "g"), results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0, match = result[1] || "", range = [index, index + match.length];
    BUILTIN_IGNORED.AWSSecretAccessKey.includes(match) || regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("AWSSecretAccessKey", { KEY: match }),
      range
    });
  }
};
var reportAWSAccountID = ({ t, source, context, options }) => {
  const AWS = "(AWS|aws|Aws)?_?", QUOTE = `("|')?`, CONNECT = "\\s*(:|=>|=)\\s*", AWSSecretPatten = new RegExp(String.raw`${QUOTE}${AWS}(ACCOUNT|account|Account)_?(ID|id|Id)?${QUOTE}${CONNECT}${QUOTE}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${QUOTE}\b`, "g"), results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("AWSAccountID", { ID: match }),
      range
    });
  }
};
var creator$f = {
  messages: messages$e,
  meta: {
    id: "@secretlint/secretlint-rule-aws",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-aws/README.md"
    }
  },
  create(context, options) {
    const normalizedOptions = {
      allows: options.allows || [],
      enableIDScanRule: options.enableIDScanRule ?? false
    }, t = context.createTranslator(messages$e);
    return {
      file(source) {
        normalizedOptions.enableIDScanRule && (reportAWSAccessKey({ t, source, context, options: normalizedOptions }), reportAWSAccountID({ t, source, context, options: normalizedOptions })), reportAWSSecretAccessKey({ t, source, context, options: normalizedOptions });
      }
    };
  }
};
var messages$c = {
  PackageJSON_xOauthToken: {
    en: (props) => `found GitHub Token: ${props.TOKEN}`,
    ja: (props) => `GitHub Token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  },
  Npmrc_authToken: {
    en: (props) => `found npmrc authToken: ${props.TOKEN}`,
    ja: (props) => `npmrc authToken: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  },
  NPM_ACCESS_TOKEN: {
    en: (props) => `found npm access token: ${props.TOKEN}`,
    ja: (props) => `npm access token: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
function reportIfFoundXOauthGitHubToken({ source, options, context, t }) {
  const XOAuthPattern = /https?:\/\/(.{1,256}):x-oauth-basic@github.com\//g, results = source.content.matchAll(XOAuthPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[1] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("PackageJSON_xOauthToken", { TOKEN: match }),
      range
    });
  }
}
function reportIfFound_AuthTokenInNpmrc({ source, options, context, t }) {
  const AuthTokenPattern = /_authToken=([^$].*)/g, results = source.content.matchAll(AuthTokenPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[1] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("Npmrc_authToken", { TOKEN: match }),
      range
    });
  }
}
function reportIfFound_NPM_ACCESS_TOKEN({ source, options, context, t }) {
  const NPM_ACCESS_TOKEN_PATTERN = new RegExp("(?<!\\p{L})npm_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])", "gu"), results = source.content.matchAll(NPM_ACCESS_TOKEN_PATTERN);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("NPM_ACCESS_TOKEN", { TOKEN: match }),
      range
    });
  }
}
var isPackageFile = (filePath) => filePath ? filePath.endsWith("package.json") || filePath.endsWith("package-lock.json") : true;
var isNpmrc = (filePath) => filePath ? filePath.endsWith(".npmrc") : true;
var creator$d = {
  messages: messages$c,
  meta: {
    id: "@secretlint/secretlint-rule-npm",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-npm/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$c), normalizedOptions = { allows: options.allows || [] };
    return {
      file(source) {
        isPackageFile(source.filePath) ? reportIfFoundXOauthGitHubToken({ source, options: normalizedOptions, context, t }) : isNpmrc(source.filePath) && reportIfFound_AuthTokenInNpmrc({ source, options: normalizedOptions, context, t }), reportIfFound_NPM_ACCESS_TOKEN({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$b = {
  SLACK_TOKEN: {
    en: (props) => `found slack token: ${props.TOKEN}`,
    ja: (props) => `Slack\u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  },
  IncomingWebhook: {
    en: (props) => `found Slack Incoming Webhook: ${props.URL}`,
    ja: (props) => `Slack\u306EIncoming Webhooks: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
function reportIfFoundRawPrivateKey$1({ source, options, context, t }) {
  const SLACK_TOKEN_PATTERN = /\b(?:xoxb|xoxp|xapp|xoxa|xoxo|xoxr)-(?:\d-)?(?:[a-zA-Z0-9]{1,40}-)+[a-zA-Z0-9]{1,40}\b/g, results = source.content.matchAll(SLACK_TOKEN_PATTERN);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("SLACK_TOKEN", { TOKEN: match }),
      range
    });
  }
}
function reportIfFoundIncomingWebhook({ source, options, context, t }) {
  const IncomingWebhooksPattern = /https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi, results = source.content.matchAll(IncomingWebhooksPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("IncomingWebhook", { URL: match }),
      range
    });
  }
}
var creator$c = {
  messages: messages$b,
  meta: {
    id: "@secretlint/secretlint-rule-slack",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-slack/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$b), normalizedOptions = { allows: options.allows || [] };
    return {
      file(source) {
        reportIfFoundRawPrivateKey$1({ source, options: normalizedOptions, context, t }), reportIfFoundIncomingWebhook({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$9 = {
  OPENAI_TOKEN: {
    en: (props) => `found OpenAI API token: ${props.TOKEN}`,
    ja: (props) => `OpenAI API \u30C8\u30FC\u30AF\u30F3: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
var creator$a = {
  messages: messages$9,
  meta: {
    id: "@secretlint/secretlint-rule-openai",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-openai/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$9);
    return {
      file(source) {
        const pattern = /sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20}/g, matches2 = source.content.matchAll(pattern);
        for (const match of matches2) {
          const index = match.index ?? 0, matchString = match[0] ?? "", range = [index, index + matchString.length];
          context.report({ message: t("OPENAI_TOKEN", { TOKEN: matchString }), range });
        }
      }
    };
  }
};
var messages$8 = {
  ANTHROPIC_API_KEY: {
    en: (props) => `found Anthropic Claude API key: ${props.KEY}`,
    ja: (props) => `Anthropic Claude API \u30AD\u30FC: ${props.KEY} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
var creator$9 = {
  messages: messages$8,
  meta: {
    id: "@secretlint/secretlint-rule-anthropic",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-anthropic/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$8);
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})sk-ant-api0\\d-[A-Za-z0-9_-]{90,128}AA(?![A-Za-z0-9_-])", "gu"), matches2 = source.content.matchAll(pattern);
        for (const match of matches2) {
          const index = match.index ?? 0, matchString = match[0] ?? "", range = [index, index + matchString.length];
          context.report({ message: t("ANTHROPIC_API_KEY", { KEY: matchString }), range });
        }
      }
    };
  }
};
var messages$7 = {
  LINEAR_API_TOKEN: {
    en: (props) => `found linear api token: ${props.ID}`,
    ja: (props) => `linear api token: ${props.ID} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
var creator$8 = {
  messages: messages$7,
  meta: {
    id: "@secretlint/secretlint-rule-linear",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-linear/README.md"
    }
  },
  create(context) {
    const t = context.createTranslator(messages$7);
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})lin_api_[a-zA-Z0-9_]{32,128}(?![a-zA-Z0-9_])", "gu"), matches2 = source.content.matchAll(pattern);
        for (const match of matches2) {
          const index = match.index ?? 0, matchString = match[0] ?? "", range = [index, index + matchString.length];
          context.report({ message: t("LINEAR_API_TOKEN", { ID: matchString }), range });
        }
      }
    };
  }
};
var messages$5 = {
  SENDGRID_KEY: {
    en: (props) => `found Sendgrid api key: ${props.KEY}`,
    ja: (props) => `Sendgrid API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.KEY}`
  }
};
function reportIfFoundKey$2({ source, options, context, t }) {
  const SENDGRID_KEY_PATTERN = new RegExp("(?<!\\p{L})SG\\.\\w{1,128}\\.\\w{1,128}([-_]?)\\w{1,128}(?!\\w)", "gu"), results = source.content.matchAll(SENDGRID_KEY_PATTERN);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "";
    if (match.length !== 69) continue;
    const range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("SENDGRID_KEY", { KEY: match }),
      range
    });
  }
}
var creator$6 = {
  messages: messages$5,
  meta: {
    id: "@secretlint/secretlint-rule-sendgrid",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-sendgrid/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$5), normalizedOptions = { allows: options.allows || [] };
    return {
      file(source) {
        reportIfFoundKey$2({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$4 = {
  SHOPIFY_KEY: {
    en: (props) => `found Shopify api key: ${props.KEY}`,
    ja: (props) => `Shopify API\u30AD\u30FC\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.KEY}`
  }
};
function reportIfFoundKey$1({ source, options, context, t }) {
  const SHOPIFY_KEY_PATTERN = new RegExp("(?<!\\p{L})(shppa|shpca|shpat|shpss)_[a-zA-Z0-9]{32,64}(?![a-zA-Z0-9])", "gu"), results = source.content.matchAll(SHOPIFY_KEY_PATTERN);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("SHOPIFY_KEY", { KEY: match }),
      range
    });
  }
}
var creator$5 = {
  messages: messages$4,
  meta: {
    id: "@secretlint/secretlint-rule-shopify",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-shopify/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$4), normalizedOptions = { allows: options.allows || [] };
    return {
      file(source) {
        reportIfFoundKey$1({ source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$3 = {
  GITHUB_TOKEN: {
    en: (props) => `found GitHub Token(${props.typeName}): ${props.KEY}`,
    ja: (props) => `GitHub Token(${props.typeName})\u304C\u898B\u3064\u304B\u308A\u307E\u3057\u305F\uFF1A ${props.KEY}`
  }
};
var typeMap = /* @__PURE__ */ new Map([
  ["ghp", "GitHub personal access tokens"],
  ["gho", "OAuth access tokens"],
  ["ghu", "GitHub user-to-server tokens"],
  ["ghs", "GitHub server-to-server tokens"],
  ["ghr", "refresh tokens"],
  ["github_pat", "fine-grained personal access tokens"]
]);
function reportIfFoundKey({ pattern, source, options, context, t }) {
  const results = source.content.matchAll(pattern);
  for (const result of results) {
    const index = result.index || 0, type = result.groups?.type, typeName = typeMap.get(type);
    if (!typeName) throw new Error("Unknown type:" + typeName);
    const match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("GITHUB_TOKEN", { KEY: match, typeName }),
      range
    });
  }
}
var creator$4 = {
  messages: messages$3,
  meta: {
    id: "@secretlint/secretlint-rule-github",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-github/README.md"
    }
  },
  create(context, options) {
    const CLASSIC_GITHUB_TOKEN_PATTERN = new RegExp("(?<!\\p{L})(?<type>ghp|gho|ghu|ghs|ghr)_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])", "gu"), FINE_GRAINED_GITHUB_TOKEN_PATTERN = new RegExp("(?<!\\p{L})(?<type>github_pat)_[A-Za-z0-9_]{82}(?![A-Za-z0-9_])", "gu"), patterns = [CLASSIC_GITHUB_TOKEN_PATTERN, FINE_GRAINED_GITHUB_TOKEN_PATTERN], t = context.createTranslator(messages$3), normalizedOptions = {
      allows: options.allows || []
    };
    return {
      file(source) {
        for (const pattern of patterns) reportIfFoundKey({ pattern, source, options: normalizedOptions, context, t });
      }
    };
  }
};
var messages$2 = {
  OPS_TOKEN: {
    en: (props) => `found 1Password Service Account token: ${props.TOKEN}`,
    ja: (props) => `1Password Service Account: ${props.TOKEN} \u304C\u307F\u3064\u304B\u308A\u307E\u3057\u305F`
  }
};
var is1PasswordServiceAccountToken = (base64String) => {
  try {
    const jsonString = atob(base64String.replace(/-/g, "+").replace(/_/g, "/")), json = JSON.parse(jsonString);
    return typeof json == "object" && json !== null;
  } catch {
    return false;
  }
};
var creator$3 = {
  messages: messages$2,
  meta: {
    id: "@secretlint/secretlint-rule-1password",
    recommended: true,
    type: "scanner",
    supportedContentTypes: ["text"],
    docs: {
      url: "https://github.com/secretlint/secretlint/blob/master/packages/%40secretlint/secretlint-rule-1password/README.md"
    }
  },
  create(context, options) {
    const t = context.createTranslator(messages$2), normalizedOptions = { allows: options?.allows ?? [] };
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Za-z0-9+/=])", "gu"), matches2 = source.content.matchAll(pattern);
        for (const match of matches2) {
          const index = match.index ?? 0, matchString = match[0] ?? "", base64String = match[1] ?? "";
          if (!is1PasswordServiceAccountToken(base64String) || regexpStringMatcherExports.matchPatterns(matchString, normalizedOptions.allows).length > 0)
            continue;
          const range = [index, index + matchString.length];
          context.report({ message: t("OPS_TOKEN", { TOKEN: matchString }), range });
        }
      }
    };
  }
};
var rules = [
  creator$f,
  creator$d,
  creator$c,
  creator$6,
  creator$5,
  creator$4,
  creator$a,
  creator$9,
  creator$8,
  creator$3
];
var MOST_BEFORE = 2e3;
var MOST_BEHIND = 400;
var NAMES = /^[\w.+/-]+$/;
var PLAIN = String.raw`[\w\s.:/=?&%@-]{0,400}`;
var OPENED = new RegExp(String.raw`(?<quote>["'\`])${PLAIN}$`);
var CLOSED = new RegExp(String.raw`^${PLAIN}(?<quote>["'\`])`);
var GAP = String.raw`(?:\s|\\\n|/\*[^*]{0,100}\*/)*`;
var GOES_ON = new RegExp(
  String.raw`^${GAP}(?:\(|\?\.|!?\.[\p{L}_$(]|->|::|!\s*[([{.])` + String.raw`|^\.\s+[\p{L}_$][\w$]*\s?[([]` + String.raw`|^<[^<>()]{0,100}>\s*\(` + "|^`" + String.raw`|^[ \t]*(?:\[|\{|[-+*/%^]?=|\*\*=|(?:\+\+|--)(?![\w+-])|\?\?|&&|\|\||[|<]>|<\||!=|\$\s|do\b|\?\s)`,
  "u"
);
var COMES_FROM = /(?:[$@!~\\]|::|->|\|>|<\||&&|\|\||[$#]\{|\$\(|\?\?|(?<![+-])(?:\+\+|--)|(?<![\w-])(?:new|await|yield|return|throw|typeof|delete|void|defer|raise|elif|unless|assert|lambda)\s)\s*$/;
var COMMAND = /(?:^|[;&|({]|\b(?:then|do|else))\s*$/;
var ARGUMENT = /^[ \t]+["'$:@\-/\d]/;
function isExpression(content, { start, end }) {
  const text = content.slice(start, end);
  if (!NAMES.test(text)) return false;
  const before2 = lineBefore(content, start);
  const behind = content.slice(start + text.replace(/[+/-]+$/, "").length, end + MOST_BEHIND);
  if (isInLiteral(before2, behind)) return false;
  return GOES_ON.test(behind) || COMES_FROM.test(before2) || COMMAND.test(before2) && ARGUMENT.test(behind);
}
function lineBefore(content, start) {
  const text = content.slice(Math.max(0, start - MOST_BEFORE), start);
  return text.slice(text.lastIndexOf("\n") + 1);
}
function isInLiteral(before2, behind) {
  const touching = /["'`]$/.exec(before2)?.[0];
  if (touching !== void 0 && behind.replace(/^\\+/, "").startsWith(touching)) return true;
  const quote = OPENED.exec(before2)?.groups?.["quote"];
  const line = /^[^\n]*/.exec(behind)?.[0] ?? "";
  if (quote === void 0 || CLOSED.exec(line)?.groups?.["quote"] !== quote) return false;
  return before2.split(quote).length % 2 === 0;
}
var WEB = /(?:https?|ftps?):\/\/(?<user>[-\w]{1,256}):(?<password>[-\w]{1,256})@(?=[-\w%.+~#=]{1,256}\.[a-zA-Z0-9()]{1,6}\b)/g;
var DATABASE = /(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/(?<user>[^:/\s"'`<>]{1,100}):(?<password>[\p{L}\p{N}_.~%!$*,=:^#?-]{1,200})@(?=[^/\s?])/giu;
var WEB_EXAMPLE = /localhost|127\.0\.0\.1|password|myusername|your_username|replace_with_username/i;
var DATABASE_EXAMPLE = /^(?:(?:my)?password|(?:my)?username|secret|root|admin|user|pass|your_(?:password|username)|replace_with_password|localhost|127\.0\.0\.1|example\.(?:com|org)|test\.com)$/i;
var VARIABLE = /%[A-Z_]{1,30}%|\$[A-Z_]{1,30}/;
function addressPasswords(content) {
  const web = [...content.matchAll(WEB)].flatMap((match) => {
    const [user, password] = partsOf(match);
    if (user.length < 2 || WEB_EXAMPLE.test(user) || isNone(password) || WEB_EXAMPLE.test(password)) return [];
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
var GIVEN = String.raw`\\?["']?(?:[>(]|\s{0,40}(?::\s{0,40}[\w.]{1,40}\s{0,40}=|:=|=>|[:=]|value\s{0,40}=))\s{0,40}\\?["'\`]?`;
var SECRET_KEY = new RegExp(String.raw`secret_?(?:access_?)?key${GIVEN}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`, "gi");
var ACCOUNT = new RegExp(String.raw`account_?(?:id)?${GIVEN}(\d{4}-?\d{4}-?\d{4})(?![\w-])`, "gi");
function awsValues(content) {
  return [SECRET_KEY, ACCOUNT].flatMap(
    (pattern) => [...content.matchAll(pattern)].map(({ index, 0: whole, 1: value = "" }) => {
      const end = index + whole.length;
      return [end - value.length, end];
    })
  );
}
var MOST_BEFORE2 = 2e3;
var OPENS = /(?:%[qQwWiIrsx]?|\bq[qwrx]?)[ \t]?$/;
var LONGEST_OPENING = 4;
function inOneLiteral(content, ranges) {
  return ranges.filter(([start, end]) => {
    const line = content.slice(Math.max(0, start - MOST_BEFORE2), start);
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
  if (end !== null && isKey(content.slice(bodyAt, fence).split(SEPARATED).filter((line) => line !== ""))) {
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
      if (found2 === void 0 || !(isWhole || isLast)) return whole === void 0 ? [] : [[whole, index + end.length]];
      start -= found2.length;
      if (isWhole) whole = start;
    }
  });
}
var TOKENS = {
  // Like secretlint's rule, which cuts off a long last part and accepts any words.
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
var RULES_LEFT_OUT = [
  "filter-comments",
  "gcp",
  "privatekey",
  "basicauth",
  "database-connection-string"
].map((name) => `@secretlint/secretlint-rule-${name}`);
async function scanSecrets(text) {
  const messages2 = [];
  await lintSource({
    // A name is required; no rule knows a file of this name.
    source: { content: text, filePath: "text", contentType: "text" },
    options: { config: { rules: RULES.map((rule) => reportingTo(messages2, rule)) } }
  });
  return disjoint(messages2.map((message) => secretAt(text, message)).filter((found2) => !isExpression(text, found2)));
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
var REPORTS_LEFT_OUT = /* @__PURE__ */ new Set(["AWSSecretAccessKey", "SLACK_TOKEN"]);
var OPTIONS = { [`${PREFIX}aws`]: { enableIDScanRule: true } };
var ALL = [...rules, ownSecretRule];
var RULES = ALL.filter(({ meta }) => !RULES_LEFT_OUT.includes(meta.id)).map((rule) => ({
  id: rule.meta.id,
  rule,
  options: OPTIONS[rule.meta.id] ?? {}
}));
var RULE_NAMES = RULES.map(({ id }) => ruleName(id));
function ruleName(id) {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : id;
}
var SECRET_IN = { AWSAccountID: /\d{4}-?\d{4}-?\d{4}/, IncomingWebhook: /(?<=\/services\/).+/i };
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
Object.assign(exports, { RULE_NAMES, scanSecrets });
});
