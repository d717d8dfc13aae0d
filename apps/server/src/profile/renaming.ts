import type { FieldErrorCode } from '@vesper/contract';
import { checkUsername, formerNameDays } from '@vesper/domain';
import type { Member } from '../member/repository.ts';
import { secondsFromNow } from '../platform/clock.ts';
import type { ActLimit } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import type { Site } from '../site/site-directory.ts';
import { deleteFormerNames } from './former-names-repository.ts';

/** So often a member may be called something else: others are to know again whom they write with (decision 139). */
export const renames: ActLimit = { act: 'rename', most: 3, windowSeconds: 24 * 3600 };

/** What is wrong with a name that a member wants, as at signup (spec §5); null when it may be used. */
export const judgeName = (
  name: string,
  { email }: Pick<Member, 'email'>,
  site: Site,
): FieldErrorCode | null =>
  name.trim() === ''
    ? 'required'
    : checkUsername(name, email ?? '', [site.settings.name, site.settings.mailName]);

/** What members were called long ago is kept for no report any more. */
export const forgetNames = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  deleteFormerNames(db, secondsFromNow(clock, -formerNameDays * 24 * 3600));
