/**
 * The yardstick of the benchmark of calls, a program of its own: Node's own HTTP server, one prepared query a request, no
 * login and no rules. DATABASE_URL and PORT come from the environment.
 */
import { createServer } from 'node:http';
import pg from 'pg';
import { pointRead, searchPage } from './bare-repository.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const pageSize = 24;

/** As many bytes as the call that is compared answers. */
const filled = (rows: unknown, bytes: number): string => {
  const text = JSON.stringify({ rows, fill: '' });
  const missing = bytes - Buffer.byteLength(text);
  return missing > 0 ? `${text.slice(0, -2)}${'x'.repeat(missing)}"}` : text;
};

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const value = (name: string) => searchParams.get(name) ?? '';
  const query =
    pathname === '/point'
      ? pointRead(value('member'))
      : searchPage(value('site'), value('gender'), pageSize + 1, value('beside') ? 'beside' : 'photos');
  pool.query(query).then(
    ({ rows }) => {
      const body = filled(rows, Number(value('bytes')));
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => process.exit(0));
