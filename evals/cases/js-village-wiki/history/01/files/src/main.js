import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { answer } from './routes.js';

const folder = process.env.PAGES ?? 'pages';

createServer(async (request, response) => {
  try {
    const form = new URLSearchParams(await text(request));
    const { status, body } = await answer(folder, { method: request.method, url: request.url, form });
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', location: request.url }).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end('something went wrong');
  }
}).listen(8080);
