import { createServer } from 'node:http';

// A program of its own: answers everything with 429 and says its port when it listens.
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(429).end();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(String(typeof address === 'object' ? address?.port : ''));
});
