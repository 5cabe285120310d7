// One hook for every event: writes what it received to $PROBE_DIR/hooks.jsonl and answers by $PROBE_DIR/answers.json,
// a list of { on: {key: value…}, answer?, input?, response?, exit?, stderr?, raw?, times? }; the first whose `on` matches wins.
// `input` is laid over tool_input and `response` over tool_response: the client wants whole objects back.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dir = process.env.PROBE_DIR;
if (dir !== undefined) {
  const received = JSON.parse(readFileSync(0, 'utf8'));
  const log = join(dir, 'hooks.jsonl');
  const earlier = existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  appendFileSync(log, `${JSON.stringify(received)}\n`);
  const answers = existsSync(join(dir, 'answers.json'))
    ? JSON.parse(readFileSync(join(dir, 'answers.json'), 'utf8'))
    : [];
  const matches = (rule, event) => Object.entries(rule.on).every(([key, value]) => event[key] === value);
  const rule = answers.find((one) => matches(one, received));
  const spent =
    rule?.times !== undefined && earlier.filter((event) => matches(rule, event)).length >= rule.times;
  if (rule !== undefined && !spent) {
    const special = {};
    if (rule.input !== undefined) special.updatedInput = { ...received.tool_input, ...rule.input };
    if (rule.response !== undefined)
      special.updatedToolOutput = { ...received.tool_response, ...rule.response };
    const answer = structuredClone(rule.answer ?? {});
    if (Object.keys(special).length > 0 || answer.hookSpecificOutput !== undefined) {
      answer.hookSpecificOutput = {
        hookEventName: received.hook_event_name,
        ...special,
        ...answer.hookSpecificOutput,
      };
    }
    if (rule.stderr !== undefined) process.stderr.write(rule.stderr);
    process.stdout.write(rule.raw ?? (Object.keys(answer).length > 0 ? JSON.stringify(answer) : ''));
    process.exitCode = rule.exit ?? 0;
  }
}
