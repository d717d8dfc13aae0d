import { personalData } from '../platform/subject/personal-data.ts';
import { defineSubject } from '../platform/subject/subject.ts';
import { mailAccount } from './account-mail.ts';
import { openMailer } from './mailer.ts';
import { registerOutboxPage } from './outbox-page.ts';
import { removeKeptMails } from './repository.ts';

/** Mails: how they look, how they leave; in development, where they land instead. */
export const mailSubject = defineSubject({
  name: 'mail',
  opens: ({ config, db, clock }) => ({ mailer: openMailer(config, db, clock) }),
  jobs: { 'mail.account': mailAccount },
  routes: (app, services) => {
    if (services.config.mode !== 'production') registerOutboxPage(app, services);
  },
  personalData: [
    personalData('development_mails', {
      purpose: 'mails in place of a mail server, in development only',
      seenBy: 'developers',
      goes: 'purge',
      exported: 'no',
      stays: { recipient: 'removed by address and age' },
    }),
  ],
  purge: (_services, trx, member) => removeKeptMails(trx, member.email, member.deleted_at),
});
