import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../../../storybook-static');

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface Storybook {
  /** The address of one story, without the frame around it. */
  readonly story: (id: string) => string;
  close(): Promise<void>;
}

/** Serves the built stories on loopback, at a free port. */
export const serveStorybook = async (): Promise<Storybook> => {
  if (!existsSync(path.join(folder, 'iframe.html'))) {
    throw new Error(`There are no built stories in ${folder}: build them first, with \`storybook build\`.`);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = path.join(folder, decodeURIComponent(pathname));
    // Nothing outside of the folder, whatever the address says.
    if (!file.startsWith(folder + path.sep)) return void response.writeHead(404).end();
    readFile(file).then(
      (content) => {
        const type = contentTypes[path.extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stories are served on no port.');
  return {
    story: (id) => `http://127.0.0.1:${address.port}/iframe.html?id=${id}&viewMode=story`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
