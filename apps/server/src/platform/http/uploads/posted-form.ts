import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services/services.ts';
import { AppError } from '../app-error.ts';
import { orReadAway } from './read-away.ts';
import { type ReceivedFile, withReceivedFile } from './received-file.ts';

/**
 * A form without its files, of all fields together; a file goes to the disk. Of a megabyte of `a&` reading the fields takes
 * seconds; the longest text that a call takes (20,000 signs) needs 120 KB where each is written as six.
 */
export const largestForm = 128 * 1024;

/** A form with a file, of which no more than the fields was ever held in memory. */
export interface PostedForm {
  /** As it was sent, with a note instead of the file's bytes; an empty file as it is. */
  readonly form: FormData;
  /** By what is written in the note. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
}

/** Of one form; one more than the screens have is refused with the whole form. */
const limits = { files: 1, fields: 100, fieldSize: largestForm };

type Parts = ReturnType<FastifyRequest['parts']>;

/** The next part; where the form breaks off or says too much, in our words instead of the parser's. */
const next = async (parts: Parts) => {
  try {
    return await parts.next();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { statusCode } = error as { statusCode?: number };
    throw new AppError(statusCode === 413 ? 'request_too_large' : 'bad_request');
  }
};

/**
 * Reads a form with a file off a request, the file to the disk as that of a call goes there (its turn, its limits, gone when its sender
 * goes), does the work with it, and removes the file.
 * @throws AppError `request_too_large`, and as {@link withReceivedFile}
 */
export const withPostedForm = async <T>(
  { photoFolder }: Pick<Services, 'photoFolder'>,
  request: FastifyRequest,
  work: (posted: PostedForm) => Promise<T>,
): Promise<T> => {
  const parts = request.parts({ limits });
  const form = new FormData();
  const files = new Map<string, ReceivedFile>();
  let left = largestForm;
  const readOn = async (): Promise<T> => {
    const { done, value: part } = await next(parts);
    if (done) return work({ form, files });
    if (part.type === 'field') {
      const value = String(part.value);
      left -= part.fieldname.length + value.length;
      if (left < 0 || part.valueTruncated) throw new AppError('request_too_large');
      form.append(part.fieldname, value);
      return readOn();
    }
    return withReceivedFile(photoFolder, part.file, async (received) => {
      const note = received.bytes > 0 ? path.basename(received.file) : '';
      if (note) files.set(note, received);
      form.append(part.fieldname, new File([note], part.filename, { type: part.mimetype }));
      return readOn();
    });
  };
  return orReadAway(request, readOn);
};
