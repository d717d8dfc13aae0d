/**
 * For tests only: a server with one page in the place of all others, which adds the photo of the form that was posted to it, as
 * the pages of the members app do. Settings come from the environment like the real one's.
 */
import { readConfig } from '../platform/config.ts';
import { CallError, type Api } from '@vesper/api-client';
import type { LoadPages, Pages } from '../platform/http/pages/load-pages.ts';
import { registerPagesOf } from '../platform/http/pages/pages.ts';
import { startServer } from '../start-server.ts';

const addPhoto = async (request: Request, { api }: { readonly api: Api }): Promise<Response> => {
  const posted = await request.formData();
  const [photo, form] = [posted.get('photo'), new FormData()];
  if (photo instanceof File) form.set('photo', photo);
  try {
    await api.call('photoAdd', { key: String(posted.get('key')), form });
    return new Response('added');
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return new Response(error.code, { status: error.status });
  }
};

const pages = {
  entry: { createMembersContext: (values: object) => values },
  answer: addPhoto,
} as unknown as Pages;
const loadPages: LoadPages = async () => pages;

const server = await startServer(readConfig(process.env), {
  pages: false,
  addPages: (page) => registerPagesOf(page, loadPages, false),
});
await server.app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('ready\n');
