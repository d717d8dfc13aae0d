import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { asNoDocument } from '../security.ts';

export interface Pages {
  readonly entry: ServerBuild['entry']['module'];
  readonly answer: RequestHandler;
}

/** Loads the pages: once from `build/` in production, anew for each request while developing. */
export type LoadPages = () => Promise<Pages>;

const membersFolder = path.join(import.meta.dirname, '../../../../../members');
const year = 31_536_000;
/** Files of the build that a browser shows in no window of their own; packed ones end as they are packed. */
const neverDocument = /\.(js|css|woff2|json)(\.br)?$/;

/** The pages of a build, kept for all who ask: ranking every route costs more than finding the one that is asked for. */
export const pagesOf = (
  build: ServerBuild,
  createHandler: typeof createRequestHandler,
  mode: 'production' | 'development',
): Pages => ({ entry: build.entry.module, answer: createHandler(build, mode) });

/** Undefined when they have not been built. */
export const productionBuild = async (): Promise<LoadPages | undefined> => {
  const file = path.join(membersFolder, 'build/server/index.js');
  if (!existsSync(file)) return undefined;
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const pages = pagesOf(build, createRequestHandler, 'production');
  return async () => pages;
};

/** What the pages of the build load: scripts, styles, fonts, pictures. */
export const registerAssets = async (app: FastifyInstance): Promise<void> => {
  const root = path.join(membersFolder, 'build/client');
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    cacheControl: false,
    // The build has packed them (`packed-assets.ts`).
    preCompressed: true,
    setHeaders: (response, file) => {
      const immutable = file.startsWith(path.join(root, 'assets'));
      response.header('cache-control', immutable ? `public, max-age=${year}, immutable` : 'no-cache');
      // A policy is for documents: on files that are none it is half a kilobyte for nothing, thirty times a page.
      if (immutable && neverDocument.test(file))
        asNoDocument(response).removeHeader('content-security-policy');
    },
  });
};

/** Vite's own middlewares serve the sources while developing. */
export const developmentBuild = async (app: FastifyInstance): Promise<LoadPages> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: membersFolder,
    configFile: path.join(membersFolder, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (
      request.url.startsWith('/api/') ||
      request.url.startsWith('/photos/') ||
      request.url.startsWith('/dev/')
    )
      return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook('onClose', () => vite.close());
  return async () => {
    // The pages must meet the very router that they were loaded with; the development server has one of its own.
    const router = (await vite.ssrLoadModule('react-router')) as unknown as {
      createRequestHandler: typeof createRequestHandler;
    };
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild;
    return pagesOf(build, router.createRequestHandler, 'development');
  };
};
