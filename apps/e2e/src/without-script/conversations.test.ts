import { text } from '../browser/texts.ts';
import { type Page } from '@playwright/test';
import { expect, test } from '../browser/journey.ts';
import { becomeMember, becomePremium, call } from '../browser/people.ts';
import { bubble, chatLog } from '../chat/chat-page.ts';
import { press } from '../browser/forms.ts';
import { expectAllAnswers, expectSaid, open } from './plain-page.ts';

test.use({ javaScriptEnabled: false });

const menuOf = async (page: Page) => {
  await page.locator('.chat-head summary').first().click();
  return page.locator('.chat-head .menu__sheet');
};

/** Opens the question in a place, and says yes to it. */
const confirm = async (page: Page, ask: string, yes: string): Promise<void> => {
  const question = page.locator('.plain-question').filter({ has: page.getByText(ask, { exact: true }) });
  await question.locator('summary').click();
  await question.getByRole('button', { name: yes, exact: true }).click();
};

test('a conversation is read back to its beginning, muted, put away, reported and ended', async ({
  page,
  watch,
  openSeat,
}) => {
  // A report that lacks what it is about.
  watch.allow(/status of 422/);
  const other = await openSeat();
  const me = await becomeMember(page.request, { name: 'Annabel' });
  const { id, name } = await becomeMember(other.page.request, { name: 'Bertram' });
  await becomePremium(page.request);
  await becomePremium(other.page.request);
  for (let count = 1; count <= 44; count += 1)
    await call((count % 2 === 1 ? other.page : page).request, 'chatSend', {
      body: { member: count % 2 === 1 ? me.id : id, kind: 'text', text: `Number ${count}.` },
    });

  await open(page, '/chats');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAllAnswers(page);
  await expectSaid(page, text('chat.without-script'));

  await test.step('a word is found, and leads to its message', async () => {
    await open(page, '/chats');
    await page.getByRole('searchbox', { name: text('chat-search.label') }).fill('number 3.');
    await page.getByRole('button', { name: text('chat-search.submit'), exact: true }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: text('chat-search.title', { words: 'number 3.' }) }),
    ).toBeVisible();
    await expectAllAnswers(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Number 3\./ })
      .click();
    await expect(bubble(page, 'Number 3.')).toBeVisible();
    await expectAllAnswers(page);
    await page.goto(`/members/${id}/chat`);
  });

  await test.step('older messages are a page of their own', async () => {
    await expect(bubble(page, 'Number 44.')).toBeVisible();
    await expect(bubble(page, 'Number 1.')).toHaveCount(0);
    await chatLog(page)
      .getByRole('link', { name: text('chat.older') })
      .click();
    await expect(bubble(page, 'Number 1.')).toBeVisible();
    await expect(bubble(page, 'Number 44.')).toHaveCount(0);
    await expectAllAnswers(page);
    await chatLog(page)
      .getByRole('link', { name: text('chat.latest', { count: 0 }) })
      .click();
    await expect(bubble(page, 'Number 44.')).toBeVisible();
  });

  await test.step('what is chosen in the menu of its head is seen where one is led', async () => {
    await press(await menuOf(page), 'chat-choices.mute');
    await expect(
      (await menuOf(page)).getByRole('button', { name: text('chat-choices.unmute') }),
    ).toBeVisible();
    await press(page, 'chat-choices.archive');
    await expect(page).toHaveURL(/\/chats$/);
    await page.getByRole('link', { name: text('chat-list.archived', { count: 1 }) }).click();
    await expectAllAnswers(page);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await press(await menuOf(page), 'chat-choices.unarchive');
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  });

  await test.step('who is reported is asked about on the profile, and what is missing is said', async () => {
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await (await menuOf(page)).getByRole('link', { name: text('chat.report', { name }) }).click();
    const report = page.locator('#report');
    await report.locator('summary').click();
    await report.getByRole('textbox').fill('Asked for my savings.');
    await expectAllAnswers(page);
    await press(report, 'reports.send');
    await expect(report.getByText(text('reports.what.missing'))).toBeVisible();
    await expect(report.getByRole('textbox')).toHaveValue('Asked for my savings.');
    await report
      .locator('label')
      .filter({ hasText: text('reports.category.money') })
      .click();
    await press(report, 'reports.send');
    await expect(report.getByText(text('reports.thanks'))).toBeVisible();
    const { reports } = await call(page.request, 'reports');
    expect(reports).toMatchObject([{ category: 'money', name }]);
    await expect(report.getByText(reports[0]?.receipt ?? '-')).toBeVisible();
  });

  await test.step('removed, it is gone from the own list only', async () => {
    await page.goto(`/members/${id}/chat`);
    await menuOf(page);
    await confirm(page, text('chat.remove'), text('chat.remove'));
    await expect(page).toHaveURL(/\/chats$/);
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
    expect((await call(other.page.request, 'chats')).chats).toHaveLength(1);
  });
});

test('somebody is liked, blocked on the profile, found in the list of the blocked and let back', async ({
  page,
  watch,
  openSeat,
}) => {
  // The page of who is blocked says so.
  watch.allow(/status of 403/);
  const other = await openSeat();
  const me = await becomeMember(page.request, { name: 'Annabel' });
  const { id, name } = await becomeMember(other.page.request, { name: 'Bertram' });
  await call(other.page.request, 'like', { body: { member: me.id } });

  await open(page, '/likes');
  const heart = page.getByRole('listitem').filter({ hasText: name }).getByRole('button');
  const cards = page.locator('.member-card').filter({ hasText: name });
  // What a heart did is seen on the profile, where the like is taken back as well.
  await heart.click();
  const takeBack = page.locator('.plain-question summary', { hasText: text('likes-button.unlike') });
  await expect(takeBack).toBeVisible();
  await open(page, '/likes');
  await page.getByRole('link', { name: text('likes.matches'), exact: true }).click();
  await expect(cards).toBeVisible();
  await expectAllAnswers(page);
  // That of a match leads to the profile, where it is asked for before it ends.
  await cards.locator(`noscript a[aria-label="${text('likes-back.title')}"]`).click();
  await confirm(page, text('likes-button.unlike'), text('likes-back.confirm'));
  await expect(page.getByRole('button', { name: text('likes-button.like'), exact: true })).toBeVisible();
  await open(page, '/likes/matches');
  await expect(cards).toHaveCount(0);
  await page.getByRole('link', { name: text('likes.sent'), exact: true }).click();
  await expect(page.getByText(text('likes.empty.sent'))).toBeVisible();
  await expectAllAnswers(page);

  await open(page, `/members/${id}`);
  await confirm(page, text('trust.block', { name }), text('trust.block.confirm'));
  await expect(
    page.getByRole('heading', { level: 1, name: text('search.title'), exact: true }),
  ).toBeVisible();
  await page.goto(`/members/${id}`);
  await expect(page.getByRole('heading', { name: text('refusal.blocked_by_you') })).toBeVisible();
  await page.getByRole('link', { name: text('frame.blocked-people') }).click();
  const free = text('trust-blocked.unblock-of', { name });
  await confirm(page, free, free);
  await expect(
    page.getByRole('status').filter({ hasText: text('trust-blocked.done', { name }) }),
  ).toBeVisible();
  await expect(page.getByText(text('trust-blocked.none'))).toBeVisible();
  await open(page, `/members/${id}/chat`);
  await menuOf(page);
  await confirm(page, text('chat.block', { name }), text('chat.block.confirm'));
  await expect(page).toHaveURL(/\/chats$/);
  expect((await call(page.request, 'blocks')).blocked).toHaveLength(1);
});
