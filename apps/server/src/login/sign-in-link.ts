import { normalizeEmail, signInLinkMinutes } from '@vesper/domain';
import { addAccountMail } from '../mail/account-mail.ts';
import type { CallContext } from '../platform/http/call-acts.ts';
import { newId } from '../platform/ids.ts';
import { countForNobody } from '../platform/limited-acts.ts';
import type { Services } from '../platform/services/services.ts';
import { inTransaction, type Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { findKnownDevice } from '../session/known-devices.ts';
import { requestMail } from '../link/mail-request.ts';
import type { Member } from '../member/repository.ts';
import { mailLink } from '../link/mail-link.ts';
import { dropTokens } from '../link/repository.ts';
import { openStatuses, useToken } from '../link/use-token.ts';

const lifeSeconds = signInLinkMinutes * 60;
const mostAnHour = 5;
const mostADay = 10;

const mailSignIn = async (services: Services, trx: Trx, member: Member): Promise<void> => {
  await dropTokens(trx, member.id, ['sign_in']);
  await mailLink(services, trx, member, { mail: 'sign_in', kind: 'sign_in', lifeSeconds });
};

/** As much work as for a known address, so that the time it takes says nothing either. */
const mailNoLink = async (
  services: Services,
  trx: Trx,
  site: Site,
  recipient: string,
  language: string,
): Promise<void> => {
  await dropTokens(trx, newId(), ['sign_in']);
  await countForNobody(services, trx, 'sign_in_unknown');
  await addAccountMail(services, trx, {
    mail: 'sign_in_unknown',
    site: site.id,
    recipient,
    language,
    name: '',
  });
};

/**
 * Mails a link that logs in once; those mailed before stop working. Five mails an hour and ten a day for who asks
 * for an e-mail address (`mail-request.ts`), twenty an hour for a network address.
 * @throws AppError as {@link requestMail}, with `too_many_mails`
 */
export const requestSignInLink = async (
  services: Services,
  { body, key, site, request }: Pick<CallContext<'signInLinkRequest'>, 'body' | 'key' | 'site' | 'request'>,
): Promise<void> =>
  requestMail(services, {
    call: 'signInLinkRequest',
    key,
    email: body.email,
    request,
    site,
    device: await findKnownDevice(services, request, { email: normalizeEmail(body.email) }),
    lifeSeconds,
    statuses: openStatuses,
    mostAnHour,
    mostADay,
    tooMany: 'too_many_mails',
    mail: (trx, member) => mailSignIn(services, trx, member),
    mailUnknown: (trx, recipient, language) => mailNoLink(services, trx, site, recipient, language),
  });

/**
 * Uses up a link that logs in; answers the member's id.
 * @throws AppError `link_invalid`
 */
export const useSignInLink = async (services: Services, site: Site, token: string): Promise<string> => {
  const { member } = await inTransaction(services.db, (trx) =>
    useToken(services, trx, site, 'sign_in', token),
  );
  return member.id;
};
