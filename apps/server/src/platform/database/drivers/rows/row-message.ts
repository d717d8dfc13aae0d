import type { Duplex } from 'node:stream';
import type { BackendMessage } from 'pg-protocol/dist/messages.js';
import { Parser } from 'pg-protocol/dist/parser.js';

/** PostgreSQL's letter for a row of an answer. */
const dataRow = 0x44;

/** What of the driver's own is not in its types (`pg-protocol/dist/parser.js`, `pg/lib/connection.js`). */
interface Reading {
  parse(buffer: Buffer, hear: (message: BackendMessage) => void): void;
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage;
}
const DriverParser = Parser as unknown as new () => Reading;

/**
 * A row as it has come: how many columns, and each with its length before it. It may be read for as long as it is being handed on;
 * what comes next is written over it.
 */
export class RowMessage {
  readonly name = 'dataRow';
  readonly length: number;
  readonly bytes: Buffer;
  /** Where the number of columns stands. */
  readonly from: number;

  constructor(bytes: Buffer, from: number, length: number) {
    this.bytes = bytes;
    this.from = from;
    this.length = length;
  }

  /** Behind its last column. */
  get end(): number {
    return this.from + this.length - 4;
  }

  /** All of it as the driver reads it, which its own queries ask for: a text for each column. */
  get fields(): (string | null)[] {
    let at = this.from + 2;
    return Array.from({ length: this.bytes.readInt16BE(this.from) }, () => {
      const length = this.bytes.readInt32BE(at);
      at += 4;
      if (length < 0) return null;
      at += length;
      return this.bytes.toString('utf8', at - length, at);
    });
  }
}

/** The driver's reader of what PostgreSQL says, which leaves rows as they are. */
export class RowParser extends DriverParser {
  override handlePacket(offset: number, code: number, length: number, bytes: Buffer): BackendMessage {
    return code === dataRow
      ? new RowMessage(bytes, offset, length)
      : super.handlePacket(offset, code, length, bytes);
  }
}

/** A connection of the driver's, before it is open: it begins to listen by `attachListeners`, again where it goes over to TLS. */
export interface Listening {
  attachListeners(stream: Duplex): void;
  emit(name: string, message: unknown): boolean;
}

/**
 * A connection hands on rows as they come: whoever asked knows their columns and what of them it wants (`readRow`). It no longer
 * tells of each message as the event `message`, which nobody hears.
 */
export const leaveRows = (connection: Listening): void => {
  connection.attachListeners = (stream) => {
    const parser = new RowParser();
    const hear = (message: BackendMessage): void =>
      void connection.emit(message.name === 'error' ? 'errorMessage' : message.name, message);
    stream.on('data', (buffer: Buffer) => parser.parse(buffer, hear));
  };
};
