import { expect, test, visit } from '../browser/journey.ts';
import { becomeMember, call } from '../browser/people.ts';
import { text } from '../browser/texts.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a profile with a stolen face is reported from a phone, without a word to its member', async ({
  page,
  watch,
  openSeat,
}) => {
  await becomeMember(page.request, { name: 'Adelheid' });
  const other = await openSeat();
  const thief = await becomeMember(other.page.request, { name: 'Wolfgang' });
  await visit({ page, watch }, `/members/${thief.id}`);
  await page.getByRole('button', { name: text('reports-button.report', { name: thief.name }) }).click();
  const dialog = page.getByRole('dialog', { name: text('reports.title', { name: thief.name }) });
  await dialog.getByText(text('reports.category.fake_profile')).click();
  await dialog.getByRole('button', { name: text('reports.next') }).click();
  // Nothing was written, so that there is nothing to choose from.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await dialog.getByRole('textbox').fill('This is the face of an actor.');
  await dialog.getByRole('button', { name: text('reports.send') }).click();
  await expect(dialog.getByText(text('reports.thanks'))).toBeVisible();
  const { reports } = await call(page.request, 'reports');
  expect(reports).toMatchObject([{ category: 'fake_profile', state: 'open', name: thief.name }]);
  await expect(dialog.getByText(reports[0]?.receipt ?? '-')).toBeVisible();
  // The same again is the same case.
  await page.reload();
  expect(
    await call(page.request, 'report', {
      body: { member: thief.id, category: 'fake_profile', messages: [], words: '' },
    }),
  ).toMatchObject({ receipt: reports[0]?.receipt, is_repeat: true });
  expect((await call(other.page.request, 'chats')).chats).toEqual([]);
});
