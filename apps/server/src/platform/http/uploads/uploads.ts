import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { mostPhotoBytes } from '@vesper/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { orReadAway } from './read-away.ts';
import { removeLeftFiles, type WithFile, withReceivedFile } from './received-file.ts';

/** Whether a request may bring a file: of all others the body is words, and small. */
export const mayHaveFile = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Nothing is left of the files that a killed server was receiving. */
export const forgetLeftFiles = ({ photoFolder }: Pick<Services, 'photoFolder'>): Promise<void> =>
  removeLeftFiles(photoFolder, Date.now());

/**
 * Lets requests to the addresses of this scope bring a file, and says what one may be. Not for all addresses: the library looks at each
 * request twice for it, with a promise each time, and listens to its end.
 */
export const registerUploads = async (scope: FastifyInstance): Promise<void> => {
  // A file that was cut off says so itself (`ReceivedFile.truncated`).
  const throwFileSizeLimit = false;
  await scope.register(multipart, {
    // What is larger is cut off; nothing that is taken is larger than a photo.
    limits: { fileSize: mostPhotoBytes, files: 1, fields: 4 },
    throwFileSizeLimit,
  });
};

/** Receives the file of a call when it is asked for, and not before. */
export const withFileOf =
  ({ photoFolder }: Pick<Services, 'photoFolder'>, request: FastifyRequest): WithFile =>
  (work, without = 'photo_invalid') =>
    orReadAway(request, async () => {
      // What can not be taken apart is no failure of ours: the parser says so with an error of no kind.
      const part = await request.file().catch((error: unknown) => {
        throw error instanceof Error && 'statusCode' in error ? error : new AppError('bad_request');
      });
      if (!part) throw new AppError(without);
      return withReceivedFile(photoFolder, part.file, work);
    });
