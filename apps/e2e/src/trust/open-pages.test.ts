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
  await visit(other, '/chats');
  await expect(other.page.getByText('Good evening, Aliisa')).toHaveCount(0);
});
