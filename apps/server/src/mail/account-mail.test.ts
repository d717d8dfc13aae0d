import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '@vesper/domain';
import type { AccountMail, AccountMailKind } from './account-mail-kinds.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Site } from '../site/site-directory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { accountMail, addAccountMail } from './account-mail.ts';

let server: TestServer;
let site: Site;
beforeAll(async () => {
  server = await startTestServer();
  site = (await server.services.sites.findByHost('localhost', true)) as Site;
});
afterAll(() => server.end());

const links: Readonly<Record<AccountMailKind, string>> = {
  password_reset: '/reset-password/do?token=t-1',
  password_reset_unknown: '/signup',
  password_changed: '/reset-password',
  mail_change: '/mail-change/do?token=t-1',
  mail_change_taken: '/login',
  mail_changed: '/mail-change/do?undo=t-1',
  sign_in: '/t-1',
  sign_in_unknown: '/signup',
  signup_known: '/login',
  account_deleted: '/t-1',
  account_restored: '/login',
  way_in_changed: '/reset-password',
  verification_judged: '/verification',
  photo_refused: '/profile',
};
const kinds = Object.keys(links) as AccountMailKind[];

const mailOf = (mail: AccountMailKind, language = 'en'): AccountMail => ({
  mail,
  site: site.id,
  recipient: 'anna@example.test',
  language,
  name: '<b>Anna</b>',
  token: 't-1',
  newEmail: 'new@example.test',
  until: '2026-06-29T23:30:00.000Z',
});

it.each(kinds)('leads from %s to its page, in every language', async (kind) => {
  for (const language of locales) {
    const { html, text } = await accountMail(site, 'http://localhost', mailOf(kind, language));
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(text).toContain(`\nhttp://localhost${prefix}${links[kind]}\n`);
    expect(html).not.toContain('<b>');
    // Nothing is fetched from elsewhere when the mail is read.
    expect(html).not.toMatch(/(src=|url\(|<link)/);
    expect(`${text}${html}`).not.toMatch(/[{}]\w+[{}]|undefined/);
  }
});

it('names the day until which an account can be restored, in the language of the member', async () => {
  const day = async (language: string) =>
    (await accountMail(site, 'http://localhost', mailOf('account_deleted', language))).text;
  expect(await day('en')).toContain('29 June 2026');
  expect(await day('de')).toContain('29. Juni 2026');
});

it('says to strangers that their address was entered, and not that they have an account', async () => {
  const { text } = await accountMail(site, 'http://localhost', mailOf('sign_in_unknown'));
  expect(text).toContain('this e-mail address was entered');
  expect(text).not.toContain('because you have an account');
});

it('is sent whatever the member chose to be told, and to the address it was written for', async () => {
  const person = await server.member();
  await server.services.db
    .updateTable('members')
    .set({ notifications_disabled: ['bounce'], paused_at: new Date(server.clock.now()) })
    .where('id', '=', person.id)
    .execute();
  await inTransaction(server.services.db, (trx) =>
    addAccountMail(server.services, trx, { ...mailOf('password_changed'), member: person.id }),
  );
  await server.work();
  const mails = await server.services.db
    .selectFrom('development_mails')
    .selectAll()
    .where('recipient', '=', 'anna@example.test')
    .execute();
  expect(mails).toHaveLength(1);
});
