// A whole review or audit on any host: node drive.mjs [TARGET… | audit [PRESET] [SCOPE]] -- COMMAND ARGS…
// COMMAND is given a packet on standard input and prints the reply; CORRECTLESS_AGENT names the agent in whose place it
// answers, CORRECTLESS_INSTRUCTIONS the file with that agent's instructions, CORRECTLESS_REFUSED says what was wrong
// with its answer before. `correctless` has to be on PATH, and the repository is the working directory.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [MOST_TRIES, MOST_OFFERS] = [3, 4];
const line = process.argv.slice(2);
const end = line.indexOf('--');
const [target, command] = end === -1 ? [[], []] : [line.slice(0, end), line.slice(end + 1)];
if (command.length === 0) stop('usage: node drive.mjs [TARGET… | audit [PRESET] [SCOPE]] -- COMMAND ARGS…');

const start = target[0] === 'audit' ? ['audit', 'start', ...target.slice(1), '--auto'] : ['plan', ...target];
const begun = JSON.parse(correctless([...start, '--capture', 'manual', '--json']).stdout);
const name = begun.audit ?? begun.run;
process.stderr.write(`${name} begun\n`);
let step = next();
// `wait`: the project's tests are at work, and `next` itself waits for them a while.
for (; step.state === 'dispatch' || step.state === 'wait'; step = next()) step.slots.forEach(answer);
if (step.state !== 'done') stop(`${name} asks what only a person can say: ${JSON.stringify(step.question)}`);

process.stdout.write(correctless(['report', name]).stdout);
process.exitCode = correctless(['verdict', name], { may: [0, 1, 3] }).status;

function next() {
  return JSON.parse(correctless(['next', name, '--json']).stdout);
}

/** A slot without a reply stays on offer: after its fourth time it is given up, and the report says so. */
function answer({ slot, agent, offer }) {
  if (isStored(slot, agent) || offer < MOST_OFFERS) return;
  process.stderr.write(correctless(['give-up', slot]).stdout);
}

/** Whether a reply was brought. */
function isStored(slot, agent) {
  const packet = correctless(['packet', slot]).stdout;
  const bare = agent.replace('correctless:', '');
  const instructions = fileURLToPath(new URL(`../agents/${bare}.md`, import.meta.url));
  for (let tries = 1, refused = ''; tries <= MOST_TRIES; tries += 1) {
    const env = {
      CORRECTLESS_AGENT: bare,
      CORRECTLESS_INSTRUCTIONS: instructions,
      CORRECTLESS_REFUSED: refused,
    };
    const reply = call(command[0], command.slice(1), { input: packet, env: { ...process.env, ...env } });
    if (reply.status !== 0) {
      process.stderr.write(`${slot}: no answer\n${reply.stderr}`);
      return false;
    }
    // What is still claimed at the last try, and does not hold, is stored to be dropped.
    const keep = tries === MOST_TRIES ? ['--keep'] : [];
    const stored = correctless(['reply', slot, '-', ...keep], { may: [0, 2, 3], input: reply.stdout });
    process.stderr.write(stored.status === 0 ? `${slot} ${bare}: stored\n` : stored.stderr);
    if (stored.status === 0) return true;
    refused = stored.stderr;
  }
  return false;
}

function correctless(args, { may = [0], ...options } = {}) {
  const done = call('correctless', args, options);
  if (!may.includes(done.status)) stop(`correctless ${args[0]}: ${done.stderr}`);
  return done;
}

function call(program, args, options) {
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 2 ** 26, ...options });
}

function stop(why) {
  process.stderr.write(`${why}\n`);
  process.exit(4);
}
