import type { Question } from '../../../evals/kit/answer-keys.ts';
import { claimsIn, shownIn } from '../../../scripts/recorded-agents.ts';
import { madeClaim } from '../made-claims.ts';

/** What agents say: `bug-scan` claims findings at even distances over its packet, everybody else finds nothing. */
export function answerTo({ slot, agent, packet }: Question): object {
  if (agent === 'change-summarizer')
    return { slot, summary: 'A release.', goal: 'Mend faults.', approach: 'Edits.', focus: [] };
  if (agent === 'finding-scorer') {
    const said = { score: 50, severity: 'high', status: 'needs_human_review', supports: [], refutes: [] };
    const defects = claimsIn(packet).map(({ id }) => ({ claims: [id], ...said, reasoning: 'Hard to say.' }));
    return { slot, defects };
  }
  return { slot, examined: shownIn(packet), findings: agent === 'bug-scan' ? claimsOf(packet) : [] };
}

/** As many as readers raised of real changes: three of a small one, and of a large one one for some forty lines. */
function claimsOf(packet: string): object[] {
  const wanted = Math.max(3, Math.ceil((packet.match(/^[+-](?!--|\+\+)/gm)?.length ?? 0) / 40));
  const all = addedQuotes(packet);
  const count = Math.min(wanted, all.length);
  return Array.from({ length: count }, (_, n) => {
    const { file, text } = all[Math.floor((n * all.length) / count)]!;
    return madeClaim(file, text, `Defect ${n + 1}: ${text.trim().slice(0, 60)}`);
  });
}

/** The added lines that are in the packet once and say enough to be found again: a name of some length, and more. */
function addedQuotes(packet: string): { readonly file: string; readonly text: string }[] {
  let file = '';
  const quotes = packet.split('\n').flatMap((line) => {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+') && line.trim().length >= 20 && /[A-Za-z_]{4}/.test(line))
      return [{ file, text: line.slice(1) }];
    return [];
  });
  return quotes.filter(({ text }) => quotes.filter((one) => one.text === text).length === 1);
}
