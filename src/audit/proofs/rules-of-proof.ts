/** A way in which a test would prove something else than a finding, seen in the lines that it adds. */
export type RuleOfProof = {
  readonly name: string;
  /** `mask`: without comments, and with empty quotes for strings; `code`: only without comments. */
  readonly in: 'mask' | 'code';
  readonly pattern: RegExp;
  /** The end of a sentence that begins with "the test". */
  readonly why: string;
};

const CONSTANT = String.raw`(?:[Tt]rue|[Ff]alse|None|null|nil|undefined|"+|-?\d[\d._]*)`;
const SOURCE_EXTENSION = String.raw`\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|java|kts?|rb|php|cs|swift|scala|[ch]|cc|[ch]pp|sh)['"${'`'}]`;
const READS = String.raw`(?:readFile\w*|createReadStream|\bopen|read_text|ReadFile|read_to_string|File\.read|file_get_contents|readAllLines|readString|existsSync|readdir\w*|\bstat\w*)\(`;
const ITSELF = String.raw`(?:import\.meta\.(?:url|filename|dirname)|__filename|__dirname|__file__|__FILE__|require\.resolve|runtime\.Caller)`;

/** What the lines themselves show. Whether the expectation is the right one is for the judge to say. */
export const RULES_OF_PROOF: readonly RuleOfProof[] = [
  {
    name: 'waits',
    in: 'mask',
    pattern:
      /\b(?:setTimeout|setInterval|u?sleep|Sleep|jest\.setTimeout|this\.timeout|mark\.timeout|WithTimeout|WithDeadline|time\.After)\b\s*\(|\.wait\(\s*[\d.]+\s*\)|@Timeout\b|\b(?:it|test|describe)\b[\w.]*\(\s*"+\s*,\s*\{[^}]*\btimeout\b|^\s*\}\s*,\s*\d[\d_]*\s*\)/m,
    why: 'waits, or sets a time limit of its own',
  },
  {
    name: 'skipped',
    in: 'mask',
    pattern:
      /\b(?:it|test|describe|suite|context|specify|t)\.(?:skip|only|todo|fails?|failing|skipIf|runIf|Skip\w*)\b|\b(?:x(?:it|test|describe)|f(?:it|describe))\s*\(|\b(?:pytest|mark|unittest)\.(?:skip|xfail|expectedFailure)\w*|@(?:Ignore|Disabled|skip\w*|expectedFailure)\b|#\[(?:ignore|should_panic)|\b(?:it|test|describe)\b[\w.]*\(\s*"+\s*,\s*\{[^}]*\b(?:skip|todo|only)\b/,
    why: 'is skipped, the only one to run, or expected to fail',
  },
  {
    name: 'reads_source',
    in: 'code',
    pattern: new RegExp(
      String.raw`\binspect\.getsource|\b\w+\.__file__\b|\b__code__\b|\?raw['"]|\binclude_str!|Function\.prototype\.toString|${READS}[^;\n]*(?:${SOURCE_EXTENSION}|${ITSELF})`,
    ),
    why: 'looks at the text of source files, or at which there are, instead of what the code does',
  },
  {
    name: 'looks_at_git',
    in: 'code',
    pattern: /(['"`])git(?:\1| [a-z])|['"`/]\.git(?:\/|['"`])/,
    why: 'looks at git',
  },
  {
    name: 'looks_at_files',
    in: 'mask',
    pattern:
      /\b(?:existsSync|accessSync|statSync|path\.exists|path\.isfile|os\.Stat|file_exists|File\.exist\?)\s*\(\s*"+\s*\)/,
    why: 'looks at which files there are',
  },
  {
    name: 'looks_at_environment',
    in: 'mask',
    pattern:
      /\bprocess\.(?:env(?!(?:\.\w+|\["+\])\s*=(?!=))|version|platform|cwd)\b|\bos\.(?:environ|getenv|Getenv)\b|\benv::var|\bos\.getcwd\b|\b(?:homedir|hostname|gethostname|expanduser|Path\.(?:home|cwd))\(|\bSystem\.getenv|\bENV\[/,
    why: 'looks at the environment',
  },
  {
    name: 'clock_or_chance',
    in: 'mask',
    pattern:
      /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\.now\b|\bdatetime\.(?:now|today|utcnow)\b|\bdate\.today\b|\btime\.(?:time|monotonic|perf_counter|Now)\(|\bInstant::now|\bSystemTime::now|\b(?:LocalDate\w*|Instant|Time)\.now\b|\bMath\.random\b|\bprocess\.(?:pid|hrtime)\b|\b(?:randomInt|randomUUID|randomBytes|getRandomValues|getpid|urandom|uuid[14])\(|\bsecrets\.\w+\(|\brandom\.\w+\(|\brand\.\w+\(|\brand::/,
    why: 'depends on the clock or on chance',
  },
  {
    // What it prints then is read as if its runner had printed it.
    name: 'ends_the_process',
    in: 'code',
    pattern:
      /\batexit\b|\bos\._exit\b|\bsys\.exit\(|\bos\.Exit\(|\bprocess(?:::exit\(|\.(?:exit\(|exitCode\b|abort\(|(?:on|once)\(\s*['"`](?:beforeExit|exit)['"`]))/,
    why: 'ends the process, or does something when it ends',
  },
  {
    name: 'constant',
    in: 'mask',
    pattern: new RegExp(
      [
        String.raw`\b(?:assert\w*!?|self\.assert\w+|assert\.\w+|t\.(?:is|ok|not|equal|true|false))\(\s*${CONSTANT}(?:\s*,\s*${CONSTANT})*\s*,?\s*\)`,
        String.raw`\bexpect\(\s*${CONSTANT}\s*\)`,
        String.raw`(?:^|\):)\s*assert\s+(?:False|0|None|not True|${CONSTANT}\s*[=!]=\s*${CONSTANT})\s*(?:,|$)`,
      ].join('|'),
      'm',
    ),
    why: 'asserts something about constants, which the code under test has no part in',
  },
];

/** Ends a test whatever the code does, if it is a statement of the test itself and not of a branch of it. */
export const ALWAYS_FAILS =
  /^(?:throw\b|raise\b|panic!?\(|unreachable!|t\.(?:Fail|FailNow|Fatal|Fatalf|Error|Errorf|fail)\(|assert\.fail\(|(?:pytest\.|self\.)?fail\(|expect\.fail\(|flunk\b)/;
