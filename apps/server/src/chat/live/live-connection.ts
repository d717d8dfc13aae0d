import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { afterParameter, eventsPath, sessionEndedCloseCode } from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSession, type Session } from '../../session/session.ts';
import { Heartbeat } from './heartbeat.ts';
import { LiveCommands } from './live-commands.ts';
import { MemberConnection } from './member-connection.ts';

/** The longest text that the contract takes, in its longest writing. */
const largestFrame = 128 * 1024;

const afterSchema = z.coerce.number().int().nonnegative().optional().catch(undefined);

/** Who has knocked, until the connection stands. */
interface Knock {
  readonly session: Session | undefined;
  readonly reply: FastifyReply;
}

/**
 * Lets go of the request that has become a connection: the plugin and the socket would hold it with its answer for as long as that
 * stands, which is more than the connection itself takes.
 */
const letGo = (socket: WebSocket, { raw }: FastifyRequest, reply: FastifyReply): void => {
  socket.removeAllListeners('error');
  socket.on('error', () => socket.terminate());
  reply.raw.detachSocket(raw.socket);
};

/** The live connection. Only for members, only from pages of the site itself: browsers send cookies cross-site here. */
export const registerLiveConnection = async (app: FastifyInstance, services: Services): Promise<void> => {
  await app.register(websocket, { options: { maxPayload: largestFrame } });
  const knocks = new WeakMap<FastifyRequest, Knock>();
  const commands = new LiveCommands(services);
  const heartbeat = new Heartbeat();
  app.addHook('onClose', async () => heartbeat.stop());

  const serve = (socket: WebSocket, wire: Socket, session: Session, after: number | undefined): void => {
    const connection = new MemberConnection(services, commands, { socket, wire }, session);
    services.live.add(connection);
    const leave = heartbeat.join(connection);
    socket.on('close', () => {
      leave();
      services.live.remove(connection);
    });
    void connection.catchUp(after);
  };

  app.get(
    eventsPath,
    {
      websocket: true,
      preValidation: async (request, reply) => {
        const { origin } = request.headers;
        if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host))
          throw new AppError('origin_not_allowed');
        const session = await readSession(services, request);
        if (session) request.member = session.member;
        knocks.set(request, { session, reply });
      },
    },
    (socket, request) => {
      const knock = knocks.get(request);
      const after = afterSchema.parse((request.query as Record<string, unknown>)[afterParameter]);
      const wire = request.raw.socket;
      if (knock) letGo(socket, request, knock.reply);
      if (knock?.session) serve(socket, wire, knock.session, after);
      else socket.close(sessionEndedCloseCode);
    },
  );
};
