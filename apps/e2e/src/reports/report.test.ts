import type { Page } from '@playwright/test';
import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';
import { messageField } from '../chat/chat-page.ts';

const openReport = async (page: Page, name: string): Promise<void> => {
  await page.locator('.chat-head summary').click();
  await page.getByRole('button', { name: text('chat.report', { name }) }).click();
};

test('who is asked for money reports it by keyboard, is given a number, and blocks', async ({
  page,
  watch,
  openSeat,
}) => {
  const me = await becomeMember(page.request);
  const other = await openSeat();
  const scammer = await becomeMember(other.page.request, { name: 'Wolfgang' });
  for (const line of ['Good evening, dear', 'My parcel is held by the customs. Please send 500 euros'])
    await call(other.page.request, 'chatSend', { body: { member: me.id, kind: 'text', text: line } });
  await visit({ page, watch }, `/members/${scammer.id}/chat`);
  await openReport(page, scammer.name);
  const dialog = page.getByRole('dialog', { name: text('reports.title', { name: scammer.name }) });
  const next = dialog.getByRole('button', { name: text('reports.next') });

  await next.click();
  await expect(dialog.getByText(text('reports.what.missing'))).toBeVisible();
  await dialog.getByRole('radio', { name: text('reports.category.money') }).focus();
  await page.keyboard.press('Space');
  await next.press('Enter');

  // Both are chosen already; the first is a greeting.
  const greeting = dialog.getByRole('checkbox', { name: /Good evening/ });
  await expect(greeting).toBeChecked();
  await greeting.press('Space');
  await expect(greeting).not.toBeChecked();
  await next.press('Enter');
  await dialog.getByRole('textbox').fill('We have never met.');
  await dialog.getByRole('button', { name: text('reports.send') }).press('Enter');

  await expect(dialog.getByText(text('reports.thanks'))).toBeVisible();
  await expect(dialog.getByText(/^[34679CDFHJKMNPRTWXY]{4}-[34679CDFHJKMNPRTWXY]{4}$/)).toBeVisible();
  const own = await call(page.request, 'reports');
  expect(own.reports).toMatchObject([{ category: 'money', state: 'open', name: scammer.name }]);
  await expect(dialog.getByText(own.reports[0]?.receipt ?? '-')).toBeVisible();

  await dialog.getByRole('button', { name: text('reports.block.button', { name: scammer.name }) }).click();
  const question = page.getByRole('dialog', { name: text('chat.block.title', { name: scammer.name }) });
  await question.getByRole('button', { name: text('chat.block.confirm'), exact: true }).click();
  await expect(page.getByText(text('chat.blocked', { name: scammer.name }))).toBeVisible();
  expect((await call(page.request, 'reports')).reports).toHaveLength(1);
});

test('what was typed stays when the report can not be sent', async ({ page, watch, openSeat }) => {
  watch.allow(/Failed to load resource|ERR_/);
  const me = await becomeMember(page.request);
  const other = await openSeat();
  const molester = await becomeMember(other.page.request, { name: 'Wolfgang' });
  await call(other.page.request, 'chatSend', { body: { member: me.id, kind: 'text', text: 'You fool' } });
  await visit({ page, watch }, `/members/${molester.id}/chat`);
  await expect(messageField(page, molester.name)).toBeVisible();
  await openReport(page, molester.name);
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text('reports.category.harassment')).click();
  await dialog.getByRole('button', { name: text('reports.next') }).click();
  await dialog.getByRole('button', { name: text('reports.next') }).click();
  await dialog.getByRole('textbox').fill('Every evening');
  let isAway = true;
  await page.route('**/api/report.php', (route) =>
    isAway ? route.fulfill({ status: 409, json: { error: { code: 'internal' } } }) : route.continue(),
  );
  const send = dialog.getByRole('button', { name: text('reports.send') });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText(text('refusal.generic'));
  await expect(dialog.getByRole('textbox')).toHaveValue('Every evening');
  isAway = false;
  await send.click();
  await expect(dialog.getByText(text('reports.thanks'))).toBeVisible();
});
