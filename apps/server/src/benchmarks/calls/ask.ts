import { Agent, request } from 'node:http';
import { clientHeader, clientHeaderValue } from '@vesper/contract';
import type { Asking } from './world.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

const send = (port: number, path: string, who: Asking): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: 'localhost',
      cookie: who.cookie,
      'x-forwarded-for': who.address,
      [clientHeader]: clientHeaderValue,
      ...who.headers,
    };
    const sent = request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (chunk: Buffer) => parts.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${path}: ${String(response.statusCode)}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

/** Asks once, over a connection that stays open. @returns the bytes of the body. @throws Error unless it is answered with 200 */
export const ask = async (port: number, path: string, who: Asking): Promise<number> =>
  (await send(port, path, who)).length;

/** The same with what was answered. */
export const askFor = async (port: number, path: string, who: Asking): Promise<unknown> =>
  JSON.parse((await send(port, path, who)).toString('utf8'));

/** Asks so many times, four at once, everybody in turn. */
export const askMany = async (
  port: number,
  pathOf: (who: Asking) => string,
  askers: readonly Asking[],
  times: number,
): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < times) {
      const who = askers[next % askers.length];
      next += 1;
      if (who) await ask(port, pathOf(who), who);
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
};

export const hangUp = (): void => agent.destroy();
