import type { FastifyReply, FastifyRequest } from 'fastify';
import { unpacked, type VisitorPage } from './visitor-pages.ts';

const policyHeader = 'content-security-policy';
/** Between browsers and us others may keep it, and ask each time whether it is still that one. */
const askAgain = 'public, no-cache';
/** How a page is kept, the smallest first, and what a browser says that takes it so. */
const packings = [
  ['br', /(?:^|,)\s*br\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i],
  ['gzip', /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i],
] as const;

/** Whether a browser has this very one: `*` stands for any there is, and what lies between may leave out that an ETag is weak. */
const isKnown = (etag: string, said = ''): boolean =>
  said.trim() === '*' ||
  said.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

/** Gives a kept page out: packed as it is, under a policy that knows its scripts, or as the one that the browser has. */
export const sendVisitorPage = async (
  page: VisitorPage,
  /** The proxy's header that tells countries, where there is one. */
  countryHeader: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const policy = String(reply.getHeader(policyHeader) ?? '').replaceAll(/ 'nonce-[^']*'/g, '');
  const hashes = page.scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('');
  reply
    .header(
      policyHeader,
      policy.replace(/script-src [^;]*/, (sources) => sources + hashes),
    )
    .header('cache-control', askAgain)
    .header('vary', ['Accept-Encoding', 'Accept-Language', 'Cookie', countryHeader ?? []].flat().join(', '))
    .header('etag', page.etag)
    .type('text/html; charset=utf-8');
  if (isKnown(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  const [packing] = packings.find(([, isTaken]) => isTaken.test(accepted)) ?? [];
  if (!packing) return reply.send(await unpacked(page));
  return reply.header('content-encoding', packing).send(page[packing]);
};
