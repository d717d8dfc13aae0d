import { expect, settled, test, visit } from '../browser/journey.ts';
import { becomeMember, call, logIn } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { press, sectionOf } from '../browser/forms.ts';

test('what one is told about is kept, by kind and channel', async ({ page, watch }) => {
  await becomeMember(page.request);
  await visit({ page, watch }, '/notifications');
  const section = sectionOf(page, 'notifications.told');
  const kind = (id: string) => section.getByRole('group', { name: text(id), exact: true });
  await kind('notifications.told.like').getByLabel(text('notifications.told.mail')).uncheck();
  await kind('notifications.told.offer').getByLabel(text('notifications.told.push')).check();
  await press(section, 'notifications.save');
  await expect(section.getByText(text('notifications.saved'))).toBeVisible();
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

test('who takes a break is found by nobody, is told so, and comes back', async ({ page, watch, nobody }) => {
  const { name } = await becomeMember(page.request, { name: 'Wanderer' });
  const found = async () => {
    const { results } = await call(nobody, 'search', { query: { country: 'GB', real_only: '1' } });
    return results.some((member) => member.name === name);
  };
  expect(await found()).toBe(true);
  await visit({ page, watch }, '/notifications');
  const section = sectionOf(page, 'notifications.seen');
  await section.getByRole('switch', { name: text('notifications.pause'), exact: true }).check();
  await press(section, 'notifications.save');
  await expect(section.getByText(text('notifications.saved'))).toBeVisible();
  await expect.poll(found).toBe(false);
  await visit({ page, watch }, '/members');
  await expect(page.getByText(text('alerts.paused.title'))).toBeVisible();
  await page.getByRole('link', { name: text('alerts.paused.action') }).click();
  await settled({ page, watch });
  await section.getByRole('switch', { name: text('notifications.pause'), exact: true }).uncheck();
  await press(section, 'notifications.save');
  await expect.poll(found).toBe(true);
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
  await visit({ page, watch }, '/notifications');
  const section = sectionOf(page, 'notifications.seen');
  await section.getByRole('switch', { name: text('notifications.invisible'), exact: true }).check();
  await section.getByRole('switch', { name: text('notifications.auto-like'), exact: true }).check();
  await press(section, 'notifications.save');
  await expect(section.getByText(text('notifications.saved'))).toBeVisible();
  const { notifications } = await call(page.request, 'notifications');
  expect(notifications).toMatchObject({ invisible: true, auto_like: true, paused: false });
  const { results } = await call(nobody, 'search', { query: { country: 'GB', real_only: '1' } });
  expect(results.map((member) => member.id)).not.toContain(id);
  await visit(other, '/chats');
  await expect(other.page.getByText(name)).toBeVisible();
});

test('who gets no mails any more is told why, and has them sent again', async ({ page, watch }) => {
  const email = 'tina@vesper.test';
  await logIn(page.request, email);
  await visit({ page, watch }, '/members');
  await expect(page.getByText(text('alerts.mail.bounce', { email }))).toBeVisible();
  await page.getByRole('link', { name: text('alerts.mail.action') }).click();
  await expect(page.getByText(text('notifications.stopped.bounce', { email }))).toBeVisible();
  await press(page, 'notifications.stopped.again');
  await expect(page.getByText(text('notifications.stopped.title'))).toHaveCount(0);
  expect((await call(page.request, 'user')).user?.notifications_disabled).toEqual([]);
});
