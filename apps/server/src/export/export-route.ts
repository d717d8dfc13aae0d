import { Readable } from 'node:stream';
import { exportPath } from '@vesper/contract';
import type { FastifyInstance } from 'fastify';
import yazl from 'yazl';
import { dateOf, todayOf } from '../platform/clock.ts';
import { AppError } from '../platform/http/app-error.ts';
import { takeAct } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { ExportedFile, ExportOf } from '../platform/subject/subject.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { exportReadme } from './export-texts.ts';
import { lockMember } from '../member/repository.ts';
import { readSessionMember } from '../session/session.ts';

const perMember = { act: 'export', most: 5, windowSeconds: 24 * 3600 };

/** All that is kept of a member, without secrets and without what is only about others (docs/data-map.md). */
const collect = async (services: Services, of: ExportOf) => {
  const data: Record<string, unknown> = { made_at: dateOf(services.clock), site: of.site.domain };
  for (const subject of services.subjects) Object.assign(data, await subject.exportData?.(services, of));
  return data;
};

const collectFiles = async (services: Services, of: ExportOf): Promise<ExportedFile[]> => {
  const files = [];
  for (const subject of services.subjects) files.push(...((await subject.exportFiles?.(services, of)) ?? []));
  return files;
};

/** Files are read one after the other, when their turn in the stream has come. */
const addFiles = (zip: yazl.ZipFile, files: readonly ExportedFile[]): void => {
  for (const { path, changedAt, read } of files)
    zip.addReadStreamLazy(path, { compress: false, mtime: changedAt }, (give) => {
      read().then(
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
    const of = { site: request.site, member };
    const data = await collect(services, of);
    const files = await collectFiles(services, of);
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
    addFiles(zip, files);
    zip.end();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="my-data-${todayOf(services.clock)}.zip"`)
      .type('application/zip')
      .send(zip.outputStream);
  });
};
