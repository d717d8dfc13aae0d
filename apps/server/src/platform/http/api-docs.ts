import { createHash } from 'node:crypto';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

export const apiDocsPath = '/api/docs';

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The inline scripts of this page and no others, by their hashes. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(inlineScripts)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * What the reference may do. It is a program of its own that writes styles and markup, which the policy of our pages
 * forbids; it shows the contract and nothing that a member has written, and calls nobody but this server.
 */
const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // It compiles what it validates with, or falls back to slower ways and a report.
    `script-src 'self' 'unsafe-eval' ${hashesOf(html).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ');

/** The contract's reference for people, at {@link apiDocsPath}. */
export const registerApiDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_request, reply, payload) => {
      if (typeof payload === 'string' && String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', policyOf(payload));
      return payload;
    });
    await scope.register(scalar, {
      routePrefix: apiDocsPath,
      configuration: {
        url: '/api/openapi.json',
        cdn: `${apiDocsPath}/js/scalar.js`,
        // Fonts, questions to an assistant and telemetry of theirs would be asked for elsewhere.
        withDefaultFonts: false,
        favicon: '/favicon.svg',
        telemetry: false,
        agent: { disabled: true },
        mcp: { disabled: true },
        showDeveloperTools: 'never',
      },
    });
  });
};
