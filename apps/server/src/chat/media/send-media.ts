import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/http/app-error.ts';
import { asNoDocument } from '../../platform/http/security.ts';
import type { Services } from '../../platform/services/services.ts';

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  webm: 'audio/webm',
  mp4: 'audio/mp4',
};

/** The part of a file that a player asks for, both ends included; undefined for all of it. */
const rangeOf = (asked: string | undefined, size: number): { start: number; end: number } | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return { start: Math.max(0, size - Number(to)), end: size - 1 };
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};

/**
 * Sends the file of a message, or the part of it that is asked for. The browser may keep it, and asks each time whether it may
 * still be seen.
 */
export const sendMedia = async (
  { storage }: Pick<Services, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): Promise<FastifyReply> => {
  const tag = `"${name}"`;
  asNoDocument(reply)
    .header('cache-control', 'private, no-cache')
    .header('etag', tag)
    .header('accept-ranges', 'bytes');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const bytes = await storage.read(name);
  if (!bytes) throw new AppError('photo_not_found');
  reply.type(types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  const range = rangeOf(request.headers.range, bytes.length);
  if (!range) return reply.send(bytes);
  const { start, end } = range;
  if (start > end) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.length}`);
  return reply.send(bytes.subarray(start, end + 1));
};
