import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import { afterParameter, eventsPath, sessionEndedCloseCode } from '@vesper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services/services.ts';
import { readSession, type Session } from '../../session/session.ts';
import { Heartbeat } from './heartbeat.ts';
import { LiveCommands } from './live-commands.ts';
import { sharedLogin } from './logins.ts';
import { MemberConnection } from './member-connection.ts';

/** The longest text that the contract takes, in its longest writing. */
const largestFrame = 128 * 1024;

const afterSchema = z.coerce.number().int().nonnegative().optional().catch(undefined);

/** Who has knocked, until the connection stands. */
interface Knock {
  readonly session: Session | undefined;
  readonly reply: FastifyReply;
}

/** A socket that knows its connection: what listens is one function for all of ten thousand, and not some for each. */
class LiveSocket extends WebSocket {
  connection: MemberConnection | undefined;
}

const connectionOf = (socket: WebSocket): MemberConnection | undefined =>
  socket instanceof LiveSocket ? socket.connection : undefined;

function hear(this: WebSocket, data: Buffer): void {
  connectionOf(this)?.hear(data);
}

function hangUp(this: WebSocket): void {
  this.terminate();
}

/**
 * Lets go of the request that has become a connection: the plugin and the socket would hold it with its answer for as long as that
 * stands, which is more than the connection itself takes.
 */
const letGo = (socket: WebSocket, { raw }: FastifyRequest, reply: FastifyReply): void => {
  socket.removeAllListeners('error');
  socket.on('error', hangUp);
  reply.raw.detachSocket(raw.socket);
};

/** The live connection. Only for members, only from pages of the site itself: browsers send cookies cross-site here. */
export const registerLiveConnection = async (app: FastifyInstance, services: Services): Promise<void> => {
  // Who is connected is known to the hub: a second list costs something for each.
  await app.register(websocket, {
    // The plugin's type asks for a class that has all that the package exports.
    options: { maxPayload: largestFrame, clientTracking: false, WebSocket: LiveSocket as never },
  });
  const knocks = new WeakMap<FastifyRequest, Knock>();
  const commands = new LiveCommands(services);
  const heartbeat = new Heartbeat(services);
  // After the plugin's, which lets nobody in any more.
  app.addHook('preClose', async () => services.live.endEveryone());
  app.addHook('onClose', async () => heartbeat.stop());

  function leave(this: WebSocket): void {
    const connection = connectionOf(this);
    if (!connection) return;
    heartbeat.leave(connection);
    services.live.remove(connection);
  }

  const serve = (socket: LiveSocket, wire: Socket, session: Session, after: number | undefined): void => {
    const login = sharedLogin(session, services.live.connectionsOf(session.member.id));
    const connection = new MemberConnection(services, commands, { socket, wire }, login);
    socket.connection = connection;
    socket.on('message', hear);
    socket.on('close', leave);
    services.live.add(connection);
    heartbeat.join(connection);
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
      if (knock?.session && socket instanceof LiveSocket) serve(socket, wire, knock.session, after);
      else socket.close(sessionEndedCloseCode);
    },
  );
};
