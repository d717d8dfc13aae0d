// eslint-disable-next-line no-restricted-syntax -- as long as the server asks for, as a browser waits
import { setTimeout } from 'node:timers/promises';
import { testPassword } from '../../demo/people/test-members.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { callRequest, type RunningProgram, startProgram } from '../running-server.ts';

/**
 * Starts a server as a program of its own. With `dieAfter` it dies after so many acknowledged sends, between the commit of a
 * message and its acknowledgement (`dying-server.ts`).
 */
export const startDying = (database: TestDatabase, dieAfter?: number): Promise<RunningProgram> =>
  startProgram(database, 'dying-server.ts', dieAfter === undefined ? {} : { DIE_AFTER: String(dieAfter) });

/** Logs a test member in; answers the cookie. */
export const loginAt = async (port: number, email: string): Promise<string> => {
  const body = { email, password: testPassword };
  const answer = await fetch(...callRequest(port, 'login', '', { body }));
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? '';
};

export interface Send {
  readonly key: string;
  readonly cookie: string;
  readonly receiver: string;
  readonly text: string;
}

/** As many as a browser tries again by itself (spec §9). */
const retries = 5;

/**
 * Sends one message as a browser does; true when the server has acknowledged it. A server with more to do than it has
 * connections to the database may say "not now" (503): that promises nothing, and the same key goes out again when the
 * answer says. False when the connection was lost, which leaves the sender in doubt.
 */
export const sendAt = async (port: number, { key, cookie, receiver, text }: Send): Promise<boolean> => {
  for (let retry = 0; ; retry += 1) {
    try {
      const body = { member: receiver, kind: 'text', text };
      const answer = await fetch(...callRequest(port, 'chatSend', cookie, { key, body }));
      const answered = await answer.text();
      if (answer.ok) return true;
      // Any other refusal would be a mistake of the test.
      if (answer.status !== 503 || retry === retries) throw new Error(`${answer.status} ${answered}`);
      await setTimeout(Number(answer.headers.get('retry-after')) * 1000);
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }
};
