import type { WebSocket } from 'ws';
import type { Member } from '../../member/repository.ts';
import type { Services } from '../../platform/services/services.ts';
import { readMissed } from './missed-events.ts';

/** What goes out on one connection: what was missed first, and behind it what has happened while that was read. */
export class OrderedFrames {
  readonly #services: Services;
  readonly #member: Member;
  readonly #socket: WebSocket;
  #held: string[] | undefined;

  constructor(services: Services, member: Member, socket: WebSocket) {
    this.#services = services;
    this.#member = member;
    this.#socket = socket;
  }

  send(frame: string): void {
    if (this.#held) this.#held.push(frame);
    else this.#socket.send(frame);
  }

  /** Tells what came after a number, and that the connection is ready; asked again meanwhile, it is told once. */
  async catchUp(after: number | undefined): Promise<void> {
    if (this.#held) return;
    this.#held = [];
    const { frames, ready } = await readMissed(this.#services, this.#member, after);
    const later = this.#held;
    this.#held = undefined;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    for (const frame of [...frames, JSON.stringify(ready), ...later]) this.#socket.send(frame);
  }
}
