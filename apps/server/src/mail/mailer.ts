import { createTransport } from 'nodemailer';
import { type Clock, dateOf } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { RenderedMail } from './mail-layout.ts';
import { keepMail } from './repository.ts';

export interface Mailer {
  /** `id` makes the message id: a mail sent twice after a failure is one mail for most mail programs. */
  send(id: string, recipient: string, senderName: string, mail: RenderedMail): Promise<void>;
}

/** A mail server that does not answer must not hold up what else is to be sent; the mail is tried again later. */
const smtpLimitMs = 15_000;

const openSmtp = (url: string, from: string, limitMs: number): Mailer => {
  const transport = createTransport({
    url,
    dnsTimeout: limitMs,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    send: async (id, recipient, senderName, mail) => {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: recipient,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...mail,
      });
    },
  };
};

/** Without a mail server: mails are kept and shown at /dev/outbox, in development only. */
const openMailbox = (db: Database, clock: Clock): Mailer => ({
  send: async (id, recipient, _senderName, mail) => {
    await keepMail(db, { id, recipient, ...mail, created_at: dateOf(clock) });
  },
});

export const openMailer = (
  config: Config,
  db: Database,
  clock: Clock,
  limitMs: number = smtpLimitMs,
): Mailer => (config.smtpUrl ? openSmtp(config.smtpUrl, config.mailFrom, limitMs) : openMailbox(db, clock));

declare module '../platform/services/services.ts' {
  interface Services {
    readonly mailer: Mailer;
  }
}
