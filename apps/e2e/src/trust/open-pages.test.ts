import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

// Where nobody else of these journeys is.
const place = { country: 'FI', region: 'FI-19' } as const;
const search = '/members?country=FI&region=FI-19&gender=male';
const phone = { viewport: { width: 390, height: 844 } };
test.use(phone);

const cardOf = (page: Page, name: string) => page.locator('.member-card__link', { hasText: name });

test('a block reaches every open page of both: lists, profile and conversation', async ({
  page,
  watch,
  context,
  openSeat,
}) => {
  // What the page of a member who has blocked answers, and the calls that it makes.
  watch.allow(/status of (403|404)/);
  const anna = await becomeMember(page.request, { name: 'Aliisa' });
  await call(page.request, 'profileUpdate', { body: place });
  const other = await openSeat(phone);
  other.watch.allow(/status of (403|404)/);
  const bert = await becomeMember(other.page.request, { name: 'Bertel' });
  await call(other.page.request, 'profileUpdate', {
    body: { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' },
  });
  await call(other.page.request, 'chatSend', {
    body: { member: anna.id, kind: 'text', text: 'Good evening, Aliisa' },
  });

  const list = { page: await context.newPage(), watch };
  await visit(list, search);
  await expect(cardOf(list.page, bert.name)).toBeVisible();
  const chats = { page: await context.newPage(), watch };
  await visit(chats, '/chats');
  await expect(chats.page.getByText('Good evening, Aliisa')).toBeVisible();
  // One that is behind the others while it happens.
  const conversation = { page: await other.page.context().newPage(), watch: other.watch };
  await visit(conversation, `/members/${anna.id}/chat`);
  const said = conversation.page.getByRole('log').getByText('Good evening, Aliisa');
  await expect(said).toBeVisible();
  await expect(conversation.page.locator('.composer__send')).toBeEnabled();
  await other.page.bringToFront();
  await visit(other, `/members/${anna.id}`);
  await expect(other.page.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();

  await page.bringToFront();
  await visit({ page, watch }, `/members/${bert.id}`);
  await page.getByRole('button', { name: text('trust.block', { name: bert.name }), exact: true }).click();
  const question = page.getByRole('dialog', { name: text('trust.block.title', { name: bert.name }) });
  await question.getByRole('button', { name: text('trust.block.confirm'), exact: true }).click();

  // Who has blocked is led to the people, and no other page of hers shows him any more.
  await expect(page.getByRole('heading', { level: 1, name: text('search.title') })).toBeVisible();
  await expect(cardOf(list.page, bert.name)).toHaveCount(0);
  await expect(chats.page.getByText('Good evening, Aliisa')).toHaveCount(0);
  // He reads what the page says from now on.
  await expect(other.page.getByText(text('refusal.blocked_by_member', { name: anna.name }))).toBeVisible();
  const { page: talk } = conversation;
  await expect(talk.getByText(text('refusal.blocked_by_member', { name: anna.name }))).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(talk.getByText(text('frame.online'))).toHaveCount(0);
  await visit(other, '/chats');
  await expect(other.page.getByText('Good evening, Aliisa')).toHaveCount(0);
});

test('a block reaches what is open at a desk: the faces beside the list, messages that were found, and a gift about to be sent', async ({
  page,
  watch,
  context,
  openSeat,
}) => {
  const desk = { width: 1280, height: 800 };
  await page.setViewportSize(desk);
  watch.allow(/status of (403|404)/);
  const anna = await becomeMember(page.request, { name: 'Aune' });
  const other = await openSeat({ viewport: desk });
  other.watch.allow(/status of (403|404)/);
  const bert = await becomeMember(other.page.request, { name: 'Birger' });
  await call(other.page.request, 'chatSend', {
    body: { member: anna.id, kind: 'text', text: 'Good evening, Aune' },
  });
  const faces = { page: await context.newPage(), watch };
  await faces.page.setViewportSize(desk);
  await visit(faces, '/chats');
  await expect(faces.page.locator('.chats-face').getByText(bert.name)).toBeVisible();
  const found = { page: await other.page.context().newPage(), watch: other.watch };
  await visit(found, '/chats?q=evening');
  await expect(found.page.locator('.chat-row__found')).toHaveText('You: Good evening, Aune');
  await visit(other, `/members/${anna.id}/chat`);
  await other.page.getByRole('button', { name: text('chat.gift.open', { name: anna.name }) }).click();
  const sheet = other.page.getByRole('dialog');
  await expect(sheet).toBeVisible();

  await call(page.request, 'block', { body: { member: bert.id } });
  await expect(faces.page.locator('.chats-face')).toHaveCount(0);
  await expect(found.page.locator('.chat-row__found')).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
  await expect(other.page.getByText(text('refusal.blocked_by_member', { name: anna.name }))).toBeVisible();
});

test('an unblock reaches every open page of both, and brings nothing back of what was said', async ({
  page,
  watch,
  context,
  openSeat,
}) => {
  watch.allow(/status of (403|404|410)/);
  const anna = await becomeMember(page.request, { name: 'Kaarina' });
  await call(page.request, 'profileUpdate', { body: place });
  const other = await openSeat(phone);
  other.watch.allow(/status of (403|404|410)/);
  const bert = await becomeMember(other.page.request, { name: 'Kaarle' });
  await call(other.page.request, 'profileUpdate', {
    body: { ...place, gender: 'male', search_gender: 'female', sexuality: 'hetero' },
  });
  await call(other.page.request, 'chatSend', {
    body: { member: anna.id, kind: 'text', text: 'Good evening, Kaarina' },
  });
  const list = { page: await context.newPage(), watch };
  await visit(list, search);
  await expect(cardOf(list.page, bert.name)).toBeVisible();
  await call(page.request, 'block', { body: { member: bert.id } });
  await expect(cardOf(list.page, bert.name)).toHaveCount(0);
  await visit(other, `/members/${anna.id}`);
  const apart = other.page.getByText(text('refusal.blocked_by_member', { name: anna.name }));
  await expect(apart).toBeVisible();

  await page.bringToFront();
  await visit({ page, watch }, '/notifications');
  await page.getByRole('link', { name: text('notifications-rooms.blocked') }).click();
  const row = page.getByRole('listitem').filter({ hasText: bert.name });
  const unblock = text('trust-blocked.unblock-of', { name: bert.name });
  await row.getByRole('button', { name: unblock }).click();
  const question = page.getByRole('dialog', { name: text('trust-blocked.title', { name: bert.name }) });
  await expect(question.getByText(text('trust-blocked.lost'))).toBeVisible();
  await question.getByRole('button', { name: unblock }).click();
  await expect(page.getByText(text('trust-blocked.done', { name: bert.name }))).toBeFocused();
  await expect(row).toHaveCount(0);
  await expect(page.getByText(text('trust-blocked.none'))).toBeVisible();

  // The list that was open all the while has him again, and he sees her page where he was told that it is closed to him.
  await expect(cardOf(list.page, bert.name)).toBeVisible();
  await expect(other.page.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
  await expect(apart).toHaveCount(0);
  await visit({ page, watch }, '/chats');
  await expect(page.getByText('Good evening, Kaarina')).toHaveCount(0);
});
