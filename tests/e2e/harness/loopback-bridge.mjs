// Runs inside a network namespace: node loopback-bridge.mjs SOCKET PROGRAM ARGS…
// Listens on a random loopback port, carries every connection to the Unix socket SOCKET (a path, so it reaches out of
// the namespace), starts PROGRAM with ANTHROPIC_BASE_URL set to that port and ends as PROGRAM ends.
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';

const [socket, program, ...args] = process.argv.slice(2);

const server = createServer((inside) => {
  const outside = connect(socket);
  inside.pipe(outside).pipe(inside);
  inside.on('error', () => outside.destroy());
  outside.on('error', () => inside.destroy());
  outside.on('close', () => inside.destroy());
});

server.listen(0, '127.0.0.1', () => {
  const env = { ...process.env, ANTHROPIC_BASE_URL: `http://127.0.0.1:${server.address().port}` };
  const child = spawn(program, args, { env, stdio: 'inherit' });
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(127);
  });
  child.on('exit', (status) => process.exit(status ?? 1));
});
