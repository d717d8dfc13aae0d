import { Readable } from 'node:stream';
import { exportPath } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import yazl from 'yazl';
import { type PhotoRow, readPhotos } from '../photos/repository.ts';
import { dateOf, todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services.ts';
import { inTransaction } from '../platform/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { exportAccess, exportMember, exportMoney } from './export-account.ts';
import { exportBlocks, exportConversations, exportLikes, exportWaiting } from './export-chats.ts';
import { exportReadme } from './export-texts.ts';
import { lockMember, type Member } from '../member/member.ts';
import { readSessionMember } from '../session/session.ts';

const perMember = { act: 'export', most: 5, windowSeconds: 24 * 3600 };

/** In the order of the profile; the id keeps two of one place apart. */
const photoFile = (row: PhotoRow): string => `photos/${row.position}-${row.id}.webp`;

/** All that is kept of a member, without secrets and without what is only about others (docs/data-map.md). */
const collect = async (services: Services, site: Site, member: Member, photos: readonly PhotoRow[]) => {
  const { db, clock } = services;
  return {
    made_at: dateOf(clock),
    site: site.domain,
    ...(await exportMember(db, member.id)),
    photos: photos.map((row) => ({
      id: row.id,
      file: photoFile(row),
      main: row.main,
      width: row.width,
      height: row.height,
      added_at: row.created_at,
    })),
    ...(await exportAccess(db, member.id)),
    likes_given: await exportLikes(db, member.id, 'given'),
    likes_received: await exportLikes(db, member.id, 'received'),
    blocks: await exportBlocks(db, member.id),
    conversations: await exportConversations(db, site, member),
    waiting_messages: await exportWaiting(db, member.id),
    ...(await exportMoney(db, member.id)),
  };
};

/** Photos are read one after the other, when their turn in the stream has come. */
const addPhotos = (services: Services, zip: yazl.ZipFile, photos: readonly PhotoRow[]): void => {
  for (const row of photos)
    zip.addReadStreamLazy(photoFile(row), { compress: false, mtime: row.created_at }, (give) => {
      services.storage.read(row.full_name).then(
        (bytes) => give(null, Readable.from([bytes ?? Buffer.alloc(0)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
};

/**
 * The member's own data as one ZIP file (GDPR articles 15 and 20): data.json, the photos, and a README in the member's
 * language. Refused with `authentication_required` and, after five a day, with `too_many_requests`.
 */
export const registerExport = (app: FastifyInstance, services: Services): void => {
  app.get(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    // A page of another site must not make members download, and use up their downloads.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('origin_not_allowed');
    const member = await readSessionMember(services, request);
    if (!member) throw new AppError('authentication_required');
    const allowed = await inTransaction(services.db, async (trx) => {
      await lockMember(trx, member.id);
      return takeAct(services, trx, perMember, member.id);
    });
    if (!allowed) throw new AppError('too_many_requests');
    const photos = await readPhotos(services.db, member.id);
    const data = await collect(services, request.site, member, photos);
    const mtime = dateOf(services.clock);
    const zip = new yazl.ZipFile();
    // A file that can not be read breaks this download off, so that nobody takes half of it for all.
    zip.on('error', (error: Error) => {
      request.log.warn({ err: error }, 'export broken off');
      (zip.outputStream as Readable).destroy(error);
    });
    const readme = exportReadme(request.site, member.language, mtime);
    zip.addBuffer(Buffer.from(readme), 'README.txt', { mtime });
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json', { mtime });
    addPhotos(services, zip, photos);
    zip.end();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="my-data-${todayOf(services.clock)}.zip"`)
      .type('application/zip')
      .send(zip.outputStream);
  });
};
