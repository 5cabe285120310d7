import type { ReportFinding } from '../../../contracts/files/report.ts';
import type { ShownHunk } from '../../../packets/hunks/shown-files.ts';
import { workTexts } from '../words/work-lines.ts';
import { placedHunk } from './hunk-table.ts';
import { line, preformatted } from './markup.ts';

/** What the lines about its proof and its fix rest on. The fix is open, what proves the finding is folded. */
export function workOn(finding: ReportFinding): string {
  return workTexts(finding)
    .map(([name, text]) => {
      const open = text === finding.fix?.patch ? ' open' : '';
      const shown = text.startsWith('diff --git ') ? patchTables(text) : `<pre>${preformatted(text)}</pre>`;
      return `<details class=work${open}><summary>${name}</summary>${shown}</details>`;
    })
    .join('');
}

/** A patch as the diff of the page. A file without hunks has its name only. */
function patchTables(patch: string): string {
  return patch
    .split(/^(?=diff --git )/m)
    .map(fileTables)
    .join('');
}

function fileTables(section: string): string {
  const [head = '', ...hunks] = section.split(/^(?=@@ )/m);
  const name = /^(?:--- a|\+\+\+ b)\/(.*)$/m.exec(head)?.[1] ?? head.slice('diff --git '.length);
  return `<p class=at>${line(name)}</p>${hunks.map((text) => placedHunk(hunkOf(text), []).html).join('')}`;
}

function hunkOf(text: string): ShownHunk {
  const [, old, now] = /^@@ -(\d+)\S* \+(\d+)/.exec(text) ?? [];
  // Only where a side begins is needed: no finding is placed in it.
  return { id: '', old: { start: Number(old), count: 0 }, new: { start: Number(now), count: 0 }, text };
}
