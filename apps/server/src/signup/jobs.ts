import { findMember } from '../member/repository.ts';
import type { OutboxPayloads } from '../platform/outbox/outbox.ts';
import type { Services } from '../platform/services/services.ts';
import { activationMail } from './activation-mail.ts';
import { originOf } from '../site/site-origin.ts';

declare module '../platform/outbox/outbox.ts' {
  interface OutboxPayloads {
    'mail.activation': { member: string; token: string };
  }
}

/** Sends the mail after signup, unless there is nothing to confirm any more. */
export const mailActivation = async (
  services: Services,
  payload: OutboxPayloads['mail.activation'],
  id: string,
): Promise<void> => {
  const member = await findMember(services.db, payload.member);
  const site = member && (await services.sites.findById(member.site_id));
  // Deleted or confirmed meanwhile: nothing to ask for any more.
  if (!member?.email || !site || member.status !== 'not_confirmed') return;
  const mail = await activationMail({
    site,
    origin: originOf(services, site),
    language: member.language,
    name: member.name,
    token: payload.token,
  });
  await services.mailer.send(id, member.email, site.settings.mailName, mail);
};
