import websocket from '@fastify/websocket';
import {
  afterParameter,
  anyLiveCommand,
  crowdedCloseCode,
  eventsPath,
  type LiveCommand,
  liveCommand,
  sessionEndedCloseCode,
} from '@vesper/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { findOpenSession, readSession, type Session } from '../../session/session.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { LiveConnection } from '../../platform/live/live-hub.ts';
import type { Services } from '../../platform/services/services.ts';
import { LiveCommands, type Speaker } from './live-commands.ts';
import { OrderedFrames } from './ordered-frames.ts';

const heartbeatMs = 30_000;
/** The longest text that the contract takes, in its longest writing. */
const largestFrame = 128 * 1024;
const policyViolation = 1008;
/** Nobody writes, reads and types as fast: a program that goes on and on is hung up on. */
const mostFrames = 600;
const framesWithinMs = 10_000;

const knownTypes: ReadonlySet<string> = new Set(liveCommand.options.map(({ shape }) => shape.type.value));

/** A command; 'unknown' for one of a page that is newer than this server, undefined for what is none. */
const parse = (data: string): LiveCommand | 'unknown' | undefined => {
  try {
    const value: unknown = JSON.parse(data);
    const { type } = anyLiveCommand.parse(value);
    return knownTypes.has(type) ? liveCommand.parse(value) : 'unknown';
  } catch {
    return undefined;
  }
};

const afterSchema = z.coerce.number().int().nonnegative().optional().catch(undefined);

const serve = (
  services: Services,
  commands: LiveCommands,
  socket: WebSocket,
  session: Session,
  after: number | undefined,
): void => {
  const member = session.member.id;
  const frames = new OrderedFrames(services, session.member, socket);
  const connection: LiveConnection = {
    member,
    session: session.id,
    send: (frame) => frames.send(frame),
    end: (reason) => socket.close(reason === 'crowded' ? crowdedCloseCode : sessionEndedCloseCode),
  };
  const speaker: Speaker = {
    member: session.member,
    // Who has gone is answered nothing: what was sent is stored, and its key says so.
    send: (event) => {
      if (socket.readyState === socket.OPEN) connection.send(JSON.stringify(event));
    },
  };
  // Reading the session also notes that the member is here.
  const endWithSession = () =>
    findOpenSession(services, session.id)
      .then((open) => open ?? connection.end('session-ended'))
      .catch((error: unknown) => services.log.warn({ err: error }, 'session not read'));
  let alive = true;
  let heard = { sinceMs: services.clock.now(), count: 0 };
  services.live.add(connection);
  void frames.catchUp(after);
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
    void endWithSession();
  }, heartbeatMs);
  socket.on('pong', () => (alive = true));
  socket.on('message', (data: Buffer) => {
    alive = true;
    const nowMs = services.clock.now();
    if (nowMs - heard.sinceMs > framesWithinMs) heard = { sinceMs: nowMs, count: 0 };
    heard.count += 1;
    if (heard.count > mostFrames) return socket.close(policyViolation);
    const command = parse(data.toString());
    if (!command) return socket.close(policyViolation);
    if (command === 'unknown') return;
    if (command.type === 'resume') return void frames.catchUp(command.after);
    commands.hear(speaker, command);
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heartbeat);
    services.live.remove(connection);
  });
};

/** The live connection. Only for members, only from pages of the site itself: browsers send cookies cross-site here. */
export const registerLiveConnection = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: largestFrame } });
  const sessions = new WeakMap<FastifyRequest, Session>();
  const commands = new LiveCommands(services);
  app.get(
    eventsPath,
    {
      websocket: true,
      preValidation: async (request) => {
        const { origin } = request.headers;
        if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host))
          throw new AppError('origin_not_allowed');
        const session = await readSession(services, request);
        if (!session) return;
        request.member = session.member;
        sessions.set(request, session);
      },
    },
    (socket, request) => {
      const session = sessions.get(request);
      const after = afterSchema.parse((request.query as Record<string, unknown>)[afterParameter]);
      if (session) serve(services, commands, socket, session, after);
      else socket.close(sessionEndedCloseCode);
    },
  );
};
