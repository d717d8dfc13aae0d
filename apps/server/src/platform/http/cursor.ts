import { AppError } from './app-error.ts';

/** A place in a list, as a text that callers hand back unread. */
export const writeCursor = (position: object): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/**
 * Reads a cursor back.
 * @throws AppError `invalid_request` naming the field `cursor` for anything that is none of ours
 */
export const readCursor = <T>(cursor: string, isPosition: (value: unknown) => value is T): T => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isPosition(value)) return value;
  } catch {
    // Not ours either: answered like any other wrong cursor.
  }
  throw new AppError('invalid_request', { fields: { cursor: 'invalid' } });
};
