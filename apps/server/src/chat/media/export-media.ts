import type { Member } from '../../member/repository.ts';
import type { Services } from '../../platform/services/services.ts';
import type { ExportedFile } from '../../platform/subject/subject.ts';
import type { Site } from '../../site/site-directory.ts';
import { exportedFile } from '../content.ts';
import { endedSince, exportConversations, exportEnded, exportWaiting } from '../export-repository.ts';
import { exportUnpaid } from '../unpaid/unpaid-repository.ts';
import { readFilesOf } from './media-repository.ts';

/** The files of the messages that a download lists. */
export const exportMediaFiles = async (
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  { site, member }: { readonly site: Site; readonly member: Member },
): Promise<ExportedFile[]> => {
  const conversations = await exportConversations(db, site, member);
  const listed = [
    ...[...conversations, ...(await exportEnded(db, member.id, endedSince(clock)))].flatMap(
      ({ messages }) => messages,
    ),
    ...(await exportWaiting(db, member.id)),
    ...(await exportUnpaid(db, member.id)),
  ];
  const ids = listed.flatMap((message) =>
    'media' in message && message.media !== undefined ? [message.media] : [],
  );
  const rows = ids.length > 0 ? await readFilesOf(db, ids) : [];
  return rows.map((row) => ({
    path: exportedFile(row),
    changedAt: row.used_at,
    read: () => storage.read(row.full_name),
  }));
};
