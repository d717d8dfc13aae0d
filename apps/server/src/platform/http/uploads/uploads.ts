import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { mostPhotoBytes } from '@vesper/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { removeLeftFiles, type WithFile, withReceivedFile } from './received-file.ts';

/** Whether a request may bring a file: of all others the body is words, and small. */
export const mayHaveFile = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');

/** Requests that bring a file: what one may be, and nothing is left of those that a killed server was receiving. */
export const registerUploads = async (
  app: FastifyInstance,
  { photoFolder }: Pick<Services, 'photoFolder'>,
): Promise<void> => {
  await removeLeftFiles(photoFolder, Date.now());
  // A file that was cut off says so itself (`ReceivedFile.truncated`).
  const throwFileSizeLimit = false;
  await app.register(multipart, {
    // What is larger is cut off; nothing that is taken is larger than a photo.
    limits: { fileSize: mostPhotoBytes, files: 1, fields: 4 },
    throwFileSizeLimit,
  });
};

/** Receives the file of a call when it is asked for, and not before. */
export const withFileOf =
  ({ photoFolder }: Pick<Services, 'photoFolder'>, request: FastifyRequest): WithFile =>
  async (work) => {
    const part = await request.file();
    if (!part) throw new AppError('photo_invalid');
    return withReceivedFile(photoFolder, part.file, work);
  };
