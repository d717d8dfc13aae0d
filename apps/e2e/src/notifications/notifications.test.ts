import type { APIRequestContext } from '@playwright/test';
import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn, search } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { press, sectionOf } from '../browser/forms.ts';

test('what one is told about is kept, by kind and channel', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/notifications');
  const section = sectionOf(page, 'notifications-rooms.told');
  const kind = (id: string) => section.getByRole('group', { name: text(id), exact: true });
  await kind('notifications.told.like').getByLabel(text('notifications.told.mail')).uncheck();
  await kind('notifications.told.offer').getByLabel(text('notifications.told.push')).check();
  await expect(
    kind('notifications.told.offer').getByText(text('notifications.saved'), { exact: true }),
  ).toBeVisible();
  const { notifications } = await call(page.request, 'notifications');
  expect(notifications.preferences).toEqual({
    message: { mail: true, push: true },
    like: { mail: false, push: true },
    match: { mail: true, push: true },
    offer: { mail: false, push: true },
  });
  await page.reload();
  await settled({ page, watch });
  await expect(kind('notifications.told.like').getByLabel(text('notifications.told.mail'))).not.toBeChecked();
});

/** On any page of a search: the order of those who were there on one day is drawn. */
const isFound = async (asker: APIRequestContext, id: string): Promise<boolean> => {
  for await (const member of search(asker, { country: 'GB', real_only: '1' }))
    if (member.id === id) return true;
  return false;
};

test('who takes a break is found by nobody, is told so, and comes back', async ({ page, watch, nobody }) => {
  const { id } = await becomeMember(page.request, { name: 'Wanderer' });
  expect(await isFound(nobody, id)).toBe(true);
  await visit({ page, watch }, '/notifications/seen');
  const section = sectionOf(page, 'notifications-rooms.seen');
  await section.getByRole('switch', { name: text('notifications.pause'), exact: true }).check();
  await expect(section.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  await expect.poll(() => isFound(nobody, id)).toBe(false);
  await visit({ page, watch }, '/members');
  await expect(page.getByText(text('alerts.paused.title'))).toBeVisible();
  await page.getByRole('button', { name: text('alerts.paused.action') }).click();
  await expect(page.getByText(text('alerts.paused.done'))).toBeVisible();
  await expect(page.getByText(text('alerts.paused.title'))).toHaveCount(0);
  await expect.poll(() => isFound(nobody, id)).toBe(true);
});

test('who is invisible is found by nobody, and people in a conversation still see them', async ({
  page,
  watch,
  nobody,
  openSeat,
}) => {
  const { id, name } = await becomeMember(page.request, { name: 'Quietly' });
  const other = await openSeat();
  const { id: otherId } = await becomeMember(other.page.request);
  await call(page.request, 'chatSend', { body: { member: otherId, kind: 'text', text: 'Good morning' } });
  await visit({ page, watch }, '/notifications/seen');
  const section = sectionOf(page, 'notifications-rooms.seen');
  await section.getByRole('switch', { name: text('notifications.invisible'), exact: true }).check();
  await section.getByRole('switch', { name: text('notifications.auto-like'), exact: true }).check();
  await expect(section.getByText(text('notifications.saved'), { exact: true })).toBeVisible();
  const { notifications } = await call(page.request, 'notifications');
  expect(notifications).toMatchObject({ invisible: true, auto_like: true, paused: false });
  expect(await isFound(nobody, id)).toBe(false);
  await visit(other, '/chats');
  await expect(other.page.getByText(name).first()).toBeVisible();
});

test('who gets no mails any more is told why, and has them sent again', async ({ page, watch }) => {
  const email = 'tina@vesper.test';
  await logIn(page.request, email);
  await visit({ page, watch }, '/members');
  await expect(page.getByText(text('alerts.mail.title'))).toBeVisible();
  await page.getByRole('link', { name: text('alerts.mail.action') }).click();
  await expect(page.getByText(text('notifications.stopped.bounce', { email }))).toBeVisible();
  await press(page, 'notifications.stopped.again');
  await expect(page.getByText(text('notifications.stopped.title'))).toHaveCount(0);
  expect((await call(page.request, 'user')).user?.notifications_disabled).toEqual([]);
});

test('the settings stand beside each other on a desk, and old addresses of their parts lead to them', async ({
  page,
  watch,
}) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/notifications');
  const list = page.getByRole('navigation', { name: text('frame.account.settings'), exact: true });
  const current = list.locator('[aria-current="page"]');
  await expect(current).toHaveAccessibleName(text('notifications-rooms.told'));
  await list.getByRole('link', { name: text('notifications-rooms.language'), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: text('notifications-rooms.language'), exact: true }),
  ).toBeVisible();
  await expect(current).toHaveAccessibleName(text('notifications-rooms.language'));
  await visit({ page, watch }, '/notifications#password');
  await expect(page).toHaveURL(/\/notifications\/password$/);
  await expect(current).toHaveAccessibleName(text('notifications-rooms.password'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the settings are a list that leads to each room and back, and asks nothing twice', async ({
    page,
    watch,
  }) => {
    const { email } = await becomeMember(page.request);
    await visit({ page, watch }, '/notifications');
    const list = page.getByRole('navigation', { name: text('frame.account.settings'), exact: true });
    await expect(list).toContainText(email);
    await expect(list.locator('[aria-current]')).toHaveCount(0);
    await expect(sectionOf(page, 'notifications-rooms.told')).toBeHidden();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.data|\/api\//.test(request.url())) asked.push(request.url());
    });
    for (const room of ['seen', 'email', 'told']) {
      await list.getByRole('link', { name: text(`notifications-rooms.${room}`) }).click();
      await expect(sectionOf(page, `notifications-rooms.${room}`)).toBeVisible();
      await expect(list).toBeHidden();
      await page.getByRole('link', { name: text('notifications-rooms.back'), exact: true }).click();
      await expect(list).toBeVisible();
    }
    expect(asked).toEqual([]);
  });
});
