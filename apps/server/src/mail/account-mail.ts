import { formatLocale, isLocale, localePath } from '@vesper/domain';
import { createIntlFor, formatDate } from '@vesper/i18n';
import type { AccountMail, AccountMailKind } from './account-mail-kinds.ts';
import type { Services } from '../platform/services/services.ts';
import type { Trx } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { changeMails } from './account-change-messages.ts';
import { entryMails } from './account-messages.ts';
import type { AccountMailRow } from './account-mail-table.ts';
import { type RenderedMail, renderMail } from './mail-layout.ts';
import { mailMessages } from './messages.ts';
import { originOf } from '../site/site-origin.ts';

/** Every mail on the account; a new one is a row beside its texts. */
const accountMails: Readonly<Record<AccountMailKind, AccountMailRow>> = { ...entryMails, ...changeMails };

/** Renders a mail on the account in the recipient's language; the day in it is meant in UTC. */
export const accountMail = (site: Site, origin: string, mail: AccountMail): Promise<RenderedMail> => {
  const locale = isLocale(mail.language) ? mail.language : 'en';
  const intl = createIntlFor(formatLocale(locale));
  const { texts, path, hasAccount = true } = accountMails[mail.mail];
  const siteName = site.settings.mailName;
  const until = mail.until
    ? formatDate(intl, mail.until, { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' })
    : '';
  const values = {
    site: siteName,
    name: mail.name,
    newEmail: mail.newEmail ?? '',
    until,
    change: mail.change ?? '',
  };
  const footer = hasAccount ? mailMessages.footer : mailMessages.footerNoAccount;
  return renderMail({
    language: mail.language,
    siteName,
    subject: intl.formatMessage(texts.subject, values),
    title: intl.formatMessage(texts.title, values),
    paragraphs: [intl.formatMessage(texts.body, values)],
    button: {
      label: intl.formatMessage(texts.button, values),
      url: `${origin}${localePath(locale, path(encodeURIComponent(mail.token ?? '')))}`,
    },
    linkFallback: intl.formatMessage(mailMessages.linkFallback),
    afterButton: [intl.formatMessage(texts.after, values)],
    footer: intl.formatMessage(footer, { site: siteName, email: site.settings.supportEmail }),
  });
};

/**
 * Writes the job that sends a mail on the account into the act's own transaction. Such mails are always sent: neither
 * the member's choice of notices nor a reason for which mails have stopped holds them back.
 */
export const addAccountMail = async (
  services: Pick<Services, 'outbox'>,
  trx: Trx,
  mail: AccountMail,
): Promise<void> => {
  await services.outbox.add(trx, 'mail.account', mail);
};

/** The job of {@link addAccountMail}; everything the mail says came with it. */
export const mailAccount = async (services: Services, payload: AccountMail, id: string): Promise<void> => {
  const site = await services.sites.findById(payload.site);
  if (!site) return;
  const mail = await accountMail(site, originOf(services, site), payload);
  await services.mailer.send(id, payload.recipient, site.settings.mailName, mail);
};
