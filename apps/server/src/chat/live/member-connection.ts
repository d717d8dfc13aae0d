import type { Writable } from 'node:stream';
import {
  anyLiveCommand,
  crowdedCloseCode,
  type LiveCommand,
  liveCommand,
  liveCommandTypes,
  type LiveEvent,
  sessionEndedCloseCode,
} from '@vesper/contract';
import type { WebSocket } from 'ws';
import type { LiveConnection } from '../../platform/live/live-hub.ts';
import type { Services } from '../../platform/services/services.ts';
import { findOpenSession, type Session } from '../../session/session.ts';
import type { LiveCommands, LiveMember, Speaker } from './live-commands.ts';
import { readMissed } from './missed-events.ts';

const policyViolation = 1008;
/** Nobody writes, reads and types as fast: a program that goes on and on is hung up on. */
const mostFrames = 600;
const framesWithinMs = 10_000;
/** A page asks again when a number is missing: so often at most, as each answer may be a thousand events. */
const mostResumes = 5;
/** Whoever asks and does not read is hung up on before this server holds more for them; everything can be told again. */
const mostUnsentBytes = 4 * 1024 * 1024;

/** A command; 'unknown' for one of a page that is newer than this server, undefined for what is none. */
const parse = (data: string): LiveCommand | 'unknown' | undefined => {
  try {
    const value: unknown = JSON.parse(data);
    const { type } = anyLiveCommand.parse(value);
    return liveCommandTypes.has(type) ? liveCommand.parse(value) : 'unknown';
  } catch {
    return undefined;
  }
};

/** What a socket writes on. */
type Wire = Pick<Writable, 'cork' | 'uncork'>;

/**
 * One page's live connection. There may be ten thousand of them, most of which say nothing for hours: it holds what it needs and
 * nothing of the request that opened it.
 */
export class MemberConnection implements LiveConnection, Speaker {
  readonly session: string;
  readonly who: LiveMember;
  readonly #services: Services;
  readonly #commands: LiveCommands;
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  /** What happens while missed events are read and told: it comes after them. */
  #held: string[] | undefined;
  #isAlive = true;
  #isGathering = false;
  #heardSinceMs = 0;
  #heard = 0;
  #resumes = 0;

  constructor(
    services: Services,
    commands: LiveCommands,
    { socket, wire }: { readonly socket: WebSocket; readonly wire: Wire },
    { id, member }: Session,
  ) {
    this.#services = services;
    this.#commands = commands;
    this.#socket = socket;
    this.#wire = wire;
    this.session = id;
    this.who = { id: member.id, site_id: member.site_id, status: member.status };
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('message', (data: Buffer) => this.#hear(data));
  }

  get member(): string {
    return this.who.id;
  }

  send(frame: string): void {
    if (this.#held) this.#held.push(frame);
    else this.#write([frame]);
  }

  #write(frames: readonly string[]): void {
    this.#gather();
    for (const frame of frames) this.#socket.send(frame);
    if (this.#socket.bufferedAmount > mostUnsentBytes) this.#socket.terminate();
  }

  /** What is told in one turn leaves in one piece: each piece costs as much as all else that is done for a frame. */
  #gather(): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    this.#wire.cork();
    // After everything that follows from an answer of the database.
    process.nextTick(() => {
      this.#isGathering = false;
      this.#wire.uncork();
    });
  }

  /** Who has gone is answered nothing: what was sent is stored, and its key says so. */
  answer(event: LiveEvent): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.send(JSON.stringify(event));
  }

  end(reason: 'session-ended' | 'crowded'): void {
    this.#socket.close(reason === 'crowded' ? crowdedCloseCode : sessionEndedCloseCode);
  }

  /** Tells what came after a number, and that the connection is ready; asked again meanwhile, it is told once. */
  async catchUp(after: number | undefined): Promise<void> {
    if (this.#held) return;
    this.#held = [];
    const { frames, ready } = await readMissed(this.#services, this.member, after);
    const later = this.#held;
    this.#held = undefined;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#write([...frames, JSON.stringify(ready), ...later]);
  }

  /** Hangs up on who has not answered since the last time, and on whose login has ended. Notes that the member is here. */
  async check(): Promise<void> {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
    try {
      if (!(await findOpenSession(this.#services, this.session))) this.end('session-ended');
    } catch (error) {
      this.#services.log.warn({ err: error }, 'session not read');
    }
  }

  /** What is asked too often is not answered: the page asks again with the next number that is missing. */
  #resume(after: number): void {
    this.#resumes += 1;
    if (this.#resumes <= mostResumes) void this.catchUp(after);
  }

  #hear(data: Buffer): void {
    this.#isAlive = true;
    const nowMs = this.#services.clock.now();
    if (nowMs - this.#heardSinceMs > framesWithinMs)
      [this.#heardSinceMs, this.#heard, this.#resumes] = [nowMs, 0, 0];
    this.#heard += 1;
    if (this.#heard > mostFrames) return this.#socket.close(policyViolation);
    const command = parse(data.toString());
    if (!command) return this.#socket.close(policyViolation);
    if (command === 'unknown') return;
    if (command.type === 'resume') return this.#resume(command.after);
    this.#commands.hear(this, command);
  }
}
