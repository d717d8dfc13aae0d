import type { LiveEvent } from '@vesper/contract';
import type { LiveBus, LiveEnvelope } from './live-bus.ts';

/** Why the server ends a connection. */
export type EndReason = 'session-ended' | 'crowded' | 'stopping';

/** One open connection, as the hub needs it. */
export interface LiveConnection {
  readonly member: string;
  /** The session it was opened with; it ends with that one. */
  readonly session: string;
  /** @param number the frame's number among the events of its member, where it has one */
  send(frame: string, number?: number): void;
  /** Ends it, and says why. */
  end(reason: EndReason): void;
}

/** Of one member on one server; nobody has more pages open that are looked at. */
const mostConnections = 20;

/**
 * Who is connected to this server, and the way to reach members wherever they are. Delivery is best effort: what counts
 * is stored before, and a browser that notices a gap reads again.
 */
export class LiveHub {
  readonly #bus: LiveBus;
  readonly #connections = new Map<string, Set<LiveConnection>>();
  readonly #changeListeners: ((ids: readonly string[] | 'anybody') => void)[] = [];

  constructor(bus: LiveBus) {
    this.#bus = bus;
    bus.subscribe((envelope) => this.#deliver(envelope));
  }

  add(connection: LiveConnection): void {
    const open = this.#connections.get(connection.member) ?? new Set();
    open.add(connection);
    const [oldest] = open;
    if (oldest && open.size > mostConnections) {
      open.delete(oldest);
      oldest.end('crowded');
    }
    this.#connections.set(connection.member, open);
  }

  remove(connection: LiveConnection): void {
    const open = this.#connections.get(connection.member);
    open?.delete(connection);
    if (open?.size === 0) this.#connections.delete(connection.member);
  }

  /** Members with an open connection to this very server. */
  connectedMembers(): string[] {
    return [...this.#connections.keys()];
  }

  /** A member's open connections to this very server. */
  connectionsOf(member: string): Iterable<LiveConnection> {
    return this.#connections.get(member) ?? [];
  }

  /** Ends all connections to this very server, which stops. */
  endEveryone(): void {
    for (const open of this.#connections.values()) for (const connection of open) connection.end('stopping');
  }

  isConnected(member: string): boolean {
    return this.#connections.has(member);
  }

  /** @param numbers the event's number for each of these members, by which a browser knows what it has missed */
  publish(to: readonly string[], event: LiveEvent, numbers?: ReadonlyMap<string, number>): void {
    this.#bus.publish({ to, event, ...(numbers ? { numbers: Object.fromEntries(numbers) } : {}) });
  }

  /** Ends the connections of a session that has ended, on whichever server they are. */
  endSession(member: string, session: string): void {
    this.#bus.publish({ endedSession: session, member });
  }

  /** Tells every connected browser to read again: after a restart, something committed may never have been told. */
  resyncEveryone(at: string): void {
    this.#bus.publish({ to: 'everyone', event: { type: 'resync', at } });
  }

  /** Tells every server that others see something else of these members, or of these sites, from now on. */
  tellChanged(ids: readonly string[]): void {
    // Here at once, also while the bus leads nowhere: whoever has just hidden themselves looks whether they have gone.
    this.#hearChanged(ids);
    this.#bus.publish({ changed: ids });
  }

  /** Hears of whom something has changed; `anybody` after events may have been missed. */
  onChanged(listener: (ids: readonly string[] | 'anybody') => void): void {
    this.#changeListeners.push(listener);
  }

  /** Whether changes on other servers are heard here; until then nothing that is kept of a page may be given out. */
  hearsChanges(): boolean {
    return this.#bus.hears();
  }

  close(): Promise<void> {
    return this.#bus.close();
  }

  #deliver(envelope: LiveEnvelope): void {
    if ('endedSession' in envelope) {
      for (const connection of this.#connections.get(envelope.member) ?? [])
        if (connection.session === envelope.endedSession) connection.end('session-ended');
      return;
    }
    if ('changed' in envelope) return this.#hearChanged(envelope.changed);
    const { to, event, numbers } = envelope;
    if (event.type === 'resync' && to === 'everyone') this.#hearChanged('anybody');
    const frame = JSON.stringify(event);
    for (const member of to === 'everyone' ? this.#connections.keys() : to) {
      const open = this.#connections.get(member);
      if (!open) continue;
      const number = numbers?.[member];
      const own = number === undefined ? frame : JSON.stringify({ ...event, number });
      for (const connection of open) connection.send(own, number);
    }
  }

  #hearChanged(ids: readonly string[] | 'anybody'): void {
    for (const listener of this.#changeListeners) listener(ids);
  }
}
