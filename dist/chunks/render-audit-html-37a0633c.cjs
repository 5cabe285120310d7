var { __load, __part } = require("../main.cjs").shared;
exports["render-audit-html"] = __part((exports) => {
var { DROPPED, block, capital, factsLine, fileSection, filterBar, findingCard, findingIndex, fix, line, otherPlaces, pageHtml, preformatted, severityBadge } = __load("page-assets.gen-425d0852/page-assets.gen"), { severityRank } = __load("main/severity-rank"), { groupedBy } = __load("git-685f2d30/grouped-by"), { SEVERITIES } = __load("main/vocabulary");
function auditItems({ findings: findings2, rejected, fixes }) {
  const inOrder = findings2.toSorted(
    (a, b) => Number(a.status === "fixed") - Number(b.status === "fixed") || severityRank(a) - severityRank(b)
  );
  return [
    ...inOrder.map((finding) => findingItem(finding, fixes.get(finding.id))),
    ...rejected.map(rejectedItem)
  ];
}
function findingItem(finding, fixed) {
  const { id, title, location, severity, agent, status } = finding;
  return {
    id,
    heading: status === "fixed" ? "Fixed" : "Not fixed",
    title,
    file: location.file,
    lines: location.lines,
    side: "new",
    severity,
    lens: agent,
    status,
    body: body(finding, fixed)
  };
}
function body(finding, fixed) {
  const { severity, status, tier, agent, round, fingerprint } = finding;
  const facts = [
    `<span class="tag ${status}">${capital(status)}</span>`,
    tier,
    line(agent),
    `round ${round}`,
    ...fixed === void 0 ? [] : [`commit <code>${fixed.sha.slice(0, 12)}</code>`],
    `<code title=fingerprint>${fingerprint.slice(0, 12)}</code>`
  ];
  return [
    factsLine(severityBadge(severity), facts),
    finding.reason === null ? "" : `<p class=reason>${line(finding.reason)}`,
    fixed === void 0 ? "" : `<p><b>Tests</b> ${line(fixed.tests)} <b>Review</b> ${line(fixed.review)} <b>Calls</b> ${fixed.calls}`,
    `<p>${block(finding.description)}`,
    `<p><b>Impact</b> ${block(finding.impact)}`,
    `<dl><dt><b>evidence</b><dd><pre>${preformatted(finding.evidence)}</pre></dl>`,
    fix(finding.instance_fix, "Fix here"),
    fix(finding.class_fix, "Fix of its kind")
  ].join("");
}
function rejectedItem({ id, title, agent, reason }) {
  return {
    id,
    heading: "Rejected",
    title,
    file: "",
    lines: null,
    side: "new",
    severity: null,
    lens: agent,
    status: DROPPED,
    body: `${factsLine('<span class="badge none">Rejected</span>', [line(agent)])}<p class=reason>${line(reason)}`
  };
}
var BARS = ["found", "fixed", "reopened"];
var HEIGHT = 200;
var BAR = 40;
var GAP = 10;
var BETWEEN_ROUNDS = 44;
var LEFT = 34;
function roundsChart(rounds) {
  if (rounds.length === 0) return "";
  return `<section id=rounds aria-labelledby=rounds-title><h2 id=rounds-title>Rounds</h2><figure class=chart>${legend()}<div class=scroll role=region aria-label="Chart of the rounds" tabindex=0>${picture(rounds)}</div></figure>${table(rounds)}</section>
`;
}
function legend() {
  const keys = SEVERITIES.map((severity) => `<span class="swatch ${severity}">${capital(severity)}</span>`);
  return `<figcaption>Findings by severity ${keys.join(" ")}</figcaption>`;
}
function picture(rounds) {
  const most = Math.max(1, ...rounds.flatMap((round) => BARS.map((bar) => sum(round[bar]))));
  const step = Math.max(1, Math.ceil(most / 5));
  const top = Math.ceil(most / step) * step;
  const y = (n) => HEIGHT - n / top * (HEIGHT - 20);
  const perRound = BARS.length * BAR + (BARS.length - 1) * GAP;
  const width = LEFT + rounds.length * (perRound + BETWEEN_ROUNDS);
  const grid = Array.from({ length: top / step + 1 }, (_, i) => gridLine(i * step, y(i * step), width));
  const groups = rounds.map(
    (round, i) => roundBars(round, LEFT + BETWEEN_ROUNDS / 2 + i * (perRound + BETWEEN_ROUNDS), perRound, y)
  );
  return `<svg viewBox="0 0 ${width} ${HEIGHT + 48}" width="${width}" height="${HEIGHT + 48}" role=img aria-label="Bars of the findings found, fixed and reopened in each round. The table below has the numbers.">${grid.join("")}${groups.join("")}</svg>`;
}
function gridLine(n, y, width) {
  return `<line x1=${LEFT} x2="${width}" y1="${y}" y2="${y}" class=grid /><text x=${LEFT - 8} y="${y + 4}" class=axis text-anchor=end>${n}</text>`;
}
function roundBars(round, x, width, y) {
  const bars = BARS.map((bar, i) => stack(round[bar], bar, x + i * (BAR + GAP), y));
  return `${bars.join("")}<text x="${x + width / 2}" y="${HEIGHT + 40}" class=round text-anchor=middle>Round ${round.round}</text>`;
}
function stack(counts, name, x, y) {
  let below = 0;
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => {
    const n = counts[severity];
    const [bottom, upper] = [y(below), y(below + n)];
    below += n;
    const label = bottom - upper < 14 ? "" : `<text x="${x + BAR / 2}" y="${((bottom + upper) / 2 + 4).toFixed(1)}" class=on text-anchor=middle>${n}</text>`;
    return `<rect x="${x}" y="${(upper + 1).toFixed(1)}" width=${BAR} height="${Math.max(bottom - upper - 1, 1).toFixed(1)}" rx=3 class="${severity}"><title>${name}, ${severity}: ${n}</title></rect>${label}`;
  });
  return `${parts.join("")}<text x="${x + BAR / 2}" y="${HEIGHT + 17}" class=axis text-anchor=middle>${name}</text>`;
}
function table(rounds) {
  const heads = BARS.map((bar) => `<th scope=col>${capital(bar)}`).join("");
  const rows = rounds.map(
    (round) => `<tr><th scope=row>Round ${round.round}${BARS.map((bar) => `<td>${inWords(round[bar])}`).join("")}<td>${line(round.answered)}`
  );
  return `<div class=scroll role=region aria-label="Table of the rounds" tabindex=0><table class=plain><thead><tr><th scope=col>Round${heads}<th scope=col>Specialists</thead><tbody>${rows.join("")}</tbody></table></div>`;
}
function inWords(counts) {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map(
    (severity) => `${counts[severity]} ${severity}`
  );
  return parts.length === 0 ? "0" : `<b>${sum(counts)}</b> <small>${parts.join(", ")}</small>`;
}
function sum(counts) {
  return SEVERITIES.reduce((total, severity) => total + counts[severity], 0);
}
var WORDS = { lens: "Role", dropped: "rejected" };
function renderAuditHtml(page) {
  const items = auditItems(page);
  const { file, verdict } = page;
  return pageHtml({
    title: `${file.preset} audit, ${file.date}`,
    kind: "Audit",
    status: verdict.status,
    note: file.scope_note,
    parts: [
      ["overview", "Overview"],
      ...page.rounds.length === 0 ? [] : [["rounds", "Rounds"]],
      ["findings", "Findings"],
      ["timeline", "Timeline"],
      ["about", "About"]
    ],
    top: overview(page) + roundsChart(page.rounds),
    filters: filterBar(items, WORDS),
    index: findingIndex(items, WORDS),
    main: [findings(items), timeline(page), about(page)].join("")
  });
}
function overview({ verdict, findings: all, rejected, arithmetic, rounds }) {
  const counts = ["open", "fixed", "deferred", "disputed", "moot"].map((status) => ({
    name: status.charAt(0).toUpperCase() + status.slice(1),
    n: all.filter((finding) => finding.status === status).length,
    tone: status === "open" ? "critical" : status === "fixed" ? "good" : "low"
  })).filter(({ name, n }) => n > 0 || name !== "Moot");
  const tiles = [
    ...counts,
    { name: "Rejected", n: rejected.length, tone: "plain" },
    { name: "Rounds", n: rounds.length, tone: "plain" }
  ].map(({ name, n, tone }) => `<div class="tile ${n === 0 ? "zero" : tone}"><dt>${name}<dd>${n}</div>`);
  return `<section id=overview aria-labelledby=overview-title><h2 id=overview-title class=vh>Overview</h2>${outcome(verdict)}<div class=verdict><dl class=tiles>${tiles.join("")}</dl></div><p class=sum>${line(arithmetic)}</section>
`;
}
function outcome({ status, exit, why }) {
  if (exit === 0) return `<p class=clear>${line(why)}`;
  const word = status === "complete" ? "Not clear:" : status.toUpperCase();
  return `<div class="banner ${status === "complete" ? "open" : status}" role=note><p><strong>${word}</strong> ${line(why)}</div>`;
}
function findings(items) {
  const known = items.filter(({ status }) => status !== DROPPED);
  const files = [...groupedBy(known, ({ file }) => file)].map(
    ([path, own], index) => fileSection({
      id: `file-${index + 1}`,
      path,
      notes: [],
      items: own,
      content: otherPlaces(own, void 0).join("")
    })
  );
  const rejected = items.filter(({ status }) => status === DROPPED);
  const rest = rejected.length === 0 ? "" : `<section id=rejected>${rejected.map((item) => findingCard(item)).join("")}</section>`;
  return `<section id=findings aria-labelledby=findings-title><h2 id=findings-title>Findings by file</h2>${files.join("")}${rest}${items.length === 0 ? "<p class=empty>No finding was raised." : ""}</section>
`;
}
function timeline({ timeline: entries }) {
  const rows = entries.map(
    ({ at, what, tone }) => `<li class=${tone}><time datetime="${line(at)}">${line(at.slice(0, 16).replace("T", " "))}</time> ${line(what)}`
  );
  return `<section id=timeline aria-labelledby=timeline-title><h2 id=timeline-title>Timeline</h2><ol class=timeline>${rows.join("")}</ol></section>
`;
}
function about({ file, head, calls }) {
  const rows = [
    ["Branch", `${file.branch}, from ${file.start.slice(0, 12)} to ${head.slice(0, 12)}`],
    ["Tests", file.settings.test],
    ["Calls", calls],
    ...file.captured === "manual" ? [["Captured", "manually; nobody watched who wrote the replies"]] : [],
    ...file.skipped.map(({ path, reason }) => ["Shown to nobody", `${path} (${reason})`]),
    ...file.warnings.map((warning) => ["Warning", warning]),
    ["Audit", `${file.audit}, correctless ${file.version}`]
  ];
  const list = rows.map(([name = "", text = ""]) => `<dt>${name}<dd>${line(text)}`).join("");
  return `<section id=about aria-labelledby=about-title><h2 id=about-title>About this audit</h2><dl class=about>${list}</dl></section>
`;
}
Object.assign(exports, { renderAuditHtml });
});
