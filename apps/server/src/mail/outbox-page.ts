import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services/services.ts';
import { findKeptMail, listKeptMails } from './repository.ts';

const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const newest = 100;
const style =
  'body{font:18px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1f2540}li{margin:.75rem 0}a{color:#075a8a}pre{white-space:pre-wrap}';

/** For developers only, hence in English only: what would have been mailed. Never registered in production. */
export const registerOutboxPage = (app: FastifyInstance, services: Services): void => {
  const page = (nonce: string, body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style nonce="${nonce}">${style}</style></head><body>${body}</body></html>`;
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await listKeptMails(services.db, newest);
    const rows = mails.map(
      (mail) =>
        `<li><a href="/dev/outbox/${mail.id}">${escape(mail.subject)}</a><br>${escape(mail.recipient)}, ${mail.created_at.toISOString()}</li>`,
    );
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
    return reply.type('text/html; charset=utf-8').send(page(reply.cspNonce.style, `<h1>Outbox</h1>${list}`));
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = /^[0-9a-f-]{36}$/.test(request.params.id)
      ? await findKeptMail(services.db, request.params.id)
      : undefined;
    if (!mail) return reply.code(404).type('text/plain').send('No such mail\n');
    const links = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([url]) => escape(url));
    const body = `<p><a href="/dev/outbox">Outbox</a></p><h1>${escape(mail.subject)}</h1><p>To ${escape(mail.recipient)}</p>
      <ul>${links.map((url) => `<li><a href="${url}">${url}</a></li>`).join('')}</ul><pre>${escape(mail.text)}</pre>`;
    return reply.type('text/html; charset=utf-8').send(page(reply.cspNonce.style, body));
  });
};
