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
import type { EndReason, LiveConnection } from '../../platform/live/live-hub.ts';
import type { Services } from '../../platform/services/services.ts';
import type { LiveCommands, LiveMember, Speaker } from './live-commands.ts';
import type { Login } from './logins.ts';
import { readMissed } from './catch-up/missed-events.ts';
import { withoutGone } from './catch-up/without-gone.ts';

const policyViolation = 1008;
/** A server that stops says nothing more: the page opens its connection anew, to whoever is there. */
const closeCodes: Record<EndReason, number | undefined> = {
  'session-ended': sessionEndedCloseCode,
  crowded: crowdedCloseCode,
  stopping: undefined,
};
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
type Wire = Pick<Writable, 'cork' | 'uncork'> & { readonly bytesRead: number };

/**
 * One page's live connection. There may be ten thousand of them, most of which say nothing for hours: it holds what it needs and
 * nothing of the request that opened it.
 */
export class MemberConnection implements LiveConnection, Speaker {
  readonly login: Login;
  readonly #services: Services;
  readonly #commands: LiveCommands;
  readonly #socket: WebSocket;
  readonly #wire: Wire;
  /** What happens while missed events are read and told: it comes after them. */
  #held: string[] | undefined;
  /** Bytes that had come when it was looked at: whoever is there answers with some. */
  #bytesSeen = 0;
  /** The number of the last event that was told here; undefined until it is known. */
  #told: number | undefined;
  #isGathering = false;
  #heardSinceMs = 0;
  #heard = 0;
  #resumes = 0;

  constructor(
    services: Services,
    commands: LiveCommands,
    { socket, wire }: { readonly socket: WebSocket; readonly wire: Wire },
    login: Login,
  ) {
    this.#services = services;
    this.#commands = commands;
    this.#socket = socket;
    this.#wire = wire;
    this.login = login;
  }

  get session(): string {
    return this.login.session;
  }

  get who(): LiveMember {
    return this.login.who;
  }

  get member(): string {
    return this.login.who.id;
  }

  send(frame: string, number?: number): void {
    // Two servers tell in whatever order they come to it.
    if (number !== undefined) this.#told = Math.max(number, this.#told ?? 0);
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

  end(reason: EndReason): void {
    this.#socket.close(closeCodes[reason]);
  }

  /** Tells what came after a number, and that the connection is ready; asked again meanwhile, it is told once. */
  async catchUp(after: number | undefined): Promise<void> {
    if (this.#held) return;
    this.#held = [];
    const { frames, ready } = await readMissed(this.#services, this.member, after);
    const later = this.#held;
    this.#told = Math.max(ready.number ?? 0, this.#told ?? 0);
    this.#held = undefined;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#write(withoutGone([...frames, JSON.stringify(ready), ...later]));
  }

  /** Hangs up on who has said nothing since the last time, and asks the others to. Answers whether it is still open. */
  isThere(): boolean {
    const { bytesRead } = this.#wire;
    if (bytesRead === this.#bytesSeen) {
      this.#socket.terminate();
      return false;
    }
    this.#bytesSeen = bytesRead;
    this.#socket.ping();
    return true;
  }

  /** What is asked too often is not answered: the page asks again with the next number that is missing. */
  #resume(after: number): void {
    this.#resumes += 1;
    if (this.#resumes <= mostResumes) void this.catchUp(after);
  }

  hear(data: Buffer): void {
    const nowMs = this.#services.clock.now();
    if (nowMs - this.#heardSinceMs > framesWithinMs)
      [this.#heardSinceMs, this.#heard, this.#resumes] = [nowMs, 0, 0];
    this.#heard += 1;
    if (this.#heard > mostFrames) return this.#socket.close(policyViolation);
    const command = parse(data.toString());
    if (!command) return this.#socket.close(policyViolation);
    if (command === 'unknown') return;
    if (command.type === 'resume') return this.#resume(command.after);
    if (command.type === 'ping') return this.answer({ type: 'pong', number: this.#told });
    this.#commands.hear(this, command);
  }
}
