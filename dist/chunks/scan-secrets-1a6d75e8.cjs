var { __load, __part } = require("../main.cjs").shared;
exports["scan-secrets"] = __part((exports) => {
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
    if (typeof string != "string")
      throw new TypeError("Expected a string");
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
    return result ? {
      source: result[1],
      flagString: result[2]
    } : null;
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
        if (regExpStructure)
          return new RegExp(regExpStructure.source, defaultFlags(regExpStructure.flagString));
        throw new Error('"'.concat(patternString, '" can not parse as RegExp.'));
      } else
        return new RegExp((0, escape_string_regexp_1.default)(patternString), defaultFlag);
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
      message: t("AWSAccessKeyID", {
        ID: match
      }),
      range
    });
  }
};
var reportAWSSecretAccessKey = ({ t, source, context, options }) => {
  const AWS = "(?:AWS|aws|Aws)?_?", QUOTE = `["']?`, CONNECT = "\\s*(?::|=>|=)\\s*", AWSSecretPatten = new RegExp(String.raw`${QUOTE}${AWS}(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)${QUOTE}${CONNECT}${QUOTE}([A-Za-z0-9/\+=]{40})${QUOTE}\b`, "g"), results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0, match = result[1] || "", range = [index, index + match.length];
    BUILTIN_IGNORED.AWSSecretAccessKey.includes(match) || regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("AWSSecretAccessKey", {
        KEY: match
      }),
      range
    });
  }
};
var reportAWSAccountID = ({ t, source, context, options }) => {
  const AWS = "(AWS|aws|Aws)?_?", QUOTE = `("|')?`, CONNECT = "\\s*(:|=>|=)\\s*", AWSSecretPatten = new RegExp(String.raw`${QUOTE}${AWS}(ACCOUNT|account|Account)_?(ID|id|Id)?${QUOTE}${CONNECT}${QUOTE}[0-9]{4}\-?[0-9]{4}\-?[0-9]{4}${QUOTE}\b`, "g"), results = source.content.matchAll(AWSSecretPatten);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("AWSAccountID", {
        ID: match
      }),
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
      message: t("PackageJSON_xOauthToken", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFound_AuthTokenInNpmrc({ source, options, context, t }) {
  const AuthTokenPattern = /_authToken=([^$].*)/g, results = source.content.matchAll(AuthTokenPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[1] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("Npmrc_authToken", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFound_NPM_ACCESS_TOKEN({ source, options, context, t }) {
  const NPM_ACCESS_TOKEN_PATTERN = new RegExp("(?<!\\p{L})npm_[A-Za-z0-9_]{36}(?![A-Za-z0-9_])", "gu"), results = source.content.matchAll(NPM_ACCESS_TOKEN_PATTERN);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("NPM_ACCESS_TOKEN", {
        TOKEN: match
      }),
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
    const t = context.createTranslator(messages$c), normalizedOptions = {
      allows: options.allows || []
    };
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
      message: t("SLACK_TOKEN", {
        TOKEN: match
      }),
      range
    });
  }
}
function reportIfFoundIncomingWebhook({ source, options, context, t }) {
  const IncomingWebhooksPattern = /https:\/\/hooks\.slack\.com\/services\/T[a-zA-Z0-9]{1,40}\/B[a-zA-Z0-9]{1,40}\/[a-zA-Z0-9]{1,40}/gi, results = source.content.matchAll(IncomingWebhooksPattern);
  for (const result of results) {
    const index = result.index || 0, match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("IncomingWebhook", {
        URL: match
      }),
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
    const t = context.createTranslator(messages$b), normalizedOptions = {
      allows: options.allows || []
    };
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
          context.report({
            message: t("OPENAI_TOKEN", {
              TOKEN: matchString
            }),
            range
          });
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
          context.report({
            message: t("ANTHROPIC_API_KEY", {
              KEY: matchString
            }),
            range
          });
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
          context.report({
            message: t("LINEAR_API_TOKEN", {
              ID: matchString
            }),
            range
          });
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
    if (match.length !== 69)
      continue;
    const range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("SENDGRID_KEY", {
        KEY: match
      }),
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
    const t = context.createTranslator(messages$5), normalizedOptions = {
      allows: options.allows || []
    };
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
      message: t("SHOPIFY_KEY", {
        KEY: match
      }),
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
    const t = context.createTranslator(messages$4), normalizedOptions = {
      allows: options.allows || []
    };
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
    if (!typeName)
      throw new Error("Unknown type:" + typeName);
    const match = result[0] || "", range = [index, index + match.length];
    regexpStringMatcherExports.matchPatterns(match, options.allows).length > 0 || context.report({
      message: t("GITHUB_TOKEN", {
        KEY: match,
        typeName
      }),
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
        for (const pattern of patterns)
          reportIfFoundKey({ pattern, source, options: normalizedOptions, context, t });
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
    const t = context.createTranslator(messages$2), normalizedOptions = {
      allows: options?.allows ?? []
    };
    return {
      file(source) {
        const pattern = new RegExp("(?<!\\p{L})ops_(ey[A-Za-z0-9+/=]{100,1280}fQ={0,2})(?![A-Za-z0-9+/=])", "gu"), matches2 = source.content.matchAll(pattern);
        for (const match of matches2) {
          const index = match.index ?? 0, matchString = match[0] ?? "", base64String = match[1] ?? "";
          if (!is1PasswordServiceAccountToken(base64String) || regexpStringMatcherExports.matchPatterns(matchString, normalizedOptions.allows).length > 0)
            continue;
          const range = [index, index + matchString.length];
          context.report({
            message: t("OPS_TOKEN", {
              TOKEN: matchString
            }),
            range
          });
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
var GIVEN = String.raw`\\?["']?(?:[>(]|\s{0,40}(?::\s{0,40}[\w.]{1,40}\s{0,40}=|:=|=>|[:=]|value\s{0,40}=))\s{0,40}\\?["'\`]?`;
var SECRET_KEY = new RegExp(
  String.raw`secret_?(?:access_?)?key${GIVEN}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`,
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
      const [found, text = ""] = LINE_BACKWARD.exec(content.slice(Math.max(0, start - LONGEST_LINE), start)) ?? [];
      const isWhole = WHOLE_LENGTHS.has(text.length) && WHOLE_BASE64.test(text) && isDrawn(text);
      const isLast = whole === void 0 && lines < 2 && (BASE64.test(text) || lines === 0 && CHECKSUM.test(text));
      if (found === void 0 || !(isWhole || isLast))
        return whole === void 0 ? [] : [[whole, index + end.length]];
      start -= found.length;
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
function ownSecrets(content) {
  const found = [
    ["privatekey", privateKeys(content)],
    ["aws", awsValues(content)],
    ...addressPasswords(content).map(({ kind, range }) => [kind, inOneLiteral(content, [range])]),
    ["jwt", webTokens(content)],
    ["npm", inOneLiteral(content, matches(content, REGISTRY_TOKEN))],
    ...Object.entries(TOKENS).map(([kind, pattern]) => [kind, matches(content, pattern)])
  ];
  return found.flatMap(([kind, ranges]) => ranges.map(([start, end]) => ({ start, end, kind })));
}
var CLAIMS_AND_SIGNATURE = /\.eyJ(?<=(?<![\w-])(?<before>[\w-]+)\.eyJ)(?=(?<rest>[\w-]{8,}\.[\w-]{16,}))/g;
var HEADER2 = /\beyJ[\w-]{8,}/;
var REGISTRY_TOKEN = /(?<=\/\/[\w.~$%{}:@/-]{1,200}\/:_(?:authToken|auth|password)=)[\w.~+/=-][\w.~+/=%-]{7,}/g;
function matches(content, pattern) {
  return [...content.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length]);
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
  const found = [];
  for (const rule of rules.filter(({ meta }) => !RULES_LEFT_OUT.includes(meta.id))) {
    await rule.create(contextOf(rule, text, found), OPTIONS).file?.(sourceOf(text));
  }
  found.push(...ownSecrets(text));
  return disjoint(found.filter((one) => !isExpression(text, one)));
}
function contextOf({ meta }, text, found) {
  return {
    sharedOptions: {},
    createTranslator: () => (messageId) => ({ messageId: String(messageId), message: "", data: void 0 }),
    ignore: () => void 0,
    report: ({ message: { messageId }, range: [start, end] }) => {
      if (REPORTS_LEFT_OUT.has(messageId)) return;
      const whole = text.slice(start, end);
      const secret = SECRET_IN[messageId]?.exec(whole)?.[0] ?? whole;
      const at = text.indexOf(secret, start);
      found.push({ start: at, end: at + secret.length, kind: meta.id.slice(PREFIX.length) });
    }
  };
}
var sourceOf = (content) => ({ content, filePath: "text" });
var PREFIX = "@secretlint/secretlint-rule-";
var REPORTS_LEFT_OUT = /* @__PURE__ */ new Set(["AWSSecretAccessKey", "SLACK_TOKEN"]);
var OPTIONS = { enableIDScanRule: true };
var SECRET_IN = {
  AWSAccountID: /\d{4}-?\d{4}-?\d{4}/,
  IncomingWebhook: /(?<=\/services\/).+/i
};
function disjoint(found) {
  const kept = [];
  for (const secret of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last === void 0 || secret.start >= last.end) kept.push(secret);
    else kept[kept.length - 1] = { ...last, end: Math.max(last.end, secret.end) };
  }
  return kept;
}
Object.assign(exports, { scanSecrets });
});
